import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNamed, questionName, readRequestId, writeRequestId } from './requestId.ts'

test.each([
  ['3/red/3/births', { cursor: { turn: 3, seat: 'red', phase: 3 }, name: 'births', seat: 'red' }],
  ['3/red/5/treatyAnswer@green', { cursor: { turn: 3, seat: 'red', phase: 5 }, name: 'treatyAnswer', seat: 'green' }],
  ['0/table/0/first', { cursor: { turn: 0, seat: 'table', phase: 0 }, name: 'first', seat: 'gm' }],
  [
    '2/red:north/5.2~1/spend@blue',
    { cursor: { turn: 2, seat: 'red', phase: 5, actor: 'north', step: 2, pass: 1 }, name: 'spend', seat: 'blue' },
  ],
])('the id %s says where, what and who was asked', (id, place) => {
  expect(readRequestId(id)).toEqual(place)
  expect(writeRequestId(place.cursor, place.name, place.seat)).toBe(id)
})

test('a key reads as the id in it; any other text is none', () => {
  expect(readRequestId('3/red/7/spend#2')).toEqual(readRequestId('3/red/7/spend'))
  expect(questionName('3/red/7/spend@green#2')).toBe('spend')
  for (const text of ['', 'spend', '3/red/spend', 'x/red/3/spend', '3/red/3/']) expect(readRequestId(text)).toBeNull()
  expect(questionName('spend')).toBe('')
})

test('whatever is written is read again', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/)
  const cursor = fc.record(
    {
      turn: fc.nat(99),
      seat: name,
      phase: fc.nat(20),
      actor: name,
      step: fc.integer({ min: 1, max: 9 }),
      pass: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['turn', 'seat', 'phase'] },
  )
  fc.assert(
    fc.property(cursor, name, name, (place, asked, seat) => {
      const id = writeRequestId(place, asked, seat)
      expect(readRequestId(id)).toEqual({ cursor: place, name: asked, seat })
      expect([isNamed(id, asked), isNamed(id, `${asked}x`), isNamed(id, asked.slice(1)), isNamed(id, seat)]).toEqual([
        true,
        false,
        false,
        seat === asked,
      ])
    }),
    { seed: 1 },
  )
})
