import { describe, expect, test } from 'vitest'
import type { Field } from '../../src-shared/kernel/forms/field.ts'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import { pendingText } from './pendingText.ts'

const HEAD = { id: '1/a/3/move', occurrence: 1, seat: 'a', rule: 'TOY-MOVE-1', wording: 'What moves?', figures: {} } as const

const places = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, wording: 'A place' }))
const place = (count: number): Field => ({ type: 'place', id: 'path', wording: 'Where?', places: places(count) })

function move(...fields: readonly Field[]): Request {
  const done = { id: 'done', rule: 'TOY-MOVE-1', wording: 'Done', figures: {}, fields: [] } as const
  return { ...HEAD, kind: 'act', acts: [{ ...done, id: 'stack', wording: 'A stack', fields }, done] }
}

describe('a question for people', () => {
  test('says whose it is, its id, how to answer, and each act with its bounds', () => {
    expect(
      pendingText(move({ type: 'number', id: 'count', wording: 'How many?', min: 1, max: 3, preset: 2 }, place(2))).split('\n'),
    ).toEqual([
      'seat.a - What moves? (TOY-MOVE-1)',
      '  1/a/3/move#1: {"answer": {"act": "<one of these>", "<field>": ...}}, what is left out as in brackets',
      '  stack  A stack  count 1 to 3 (2); path p0, p1',
      '  done   Done',
    ])
  })

  test('cuts what is long, and says how much is left out', () => {
    expect(pendingText(move(place(9)))).toContain('path p0, p1, p2, p3, p4, p5, p6, p7, p8\n')
    expect(pendingText(move(place(40)))).toContain('path p0, p1, p2, p3, p4, p5, p6, p7 ... (32 more, --json has all)\n')
  })

  test('leaves out places that are barred', () => {
    const [first, ...rest] = places(3)
    const barred = {
      id: 'path',
      wording: 'Where?',
      type: 'place',
      places: [{ id: 'x', wording: 'A place', barred: { wording: 'no' } }, ...rest],
    }
    expect(pendingText(move(barred as Field))).toContain('path p1, p2\n')
    expect(first?.id).toBe('p0')
  })

  test.each<[string, Field]>([
    ['x true or false (true)', { type: 'flag', id: 'x', wording: 'x', preset: true }],
    ['x a text of at most 9 ("me")', { type: 'text', id: 'x', wording: 'x', maxLength: 9, preset: 'me' }],
    ['x p0, p1 (p1)', { type: 'pick', id: 'x', wording: 'x', options: places(2), preset: 'p1' }],
    ['x [p0, p1] (["p0"])', { type: 'many', id: 'x', wording: 'x', options: places(2), least: 0, most: 2, preset: ['p0'] }],
    ['x 0 to 2 rows of {path p0}', { type: 'list', id: 'x', wording: 'x', least: 0, most: 2, preset: [], fields: [place(1)] }],
    ['x {path p0}', { type: 'group', id: 'x', wording: 'x', fields: [place(1)] }],
  ])('%s', (text, field) => expect(pendingText(move(field))).toContain(text))

  test('a sheet, a choice and dice', () => {
    const fill: Request = { ...HEAD, kind: 'fill', fields: [{ type: 'number', id: 'nails', wording: 'Nails', min: 2, max: 2, preset: 2 }] }
    expect(pendingText(fill)).toContain('\n  nails  Nails  2 (2)')
    expect(pendingText({ ...HEAD, kind: 'choose', options: [{ id: 'yes', wording: 'Yes' }] })).toContain('\n  yes  Yes')
    expect(pendingText({ ...HEAD, kind: 'roll', faces: 6, count: 4, test: { type: 'number' } })).toMatch(
      /"roll": "app".*\n {2}4 × a die of 6$/,
    )
  })
})
