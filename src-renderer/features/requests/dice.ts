import { countOutcomes } from '../../../src-shared/kernel/dice.ts'
import type { RollTest } from '../../../src-shared/kernel/request.ts'
import { diceGroups } from './tally.ts'
import { rollCardTexts } from './texts/rollCards.ts'

/** Up to this many dice are shown one by one; beyond, as bars. */
export const MOST_SHOWN = 60

/** The outcome of the die at `place` (from 0); null for a test that has none. */
export function outcomeOf(test: RollTest, value: number, place: number): string | null {
  if (test.type === 'number') return null
  if (test.type === 'atMostEach') {
    let end = 0
    const group = test.groups.find(({ count }) => place < (end += count))
    return value <= (group?.need ?? 0) ? test.success : test.failure
  }
  const counts = countOutcomes(test, [value])
  return Object.keys(counts).find((outcome) => counts[outcome] === 1) ?? null
}

/** Whether an outcome counts as the good one: only tests with a success and a failure know. */
export function isSuccess(test: RollTest, outcome: string | null): boolean | null {
  return 'success' in test && outcome !== null ? outcome === test.success : null
}

/** Outcomes nobody rolls for: a die that makes its number here is no good news. */
const HARM: ReadonlySet<string> = new Set(['motherLost', 'royalMotherDies', 'assassinCaught', 'withdraws'])

export function isHarm(outcome: string | null): boolean {
  return outcome !== null && HARM.has(outcome)
}

/** What the die at `place` (from 0) must read at most, where dice differ in it; else null. */
export function needAt(test: RollTest, place: number): number | null {
  return diceGroups(test).find(({ last }) => place < last)?.need ?? null
}

/** What the die at `place` must read, where dice differ in it: "≤ 74". Empty where they do not. */
export function ownNeed(test: RollTest, place: number): string {
  const need = needAt(test, place)
  return need === null ? '' : `≤ ${need}`
}

/** How much of one die's range each outcome takes, in percent, for a roll not yet made; averaged over all dice where they differ. Null for a test without outcomes. */
export function chancesOf(test: RollTest, faces: number): readonly { readonly outcome: string; readonly percent: number }[] | null {
  if (test.type === 'number') return null
  if (test.type === 'atMostEach') {
    const dice = test.groups.reduce((sum, { count }) => sum + count, 0)
    const hits = test.groups.reduce((sum, { need, count }) => sum + need * count, 0)
    const percent = dice === 0 ? 0 : (hits * 100) / (dice * faces)
    return [
      { outcome: test.success, percent },
      { outcome: test.failure, percent: 100 - percent },
    ]
  }
  const all = Array.from({ length: faces }, (_, index) => index + 1)
  return Object.entries(countOutcomes(test, all)).map(([outcome, hits]) => ({ outcome, percent: (hits * 100) / faces }))
}

/** What a die must read, in words: "60 or less". Null where a table or the number itself decides. */
export function needOf(test: RollTest): string | null {
  switch (test.type) {
    case 'atMost':
      return rollCardTexts.orLess(test.need)
    case 'atLeast':
      return rollCardTexts.orMore(test.need)
    case 'atMostEach': {
      const needs = test.groups.map(({ need }) => need)
      const [least, most] = [Math.min(...needs), Math.max(...needs)]
      return least === most ? rollCardTexts.orLess(least) : rollCardTexts.ownNumber(least, most)
    }
    case 'table':
    case 'number':
      return null
    default:
      return test satisfies never
  }
}
