import type { TextField } from '../../../../kernel/forms/field.ts'
import { drop, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { boardOf } from './map.ts'
import { nextId } from '../numbering.ts'
import { NAMED_LAND, type NamedLand } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { landSuggestions } from '../suggestedNames.ts'

/** Longest text of names that can be typed for new land. */
export const NAMES_LENGTH = 200

/** What new land is called; on a map it has its names already. */
export function nameField(world: World, seat: Civilisation): readonly TextField<'name'>[] {
  if (boardOf(world) !== null) return []
  const names = { suggestions: landSuggestions(world, seat), several: true } as const
  return [{ id: 'name', type: 'text', wording: 'field.landName', maxLength: NAMES_LENGTH, preset: '', ...names }]
}

/** Land of a civilisation the table gave names to, the oldest name first. */
export function namedLand(world: World, seat: Civilisation): readonly NamedLand[] {
  return world.records(NAMED_LAND).filter(({ owner }) => owner === seat)
}

/** Own territories without a name. */
export function unnamedLand(world: World, seat: Civilisation): number {
  return Math.max(0, held(world, seat, 'territories') - namedLand(world, seat).length)
}

/** Names in a typed text, between commas. */
export function readNames(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

export function* nameLand(rule: RuleId, world: World, seat: Civilisation, name: string): Procedure {
  const id = yield* nextId(rule, world, seat, 'land')
  yield* record(rule, NAMED_LAND, id, { id, owner: seat, name })
}

/** There are never more names than territories: the newest are forgotten first. */
export function* forgetMissingLand(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const { id } of namedLand(world, seat).slice(held(world, seat, 'territories'))) yield* drop(rule, NAMED_LAND, id)
}
