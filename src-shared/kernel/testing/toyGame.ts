import { TABLE_SEAT, type Cursor } from '../world/effect.ts'
import { RULING_RULE } from '../journal/journal.ts'
import { act, chance, checkpoint, choose, drop, fill, post, record, roll, rollOne, tell, type Procedure } from '../engine/procedure.ts'
import { flagField, numberField, pickField, textField, type Field, type Sheet } from '../forms/field.ts'
import { textOf } from '../forms/form.ts'
import { DONE, type Act, type Option } from '../engine/request.ts'
import type { Json, SeatId } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { collection, type World } from '../world/world.ts'
import { craft, CRAFTED } from './toyCraft.ts'
import { sheets, SHEETS_PHASE, tablePhase } from './toySheets.ts'
import { readRulings, readSetup, REHEARSAL } from './toyRulings.ts'
import { COOPS, COUSIN, cousin, decree, feast, HOARDS, readCursor, readDecree, recordProblems } from './toyFeast.ts'

/** What a test may change about the toy's rules, as a later version of a real game would. */
export interface ToyRules {
  /** A hen lays on this or less. */
  readonly layOn: number
  /** Gold a turn begins with, booked before its first question; below 0 it breaks the bound of an account. */
  readonly wages: number
  /** Whether there is a fair to choose a road to. */
  readonly fair: boolean
  /** Whether every round ends with a feast, and every turn with a cousin's luck (`toyFeast.ts`). */
  readonly feast: boolean
  /** Whether every round ends with a nest, which asks by every kind of field and draws cards (`toyCraft.ts`). */
  readonly craft: boolean
  /** Whether every round ends with sheets that all hand in at once, and letters (`toySheets.ts`). */
  readonly sheets: boolean
  /** How many play: three, unless a test wants a crowd. */
  readonly seats: number
}

export interface ToySetup {
  readonly rounds: number
  readonly hens: number
}

export const TOY_SEATS = ['red', 'green', 'blue'] as const

/** The usual three, then `seat4` and so on. */
export function toySeats(count: number): readonly SeatId[] {
  return Array.from({ length: count }, (_, at) => TOY_SEATS[at] ?? `seat${at + 1}`)
}

/** Nobody sits for it. */
export const MARKET = 'market'

/** Everybody sees what a seat has, but for its purse and what it has buried. */
const SEAT_ACCOUNTS = ['gold', 'eggs', 'hens', 'renown', 'purse', 'buried'] as const
const SECRET_ACCOUNTS: readonly string[] = ['purse', 'buried']
const MARKET_ACCOUNTS = ['stock'] as const
const MOST = 1_000_000_000

interface ToyState {
  readonly order: readonly SeatId[]
  readonly rounds: number
  readonly over: boolean
}

const STATE = collection<ToyState>('state')
/** House rules decided in mid-game; the rules of the toy hold where nothing was. */
const HOUSE = collection<Partial<ToyRules>>('house')
/**
 * A small game for tests of kernel and table: three seats, seven short phases a turn, every kind of request, secrets, and records that
 * follow the figures.
 */
export function toyGame(change: Partial<ToyRules> = {}): Ruleset<Json> {
  const rules: ToyRules = { layOn: 60, wages: 3, fair: true, feast: false, craft: false, sheets: false, seats: TOY_SEATS.length, ...change }
  const seats = toySeats(rules.seats)
  return {
    id: 'toy',
    version: 1,
    readSetup,
    players: () => seats.map((seat) => ({ seat, name: `Player in ${seat}` })),
    setUp: (world, setup) => setUp(world, setup as unknown as ToySetup, seats),
    play: (world) => play(world, rules),
    readRulings: (world, raw) => readRulings({ ...rules, ...world.record(HOUSE, 'house') }, raw),
    *decide(world, decided) {
      yield* record(RULING_RULE, HOUSE, 'house', { ...world.record(HOUSE, 'house'), ...decided })
      yield* tell(RULING_RULE, 'line.house', { figures: { rules: Object.keys(decided).join(',') } })
    },
    *afterCorrection(world) {
      for (const seat of seats) yield* countCoops(world, seat)
    },
    seats: () => seats,
    account: (_world, owner, account) => {
      if (!accountsOf(owner, seats).includes(account)) return undefined
      const bounds = { min: account === 'renown' ? -MOST : 0, max: MOST, rule: 'TOY-BOOK-1' } as const
      return SECRET_ACCOUNTS.includes(account) ? { ...bounds, see: [owner] } : bounds
    },
    accountsOf: (_world, owner) => accountsOf(owner, seats),
    owners: () => [...seats, MARKET],
    readCursor: (world, raw) => readCursor(seats, { phases: PHASES.length, table: tablePhase(rules) }, stateOf(world).rounds, raw),
    readDecree: (_world, raw) => readDecree(raw),
    decree: (_world, wish) => decree(seats, wish),
    collections: [COOPS, HOARDS],
    ...(rules.sheets ? { rehearsal: { ...REHEARSAL, tablePhases: [SHEETS_PHASE] } } : rules.craft ? { rehearsal: REHEARSAL } : {}),
    recordProblems,
  }
}

