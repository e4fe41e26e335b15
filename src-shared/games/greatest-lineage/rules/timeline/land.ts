import type { Space } from '../../../../board/graph.ts'
import { reach } from '../../../../board/search.ts'
import { choose, post, roll, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option, RollTest } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held, isAlive, living } from '../civilisation.ts'
import { drawLot } from '../factions/lot.ts'
import { tribeLand, tribesLoseLand, tribesLosePlaces } from '../factions/tribes.ts'
import { ruled } from '../rulings/switches.ts'
import { SEATS, isCivilisation, type Civilisation, type Kingdom } from '../seats.ts'
import { hold, outermost, release } from '../territory/holding.ts'
import { blankLand, loseLand, losePlace, receiveLand } from '../territory/land.ts'
import { boardOf, holdingsOf, idsOf, isUnowned, landsOf, nearestTo, territoryAt } from '../territory/map.ts'
import { pointOut } from '../territory/pointing.ts'
import type { Row } from './events.ts'

/** Where an event's land may come from: nobody, or a player (RULING-23). */
type Source = 'unowned' | Civilisation

/** Who points out the land of an event: the player named, or the next living one clockwise (RULING-23). */
export function pickerOf(world: World, named: Civilisation): Civilisation | undefined {
  const at = SEATS.indexOf(named)
  return [...SEATS.slice(at), ...SEATS.slice(0, at)].find((seat) => isAlive(world, seat))
}

/**
 * A kingdom spreads over land of nobody, as far as there is any: blank land first, then what tribes guard (RULING-23). Which territories
 * they are is pointed out on the board. With `event_land_from_players` whoever points them out may also take a player's, one by one.
 */
export function* spread(world: World, row: Row<'spread'>, kingdom: Kingdom): Procedure {
  const gained =
    boardOf(world) !== null
      ? yield* spreadOnMap(world, row, kingdom)
      : ruled(world, 'event_land_from_players')
        ? yield* spreadOneByOne(world, row, kingdom)
        : yield* takeUnowned(row.rule, world, kingdom, row.territories)
  const picker = byLot(world, row) ? undefined : pickerOf(world, row.picker)
  const figures = { owner: kingdom, territories: gained, picker: picker ?? '' }
  yield* tell(row.rule, picker === undefined ? 'line.event.landByLot' : 'line.event.landPicked', { seat: kingdom, figures })
}

/** On the map land is pointed out that borders the kingdom's, or other land just pointed out; by lot where the table says so. */
function* spreadOnMap(world: World, row: Row<'spread'>, kingdom: Kingdom): Procedure<number> {
  const picker = pickerOf(world, row.picker)
  const lands =
    picker === undefined ? [] : byLot(world, row) ? yield* drawLands(world, row, kingdom) : yield* pointSpread(world, row, kingdom, picker)
  for (const id of lands) {
    const holder = territoryAt(world, id)?.holder
    if (holder !== undefined && isCivilisation(holder)) yield* losePlace(row.rule, world, holder, id)
  }
  yield* tribesLosePlaces(row.rule, world, lands)
  yield* hold(row.rule, lands, kingdom)
  yield* post(row.rule, kingdom, 'territories', lands.length)
  return lands.length
}

/** Land a kingdom may spread to within so many steps: of nobody and of tribes, and with `event_land_from_players` of players (RULING-23). */
function spreadable(world: World, kingdom: Kingdom, steps: number): readonly string[] {
  const board = boardOf(world)
  const holdings = holdingsOf(world)
  if (board === null || holdings === null) return []
  const fromPlayers = ruled(world, 'event_land_from_players')
  const unowned = isUnowned(world, 'any')
  const meant = (space: Space): boolean => {
    const territory = holdings.at(space)
    return unowned(space) || (fromPlayers && territory !== undefined && territory.war === undefined && isCivilisation(territory.holder))
  }
  const near = reach(board.graph, landsOf(world, kingdom), steps, { enters: meant })
  return idsOf(board, near)
}

