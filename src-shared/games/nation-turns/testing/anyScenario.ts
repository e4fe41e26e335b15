import { SAMPLE } from '../rules/sample.ts'
import { ROLLS, type Area, type Condition, type Criterion, type EventRow, type Nation, type Scenario } from '../rules/scenario.ts'
import { AREA_TYPES, ROUNDS } from '../rules/tables.ts'

/** A whole number from `min` to `max`. */
type Chance = (min: number, max: number) => number

function anyOf<T>(chance: Chance, list: readonly T[]): T {
  const one = list[chance(0, list.length - 1)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

/** The map of the sample with ground, events, criteria and retreats of any kind. */
export function anyScenario(chance: Chance): Scenario {
  const areas = SAMPLE.areas.map((area): Area => {
    const type = chance(0, 3) === 0 ? anyOf(chance, AREA_TYPES) : area.type
    return chance(0, 5) === 0 ? { ...area, type, also: [anyOf(chance, AREA_TYPES)] } : { ...area, type }
  })
  const nations = SAMPLE.nations.map((nation) => ({
    ...nation,
    specialRetreats: [
      ...nation.specialRetreats,
      ...(chance(0, 2) === 0 ? [{ side: anyOf(chance, ['attacker', 'defender'] as const) }] : []),
    ],
    scoring: [...nation.scoring, ...(chance(0, 1) === 0 ? [anyCriterion(chance)] : [])],
  }))
  const events = Array.from({ length: chance(5, 25) }, () => anyEvent(chance))
  return { ...SAMPLE, id: 'any', name: 'Any', areas, nations, events: [...SAMPLE.events, ...events] }
}

function anyCriterion(chance: Chance): Criterion {
  const rounds = [chance(1, ROUNDS), chance(1, ROUNDS)]
  switch (chance(0, 3)) {
    case 0:
      return { kind: 'hold_type', type: anyOf(chance, AREA_TYPES), rounds, points: chance(0, 3) }
    case 1:
      return { kind: 'kill', of: anyOf(chance, SAMPLE.nations).id, points: chance(1, 2), cap: chance(0, 1) === 0 ? null : chance(0, 6) }
    case 2:
      return { kind: 'alive', points: chance(0, 5) }
    default:
      return { kind: 'moderator', rounds, text: 'Whoever tells it best' }
  }
}

function anyEvent(chance: Chance): EventRow {
  const { id: nation, basic: type } = anyOf<Nation>(chance, SAMPLE.nations)
  const head = { round: chance(1, ROUNDS), when: anyOf(chance, ['start', 'end'] as const), ...anyCondition(chance) }
  const placed = { nation, area: anyOf(chance, SAMPLE.areas).id, type, count: chance(1, 4) }
  switch (chance(0, 7)) {
    case 0:
      return { ...head, verb: 'place', ...placed }
    case 1:
      return { ...head, when: 'new', verb: 'place', ...placed }
    case 2:
      return { ...head, verb: 'remove', ...placed }
    case 3:
      return { ...head, verb: 'pool', nation, type, count: chance(-3, 3) }
    case 4:
      return { ...head, verb: 'vp', nation, points: chance(-4, 4) }
    case 5:
      return {
        ...{ ...head, when: 'start', verb: 'modify' },
        nation: chance(0, 1) === 0 ? null : nation,
        roll: anyOf(chance, ROLLS),
        amount: chance(-3, 2),
      }
    case 6:
      return { ...head, verb: 'order', nation: null, order: SAMPLE.nations.map(({ id }) => id).sort(() => chance(0, 2) - 1) }
    default:
      return { ...head, verb: 'note', nation: chance(0, 1) === 0 ? null : nation, text: 'A comet' }
  }
}

function anyCondition(chance: Chance): { readonly condition?: Condition } {
  const nation = anyOf(chance, SAMPLE.nations).id
  const area = anyOf(chance, SAMPLE.areas).id
  switch (chance(0, 5)) {
    case 0:
      return { condition: { is: 'holds', nation, area } }
    case 1:
      return { condition: { is: 'units', nation, area: chance(0, 1) === 0 ? null : area, least: chance(1, 5) } }
    case 2:
      return { condition: { is: 'round', from: 1, to: chance(1, ROUNDS) } }
    default:
      return {}
  }
}