function accountsOf(owner: string, seats: readonly SeatId[]): readonly string[] {
  if (owner === MARKET) return MARKET_ACCOUNTS
  return seats.includes(owner) ? SEAT_ACCOUNTS : []
}

function* setUp(world: World, { rounds, hens }: ToySetup, seats: readonly SeatId[]): Procedure {
  for (const seat of seats) {
    yield* post('TOY-BOOK-1', seat, 'gold', 5)
    yield* post('TOY-BOOK-1', seat, 'hens', hens)
    yield* post('TOY-BOOK-1', seat, 'purse', 7)
    yield* countCoops(world, seat)
  }
  const die = yield* rollOne('first', 'gm', () => ({ rule: 'TOY-TURN-1', faces: 10, test: { type: 'number' } }))
  const at = die % seats.length
  const order = [...seats.slice(at), ...seats.slice(0, at)]
  yield* record('TOY-TURN-1', STATE, 'state', { order, rounds, over: rounds === 0 })
  yield* checkpoint({ turn: 1, seat: order[0] ?? 'red', phase: 0 })
}

const PHASES: readonly ((world: World, seat: SeatId, rules: () => ToyRules) => Procedure)[] = [
  eggs,
  weather,
  wolves,
  road,
  stall,
  market,
  rest,
]

function* play(world: World, rules: ToyRules): Procedure {
  for (let state = stateOf(world); !state.over; state = stateOf(world)) {
    const { seat, phase, actor, step } = world.cursor
    if (seat === TABLE_SEAT && phase === SHEETS_PHASE) {
      yield* sheets(world, state.order)
      continue
    }
    if (rules.feast && seat === TABLE_SEAT && step === undefined) {
      yield* feast(world, state.order)
      yield* checkpoint({ ...world.cursor, step: 1 })
      continue
    }
    if (rules.craft && seat === TABLE_SEAT && step !== CRAFTED) {
      yield* craft(world, state.order)
      yield* checkpoint({ ...world.cursor, step: CRAFTED })
      continue
    }
    if (isSeat(seat) && actor === COUSIN) yield* cousin(seat)
    else if (isSeat(seat)) yield* PHASES[phase]?.(world, seat, () => ({ ...rules, ...world.record(HOUSE, 'house') })) ?? noPhase(phase)
    else yield* marketDay(world, state)
    const toCousin = rules.feast && isSeat(seat) && phase === PHASES.length - 1 && actor === undefined
    yield* checkpoint(toCousin ? { ...world.cursor, actor: COUSIN } : next(world.cursor, state.order, tablePhase(rules)))
  }
}

/** TOY-EGG-1 Every hen lays on a roll that is low enough. */
function* eggs(world: World, seat: SeatId, rules: () => ToyRules): Procedure {
  yield* post('TOY-TURN-2', seat, 'gold', rules().wages)
  const rolled = yield* roll('eggs', seat, () => ({
    rule: 'TOY-EGG-1',
    faces: 100,
    count: world.balance(seat, 'hens'),
    test: chance(rules().layOn, 'egg', 'none'),
    counts: ['egg', 'none'],
    figures: { hens: world.balance(seat, 'hens') },
  }))
  const laid = rolled.counts['egg'] ?? 0
  yield* post('TOY-EGG-1', seat, 'eggs', laid, { figures: { laid } })
}

/** TOY-DAY-1 Sun is worth gold, and the market is stocked by the number of the die. */
function* weather(_world: World, seat: SeatId): Procedure {
  const die = yield* rollOne('weather', seat, () => ({
    rule: 'TOY-DAY-1',
    faces: 10,
    test: {
      type: 'table',
      rows: [
        { from: 1, to: 3, outcome: 'rain' },
        { from: 4, to: 10, outcome: 'sun' },
      ],
    },
  }))
  if (die > 3) yield* post('TOY-DAY-1', seat, 'gold', 2, { about: 'sun' })
  yield* post('TOY-DAY-1', MARKET, 'stock', die)
  yield* tell('TOY-DAY-1', die > 3 ? 'line.sun' : 'line.rain', { seat, figures: { die } })
}

