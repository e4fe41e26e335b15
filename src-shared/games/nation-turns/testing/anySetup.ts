import type { Json } from '../../../kernel/world/rule.ts'
import { SWITCHES, type SwitchName } from '../rules/rulings/switches.ts'
import { SAMPLE } from '../rules/sample.ts'
import { anyScenario } from './anyScenario.ts'
import { PLAYERS } from './stage.ts'

/** A whole number from `min` to `max`. */
type Chance = (min: number, max: number) => number

const NAMES = Object.keys(SWITCHES) as readonly SwitchName[]

/** Any set-up a table may agree on: a third of the house rules decided otherwise than usual. */
export function anySetup(chance: Chance): Json {
  const names = NAMES.filter(() => chance(0, 2) === 0)
  const houseRules: Record<string, Json> = Object.fromEntries(names.map((name) => [name, anyValue(name, chance)]))
  houseRules['scenario'] = chance(0, 1) === 0 ? 'file' : 'sample'
  const nations = houseRules['control'] === 'one_each' ? SAMPLE.nations.length : Object.keys(PLAYERS).length
  const players = Object.fromEntries(Array.from({ length: nations }, (_, at) => [`p${at + 1}`, { name: `Player ${at + 1}` }]))
  const given: Record<string, Json> = { players, houseRules }
  if (houseRules['scenario'] === 'file') given['scenario'] = anyScenario(chance) as unknown as Json
  if (houseRules['unit_table'] === 'file') given['units'] = SAMPLE.units.map((unit) => ({ ...unit, mod: unit.mod + chance(0, 1) }))
  return given
}

/** House rules somebody may want to change in mid-campaign: one to three, those settled at set-up among them. */
export function anyRuling(chance: Chance): Json {
  const picked = Array.from({ length: chance(1, 3) }, () => NAMES[chance(0, NAMES.length - 1)] ?? 'overpop')
  return Object.fromEntries(picked.map((name) => [name, anyValue(name, chance)]))
}

function anyValue(name: SwitchName, chance: Chance): string | number | boolean {
  const { values } = SWITCHES[name]
  return values[chance(0, values.length - 1)] ?? SWITCHES[name].preset
}
