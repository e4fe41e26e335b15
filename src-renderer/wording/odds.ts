import { percentText } from '../../src-shared/language/percent.ts'
import { rollOdds } from '../../src-shared/insight/odds/rollOdds.ts'
import type { RollRequest } from '../../src-shared/kernel/request.ts'
import { playing } from '../../src-shared/games/playing.ts'
import { decimal } from '../../src-shared/language/numbers.ts'
import { wordTexts } from './texts/words.ts'

/** What the dice promise before they fall, in one line: a chance, or how many successes to expect. Null where a die is only a number. */
export function oddsText(request: RollRequest): string | null {
  const { test, faces, count } = request
  if (test.type === 'parts') return playing()?.game.opposed?.(request) ?? null
  const odds = rollOdds({ test, faces, count })
  if (odds.kind === 'test') {
    const [success] = odds.outcomes
    if (success === undefined || request.count === 0) return null
    const { chance, each, eachBetween, about } = wordTexts.odds
    if (request.count === 1) return chance(percentText(success.probability))
    const [least, most] = odds.range
    const ofEach = least === most ? each(percentText(least)) : eachBetween(percentText(least), percentText(most))
    return about(ofEach, decimal(success.expected), request.count)
  }
  if (odds.kind === 'sum') {
    const [success] = odds.outcomes
    return success === undefined ? null : wordTexts.odds.chance(percentText(success.probability))
  }
  return odds.kind === 'number' ? (playing()?.game.opposed?.(request) ?? null) : null
}

export { percentText }
