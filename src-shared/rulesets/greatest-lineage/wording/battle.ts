import { capitalThe, the } from './names.ts'
import type { Wordings } from './words.ts'
import { figure } from './words.ts'

/** Texts of battles: mustering, goals, rolls and what comes of them. */
export const BATTLE_WORDS = {
  'line.opposedRoll': ({ faction, die, bonus, total, enemy, enemyDie, enemyBonus, enemyTotal }) =>
    `${capitalThe(faction)}: ${sum(die, bonus, total)}; ${the(enemy)}: ${sum(enemyDie, enemyBonus, enemyTotal)}.`,

  'figure.bonus': () => 'Own bonus',
  'figure.enemyBonus': () => "Enemy's bonus",
  'figure.enemyTotal': () => "Enemy's total",
} satisfies Wordings

type Figure = number | string | undefined

/** "61 + 20 = 81", "61 − 5 = 56". */
function sum(die: Figure, bonus: Figure, total: Figure): string {
  const sign = Number(bonus) < 0 ? '\u2212' : '+'
  return `${figure(die)} ${sign} ${figure(Math.abs(Number(bonus)))} = ${figure(total)}`
}
