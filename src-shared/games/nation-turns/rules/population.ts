import { groupField, manyField, numberField, type Fields, type Limit } from '../../../kernel/forms/field.ts'
import { sheetIn } from '../../../kernel/forms/form.ts'
import { fill, roll, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { counted, counters, foreignersIn, holds, modifierOf, nationOf, seatOf, typesOf, unitOf, unitsAt, unitsIn } from './board.ts'
import { scenarioOf } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { FACES, SUCCESS } from './tables.ts'

/** An area that rolls for a birth: what its die must show, and why. */
export interface Birthplace {
  readonly area: string
  readonly need: number
  readonly farmers: number
  readonly modifier: number
}

interface Birth {
  readonly area: string
  readonly type: string
}

/** The rule by which each growth finds its areas. */
const RULE_OF = {
  totem: 'NT-POP-3',
  occupied_farmers: 'NT-POP-4',
  occupied: 'NT-POP-5',
  one_area: 'NT-POP-6',
  none: 'NT-POP-6',
} as const

/** NT-POP-1 One die for each area that matters, all thrown together; 5 or more gives a unit there. */
export function* populationPhase(world: World, nation: string): Procedure {
  const chosen = yield* chooseAreas(world, nation)
  const places = (): readonly Birthplace[] => birthplaces(world, nation).filter(({ area }) => chosen?.includes(area) ?? true)
  const rolled = yield* roll('births', seatOf(world, nation), () => ({
    rule: 'NT-POP-1',
    rules: [RULE_OF[nationOf(world, nation).growth]],
    faces: FACES,
    count: places().length,
    test: {
      type: 'atLeastEach',
      groups: places().map(({ need }) => ({ need, count: 1 })),
      success: 'born',
      failure: 'none',
    },
    figures: {
      nation,
      areas: places()
        .map(({ area }) => area)
        .join(','),
    },
  }))
  const born = places().filter(({ need }, at) => (rolled.values?.[at] ?? 0) >= need)
  yield* births(
    world,
    nation,
    born.map(({ area }) => area),
  )
}

/** Under `pop_rolls` = `chosen` the player says which areas roll; null: all of them. */
function* chooseAreas(world: World, nation: string): Procedure<readonly string[] | null> {
  const chosen = yield* fill('rolling', seatOf(world, nation), () => {
    const areas = birthplaces(world, nation).map(({ area }) => area)
    if (ruled(world, 'pop_rolls') === 'all' || areas.length === 0) return null
    return { rule: 'NT-POP-1', fields: [areaField(areas, 0, areas.length, areas)], figures: { nation } }
  })
  return chosen === null ? null : chosen.areas
}

function areaField(areas: readonly string[], least: number, most: number, preset: readonly string[]) {
  const options = areas.map((id) => ({ id, wording: `area.${id}` }))
  return manyField('areas', { wording: 'field.areas', options, least, most, preset })
}

/** Areas of this nation that roll for births now, with what each die must show. */
export function birthplaces(world: World, nation: string): readonly Birthplace[] {
  return relevantAreas(world, nation).map((area) => {
    const farmers = nationOf(world, nation).growth === 'occupied_farmers' ? farmersIn(world, nation, area) : 0
    const modifier = modifierOf(world, nation, 'population')
    const need = SUCCESS - farmers - modifier
    return { area, farmers, modifier, need: ruled(world, 'natural_one_fails') ? Math.max(2, need) : need }
  })
}

/** The areas that matter, by how the nation grows. */
export function relevantAreas(world: World, nation: string): readonly string[] {
  switch (nationOf(world, nation).growth) {
    case 'totem':
      return totemAreas(world, nation)
    case 'occupied_farmers':
      return factionAreas(world, nation)
    case 'occupied':
      return tribeAreas(world, nation)
    case 'one_area':
      return homeArea(world, nation)
    case 'none':
      return []
  }
}

/** NT-POP-3 Totem areas of a Beast People, where no foreign unit stands (RULING-08). */
function totemAreas(world: World, nation: string): readonly string[] {
  const needs = ruled(world, 'totem_needs')
  return areasOf(world, (area, { totemOf }) => totemOf.includes(nation) && isFit(world, nation, area, needs))
}

/** NT-POP-4 Every area a Malkioni faction holds; each of its Farmers there adds 1 to the roll. */
function factionAreas(world: World, nation: string): readonly string[] {
  return areasOf(world, (area) => holds(world, nation, area))
}

/** NT-POP-5 Every area a tribe of Barbarians holds. */
function tribeAreas(world: World, nation: string): readonly string[] {
  return areasOf(world, (area) => holds(world, nation, area))
}

/** NT-POP-6 An Elder race rolls once, for its home, where no foreign unit stands (RULING-09); the giant never does. */
function homeArea(world: World, nation: string): readonly string[] {
  const needs = ruled(world, 'home_needs')
  return areasOf(world, (area, { homeOf }) => homeOf === nation && isFit(world, nation, area, needs))
}

function areasOf(
  world: World,
  matters: (area: string, of: { readonly totemOf: readonly string[]; readonly homeOf: string | null }) => boolean,
): readonly string[] {
  return scenarioOf(world).areas.flatMap((area) => (matters(area.id, area) ? [area.id] : []))
}

function isFit(world: World, nation: string, area: string, needs: 'no_foreign' | 'own_unit' | 'nothing'): boolean {
  if (needs === 'nothing') return true
  return needs === 'own_unit' ? unitsIn(world, nation, area) > 0 : foreignersIn(world, nation, area) === 0
}

function farmersIn(world: World, nation: string, area: string): number {
  return typesOf(world, nation).reduce((sum, type) => (unitOf(world, type).farmer ? sum + unitsAt(world, nation, area, type) : sum), 0)
}

function* births(world: World, nation: string, areas: readonly string[]): Procedure {
  const rule: RuleId = RULE_OF[nationOf(world, nation).growth]
  const born = yield* served(world, nation, areas)
  for (const { area, type } of born) {
    yield* counted(rule, nation, area, type, 1)
    yield* tell(rule, 'line.born', { seat: nation, about: area, figures: { nation, area, unit: type } })
  }
  const lost = areas.length - born.length
  if (lost > 0) yield* tell('NT-POP-2', 'line.unborn', { seat: nation, figures: { nation, count: lost } })
}

/** NT-POP-2 No more are born than there are counters; who and where is the owner's choice (RULING-10, RULING-11). */
function* served(world: World, nation: string, areas: readonly string[]): Procedure<readonly Birth[]> {
  const isFree = ruled(world, 'born_type') === 'choice'
  const types = (): readonly string[] =>
    (isFree ? typesOf(world, nation) : [nationOf(world, nation).basic]).filter((type) => counters(world, nation, type) > 0)
  const left = (): number => types().reduce((sum, type) => sum + counters(world, nation, type), 0)
  const first = (): readonly string[] => areas.slice(0, ruled(world, 'short_pool') === 'in_order' ? left() : areas.length)
  if (isFree && types().length > 1) return yield* bornByChoice(world, nation, first, types)
  const chosen = yield* fill('served', seatOf(world, nation), () => {
    const [offered, count] = [first(), left()]
    if (offered.length <= count || count === 0) return null
    return { rule: 'NT-POP-2', fields: [areaField(offered, count, count, offered.slice(0, count))], figures: { nation, count } }
  })
  const [type] = types()
  return type === undefined ? [] : (chosen?.areas ?? first().slice(0, left())).map((area) => ({ area, type }))
}

/** Under `born_type` = `choice`: for each area the kind that is born there. */
function* bornByChoice(
  world: World,
  nation: string,
  areas: () => readonly string[],
  types: () => readonly string[],
): Procedure<readonly Birth[]> {
  const sheet = yield* fill('born', seatOf(world, nation), () => {
    const [places, kinds] = [areas(), types()]
    if (places.length === 0 || kinds.length === 0) return null
    const preset = spread(world, nation, places, kinds)
    const limits: Limit[] = kinds.map((type) => ({
      ...{ rule: 'NT-POP-2', wording: 'limit.counters' },
      weights: Object.fromEntries(places.map((area) => [`${area}.${type}`, 1])),
      max: counters(world, nation, type),
    }))
    const all = Object.fromEntries(places.flatMap((area) => kinds.map((type) => [`${area}.${type}`, -1])))
    limits.push({ rule: 'NT-POP-2', wording: 'limit.allBorn', weights: all, max: -preset.length })
    const fields: Fields = places.map((area) =>
      groupField(area, {
        wording: `area.${area}`,
        fields: kinds.map((type) =>
          numberField(type, {
            ...{ wording: `unit.${type}`, min: 0, max: 1 },
            preset: preset.some((one) => one.area === area && one.type === type) ? 1 : 0,
          }),
        ),
        limits: [{ rule: 'NT-POP-1', wording: 'limit.oneBorn', weights: Object.fromEntries(kinds.map((type) => [type, 1])), max: 1 }],
      }),
    )
    return { rule: 'NT-POP-1', fields, limits, figures: { nation, count: preset.length } }
  })
  if (sheet === null) return []
  return areas().flatMap((area) => types().flatMap((type) => (Number(sheetIn(sheet[area])[type] ?? 0) > 0 ? [{ area, type }] : [])))
}

/** The first areas, each with the first kind there are counters of. */
function spread(world: World, nation: string, areas: readonly string[], types: readonly string[]): readonly Birth[] {
  const left = types.flatMap((type) => Array.from({ length: counters(world, nation, type) }, () => type))
  return areas.flatMap((area, at) => (left[at] === undefined ? [] : [{ area, type: left[at] }]))
}
