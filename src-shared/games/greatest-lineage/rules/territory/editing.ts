import { Board } from '../../../../board/board.ts'
import { SIDES } from '../../../../board/hexes.ts'
import { withRiversAround } from '../../../../board/painting.ts'
import type { HexPlan } from '../../../../board/plan.ts'
import { DECREE_RULE } from '../../../../kernel/journal/journal.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../../../kernel/problem.ts'
import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { checkOf, fieldsOf, listOf, mapOf, optional, orNull, text, whole } from '../../../../kernel/forms/shape.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { LineageWorld } from '../../board/world.ts'
import { readWorld } from '../../board/worldFile.ts'
import { gameOf, living } from '../civilisation.ts'
import { factionStands, type Faction } from '../factions/faction.ts'
import { tribes, tribesLosePlaces } from '../factions/tribes.ts'
import { ownMessage, ruled } from '../messages.ts'
import { GAME, SETTLEMENTS, TRIBE_RECORDS } from '../records.ts'
import { KINGDOMS, isCivilisation, isKingdom } from '../seats.ts'
import { movedSeat } from '../settlements/seats.ts'
import { FACTION } from '../shapes.ts'
import { hold, layMap, release } from './holding.ts'
import { boardOf, territoryAt } from './map.ts'
import { MAP, TERRITORIES } from './mapRecords.ts'
import { InvariantError } from '../../../../kernel/invariantError.ts'

/** The game master gives a campaign a map in mid-play: `{ map: { world } }`. Land is laid out to fit the ledgers. */
interface MapLaid {
  readonly world: LineageWorld
}

/** Or paints on it: who holds what (null: nobody), what land is called, its ground by a letter of the legend, the sides it has rivers on (0 to 5, clockwise from north), where settlements stand. */
interface MapPainted {
  readonly holders?: Readonly<Record<string, Faction | null>>
  readonly names?: Readonly<Record<string, string>>
  readonly ground?: Readonly<Record<string, string>>
  readonly rivers?: Readonly<Record<string, readonly number[]>>
  readonly seats?: Readonly<Record<string, string>>
}

export interface MapDecree {
  readonly map: MapLaid | MapPainted
}

const NAME_LENGTH = 60
const NAMES = mapOf(text)
const readPainted = checkOf(
  fieldsOf<MapPainted>({
    holders: optional(mapOf(orNull(FACTION))),
    names: optional(NAMES),
    ground: optional(NAMES),
    rivers: optional(mapOf(listOf(whole(0, SIDES - 1)))),
    seats: optional(NAMES),
  }),
)

export function isMapDecree(raw: unknown): raw is { readonly map: unknown } {
  return typeof raw === 'object' && raw !== null && 'map' in raw
}

/** Checks what is decreed about the map, with a problem per place: `map.holders.B3`. */
export function readMapDecree(world: World, { map }: { readonly map: unknown }): Outcome<Json> {
  const read = typeof map === 'object' && map !== null && 'world' in map ? readLaid(world, map.world) : readPaint(world, map)
  return read.ok ? accept({ map: read.value } as unknown as Json) : read
}

function readLaid(world: World, raw: unknown): Outcome<MapLaid> {
  const read = readWorld(raw, 'map.world')
  if (!read.ok) return read
  const total = new Board(read.value.plan).spaces.length
  const held = heldByAll(world)
  if (held > total) return refuse(ruled('map.world.plan', 'problem.smallMap', { held, total }, 'GL-GEN-7'))
  return accept({ world: read.value })
}

