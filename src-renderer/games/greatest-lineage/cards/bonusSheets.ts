import { effectiveMomentsReversed, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import { capital } from '../../../../src-shared/language/grammar.ts'
import { has, say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { inWords } from '../../../../src-shared/language/inWords.ts'

/** Two bonus sheets side by side, as they were told before the dice of a battle. */
export interface BonusComparison {
  readonly own: string
  readonly enemy: string
  /** What counts, and for how much on each side; null where a side has no such line. */
  readonly lines: readonly { readonly name: string; readonly own: number | null; readonly enemy: number | null }[]
  readonly totals: { readonly own: number; readonly enemy: number }
}

/** Rolls of a battle in which the bonuses count. */
const ROLLS: ReadonlySet<string> = new Set(['roll.battle', 'roll.territory'])
const SHEET = 'line.battleBonus'
const LINE = 'part.war.'

/**
 * The sheets behind a battle's roll of one faction against another (figures `faction`, `enemy`, `bonus`, `enemyBonus`), the newest of the
 * chronicle. What the roll counts beyond its sheet is the ground. Null where no sheet stands behind the question.
 */
export function bonusSheets(
  moments: readonly Moment[],
  { wording, figures }: Pick<Request, 'wording' | 'figures'>,
): BonusComparison | null {
  const { faction, enemy, bonus, enemyBonus } = figures
  if (!ROLLS.has(wording)) return null
  if (typeof faction !== 'string' || typeof enemy !== 'string' || typeof bonus !== 'number' || typeof enemyBonus !== 'number') return null
  const own = newestSheet(moments, faction, enemy)
  const other = newestSheet(moments, enemy, faction)
  if (own === undefined || other === undefined) return null
  const wordings = Object.keys({ ...own, ...other }).filter((key) => key.startsWith(LINE))
  const lines = wordings.map((wording) => ({ name: nameOfBonus(wording), own: amountIn(own, wording), enemy: amountIn(other, wording) }))
  const ground = { name: nameOfBonus(`${LINE}ground`), own: bonus - Number(own['bonus']), enemy: enemyBonus - Number(other['bonus']) }
  const counts = lines.filter((line) => (line.own ?? 0) !== 0 || (line.enemy ?? 0) !== 0)
  return {
    own: faction,
    enemy,
    lines: ground.own === 0 && ground.enemy === 0 ? counts : [...counts, ground],
    totals: { own: bonus, enemy: enemyBonus },
  }
}

function newestSheet(moments: readonly Moment[], faction: string, enemy: string): Figures | undefined {
  for (const { effects } of effectiveMomentsReversed(moments)) {
    for (const { effect } of effects) {
      if (effect.kind !== 'line' || effect.wording !== SHEET) continue
      if (effect.figures?.['faction'] === faction && effect.figures['enemy'] === enemy) return effect.figures
    }
  }
  return undefined
}

function amountIn(sheet: Figures, wording: string): number | null {
  const amount = sheet[wording]
  return typeof amount === 'number' ? amount : null
}

/** What a line of a sheet is called, from its wording `part.war.<id>`. */
export function nameOfBonus(wording: string): string {
  const line = wording.slice(LINE.length)
  return capital(has(`bonus.${line}`) ? say(`bonus.${line}`) : inWords(line))
}
