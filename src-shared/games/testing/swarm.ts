import type { TwinGame } from '../../table/secrecy/testing/twinGame.ts'
import { checkpoint, choose, collect, post, record, tell, type Procedure } from '../../kernel/engine/procedure.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { toyGame, toySeats } from '../../kernel/testing/toyGame.ts'
import { TABLE_SEAT } from '../../kernel/world/effect.ts'
import type { Audience, Json, SeatId } from '../../kernel/world/rule.ts'
import { collection, type World } from '../../kernel/world/world.ts'
import { accept } from '../../kernel/problem.ts'
import type { Game, GameEntry } from '../api/game.ts'
import type { GameSoak } from './gameSoak.ts'
import { toyEntry, toyFace } from './toyFace.ts'

/** How large a swarm is. */
export interface SwarmSize {
  readonly seats: number
  /** Effects of one round. */
  readonly effects: number
  /** Fields that bear a record from the beginning on. */
  readonly fields: number
  readonly rounds: number
}

interface Field {
  readonly owner: SeatId
  readonly bees: number
}

const FIELDS = collection<Field>('field')
const STATE = { name: 'state' }
/** One effect in so many is seen by everybody; the others by one seat each. */
const OPEN_ONCE_IN = 20

/**
 * A toy whose phases make thousands of effects. In each round all seats send out their bees at once, sealed; then the bees fly, and one seat
 * chooses a road. Each seat that has buried something is asked in the middle of the flight, in secret: nothing that others see hangs on it.
 */
export function swarmRules(size: SwarmSize): Ruleset<Json> {
  const seats = toySeats(size.seats)
  return {
    ...toyGame({ seats: size.seats }),
    readSetup: () => accept(null),
    *setUp() {
      yield* record('TOY-TURN-1', STATE, 'state', { order: seats, rounds: size.rounds, over: false })
      for (let at = 0; at < size.fields; at++) yield* settle(seats, at, at)
      yield* checkpoint({ turn: 1, seat: TABLE_SEAT, phase: 0 })
    },
    *play(world) {
      while (world.cursor.turn <= size.rounds) {
        const { turn, seat, phase } = world.cursor
        if (phase === 0) yield* swarm(world, seats, size)
        else yield* road(seat)
        const walker = seats[turn % seats.length] ?? ''
        yield* checkpoint(phase === 0 ? { turn, seat: walker, phase: 1 } : { turn: turn + 1, seat: TABLE_SEAT, phase: 0 })
      }
    },
    *afterCorrection() {
      // Nothing hangs on figures.
    },
    collections: [],
  }
}

/** The bees of all fly at once. */
function* swarm(world: World, seats: readonly SeatId[], { effects, fields }: SwarmSize): Procedure {
  const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
  yield* collect(seats, (seat) => choose('road', seat, () => ({ rule: 'TOY-ROAD-1', figures: {}, options })))
  const { turn } = world.cursor
  const stretch = Math.ceil(effects / seats.length)
  for (let at = 0; at < effects; at++) {
    const seat = seats[at % seats.length] ?? ''
    if (at % OPEN_ONCE_IN === 0) yield* tell('TOY-WIND-1', 'line.wind', { figures: { die: at } })
    else if (at % 2 === 0) yield* settle(seats, (turn * effects + at) % fields, turn)
    else if (at % 3 === 0) yield* post('TOY-EGG-1', seat, 'purse', 1, { about: `flight ${at}` })
    else yield* tell('TOY-STALL-1', 'line.stall', { seat, figures: { sign: `${turn}.${at}` }, see: [seat] })
    if (at % stretch === Math.floor(stretch / 2)) yield* whisper(world, seats[Math.floor(at / stretch)] ?? '')
  }
}

function* settle(seats: readonly SeatId[], at: number, bees: number): Procedure {
  const owner = seats[at % seats.length] ?? ''
  yield* record('TOY-EGG-1', FIELDS, `field ${at}`, { owner, bees }, [owner])
}

function* whisper(world: World, seat: SeatId): Procedure {
  const see: Audience = { only: [seat] }
  const options = ['moss', 'down'].map((id) => ({ id, wording: `option.${id}` }))
  const said = yield* choose('whisper', seat, () => (world.balance(seat, 'buried') === 0 ? null : { rule: 'TOY-HAND-1', options, see }))
  if (said !== null) yield* post('TOY-HAND-1', seat, 'buried', said === 'moss' ? 1 : 2, { see })
}

function* road(seat: SeatId): Procedure {
  const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
  const way = yield* choose('road', seat, () => ({ rule: 'TOY-ROAD-1', figures: {}, options }))
  yield* tell('TOY-ROAD-1', `line.road.${way ?? 'none'}`, { seat })
}

export function swarmEntry(size: SwarmSize): GameEntry {
  return { ...toyEntry({ seats: size.seats }), load: () => Promise.resolve(swarmGame(size)) }
}

export function swarmGame(size: SwarmSize): Game {
  return { ...toyFace({ seats: size.seats }), rules: swarmRules(size) }
}

export const SWARM_SOAK: GameSoak = {
  setup: () => null,
  ruling: () => ({}),
  headStart: () => [],
  watch: () => ({ take: () => [] }),
}

export const SWARM_TWIN: TwinGame = { partings: [], headStart: () => [], pairs: 2, rounds: 1 }
