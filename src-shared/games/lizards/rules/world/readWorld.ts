import { parseOutside } from '../../../../kernel/forms/nesting.ts'
import { accept, problem, refuse, type Outcome } from '../../../../kernel/problem.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { SIDE } from '../geography.ts'
import { documentProblems } from '../start/readStart.ts'
import { COLOURS, NO_LIZARDS, type Colour, type Counts } from '../tables.ts'
import type { DenState, GroupState, HexState, SpyState } from '../turn/state.ts'
import { BARE_DEN, bareHex, type World } from './world.ts'
import { clansIn, worldProblems } from './worldProblems.ts'
import {
  CODES,
  TERRAIN_LETTERS,
  WORLD_KIND,
  WORLD_SHAPE,
  WORLD_VERSION,
  type DenEntry,
  type GroupEntry,
  type WorldFile,
} from './worldShape.ts'

/** No world comes near this many characters. */
const LONGEST = 5_000_000

/**
 * Reads a world file: its JSON, or the text of it.
 *
 * @returns the world, with ids given to groups and spies that have none. Refuses with a problem a place: `terrain.3`, `dens.5AD.colour`, `groups.0.hex`
 */
export function readWorld(raw: unknown): Outcome<World> {
  const parsed = parsedFrom(raw)
  if (!parsed.ok) return parsed
  const given = typeof parsed.value === 'object' && parsed.value !== null ? (parsed.value as Readonly<Record<string, unknown>>) : {}
  const marked = documentProblems(given, WORLD_KIND, WORLD_VERSION)
  if (marked.length > 0) return refuse(...marked)
  const file = WORLD_SHAPE.read(given, '')
  if (!file.ok) return file
  const problems = worldProblems(file.value)
  return problems.length > 0 ? refuse(...problems) : accept(worldFrom(file.value))
}

function parsedFrom(raw: unknown): Outcome<unknown> {
  if (typeof raw !== 'string') return accept(raw)
  try {
    return accept(parseOutside(raw, LONGEST))
  } catch {
    return refuse(problem('file', 'problem.notJson'))
  }
}

function worldFrom(file: WorldFile): World {
  const { turn = 0, clans, mix, mould, templates, defaults } = file
  const groups = file.groups ?? []
  const spies = file.spies ?? []
  const nextId = idsFor([...groups, ...spies].flatMap(({ id }) => (id === undefined ? [] : [id])))
  const read = { groups: groups.map((group) => groupOf(group, turn, nextId)), spies: spies.map((spy) => spyOf(spy, nextId)) }
  const highest = Math.max(0, ...read.groups.map(({ id }) => id), ...read.spies.map(({ id }) => id))
  return {
    turn,
    hexes: hexesOf(file),
    ...read,
    clans: clansIn(file).map((clan) => {
      const { state = 'active', gave = 0 } = clans?.find((one) => one.clan === clan) ?? {}
      return { clan, state, gave }
    }),
    ids: Math.max(highest, file.ids ?? 0),
    places: Object.fromEntries((clans ?? []).flatMap(({ clan, place }) => (place === undefined ? [] : [[clan, place]]))),
    tables: { ...(mix && { mix }), ...(mould && { mould }), ...(templates && { templates }), ...(defaults && { defaults }) },
  }
}

function hexesOf({ terrain, dens, owners, bridges, rafts, halfbuilt, marks }: WorldFile): readonly HexState[] {
  const bridged = new Set(bridges)
  return terrain.map((kind, cell) => ({
    ...bareHex(kind),
    den: denOf(dens?.get(cell)),
    owner: owners?.get(cell) ?? null,
    bridge: bridged.has(cell),
    raft: rafts?.get(cell) ?? null,
    halfbuilt: halfbuilt?.get(cell) ?? null,
    ...marks?.get(cell),
  }))
}

function denOf(entry: DenEntry | undefined): DenState | null {
  return entry === undefined ? null : { ...BARE_DEN, ...entry, freed: { ...NO_LIZARDS, ...entry.freed } }
}

