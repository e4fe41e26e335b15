import type { RollRequest } from '../../../kernel/engine/request.ts'
import { translated } from '../../../language/catalogue.ts'
import { percentText, shareTexts } from '../../../language/percent.ts'
import type { OddsTold } from '../../api/oddsFace.ts'
import { chanceOfLead } from './opposed.ts'

const TEXTS = translated({
  en: {
    keeps: (chance: string) => `Keeps the land: ${chance}`,
    takes: (chance: string) => `Takes the land: ${chance}`,
    threeWays: (ahead: string, even: string, behind: string) => `Ahead ${ahead}, even ${even}, behind ${behind}`,
  },
  de: {
    keeps: (chance) => `Das Land bleibt: ${chance}`,
    takes: (chance) => `Das Land fällt: ${chance}`,
    threeWays: (ahead, even, behind) => `Vorn ${ahead}, gleichauf ${even}, hinten ${behind}`,
  },
})

/** Two dice against each other: both at once, or the first of them, know both bonuses, the second also what it is up against (GL-WAR-8). */
export function opposedOdds({ test, count, faces, figures }: RollRequest): OddsTold | null {
  const { bonus, enemyBonus, enemyTotal, lead } = figures
  if (count !== (test.type === 'parts' ? 2 : 1) || faces !== 100 || typeof bonus !== 'number' || typeof enemyBonus !== 'number') return null
  if (typeof enemyTotal === 'number') {
    const behind = enemyTotal - bonus
    if (typeof lead === 'number') return twoWays(TEXTS.keeps, chanceAbove(behind - lead), needAbove(behind - lead))
    return threeWays(chanceAbove(behind), chanceAbove(behind - 1), needAbove(behind))
  }
  const ahead = bonus - enemyBonus
  if (typeof lead === 'number') return twoWays(TEXTS.takes, chanceOfLead(ahead, lead), null)
  return threeWays(chanceOfLead(ahead, 1), chanceOfLead(ahead, 0), null)
}

function twoWays(tell: (chance: string) => string, good: number, need: number | null): OddsTold {
  return {
    text: tell(percentText(good)),
    need,
    parts: [
      { is: 'good', chance: good },
      { is: 'bad', chance: 1 - good },
    ],
  }
}

function threeWays(win: number, notBehind: number, need: number | null): OddsTold {
  const [ahead = '', even = '', behind = ''] = shareTexts([win, notBehind - win, 1 - notBehind])
  return {
    text: TEXTS.threeWays(ahead, even, behind),
    need,
    parts: [
      { is: 'good', chance: win },
      { is: 'even', chance: notBehind - win },
      { is: 'bad', chance: 1 - notBehind },
    ],
  }
}

/** That a d100 shows more than `value`. */
function chanceAbove(value: number): number {
  return Math.min(100, Math.max(0, 100 - value)) / 100
}

/** The least a d100 may show to be above `value`; null where it always is, or never. */
function needAbove(value: number): number | null {
  return value >= 1 && value < 100 ? value + 1 : null
}
