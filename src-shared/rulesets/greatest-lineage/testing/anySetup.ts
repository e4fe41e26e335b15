import type { Json } from '../../../kernel/rule.ts'
import type { SwitchName } from '../rulings/switches.ts'
import { SWITCHES } from '../rulings/switches.ts'

/** A whole number from `min` to `max`. */
type Chance = (min: number, max: number) => number

/** Largest value drawn for a switch that takes a number: beyond it a game would only be longer. */
const MOST = 12

/** Any set-up three people may agree on: a third of the house rules decided otherwise than usual. The board stays as large as it is. */
export function anySetup(chance: Chance): Json {
  const goal = chance(0, 1) === 0 ? 'conquest' : 'peaceful'
  const fixed = goal === 'peaceful' ? ['scenario_total', 'timeline'] : ['scenario_total']
  const names = (Object.keys(SWITCHES) as SwitchName[]).filter((name) => !fixed.includes(name))
  const houseRules = Object.fromEntries(names.filter(() => chance(0, 2) === 0).map((name) => [name, anyValue(name, chance)]))
  return {
    players: { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } },
    goal,
    houseRules,
  }
}

/**
 * The invariants read the house rules of the moment: what was booked, or may stay for a turn, under the former ones of these would be
 * called broken though nothing is.
 */
const READ_BY_INVARIANTS: readonly SwitchName[] = ['ruler_lifespan', 'settlement_prestige', 'captured_city', 'raid_gap']

/** House rules somebody may want to change in mid-campaign: one to three of nearly all, those settled at set-up among them. */
export function anyRuling(chance: Chance): Json {
  const names = (Object.keys(SWITCHES) as SwitchName[]).filter((name) => !READ_BY_INVARIANTS.includes(name))
  const picked = Array.from({ length: chance(1, 3) }, () => names[chance(0, names.length - 1)] ?? 'birth_death')
  return Object.fromEntries(picked.map((name) => [name, anyValue(name, chance)]))
}

function anyValue(name: SwitchName, chance: Chance): string | number | boolean {
  const definition = SWITCHES[name]
  if (definition.type === 'list') return definition.values[chance(0, definition.values.length - 1)] ?? definition.preset
  if (definition.type === 'noneOrNumber' && chance(0, 1) === 0) return 'none'
  return chance(definition.min, Math.max(definition.min, Math.min(definition.max, MOST)))
}
