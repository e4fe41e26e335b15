import type { Json } from '../../../kernel/world/rule.ts'
import { SWITCHES, type SwitchName } from '../rules/rulings/switches.ts'
import { EVENTS } from '../rules/timeline/events.ts'
import { OWN_VERBS, VERB_FORMS, type EventSheet, type OwnVerb } from '../rules/timeline/ownEvents.ts'
import { ownEventId } from '../rules/timeline/schedule.ts'

/** A whole number from `min` to `max`. */
type Chance = (min: number, max: number) => number

/** Largest value drawn for a switch that takes a number: beyond it a game would only be longer. */
const MOST = 12

/** So many tribes have room on the board, whatever land each begins with. */
const FEW_TRIBES = 40

/** Any set-up three people may agree on: a third of the house rules decided otherwise than usual. The board stays as large as it is. */
export function anySetup(chance: Chance): { readonly [key: string]: Json } {
  const goal = chance(0, 1) === 0 ? 'conquest' : 'peaceful'
  const fixed = goal === 'peaceful' ? ['scenario_total', 'timeline'] : ['scenario_total']
  const names = (Object.keys(SWITCHES) as SwitchName[]).filter((name) => !fixed.includes(name))
  const decided = Object.fromEntries(names.filter(() => chance(0, 2) === 0).map((name) => [name, anyValue(name, chance)]))
  const houseRules = 'scenario_tribe' in decided ? { scenario_tribes: FEW_TRIBES, ...decided } : decided
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

/** Changes to events of the timeline somebody may want to make, to those that have begun among them. */
export function anyEventChange(chance: Chance): Json {
  const own = ownEventId(chance(1, 4))
  const turn = chance(1, 20)
  const printed = EVENTS[chance(0, EVENTS.length - 1)]?.rule ?? own
  const verb = OWN_VERBS[chance(0, OWN_VERBS.length - 1)] ?? 'change'
  switch (chance(0, 5)) {
    case 0:
      return { [`${printed}.off`]: chance(0, 1) === 0 }
    case 1:
      return { [`${printed}.turn`]: turn }
    case 2:
      return { [`${own}.off`]: chance(0, 1) === 0, [`${printed}.turn`]: turn }
    case 3:
      return { [`${own}.removed`]: true }
    default:
      return Object.fromEntries(Object.entries(anySheet(verb, turn, chance)).map(([field, value]) => [`${own}.${field}`, value]))
  }
}

function anySheet(verb: OwnVerb, turn: number, chance: Chance): EventSheet {
  const { who, one, amounts, choices } = VERB_FORMS[verb]
  const first = chance(0, who.length - 1)
  const amount = chance(0, 2) === 0 ? -chance(1, MOST) : chance(1, MOST)
  const given = amounts.filter((_, index) => amounts.length < 3 || (index + amount) % 5 === 0)
  return {
    turn,
    verb,
    who: who.slice(first, one ? first + 1 : first + 2).join(','),
    told: 'A comet crosses the sky.',
    ...Object.fromEntries(given.map(({ id }) => [id, amount])),
    ...Object.fromEntries(choices.map(({ id, options }) => [id, options[chance(0, options.length - 1)] ?? ''])),
  }
}

function anyValue(name: SwitchName, chance: Chance): string | number | boolean {
  const definition = SWITCHES[name]
  if (definition.type === 'list') return definition.values[chance(0, definition.values.length - 1)] ?? definition.preset
  if (definition.type === 'noneOrNumber' && chance(0, 1) === 0) return 'none'
  return chance(definition.min, Math.max(definition.min, Math.min(definition.max, MOST)))
}
