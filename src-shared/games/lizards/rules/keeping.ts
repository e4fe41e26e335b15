import { OFF, type Cell } from '../../../board/hexes.ts'
import { drop, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { CELLS, type Geography } from './geography.ts'
import {
  gameOf,
  GAMES,
  geographyIn,
  GROUPS,
  HEXES,
  mouldIn,
  seatOf,
  SECRETS,
  SPIES,
  type GroupRecord,
  type HexRecord,
  type Secret,
  type SpyRecord,
} from './records.ts'
import { COLOURS, NO_LIZARDS, type Counts } from './tables.ts'
import type { DenState, GroupState, HexState, SpyState, TurnState } from './turn/state.ts'
import type { Event, PhaseOutcome, Posted } from './turn/turn.ts'
import { BARE_DEN, bareHex } from './world/world.ts'

/** Rule of what the file keeps of the map: each phase books what it changed. */
const KEPT: RuleId = 'LZ-SET-10'

export const NO_SECRET: Secret = { ids: 0, gave: {}, silent: [], results: [], battles: [], letters: [], reported: -1 }

export function secretOf(world: World): Secret {
  return world.record(SECRETS, 'ledger') ?? NO_SECRET
}

/** The state that the rules of a turn work on, out of the records. */
export function stateIn(world: World, turn = world.cursor.turn): TurnState {
  const geography = geographyIn(world)
  const { clans, houseRules } = gameOf(world)
  const secret = secretOf(world)
  const hexes = Array.from({ length: CELLS }, (_, cell) => {
    const kept = world.record(HEXES, geography.code(cell))
    return kept === undefined ? bareHex('water') : hexOf(kept)
  })
  return {
    turn,
    houseRules,
    mould: mouldIn(world),
    hexes,
    groups: world.recordIds(GROUPS.name).flatMap((id) => {
      const kept = world.record(GROUPS, id)
      return kept === undefined ? [] : [groupOf(Number(id), kept, geography)]
    }),
    spies: world.recordIds(SPIES.name).flatMap((id) => {
      const kept = world.record(SPIES, id)
      return kept === undefined ? [] : [spyOf(Number(id), kept, geography)]
    }),
    clans: clans.map(({ clan, state }) => ({ clan, state, gave: secret.gave[clan] ?? 0 })),
    ids: secret.ids,
  }
}

/** Books what a phase came to: accounts, changed records, and events. */
export function* book(world: World, before: TurnState, { state, posted, events, results, battles }: PhaseOutcome): Procedure {
  const secret = secretOf(world)
  const silent = posted.filter((one) => one.silent)
  for (const one of posted) if (!one.silent) yield* postOne(world, one)
  yield* keepState(world, before, state)
  const next: Secret = {
    ...secret,
    ids: state.ids,
    gave: Object.fromEntries(state.clans.filter(({ gave }) => gave > 0).map(({ clan, gave }) => [clan, gave])),
    silent: [...secret.silent, ...silent],
    results: [...secret.results, ...results],
    battles: [...secret.battles, ...battles],
  }
  yield* record(KEPT, SECRETS, 'ledger', next, 'gm')
  for (const event of events) yield* tellOne(world, event)
}

export function* postOne(world: World, { clan, account, delta, rule, cell }: Posted): Procedure {
  yield* post(rule, seatOf(clan), account, delta, { about: geographyIn(world).code(cell), see: [seatOf(clan)] })
}

function* tellOne(world: World, { rule, kind, cell, figures, see }: Event): Procedure {
  const [only] = see
  const seat = see.length === 1 && only !== undefined ? seatOf(only) : undefined
  const told = { seat, see: see.map(seatOf) }
  if (cell === OFF) return yield* tell(rule, `line.${kind}`, { ...told, figures })
  const code = geographyIn(world).code(cell)
  yield* tell(rule, `line.${kind}`, { ...told, about: code, figures: { hex: code, ...figures } })
}

/** Puts the records of hexes, groups, spies and clans that are not as they were. */
export function* keepState(world: World, before: TurnState, after: TurnState): Procedure {
  const geography = geographyIn(world)
  for (const [cell, hex] of after.hexes.entries())
    if (hex !== before.hexes[cell]) yield* record(KEPT, HEXES, geography.code(cell), hexRecord(hex), 'gm')
  const [groups, spies] = [new Map(before.groups.map((group) => [group.id, group])), new Map(before.spies.map((spy) => [spy.id, spy]))]
  for (const group of after.groups)
    if (groups.get(group.id) !== group) yield* record(KEPT, GROUPS, String(group.id), groupRecord(group, geography), 'gm')
  for (const id of goneOf(before.groups, after.groups)) yield* drop(KEPT, GROUPS, String(id), 'gm')
  for (const spy of after.spies) if (spies.get(spy.id) !== spy) yield* record(KEPT, SPIES, String(spy.id), spyRecord(spy, geography), 'gm')
  for (const id of goneOf(before.spies, after.spies)) yield* drop(KEPT, SPIES, String(id), 'gm')
  yield* keepClans(world, after)
}

function goneOf(before: readonly { readonly id: number }[], after: readonly { readonly id: number }[]): readonly number[] {
  const left = new Set(after.map(({ id }) => id))
  return before.map(({ id }) => id).filter((id) => !left.has(id))
}

function* keepClans(world: World, { clans }: TurnState): Procedure {
  const game = gameOf(world)
  const states = new Map(clans.map(({ clan, state }) => [clan, state]))
  if (game.clans.every(({ clan, state }) => states.get(clan) === state)) return
  yield* record(KEPT, GAMES, 'game', {
    ...game,
    clans: game.clans.map((clan) => ({ ...clan, state: states.get(clan.clan) ?? clan.state })),
  })
}

/** A hex as the file keeps it, without values that equal those of a bare hex. */
export function hexRecord({ terrain, den, owner, bridge, raft, halfbuilt, ...marks }: HexState): HexRecord {
  return {
    terrain,
    ...(den === null ? {} : { den: denRecord(den) }),
    ...(owner === null ? {} : { owner }),
    ...(bridge ? { bridge } : {}),
    ...(raft === null ? {} : { raft }),
    ...(halfbuilt === null ? {} : { halfbuilt }),
    ...filled(marks),
  }
}

function denRecord({ colour, pop, home, owner, freed, leaderless, ...marks }: DenState): NonNullable<HexRecord['den']> {
  return {
    ...(colour === null ? {} : { colour }),
    pop,
    ...(home ? { home } : {}),
    ...(owner === null ? {} : { owner }),
    ...(leaderless === null ? {} : { leaderless }),
    ...(COLOURS.every((each) => freed[each] === 0) ? {} : { freed: filled(freed) }),
    ...filled(marks),
  }
}

/** Only the numbers that are not 0. */
function filled<T extends object>(numbers: T): Partial<T> {
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== 0)) as Partial<T>
}

