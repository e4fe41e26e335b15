import type { Figures, RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import type { Faction } from '../factions/faction.ts'
import type { Ground } from './goals.ts'

/** One line of a bonus sheet. */
export interface BonusLine {
  readonly rule: RuleId
  /** `part.war.<id>`. */
  readonly wording: string
  readonly figures: Figures
  readonly amount: number
}

/** Who fights for a side in one combat. */
export interface Force {
  readonly warriors: number
  /** Ids of royals present. */
  readonly royals: readonly string[]
  /** Settlement whose shaman helps it; null: none. */
  readonly base: string | null
}

/** The military bonus of a faction against an enemy, line by line, without the ground (GL-WAR-9). */
export function bonusSheet(
  _world: World,
  _own: { readonly faction: Faction; readonly force: Force },
  _enemy: { readonly faction: Faction; readonly force: Force },
): readonly BonusLine[] {
  return []
}

export function bonusOf(lines: readonly BonusLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** Strength or weakness on that ground (GL-WAR-19). */
export function groundBonus(_world: World, _faction: Faction, _ground: Ground): number {
  return 0
}