function* pointSpread(world: World, row: Row<'spread'>, kingdom: Kingdom, picker: Civilisation): Procedure<readonly string[]> {
  const lands = (): readonly string[] => spreadable(world, kingdom, row.territories)
  const figures = { owner: kingdom }
  return yield* pointOut(world, { rule: row.rule, chooser: picker, what: 'spread', figures, count: row.territories, lands, joins: kingdom })
}

/** RULING-24 One territory after the other, each of what borders the kingdom then. */
function* drawLands(world: World, row: Row<'spread'>, kingdom: Kingdom): Procedure<readonly string[]> {
  const drawn: string[] = []
  while (drawn.length < row.territories) {
    const open = (): readonly string[] => spreadable(world, kingdom, drawn.length + 1).filter((id) => !drawn.includes(id))
    const beside = (): readonly string[] => open().filter((id) => isBeside(world, kingdom, drawn, id))
    const at = yield* drawLot('eventLand', row.rule, beside().length, { faction: kingdom })
    const next = beside()[at] ?? beside()[0]
    if (next === undefined) break
    drawn.push(next)
  }
  return drawn
}

function isBeside(world: World, kingdom: Kingdom, drawn: readonly string[], id: string): boolean {
  const board = boardOf(world)
  if (board === null) return false
  return board.graph.neighboursOf(board.numberOf(id)).some((other) => {
    const territory = territoryAt(world, board.at(other).id)
    return drawn.includes(board.at(other).id) || (territory?.holder === kingdom && territory.war === undefined)
  })
}

/** RULING-24: the land of turn 10 has no chooser of its own. */
function byLot(world: World, row: Row<'spread'>): boolean {
  return row.maybeRandom === true && ruled(world, 't10_chooser') === 'random'
}

function unownedLand(world: World): number {
  return Math.max(0, blankLand(world)) + tribeLand(world)
}

/** Gives how many territories there were to take. */
function* takeUnowned(rule: RuleId, world: World, kingdom: Kingdom, count: number): Procedure<number> {
  const taken = Math.min(count, unownedLand(world))
  const fromTribes = Math.max(0, taken - Math.max(0, blankLand(world)))
  yield* tribesLoseLand(rule, world, fromTribes)
  yield* post(rule, kingdom, 'territories', taken)
  return taken
}

function* spreadOneByOne(world: World, row: Row<'spread'>, kingdom: Kingdom): Procedure<number> {
  let gained = 0
  for (let left = row.territories; left > 0; left -= 1) {
    const source = yield* pickSource(world, row, left)
    if (source === undefined) break
    if (source === 'unowned') gained += yield* takeUnowned(row.rule, world, kingdom, 1)
    else gained += yield* takeFromPlayer(row.rule, world, kingdom, source)
  }
  return gained
}

function* takeFromPlayer(rule: RuleId, world: World, kingdom: Kingdom, seat: Civilisation): Procedure<number> {
  const { territories: taken } = yield* loseLand(rule, world, seat, 1)
  yield* post(rule, kingdom, 'territories', taken)
  return taken
}

function sources(world: World): readonly Source[] {
  const owned = living(world).filter((seat) => held(world, seat, 'territories') > 0)
  return unownedLand(world) > 0 ? ['unowned', ...owned] : owned
}

function* pickSource(world: World, row: Row<'spread'>, territoriesLeft: number): Procedure<Source | undefined> {
  const picker = pickerOf(world, row.picker)
  if (picker === undefined || sources(world).length <= 1) return sources(world)[0]
  if (byLot(world, row)) return yield* drawSource(world, row, picker, territoriesLeft)
  const chosen = yield* choose('eventLand', picker, () => {
    const open = sources(world)
    if (open.length <= 1) return null
    return {
      rule: row.rule,
      figures: { kingdom: row.who[0], territoriesLeft },
      options: open.map((source) => option(world, source)),
      preset: open[0] ?? 'unowned',
    }
  })
  return sources(world).find((source) => source === chosen) ?? sources(world)[0]
}

function option(world: World, source: Source): Option {
  if (source === 'unowned') return { id: source, wording: 'option.unownedLand', figures: { territories: unownedLand(world) } }
  return { id: source, wording: 'option.playersLand', figures: { seat: source, territories: held(world, source, 'territories') } }
}