export function hexOf({ den, ...hex }: HexRecord): HexState {
  return { ...bareHex(hex.terrain), ...hex, den: den === undefined ? null : denOf(den) }
}

function denOf({ freed, ...den }: NonNullable<HexRecord['den']>): DenState {
  return { ...BARE_DEN, ...den, freed: { ...NO_LIZARDS, ...freed } }
}

export function groupRecord({ clan, hex, counts, fed, from, ...rest }: GroupState, geography: Geography): GroupRecord {
  const { id: _, ...marks } = rest
  return {
    clan,
    hex: geography.code(hex),
    ...filled(counts),
    fed,
    ...(from === null ? {} : { from: geography.code(from) }),
    ...filled(marks),
  }
}

export function groupOf(id: number, { clan, hex, fed, from, ...rest }: GroupRecord, geography: Geography): GroupState {
  const {
    red = 0,
    grn = 0,
    gry = 0,
    yel = 0,
    blk = 0,
    level = 0,
    moved = 0,
    split = 0,
    entered = 0,
    held = 0,
    frozen = 0,
    mired = 0,
  } = rest
  const counts: Counts = { red, grn, gry, yel, blk }
  const cell = cellOf(geography, hex)
  return {
    id,
    clan,
    hex: cell,
    counts,
    fed,
    level,
    moved,
    split,
    entered,
    from: from === undefined ? null : cellOf(geography, from),
    held,
    frozen,
    mired,
  }
}

export function spyRecord({ clan, hex, colour, made, moved, held, mired }: SpyState, geography: Geography): SpyRecord {
  return { clan, hex: geography.code(hex), colour, made, ...filled({ moved, held, mired }) }
}

export function spyOf(id: number, { clan, hex, colour, made, moved = 0, held = 0, mired = 0 }: SpyRecord, geography: Geography): SpyState {
  return { id, clan, hex: cellOf(geography, hex), colour, made, moved, held, mired }
}

/** The cell of a code that was checked when it came in. */
function cellOf(geography: Geography, code: string): Cell {
  return geography.cellOf(code)
}
