import { groupField, numberField, type Fields, type Limit } from '../../../kernel/forms/field.ts'
import { sheetIn } from '../../../kernel/forms/form.ts'
import { fill, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areaOf, holds, seatOf, typesOf, unitOf, unitsAt, unitsIn } from './board.ts'
import { scenarioOf, tellsMore } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { removeUnits, type RemovalLine } from './units.ts'

/** Areas whose units are counted together, and how many are too many. */
interface Crowd {
  readonly areas: readonly string[]
  /** Units that stand there, and how many may. */
  readonly stood: number
  readonly maximum: number
  readonly surplus: number
}

interface Removal {
  readonly area: string
  readonly type: string
  readonly count: number
}

/**
 * NT-OVP-1 Units of the active nation above its maximum are removed; which of them is the owner's choice (RULING-34, RULING-35). Where
 * that gives up an area whose maximum counted, what is left is looked at again.
 */
export function* overpopulationPhase(world: World, nation: string): Procedure {
  while (crowds(world, nation).length > 0) yield* thinOut(world, nation)
}

function* thinOut(world: World, nation: string): Procedure {
  const sheet = yield* fill('surplus', seatOf(world, nation), () => {
    const open = crowds(world, nation).filter((crowd) => isOpen(world, nation, crowd))
    if (open.length === 0) return null
    const fields: Fields = open.flatMap(({ areas }) => areas).map((area) => areaFields(world, nation, area, open))
    const surplus = open.reduce((sum, crowd) => sum + crowd.surplus, 0)
    return { rule: 'NT-OVP-1', fields, limits: open.flatMap((crowd) => exactly(world, nation, crowd)), figures: { nation, surplus } }
  })
  const removals = crowds(world, nation).flatMap((crowd) => {
    const line = lineOf(world, crowd)
    if (sheet === null || !isOpen(world, nation, crowd)) return presetOf(world, nation, crowd).map((removal) => ({ removal, line }))
    return kindsIn(world, nation, crowd).map(({ area, type }) => {
      return { removal: { area, type, count: Number(sheetIn(sheet[area])[type] ?? 0) }, line }
    })
  })
  for (const { removal, line } of removals) yield* removeUnits('NT-OVP-1', world, nation, removal, line)
}

/** How many stood there, and how many may. */
function lineOf(world: World, { stood, maximum }: Crowd): RemovalLine | undefined {
  if (!tellsMore(world)) return undefined
  const wording = ruled(world, 'overpop') === 'per_area' ? 'line.surplus' : 'line.surplusInAll'
  return { wording, figures: { stood, maximum } }
}

/** Where the nation has too many: each area by itself, or all it stands in together. */
export function crowds(world: World, nation: string): readonly Crowd[] {
  const areas = scenarioOf(world)
    .areas.map(({ id }) => id)
    .filter((area) => unitsIn(world, nation, area) > 0)
  if (ruled(world, 'overpop') === 'per_area')
    return areas.flatMap((area) => crowd([area], unitsIn(world, nation, area), maximumIn(world, nation, area)))
  const held = areas.filter((area) => holds(world, nation, area)).reduce((sum, area) => sum + maximumIn(world, nation, area), 0)
  const stood = areas.reduce((sum, area) => sum + unitsIn(world, nation, area), 0)
  return crowd(areas, stood, held)
}

function crowd(areas: readonly string[], stood: number, maximum: number): readonly Crowd[] {
  return stood > maximum ? [{ areas, stood, maximum, surplus: stood - maximum }] : []
}

/** The most units of a nation in an area. */
export function maximumIn(world: World, nation: string, area: string): number {
  const { types, nations } = scenarioOf(world).maxima
  const { type } = areaOf(world, area)
  return nations[nation]?.[type] ?? types[type] ?? Infinity
}

function kindsIn(world: World, nation: string, { areas }: Crowd): readonly Removal[] {
  return areas.flatMap((area) =>
    typesOf(world, nation).flatMap((type) => {
      const count = unitsAt(world, nation, area, type)
      return count > 0 ? [{ area, type, count }] : []
    }),
  )
}

/** Whether it is a choice who goes. */
function isOpen(world: World, nation: string, one: Crowd): boolean {
  const kinds = kindsIn(world, nation, one)
  return kinds.length > 1 && one.surplus < kinds.reduce((sum, { count }) => sum + count, 0)
}

function areaFields(world: World, nation: string, area: string, open: readonly Crowd[]): Fields[number] {
  const preset = open.flatMap((one) => presetOf(world, nation, one))
  return groupField(area, {
    wording: `area.${area}`,
    fields: typesOf(world, nation).flatMap((type) => {
      const max = unitsAt(world, nation, area, type)
      const count = preset.find((one) => one.area === area && one.type === type)?.count ?? 0
      return max > 0 ? [numberField(type, { wording: `unit.${type}`, min: 0, max, preset: count })] : []
    }),
  })
}

function exactly(world: World, nation: string, one: Crowd): readonly Limit[] {
  const weights = (each: number): Limit['weights'] =>
    Object.fromEntries(kindsIn(world, nation, one).map(({ area, type }) => [`${area}.${type}`, each]))
  return [
    { rule: 'NT-OVP-1', wording: 'limit.mostSurplus', weights: weights(1), max: one.surplus },
    { rule: 'NT-OVP-1', wording: 'limit.leastSurplus', weights: weights(-1), max: -one.surplus },
  ]
}

/** The plainest first, one by one from where most of them stand. */
function presetOf(world: World, nation: string, one: Crowd): readonly Removal[] {
  const kinds = kindsIn(world, nation, one).map((kind) => ({ ...kind, gone: 0 }))
  const strength = ({ type }: Removal): number => 10 * unitOf(world, type).dice + unitOf(world, type).mod
  for (let left = one.surplus; left > 0; left--) {
    const [next] = kinds
      .filter(({ count, gone }) => gone < count)
      .sort((first, second) => strength(first) - strength(second) || second.count - second.gone - (first.count - first.gone))
    if (next !== undefined) next.gone++
  }
  return kinds.map(({ area, type, gone }) => ({ area, type, count: gone }))
}