/** TOY-WOLF-1 Wolves come for the first hens on 20 or less, for the first eggs on 50 or less. */
function* wolves(world: World, seat: SeatId): Procedure {
  const prey = (): readonly [number, number] => [Math.min(2, world.balance(seat, 'hens')), Math.min(3, world.balance(seat, 'eggs'))]
  const rolled = yield* roll('wolves', seat, () => {
    const [hens, found] = prey()
    const groups = [
      { need: 20, count: hens },
      { need: 50, count: found },
    ]
    return {
      rule: 'TOY-WOLF-1',
      faces: 100,
      count: hens + found,
      test: { type: 'atMostEach', groups, success: 'lost', failure: 'kept' },
    }
  })
  const dice = Array.from(rolled.values ?? [])
  const [hens] = prey()
  yield* post('TOY-WOLF-1', seat, 'hens', -dice.slice(0, hens).filter((die) => die <= 20).length)
  yield* post('TOY-WOLF-1', seat, 'eggs', -dice.slice(hens).filter((die) => die <= 50).length)
  yield* countCoops(world, seat)
}

/** TOY-ROAD-1 Whoever has gold chooses a road to the fair; whoever has none is not asked. */
function* road(world: World, seat: SeatId, rules: () => ToyRules): Procedure {
  const way = yield* choose('road', seat, () => {
    if (!rules().fair || world.balance(seat, 'gold') === 0) return null
    const options: Option[] = [
      { id: 'low', wording: 'option.low' },
      { id: 'high', wording: 'option.high' },
    ]
    if (world.balance(seat, 'eggs') > 0) options.push({ id: 'ferry', wording: 'option.ferry', figures: { eggs: 1 } })
    return { rule: 'TOY-ROAD-1', options, preset: 'low', figures: { gold: world.balance(seat, 'gold') } }
  })
  if (way === 'high') {
    yield* post('TOY-ROAD-1', seat, 'gold', -1)
    yield* post('TOY-ROAD-1', seat, 'renown', 1)
  }
  if (way === 'ferry') yield* post('TOY-ROAD-1', seat, 'eggs', -1)
  yield* tell('TOY-ROAD-1', `line.road.${way ?? 'none'}`, { seat })
}

/** TOY-STALL-1 Eggs are sold at 2, hens bought at 3, for no more than there is. */
function* stall(world: World, seat: SeatId): Procedure {
  const plan = yield* fill('stall', seat, () => ({
    rule: 'TOY-STALL-1',
    fields: [
      numberField('sell', { wording: 'field.sell', min: 0, max: world.balance(seat, 'eggs'), preset: 0, rule: 'TOY-STALL-1' }),
      numberField('buy', { wording: 'field.buy', min: 0, max: 1000, preset: 0 }),
      flagField('loud', { wording: 'field.loud', preset: false }),
      pickField('place', { wording: 'field.place', options: PLACES, preset: 'well' }),
      textField('sign', { wording: 'field.sign', maxLength: 12, preset: '' }),
    ],
    limits: [{ rule: 'TOY-STALL-1', wording: 'limit.gold', weights: { buy: 3, sell: -2 }, max: world.balance(seat, 'gold') }],
  }))
  if (plan === null) return
  const { sell: sold, buy: bought } = plan
  yield* post('TOY-STALL-1', seat, 'eggs', -sold)
  yield* post('TOY-STALL-1', seat, 'hens', bought)
  yield* post('TOY-STALL-1', seat, 'gold', 2 * sold - 3 * bought, { about: plan.place, figures: { sold, bought } })
  if (plan.loud) yield* post('TOY-STALL-1', seat, 'renown', 1)
  yield* tell('TOY-STALL-1', 'line.stall', { seat, figures: { sign: plan.sign } })
  yield* countCoops(world, seat)
}

const PLACES: readonly Option[] = [
  { id: 'well', wording: 'option.well' },
  { id: 'gate', wording: 'option.gate' },
]

