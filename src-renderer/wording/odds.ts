import { chanceOfLead } from '../../src-shared/games/greatest-lineage/odds/opposed.ts'
import { rollOdds } from '../../src-shared/games/greatest-lineage/odds/rollOdds.ts'
import type { RollRequest } from '../../src-shared/kernel/request.ts'
import { decimal } from '../../src-shared/language/numbers.ts'
import { wordTexts } from './texts/words.ts'

/** What the dice promise before they fall, in one line: a chance, or how many successes to expect. Null where a die is only a number. */
export function oddsText(request: RollRequest): string | null {
  const odds = rollOdds(request)
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
  return odds.kind === 'number' ? opposedText(request) : null
}

/** Two dice against each other: the first knows both bonuses, the second also what it is up against (GL-WAR-8). */
function opposedText({ count, faces, figures }: RollRequest): string | null {
  const { bonus, enemyBonus, enemyTotal, lead } = figures
  if (count !== 1 || faces !== 100 || typeof bonus !== 'number' || typeof enemyBonus !== 'number') return null
  if (typeof enemyTotal === 'number') {
    const behind = enemyTotal - bonus
    if (typeof lead === 'number') return wordTexts.odds.keeps(percentText(chanceAbove(behind - lead)))
    return threeWays(chanceAbove(behind), chanceAbove(behind - 1))
  }
  const ahead = bonus - enemyBonus
  if (typeof lead === 'number') return wordTexts.odds.takes(percentText(chanceOfLead(ahead, lead)))
  return threeWays(chanceOfLead(ahead, 1), chanceOfLead(ahead, 0))
}

function threeWays(win: number, notBehind: number): string {
  return wordTexts.odds.threeWays(percentText(win), percentText(notBehind - win), percentText(1 - notBehind))
}

/** That a d100 shows more than `value`. */
function chanceAbove(value: number): number {
  return Math.min(100, Math.max(0, 100 - value)) / 100
}

/** "37 %"; near nought and near certainty with a decimal, so that neither is claimed falsely. */
export function percentText(probability: number): string {
  const percent = probability * 100
  const near = percent > 0 && percent < 100 && (percent < 1 || percent > 99)
  return `${near ? decimal(percent) : String(Math.round(percent))}\u00a0%`
}
