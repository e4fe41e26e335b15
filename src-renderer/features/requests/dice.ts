import type { RollTest } from '../../../src-shared/kernel/engine/request.ts'
import { outcomeOfDie, partAt } from '../../../src-shared/kernel/chance/rollTest.ts'
import { chanceOfEach, groupAt } from './tally.ts'
import { rollCardTexts } from './texts/rollCards.ts'

/** Up to this many dice are shown one by one; beyond, as bars. */
export const MOST_SHOWN = 60

/** Most dice that are typed in a field of one line; more take two. */
export const MOST_IN_LINE = 12

/** Whether an outcome counts as the good one: only tests with a success and a failure know. */
export function isSuccess(test: RollTest, outcome: string | null): boolean | null {
  return 'success' in test && outcome !== null ? outcome === test.success : null
}

/** Whether the die at `place` (from 0) that shows `value` came out well; null where its test knows neither well nor ill. */
export function succeeds(test: RollTest, value: number, place: number): boolean | null {
  const own = test.type === 'parts' ? (partAt(test.parts, place)?.test ?? test) : test
  return isSuccess(own, outcomeOfDie(test, value, place))
}

/** Whether an outcome is a loss to whoever rolls: a die that makes its number there is no good news. */
export function isHarm(test: RollTest, outcome: string | null): boolean {
  if (test.type === 'parts') return test.parts.some((part) => isHarm(part.test, outcome))
  return 'harm' in test && outcome === test.success
}

/** How a die that has fallen is drawn: it made its number, to good or to ill, or it did not; `plain` where its test knows neither. */
export type DieLook = 'hit' | 'harm' | 'miss' | 'plain'

export function lookOf(test: RollTest, value: number, place: number): DieLook {
  const success = succeeds(test, value, place)
  if (success === null) return 'plain'
  if (!success) return 'miss'
  const own = test.type === 'parts' ? (partAt(test.parts, place)?.test ?? test) : test
  return isHarm(own, outcomeOfDie(test, value, place)) ? 'harm' : 'hit'
}

/** What the die at `place` (from 0) must show, where dice differ in it: "≤ 74", "≥ 4". Empty where they do not. */
export function ownNeed(test: RollTest, place: number): string {
  const group = groupAt(test, place)
  return group === null ? '' : `${group.atLeast ? '≥' : '≤'} ${group.need}`
}

/** How much of one die's range each outcome takes, in percent, for a roll not yet made; averaged over all dice where they differ. Null for a test without outcomes. */
export function chancesOf(test: RollTest, faces: number): readonly { readonly outcome: string; readonly percent: number }[] | null {
  const chances = chanceOfEach(test, faces)
  return chances === null ? null : Object.entries(chances).map(([outcome, chance]) => ({ outcome, percent: chance * 100 }))
}

/** What a die must read, or all together, in words: "60 or less". Null where a table or the number itself decides. */
export function needOf(test: RollTest): string | null {
  const { orLess, orMore, ownNumber, ownNumberUp, inAll, withModifier } = rollCardTexts
  switch (test.type) {
    case 'atMost':
      return withModifier(orLess(test.need), test.modifier ?? 0)
    case 'atLeast':
      return withModifier(orMore(test.need), test.modifier ?? 0)
    case 'atMostEach':
    case 'atLeastEach': {
      // Groups may have modifiers of their own: what the dice themselves must show.
      const needs = test.groups.map(({ need, modifier = 0 }) => need - modifier)
      const [least, most] = [Math.min(...needs), Math.max(...needs)]
      if (test.type === 'atMostEach') return least === most ? orLess(least) : ownNumber(least, most)
      return least === most ? orMore(least) : ownNumberUp(least, most)
    }
    case 'sum':
      return withModifier(inAll(test.be === 'atLeast' ? orMore(test.need) : orLess(test.need)), test.modifier ?? 0)
    case 'table':
    case 'number':
    case 'parts':
      return null
    default:
      return test satisfies never
  }
}
