import { percentText } from '../../src-shared/language/percent.ts'
import { rollOdds } from '../../src-shared/insight/odds/rollOdds.ts'
import type { RollRequest } from '../../src-shared/kernel/engine/request.ts'
import type { OddsTold } from '../../src-shared/games/api/oddsFace.ts'
import { playing } from '../../src-shared/games/text/playing.ts'
import { decimal } from '../../src-shared/language/numbers.ts'
import { oddsTexts } from './texts/odds.ts'

/** From so many dice on a span is told. */
const MANY = 10

/** What the dice promise before they fall. Null where a die is only a number. */
export function oddsOf(request: RollRequest): OddsTold | null {
  const { test, faces, count } = request
  if (test.type === 'parts') return opposed(request)
  const odds = rollOdds({ test, faces, count })
  if (odds.kind === 'number') return opposed(request)
  if (odds.kind !== 'test' && odds.kind !== 'sum') return null
  const [success] = odds.outcomes
  if (success === undefined || count === 0) return null
  const { chance, each, eachBetween, about, likely } = oddsTexts
  const isHarm = 'harm' in test
  const parts = (one: number): OddsTold['parts'] => [
    { is: isHarm ? 'bad' : 'good', chance: one },
    { is: isHarm ? 'good' : 'bad', chance: 1 - one },
  ]
  if (odds.kind === 'sum' || count === 1)
    return { text: chance(percentText(success.probability)), parts: parts(success.probability), need: null }
  const [least, most] = odds.range
  const ofEach = least === most ? each(percentText(least)) : eachBetween(percentText(least), percentText(most))
  const { low, median, high } = odds.spread
  // Of few dice the average says more, and a span that holds every throw says nothing.
  const isTold = count >= MANY && low !== undefined && median !== undefined && high !== undefined && (low > 0 || high < count)
  const text = isTold ? likely(ofEach, low, high, median, count) : about(ofEach, decimal(success.expected), count)
  return { text, parts: parts(success.expected / count), need: null }
}

/** The same in one line. */
export function oddsText(request: RollRequest): string | null {
  return oddsOf(request)?.text ?? null
}

function opposed(request: RollRequest): OddsTold | null {
  return playing()?.game.opposed?.(request) ?? null
}
