import { describe, expect, test } from 'vitest'
import { differenceOf } from './testing/parting.ts'

const effect = (rule: string, figure = 1) => ({ rule, figure })
const update = (seat: string, effects: readonly object[], pending: readonly object[] = []): string =>
  `${seat} tableChanged ${JSON.stringify({ from: 0, entries: effects.map((one) => ({ kind: 'answer', effects: [one] })), pending, dice: 'app' })}`

const CALM = [update('red', [effect('A-B-1')]), update('blue', [effect('A-B-1')])]

describe('where two tables come to differ', () => {
  test('nothing differs between the same messages', () => {
    expect(differenceOf(CALM, [...CALM])).toBeNull()
  })

  test.each([
    ['an effect that was put in', update('red', [effect('A-B-2'), effect('A-B-3')]), update('red', [effect('A-B-3')]), ['A-B-2']],
    ['an effect that is another', update('red', [effect('A-B-2', 4)]), update('red', [effect('A-B-2', 5)]), ['A-B-2', 'A-B-2']],
    ['a question that is another', update('red', [], [effect('A-B-4')]), update('red', [], [effect('A-B-5')]), ['A-B-4', 'A-B-5']],
    ['a reply', 'red answer gives 1', 'red answer gives 2', []],
  ])('%s is told by its rule, if it has one', (_, one, other, rules) => {
    expect(differenceOf([...CALM, one], [...CALM, other])).toEqual({ at: 2, one, other, rules })
    expect(differenceOf([...CALM, other], [...CALM, one])?.rules.toSorted()).toEqual([...rules].sort())
  })

  test('the same in one message and in two differs by no rule', () => {
    const [together, apart] = [
      [update('red', [effect('A-B-1'), effect('A-B-2')])],
      [update('red', [effect('A-B-1')]), update('red', [effect('A-B-2')])],
    ]
    expect(differenceOf(together, apart)?.rules).toEqual([])
  })

  test('a message more differs; where one has not sent all yet it does not', () => {
    const more = [...CALM, update('red', [effect('A-B-9')])]
    expect(differenceOf(CALM, more)).toMatchObject({ at: 2, one: 'nothing', rules: ['A-B-9'] })
    expect(differenceOf(CALM, more, true)).toBeNull()
  })

  test('a message that came to another seat first differs', () => {
    expect(differenceOf(CALM, CALM.toReversed())?.at).toBe(0)
  })
})
