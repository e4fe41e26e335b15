import type { Json, SeatId } from '../kernel/rule.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { GREATEST_LINEAGE } from './greatest-lineage/rules/ruleset.ts'

/** Every game on the shelf; the first is the one meant where none is named. */
const RULESETS: readonly Ruleset<Json>[] = [GREATEST_LINEAGE]

export function findRuleset(id: string | undefined): Ruleset<Json> | undefined {
  return id === undefined ? RULESETS[0] : RULESETS.find((ruleset) => ruleset.id === id)
}

/** Who plays, as a set-up of that game tells it; empty where the game is unknown. */
export function playersIn(rulesetId: string, setup: Json): readonly { readonly seat: SeatId; readonly name: string }[] {
  return findRuleset(rulesetId)?.players(setup) ?? []
}
