import { chanceOfLead } from '../../src-shared/insight/odds/opposed.ts'
import { rollOdds } from '../../src-shared/insight/odds/rollOdds.ts'
import type { RollRequest } from '../../src-shared/kernel/request.ts'

const ONE_DECIMAL = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** What the dice promise before they fall, in one line: a chance, or how many successes to expect. Null where a die is only a number. */
export function oddsText(request: RollRequest): string | null {
  const odds = rollOdds(request)
  if (odds.kind === 'test') {
    const [success] = odds.outcomes
    if (success === undefined || request.count === 0) return null
    if (request.count === 1) return `${percentText(success.probability)} chance`
    const [least, most] = odds.range
    const each = least === most ? `${percentText(least)} each` : `${percentText(least)} to ${percentText(most)} each`
    return `${each}, about ${ONE_DECIMAL.format(success.expected)} of ${request.count}`
  }
  return odds.kind === 'number' ? opposedText(request) : null
}

/** Two dice against each other: the first knows both bonuses, the second also what it is up against (GL-WAR-8). */
function opposedText({ count, faces, figures }: RollRequest): string | null {
  const { bonus, enemyBonus, enemyTotal, lead } = figures
  if (count !== 1 || faces !== 100 || typeof bonus !== 'number' || typeof enemyBonus !== 'number') return null
  if (typeof enemyTotal === 'number') {
    const behind = enemyTotal - bonus
    if (typeof lead === 'number') return `Keeps the land: ${percentText(chanceAbove(behind - lead))}`
    return threeWays(chanceAbove(behind), chanceAbove(behind - 1))
  }
  const ahead = bonus - enemyBonus
  if (typeof lead === 'number') return `Takes the land: ${percentText(chanceOfLead(ahead, lead))}`
  return threeWays(chanceOfLead(ahead, 1), chanceOfLead(ahead, 0))
}

function threeWays(win: number, notBehind: number): string {
  return `Ahead ${percentText(win)}, even ${percentText(notBehind - win)}, behind ${percentText(1 - notBehind)}`
}

/** That a d100 shows more than `value`. */
function chanceAbove(value: number): number {
  return Math.min(100, Math.max(0, 100 - value)) / 100
}

/** "37 %"; near nought and near certainty with a decimal, so that neither is claimed falsely. */
export function percentText(probability: number): string {
  const percent = probability * 100
  const near = percent > 0 && percent < 100 && (percent < 1 || percent > 99)
  return `${near ? ONE_DECIMAL.format(percent) : String(Math.round(percent))}\u00a0%`
}