function groupOf({ id, clan, hex, fed, hunger = 0, level = 0, ...rest }: GroupEntry, turn: number, nextId: () => number): GroupState {
  const { moved = 0, split = 0, entered = 0, from = null, held = 0, frozen = 0, mired = 0, ...lizards } = rest
  const counts = { ...NO_LIZARDS, ...lizards }
  return { id: id ?? nextId(), clan, hex, counts, fed: fed ?? turn - hunger, level, moved, split, entered, from, held, frozen, mired }
}

function spyOf({ id, ...spy }: NonNullable<WorldFile['spies']>[number], nextId: () => number): SpyState {
  return { moved: 0, held: 0, mired: 0, ...spy, id: id ?? nextId() }
}

/** Gives ids that are not taken, from 1. */
function idsFor(taken: readonly number[]): () => number {
  const used = new Set(taken)
  let id = 0
  return () => {
    do id++
    while (used.has(id))
    return id
  }
}

type Written = Readonly<Record<string, Json>>

/** A world as the JSON of a file. Reading it gives the same world. */
export function writeWorld({ turn, hexes, groups, spies, clans, ids, places, tables }: World): Written {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    hexes
      .slice(row * SIDE, (row + 1) * SIDE)
      .map(({ terrain }) => TERRAIN_LETTERS[terrain])
      .join(''),
  )
  const byHex = (write: (hex: HexState) => Json | null): Json =>
    Object.fromEntries(
      hexes.flatMap((hex, cell) => {
        const value = write(hex)
        return value === null ? [] : [[CODES.code(cell), value]]
      }),
    )
  return {
    kind: WORLD_KIND,
    version: WORLD_VERSION,
    turn,
    terrain: rows,
    dens: byHex(({ den }) => den && writeDen(den)),
    owners: byHex(({ owner }) => owner),
    bridges: hexes.flatMap(({ bridge }, cell) => (bridge ? [CODES.code(cell)] : [])),
    rafts: byHex(({ raft }) => raft),
    halfbuilt: byHex(({ halfbuilt }) => halfbuilt && { ...halfbuilt }),
    marks: byHex(({ greenWork, greyWork, lobbed, chanted, disturbed }) => {
      const marks = without({ greenWork, greyWork, lobbed, chanted, disturbed }, 0)
      return Object.keys(marks).length === 0 ? null : marks
    }),
    clans: clans.map(({ clan, state, gave }) => ({
      clan,
      ...(state === 'active' ? {} : { state }),
      ...without({ gave }, 0),
      ...(places[clan] === undefined ? {} : { place: CODES.code(places[clan]) }),
    })),
    groups: groups.map(writeGroup),
    spies: spies.map(({ id, clan, hex, colour, made, ...marks }) => ({
      id,
      clan,
      hex: CODES.code(hex),
      colour,
      made,
      ...without(marks, 0),
    })),
    ids,
    ...(JSON.parse(JSON.stringify(tables)) as Written),
  }
}

/** The text of a world file. */
export function worldFileText(world: World): string {
  return `${JSON.stringify(writeWorld(world), null, 1)}\n`
}

function writeDen({ colour, pop, home, owner, freed, leaderless, ...numbers }: DenState): Written {
  return {
    colour,
    pop,
    ...(home ? { home } : {}),
    ...(owner === null ? {} : { owner }),
    ...without(numbers, 0),
    ...(COLOURS.some((one) => freed[one] > 0) ? { freed: lizardsOf(freed) } : {}),
    ...(leaderless === null ? {} : { leaderless }),
  }
}

function writeGroup({ id, clan, hex, counts, fed, level, from, ...marks }: GroupState): Written {
  return {
    id,
    clan,
    hex: CODES.code(hex),
    ...lizardsOf(counts),
    fed,
    ...without({ level }, 0),
    ...(from === null ? {} : { from: CODES.code(from) }),
    ...without(marks, 0),
  }
}

function lizardsOf(counts: Counts): Readonly<Partial<Record<Colour, number>>> {
  return without(counts, 0)
}

/** The entries whose value is another. */
function without<T extends object>(given: T, value: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(given).filter(([, each]) => each !== value)) as Record<string, number>
}