/** TOY-ACT-1 Gifts, boasts and secret hoards, one after the other until the seat has done. */
function* market(world: World, seat: SeatId): Procedure {
  for (;;) {
    const deed = yield* act('market', seat, () => ({ rule: 'TOY-ACT-1', acts: offers(world, seat) }))
    if (deed === null || deed.act === DONE) return
    if (deed.act === 'gift') yield* gift(seat, deed)
    if (deed.act === 'bury') yield* bury(world, seat, Number(deed['amount']))
    if (deed.act === 'dig') yield* dig(world, seat)
    if (deed.act === 'boast') yield* post('TOY-ACT-1', seat, 'renown', -1)
  }
}

function offers(world: World, seat: SeatId): readonly Act[] {
  const offer = (id: string, fields: readonly Field[] = []): Act => ({ id, rule: 'TOY-ACT-1', wording: `act.market.${id}`, fields })
  const amount = (account: string): Field => ({
    ...{ id: 'amount', type: 'number', wording: 'field.amount' },
    ...{ min: 1, max: world.balance(seat, account), preset: 1 },
  })
  const others = toySeats(stateOf(world).order.length)
    .filter((other) => other !== seat)
    .map((id) => ({ id, wording: `seat.${id}` }))
  const to: Field = { id: 'to', type: 'pick', wording: 'field.to', options: others, preset: others[0]?.id ?? seat }
  const [gold, purse, hoard] = [world.balance(seat, 'gold'), world.balance(seat, 'purse'), world.record(HOARDS, seat)]
  return [
    ...(gold > 0 ? [offer('gift', [amount('gold'), to])] : []),
    ...(purse > 0 ? [offer('bury', [amount('purse')])] : []),
    ...(hoard === undefined ? [] : [offer('dig')]),
    offer('boast'),
    offer(DONE),
  ]
}

function* gift(seat: SeatId, deed: Sheet): Procedure {
  const [amount, to] = [Number(deed['amount']), textOf(deed['to'])]
  yield* post('TOY-ACT-1', seat, 'gold', -amount, { about: to })
  yield* post('TOY-ACT-1', to, 'gold', amount, { about: seat })
}

function* bury(world: World, seat: SeatId, amount: number): Procedure {
  const see = [seat]
  yield* post('TOY-ACT-1', seat, 'purse', -amount)
  yield* post('TOY-ACT-1', seat, 'buried', amount)
  yield* record('TOY-ACT-1', HOARDS, seat, { owner: seat, amount: world.balance(seat, 'buried') }, see)
  yield* tell('TOY-ACT-1', 'line.buried', { seat, figures: { amount }, see: 'gm' })
}

function* dig(world: World, seat: SeatId): Procedure {
  const see = [seat]
  const amount = world.balance(seat, 'buried')
  yield* post('TOY-ACT-1', seat, 'buried', -amount)
  yield* post('TOY-ACT-1', seat, 'purse', amount)
  yield* drop('TOY-ACT-1', HOARDS, seat, see)
}

/** TOY-DAY-2 The day ends; nothing is asked. */
function* rest(_world: World, seat: SeatId): Procedure {
  yield* post('TOY-DAY-2', seat, 'renown', 1)
  yield* tell('TOY-DAY-2', 'line.rest', { seat })
}

/** TOY-DAY-3 When all have had their turn the market sells off, and the last round ends the game. */
function* marketDay(world: World, state: ToyState): Procedure {
  yield* post('TOY-DAY-3', MARKET, 'stock', -world.balance(MARKET, 'stock'))
  if (world.cursor.turn >= state.rounds) yield* record('TOY-DAY-3', STATE, 'state', { ...state, over: true })
}

function* countCoops(world: World, seat: SeatId): Procedure {
  const coops = Math.ceil(world.balance(seat, 'hens') / 5)
  if (world.record(COOPS, seat)?.coops !== coops) yield* record('TOY-COOP-1', COOPS, seat, { coops })
}

function next({ turn, seat, phase }: Cursor, order: readonly SeatId[], table: number): Cursor {
  if (!isSeat(seat)) return { turn: turn + 1, seat: order[0] ?? TABLE_SEAT, phase: 0 }
  if (phase + 1 < PHASES.length) return { turn, seat, phase: phase + 1 }
  const after = order[order.indexOf(seat) + 1]
  return after === undefined ? { turn, seat: TABLE_SEAT, phase: table } : { turn, seat: after, phase: 0 }
}

function stateOf(world: World): ToyState {
  const state = world.record(STATE, 'state')
  if (state === undefined) throw new Error('the toy is not set up')
  return state
}

function noPhase(phase: number): never {
  throw new Error(`there is no phase ${phase}`)
}

/** Whatever is not the table has a turn. */
function isSeat(owner: string): boolean {
  return owner !== TABLE_SEAT
}
