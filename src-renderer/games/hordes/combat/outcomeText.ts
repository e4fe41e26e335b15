import type { Fate, Side } from '../../../../src-shared/games/hordes/rules/records.ts'
import { combatTexts } from './texts/combat.ts'

/** What becomes of both sides, in a few words. */
export function outcomeText(fates: Readonly<Record<Side, Fate>>, names: Readonly<Record<Side, string>>, doubled = false): string {
  const hurt = (['b', 'a'] as const).filter((side) => fates[side] !== '-').map((side) => combatTexts.fate[fates[side]](names[side]))
  const [one, other] = hurt
  if (one === undefined) return combatTexts.nothing
  const text = other === undefined ? one : combatTexts.both(one, other)
  return doubled ? `${text} (${combatTexts.doubled})` : text
}