function heldByAll(world: World): number {
  const owned = [...living(world), ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return owned + tribes(world).reduce((sum, { territories }) => sum + territories, 0)
}

function readPaint(world: World, raw: unknown): Outcome<MapPainted> {
  const board = boardOf(world)
  if (board === null) return refuse(ruled('map', 'problem.noMap', {}, 'GL-GEN-7'))
  const read = readPainted(raw)
  if (!read.ok) return refuse(...read.problems.map((one) => ({ ...one, field: `map.${one.field}` })))
  const problems = [...paintProblems(world, board, read.value)]
  if (problems.length > 0) return refuse(...problems)
  const changes = Object.values(read.value).some((part: object | undefined) => part !== undefined && Object.keys(part).length > 0)
  return changes ? read : refuse(problem('map', 'problem.missing', { wanted: ownMessage('noun.someLand') }))
}

function* paintProblems(
  world: World,
  board: Board,
  { holders = {}, names = {}, ground = {}, rivers = {}, seats = {} }: MapPainted,
): Iterable<Problem> {
  for (const [part, ids] of Object.entries({ holders, names, ground, rivers }))
    for (const id of Object.keys(ids)) if (!board.has(id)) yield problem(`map.${part}.${id}`, 'problem.boardCode', { value: shown(id) })
  for (const [id, holder] of Object.entries(holders)) {
    if (holder !== null && !factionStands(world, holder))
      yield problem(`map.holders.${id}`, 'problem.noRecord', { value: holder, collection: 'holder' })
    if (territoryAt(world, id)?.war !== undefined)
      yield ruled(`map.holders.${id}`, 'problem.occupiedLand', { name: nameOn(board, id) }, 'GL-WAR-22')
  }
  for (const [id, name] of Object.entries(names)) {
    if (name.trim() === '') yield problem(`map.names.${id}`, 'problem.missing', { wanted: ownMessage('noun.landName') })
    if (name.length > NAME_LENGTH) yield problem(`map.names.${id}`, 'problem.length', { value: name.length, max: NAME_LENGTH })
  }
  const { legend, closed } = planOf(board)
  const letters = Object.keys(legend).filter((letter) => !closed.includes(letter))
  for (const [id, letter] of Object.entries(ground))
    if (!letters.includes(letter))
      yield problem(`map.ground.${id}`, 'problem.option', { value: shown(letter), options: letters.join(', ') })
  yield* seatProblems(world, board, holders, seats)
}

/** A settlement stands on land that is its owner's afterwards, and no two on the same. */
function* seatProblems(
  world: World,
  board: Board,
  holders: NonNullable<MapPainted['holders']>,
  seats: Readonly<Record<string, string>>,
): Iterable<Problem> {
  const taken = new Set<string>()
  for (const { id, place } of world.records(SETTLEMENTS)) if (place !== undefined && seats[id] === undefined) taken.add(place)
  for (const [id, place] of Object.entries(seats)) {
    const settlement = world.record(SETTLEMENTS, id)
    const owner = place in holders ? holders[place] : territoryAt(world, place)?.holder
    if (settlement?.established !== true) yield problem(`map.seats.${id}`, 'problem.noRecord', { value: id, collection: SETTLEMENTS.name })
    else if (!board.has(place)) yield problem(`map.seats.${id}`, 'problem.boardCode', { value: shown(place) })
    else if (owner !== settlement.owner) yield ruled(`map.seats.${id}`, 'problem.foreignLand', { name: nameOn(board, place) }, 'GL-CITY-4')
    else if (taken.has(place)) yield ruled(`map.seats.${id}`, 'problem.seatTaken', { name: nameOn(board, place) }, 'GL-CITY-4')
    taken.add(place)
  }
}

function nameOn(board: Board, id: string): string {
  return board.has(id) ? board.at(board.numberOf(id)).name : id
}

function planOf({ plan }: Board): HexPlan {
  if (plan.kind !== 'hexes') throw new InvariantError('the land lies in hexes')
  return plan
}

/** What was decreed takes hold; everybody is told. What hangs on land follows by `afterCorrection`. */
export function* decreeMap(world: World, { map }: MapDecree): Procedure {
  if ('world' in map) yield* lay(world, map.world)
  else yield* paint(world, map)
}

/** The people of the world stand where it has them, as far as they still hold so much; the ledgers bring the rest (see `followCounts`). */
function* lay(world: World, laid: LineageWorld): Procedure {
  const game = gameOf(world)
  yield* record(DECREE_RULE, GAME, 'game', { ...game, houseRules: { ...game.houseRules, map_mode: 'map' } })
  yield* release(
    DECREE_RULE,
    world,
    world.records(TERRITORIES).map(({ id }) => id),
  )
  for (const settlement of [...world.records(SETTLEMENTS)])
    if (settlement.place !== undefined) yield* record(DECREE_RULE, SETTLEMENTS, settlement.id, movedSeat(settlement))
  yield* layMap(DECREE_RULE, world, laid)
  const territories = new Board(laid.plan).spaces.length
  yield* tell(DECREE_RULE, 'line.mapLaid', { figures: { territories } })
}

function* paint(world: World, { holders = {}, names = {}, ground = {}, rivers = {}, seats = {} }: MapPainted): Procedure {
  yield* repaint(world, names, ground, rivers)
  const changed = Object.entries(holders).filter(([id, holder]) => (territoryAt(world, id)?.holder ?? null) !== holder)
  for (const [id, holder] of changed) yield* giveLand(world, id, holder)
  for (const [id, place] of Object.entries(seats)) {
    const settlement = world.record(SETTLEMENTS, id)
    if (settlement !== undefined) yield* record(DECREE_RULE, SETTLEMENTS, id, { ...settlement, place })
  }
  const figures = {
    holders: changed.length,
    names: Object.keys(names).length,
    ground: Object.keys(ground).length,
    ...(Object.keys(rivers).length === 0 ? {} : { rivers: Object.keys(rivers).length }),
    seats: Object.keys(seats).length,
  }
  yield* tell(DECREE_RULE, 'line.mapPainted', { figures })
}

function* repaint(
  world: World,
  names: Readonly<Record<string, string>>,
  ground: Readonly<Record<string, string>>,
  rivers: Readonly<Record<string, readonly number[]>>,
): Procedure {
  const map = world.record(MAP, 'map')
  const board = boardOf(world)
  if (map === undefined || board === null || [names, ground, rivers].every((part) => Object.keys(part).length === 0)) return
  const rows = [...map.plan.ground]
  const { columns } = map.plan.layout
  for (const [id, letter] of Object.entries(ground)) {
    const { cell = 0 } = board.at(board.numberOf(id))
    const [row, column] = [Math.floor(cell / columns), cell % columns]
    const before = rows[row] ?? ''
    rows[row] = before.slice(0, column) + letter + before.slice(column + 1)
  }
  const given = Object.fromEntries(Object.entries(names).map(([id, name]) => [id, name.trim()]))
  const painted: HexPlan = { ...map.plan, ground: rows, names: { ...map.plan.names, ...given } }
  const plan = Object.entries(rivers).reduce((before, [id, sides]) => withRiversAround(before, id, sides), painted)
  yield* record(DECREE_RULE, MAP, 'map', { ...map, plan })
}

/** A territory goes from whoever had it to somebody else, in the ledgers as on the map. */
function* giveLand(world: World, id: string, holder: Faction | null): Procedure {
  const before = territoryAt(world, id)?.holder
  if (before !== undefined && (isCivilisation(before) || isKingdom(before))) {
    yield* release(DECREE_RULE, world, [id])
    yield* post(DECREE_RULE, before, 'territories', -1, { about: id })
  } else yield* tribesLosePlaces(DECREE_RULE, world, [id])
  if (holder === null) return
  yield* hold(DECREE_RULE, [id], holder)
  const tribe = world.record(TRIBE_RECORDS, holder)
  if (tribe === undefined) yield* post(DECREE_RULE, holder, 'territories', 1, { about: id })
  else yield* record(DECREE_RULE, TRIBE_RECORDS, holder, { ...tribe, territories: tribe.territories + 1 })
}
