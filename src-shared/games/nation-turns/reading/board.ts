import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { bordersOf, holds, indexOf, nationsInOrder, onMap, presentIn, typesOf, unitsAt, unitsIn } from '../rules/board.ts'
import { isStop, overrunIn, type Overrun } from '../rules/movement/paths.ts'
import { maximumIn } from '../rules/overpopulation.ts'
import { birthplaces, type Birthplace } from '../rules/population.ts'
import { BATTLES, GAME, SCENARIO } from '../rules/records.ts'
import type { Area, Criterion, Point, Scenario } from '../rules/scenario.ts'
import { PHASE, type AreaType } from '../rules/tables.ts'
import { lightsOf, type Light } from './targets.ts'

/** The areas as everybody sees them. */
export interface BoardReading {
  readonly areas: readonly AreaReading[]
  readonly borders: readonly Border[]
}

export interface AreaReading {
  readonly id: string
  readonly grounds: readonly AreaType[]
  readonly x: number
  readonly y: number
  readonly outline: readonly Point[]
  /** Nations that stand here, in the order of the round. */
  readonly present: readonly Presence[]
  /** The nation that stands here alone. */
  readonly holder: string | null
  /** Nations of two sides stand here together. */
  readonly contested: boolean
  /** Rounds fought here in this turn. */
  readonly rounds: number
  readonly light: Light | null
}

export interface Presence {
  readonly nation: string
  readonly units: number
  readonly stacks: readonly StackReading[]
  /** The most that may stay after its turn; null: no end. */
  readonly maximum: number | null
}

export interface StackReading {
  readonly type: string
  readonly count: number
  /** The account that holds it. */
  readonly account: string
}

/** Two areas that border on each other. */
export interface Border {
  readonly id: string
  readonly from: string
  readonly to: string
}

const EMPTY: BoardReading = { areas: [], borders: [] }

/** The board as it stands, with what the question that waits says of its areas; empty before the set-up. */
export function readBoard(world: World, asked: Request | null): BoardReading {
  const scenario = world.record(SCENARIO, 'scenario')
  if (scenario === undefined || world.record(GAME, 'game') === undefined) return EMPTY
  const lights = lightsOf(world, asked)
  return { areas: scenario.areas.map((area) => readArea(world, area, lights.get(area.id) ?? null)), borders: borderList(scenario) }
}

function readArea(world: World, { id, type, also = [], x, y, outline = [] }: Area, light: Light | null): AreaReading {
  const present = presentIn(world, id).map((nation) => presence(world, nation, id))
  const [first] = present
  const battle = world.record(BATTLES, id)
  const active = world.cursor.actor
  return {
    ...{ id, grounds: [type, ...also], x, y, outline, present, light },
    holder: first !== undefined && holds(world, first.nation, id) ? first.nation : null,
    contested: present.length > 1,
    rounds: battle !== undefined && battle.nation === active ? battle.rounds : 0,
  }
}

function presence(world: World, nation: string, area: string): Presence {
  const most = maximumIn(world, nation, area)
  return {
    nation,
    units: unitsIn(world, nation, area),
    stacks: typesOf(world, nation).flatMap((type) => {
      const count = unitsAt(world, nation, area, type)
      return count > 0 ? [{ type, count, account: onMap(area, type) }] : []
    }),
    maximum: Number.isFinite(most) ? most : null,
  }
}

/** Each border once, from the area that is listed first. */
function borderList(scenario: Scenario): readonly Border[] {
  const { board } = indexOf(scenario)
  const pairs = [...board.graph.pairs()].sort(([a, b], [c, d]) => a - c || b - d)
  return pairs.map((pair) => {
    const [from, to] = pair.map((space) => board.at(space).id) as [string, string]
    return { id: `${from}-${to}`, from, to }
  })
}

/** What a nation scores for an area. */
export interface AreaPoints {
  readonly nation: string
  readonly points: number
  readonly rounds: readonly number[]
  /** It holds the area now. */
  readonly held: boolean
}

export interface AreaBirth extends Birthplace {
  readonly nation: string
}

/** What an area's card tells beside who stands there. */
export interface AreaDetail {
  readonly borders: readonly string[]
  readonly points: readonly AreaPoints[]
  /** Nations that roll for births here if their turn begins as it stands. */
  readonly births: readonly AreaBirth[]
  /** What the active nation needs here to pass; null where it is not moving, or nobody is in its way. */
  readonly overrun: (Overrun & { readonly nation: string; readonly passes: number; readonly isStop: boolean }) | null
}

export function readDetail(world: World, area: string): AreaDetail {
  const scenario = world.record(SCENARIO, 'scenario')
  const place = scenario?.areas.find(({ id }) => id === area)
  if (scenario === undefined || place === undefined) return { borders: [], points: [], births: [], overrun: null }
  return {
    borders: bordersOf(world, area),
    points: scenario.nations.flatMap(({ id: nation, scoring }) =>
      scoring.flatMap((one): readonly AreaPoints[] =>
        isFor(one, place) ? [{ nation, points: one.points, rounds: one.rounds, held: holds(world, nation, area) }] : [],
      ),
    ),
    births: nationsInOrder(world).flatMap((nation) =>
      birthplaces(world, nation).flatMap((birth) => (birth.area === area ? [{ ...birth, nation }] : [])),
    ),
    overrun: overrunBy(world, area),
  }
}

function isFor(criterion: Criterion, { id, type }: Area): criterion is Extract<Criterion, { kind: 'hold' | 'hold_type' }> {
  return (criterion.kind === 'hold' && criterion.area === id) || (criterion.kind === 'hold_type' && criterion.type === type)
}

function overrunBy(world: World, area: string): AreaDetail['overrun'] {
  const { actor, phase } = world.cursor
  if (actor === undefined || phase !== PHASE.move) return null
  const overrun = overrunIn(world, actor, area)
  if (overrun === null) return null
  const stops = isStop(world, area)
  return { ...overrun, nation: actor, isStop: stops, passes: stops ? 0 : Math.max(0, overrun.staying + overrun.free - overrun.need) }
}

/** No longer than this a nation's id is its short name. */
const SHORT = 4

/** A nation in a few letters: its id where that is short, else the first letters of its name, told apart from those before it. */
export function shortNames(world: World): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of world.record(SCENARIO, 'scenario')?.nations ?? []) {
    const letters = id.length <= SHORT ? id : initialsOf(name)
    let short = letters
    for (let nth = 2; taken.has(short); nth++) short = `${letters}${nth}`
    taken.add(short)
    given.set(id, short)
  }
  return given
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '')
  const letters = words.length > 1 ? words.map(([first = '']) => first).join('') : name
  return letters.slice(0, words.length > 1 ? SHORT : 2).toUpperCase()
}
