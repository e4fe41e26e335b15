import { createHash } from 'node:crypto'
import { numberOf, seededChance, type Bot, type Chance } from '../src-shared/insight/bots/bot.ts'
import type { Change } from '../src-shared/kernel/journal/journal.ts'
import type { Json, SeatId } from '../src-shared/kernel/world/rule.ts'
import { WorldState } from '../src-shared/kernel/world/world.ts'
import { gameNamed, type SoakedGame } from './games.ts'

/** What a person may ask of the soak beside the seed. */
export interface Wish {
  /** Id of the game; absent: the first there is. */
  readonly game?: string
  /** Bots by name for the seats in their order, again from the first where there are fewer; null: drawn for each campaign. */
  readonly bots: readonly string[] | null
  /** Last round that is played. */
  readonly rounds: number
}

/** A campaign of the soak, all of it known by its seed. */
export interface Plan {
  readonly seed: number
  readonly played: SoakedGame
  readonly setup: Json
  /** 64 hex digits for the dice. */
  readonly dice: string
  readonly bots: Readonly<Record<SeatId, string>>
  readonly rounds: number
  /** One answer in so many is followed by a retraction, a correction or a reopening; 0: none is. */
  readonly mischief: number
  /** What the game master sets before the first turn, so that late ages are played as well; empty: the book's beginning. */
  readonly headStart: readonly Change[]
}

/** The campaign of a seed: half of them by the usual house rules, half with mischief, a third with a head start. */
export function planOf(seed: number, { game, bots, rounds }: Wish): Plan {
  const chance = seededChance(numberOf(`soak ${seed}`))
  const played = gameNamed(game)
  const { soak } = played
  const setup = soak.setup(chance, seed)
  return {
    seed,
    played,
    setup,
    dice: createHash('sha256').update(`soak ${seed}`).digest('hex'),
    bots: seated(played, bots ?? drawn(played, chance)),
    rounds,
    mischief: chance(0, 1) === 0 ? 0 : chance(10, 60),
    headStart: chance(0, 2) === 0 ? soak.headStart(chance, seed, setup) : [],
  }
}

export function botOf({ game }: SoakedGame, name: string): Bot {
  const bot = Object.hasOwn(game.bots, name) ? game.bots[name] : undefined
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}

function seated(played: SoakedGame, names: readonly string[]): Plan['bots'] {
  const [first = 'random'] = names
  return Object.fromEntries(seatsOf(played).map((seat, at) => [seat, names[at % names.length] ?? first]))
}

function drawn(played: SoakedGame, chance: Chance): readonly string[] {
  const names = Object.keys(played.game.bots)
  return seatsOf(played).map(() => names[chance(0, names.length - 1)] ?? 'random')
}

/** Everybody there can be at the table. */
function seatsOf({ game }: SoakedGame): readonly SeatId[] {
  return game.owners(new WorldState()).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
}
