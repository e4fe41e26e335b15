import type { Game, GameEntry } from '../../../games/api/game.ts'
import type { GameSoak } from '../../../games/testing/gameSoak.ts'
import { toyEntry, toyFace } from '../../../games/testing/toyFace.ts'
import { checkpoint, choose, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { accept } from '../../../kernel/problem.ts'
import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import { TOY_SEATS, toyGame } from '../../../kernel/testing/toyGame.ts'
import type { Json, SeatId } from '../../../kernel/world/rule.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import type { TwinGame } from './twinGame.ts'

/** Cards a seat holds, and those it has laid face down, in their order. */
interface Hand {
  readonly held: readonly string[]
  readonly laid: readonly string[]
}

const HANDS = collection<Hand>('hand')

/** Names that stand in no other text of the table. */
export const CARDS = ['moss-card', 'down-card', 'oak-card', 'elm-card'] as const

/**
 * Faults of the rules, each of which lets others find out something of a hand: its record is open; a line for everybody names its first
 * card while its seat is asked; a seat that holds a certain card first is not asked; a line for everybody names the card that was laid.
 */
export type HandLeak = 'open record' | 'public line' | 'missing question' | 'public answer'

/** So many questions a turn: one put to the seat alone, and one that everybody sees. */
const PHASES = 2
const ROUNDS = 30

/**
 * A toy with hands that not even the game master sees. Each turn a seat lays one of its cards face down, asked alone, and then takes a road,
 * which everybody sees. Nothing that others see hangs on a hand.
 */
export function handGame(leak: HandLeak | null = null): Game {
  return { ...toyFace(), rules: handRules(leak) }
}

export function handEntry(leak: HandLeak | null = null): GameEntry {
  return { ...toyEntry(), load: () => Promise.resolve(handGame(leak)) }
}

function handRules(leak: HandLeak | null): Ruleset<Json> {
  return {
    ...toyGame(),
    readSetup: () => accept(null),
    *setUp() {
      yield* record('TOY-TURN-1', { name: 'state' }, 'state', { order: TOY_SEATS, rounds: ROUNDS, over: false })
      for (const seat of TOY_SEATS) yield* keep(seat, { held: CARDS, laid: [] }, leak)
      yield* checkpoint({ turn: 1, seat: TOY_SEATS[0], phase: 0 })
    },
    *play(world) {
      while (world.cursor.turn <= ROUNDS) {
        const { turn, seat, phase } = world.cursor
        if (phase === 0) yield* lay(world, seat, leak)
        else yield* road(seat)
        const at = TOY_SEATS.findIndex((one) => one === seat) + 1
        const next = at < TOY_SEATS.length ? { turn, seat: TOY_SEATS[at] ?? '' } : { turn: turn + 1, seat: TOY_SEATS[0] }
        yield* checkpoint(phase + 1 < PHASES ? { turn, seat, phase: phase + 1 } : { ...next, phase: 0 })
      }
    },
    *afterCorrection() {
      // Nothing hangs on figures.
    },
    collections: [],
  }
}

/** A card is laid face down; the last one takes all up again. */
function* lay(world: World, seat: SeatId, leak: HandLeak | null): Procedure {
  const only = { only: [seat] }
  const { held, laid } = world.record(HANDS, seat) ?? { held: CARDS, laid: [] }
  const [first = ''] = held
  if (leak === 'public line') yield* tell('TOY-HAND-1', 'line.wind', { figures: { die: CARDS.findIndex((card) => card === first) } })
  if (leak === 'missing question' && first === CARDS[1]) return
  const card = yield* choose('whisper', seat, () => ({
    rule: 'TOY-HAND-1',
    options: held.map((id) => ({ id, wording: `option.${id.replace('-card', '')}` })),
    see: only,
  }))
  if (card === null) return
  if (leak === 'public answer') yield* tell('TOY-HAND-1', 'line.whisper', { seat, figures: { name: card } })
  const left = held.filter((one) => one !== card)
  yield* keep(seat, left.length === 0 ? { held: [card, ...laid], laid: [] } : { held: left, laid: [card, ...laid] }, leak)
}

function* keep(seat: SeatId, hand: Hand, leak: HandLeak | null): Procedure {
  yield* record('TOY-HAND-1', HANDS, seat, hand, leak === 'open record' ? undefined : { only: [seat] })
}

function* road(seat: SeatId): Procedure {
  const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
  const way = yield* choose('road', seat, () => ({ rule: 'TOY-ROAD-1', figures: {}, options }))
  yield* tell('TOY-ROAD-1', `line.road.${way ?? 'none'}`, { seat })
}

export const HAND_SOAK: GameSoak = {
  setup: () => null,
  ruling: () => ({}),
  headStart: () => [],
  watch: () => ({ take: () => [] }),
}

export const HAND_TWIN: TwinGame = { partings: [], headStart: () => [], pairs: 6, rounds: 3 }