/** Equal parts of the die for every source; what is left over of it is rolled again. */
function* drawSource(world: World, row: Row<'spread'>, picker: Civilisation, territoriesLeft: number): Procedure<Source | undefined> {
  for (;;) {
    const { counts } = yield* roll('eventLand', picker, () => ({
      rule: row.rule,
      figures: { kingdom: row.who[0], territoriesLeft },
      faces: 100,
      count: sources(world).length > 1 ? 1 : 0,
      test: lots(sources(world)),
    }))
    const open = sources(world)
    const drawn = open.find((source) => (counts[outcomeOf(source)] ?? 0) > 0)
    if (drawn !== undefined || open.length <= 1) return drawn ?? open[0]
  }
}

function lots(open: readonly Source[]): RollTest {
  const part = Math.floor(100 / Math.max(1, open.length))
  const rows = open.map((source, index) => ({ from: index * part + 1, to: (index + 1) * part, outcome: outcomeOf(source) }))
  const covered = part * open.length
  return { type: 'table', rows: covered < 100 ? [...rows, { from: covered + 1, to: 100, outcome: 'lotAgain' }] : rows }
}

function outcomeOf(source: Source): string {
  return `lot.${source}`
}

/** A kingdom gives up land, which becomes blank (RULING-25). On the physical board nothing is asked: the player named points it out. */
export function* recede(world: World, row: Row<'recede'>, kingdom: Kingdom): Procedure {
  const territories = Math.min(row.territories, world.balance(kingdom, 'territories'))
  const picker = pickerOf(world, row.picker)
  if (picker !== undefined) yield* pointRecede(world, row, kingdom, picker, territories)
  yield* post(row.rule, kingdom, 'territories', -territories)
  yield* tell(row.rule, 'line.event.landGivenUp', {
    seat: kingdom,
    figures: { owner: kingdom, picker: picker ?? '', territories },
  })
}

function* pointRecede(world: World, row: Row<'recede'>, kingdom: Kingdom, picker: Civilisation, count: number): Procedure {
  const board = boardOf(world)
  if (board === null) return
  const lands = (): readonly string[] => outermost(world, board, kingdom, landsOf(world, kingdom).length)
  yield* release(
    row.rule,
    world,
    yield* pointOut(world, { rule: row.rule, chooser: picker, what: 'recede', figures: { owner: kingdom }, count, lands }),
  )
}

/** On the map the nearest land of the kingdom's goes over, by choice of whoever gains it among what is equally near (RULING-24). */
function* seizePlaces(world: World, row: Row<'seize'>, seat: Civilisation, count: number): Procedure<readonly string[]> {
  const board = boardOf(world)
  const seized: string[] = []
  while (board !== null && seized.length < count) {
    const left = (): readonly Space[] => landsOf(world, row.from).filter((space) => !seized.includes(board.at(space).id))
    const lands = (): readonly string[] => idsOf(board, nearestTo(world, seat, left()))
    const [next] = yield* pointOut(world, { rule: row.rule, chooser: seat, what: 'take', figures: { owner: row.from }, count: 1, lands })
    if (next === undefined) break
    seized.push(next)
  }
  return seized
}

/** Land passes from a kingdom to a civilisation, without troops (RULING-24; on the physical board the nearest is seen on the board). */
export function* seize(world: World, row: Row<'seize'>, seat: Civilisation): Procedure {
  const territories = Math.min(row.territories, world.balance(row.from, 'territories'))
  const lands = yield* seizePlaces(world, row, seat, territories)
  yield* post(row.rule, row.from, 'territories', -territories)
  yield* receiveLand(row.rule, world, seat, territories, '', undefined, lands)
}

/** Everybody gives up land of their own choice; it becomes blank (RULING-25). */
export function* yieldLand(world: World, row: Row<'yieldLand'>, seats: readonly Civilisation[]): Procedure {
  for (const seat of seats) yield* loseLand(row.rule, world, seat, Math.min(row.territories, held(world, seat, 'territories')))
}
