import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import {
  checkOf,
  fieldsOf,
  flag,
  houseRuleValue,
  listOf,
  mapOf,
  onceEach,
  oneOf,
  optional,
  orNull,
  text,
  whole,
} from '../../../kernel/forms/shape.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import type { HouseRules } from './rulings/switches.ts'
import { ROLLS, SCENARIO_SHAPE, type RollKind, type Scenario } from './scenario.ts'
import { readScenario } from './scenarioCheck.ts'

/** The one record `game`. */
export interface Game {
  /** Names by seat. */
  readonly players: Readonly<Record<SeatId, string>>
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** Order of the nations as listed: the scenario's, or as an event has changed it. */
  readonly listed: readonly string[]
  /** Order of the nations in this round. */
  readonly order: readonly string[]
  /** Nations that have no more turns (RULING-04). */
  readonly out: readonly string[]
  readonly ended: Ending | null
  /** Which lines the rules write: 2 adds those of `tellsMore`. Absent where the set-up is older than they are. */
  readonly lines?: number
}

export interface Ending {
  readonly status: 'won' | 'shared'
  readonly winners: readonly SeatId[]
  /** Nations that won, where nations win (RULING-38); else those of the winners. */
  readonly nations: readonly string[]
  readonly turn: number
}

/** Units of the active nation that may not move any more in this turn: those that moved, and those that hold an occupant for others to pass. */
export interface Stack {
  readonly nation: string
  readonly area: string
  readonly type: string
  readonly count: number
  /** The areas they came through, from where they began; empty for those that hold. */
  readonly path: readonly string[]
}

/** A battle of this turn, id = area. */
export interface Battle {
  readonly area: string
  readonly nation: string
  /** Rounds fought. */
  readonly rounds: number
  /** Whether special retreats were asked for. */
  readonly early: boolean
  /** Whether a retreat is due that was not asked for yet (RULING-28). */
  readonly due: boolean
  /** Nations that were told that they have nowhere to retreat to. */
  readonly trapped?: readonly string[]
  readonly log: readonly BattleRound[]
}

export interface BattleRound {
  readonly attack: SideRound
  readonly defence: SideRound
}

export interface SideRound {
  readonly dice: readonly number[]
  /** What each die had to show. */
  readonly needs: readonly number[]
  readonly hits: number
  readonly dead: number
}

/** What an event adds to every roll of a kind until the round ends. */
export interface Modifier {
  readonly id: string
  /** null: all nations. */
  readonly nation: string | null
  readonly roll: RollKind
  readonly amount: number
}

/** Units that wait until no foreign unit stands where they arrive (RULING-14). */
export interface Waiting {
  readonly id: string
  readonly nation: string
  readonly area: string
  readonly type: string
  readonly count: number
}

/** Points a criterion for kills has brought, id = `<nation>.<place in its list>`. */
export interface Tally {
  readonly nation: string
  readonly criterion: number
  readonly points: number
}

const SEVERAL = whole(1, 1_000_000)
const SIGNED = whole(-1_000, 1_000)
const NAMES = listOf(text)

const ENDING = fieldsOf<Ending>({ status: oneOf(['won', 'shared']), winners: NAMES, nations: NAMES, turn: whole(1) })

export const GAME = collection<Game>('game', {
  check: checkOf(
    fieldsOf<Game>({
      players: mapOf(text),
      houseRules: mapOf(houseRuleValue),
      listed: NAMES,
      order: onceEach(NAMES),
      out: NAMES,
      ended: orNull(ENDING),
      lines: optional(whole(1)),
    }),
  ),
  see: () => 'all',
})

/** As it is played: with the players and the figures of units that the set-up decided. */
export const SCENARIO = collection<Scenario>('scenario', {
  check: checkOf({ schema: SCENARIO_SHAPE.schema, read: readScenario }),
  see: () => 'all',
})

export const STACKS = collection<Stack>('stack', {
  check: checkOf(fieldsOf<Stack>({ nation: text, area: text, type: text, count: SEVERAL, path: NAMES })),
  see: () => 'all',
})

const SIDE = fieldsOf<SideRound>({ dice: listOf(whole(1, 6)), needs: listOf(SIGNED), hits: whole(), dead: whole() })

export const BATTLES = collection<Battle>('battle', {
  check: checkOf(
    fieldsOf<Battle>({
      area: text,
      nation: text,
      rounds: whole(),
      early: flag,
      due: flag,
      trapped: optional(NAMES),
      log: listOf(fieldsOf<BattleRound>({ attack: SIDE, defence: SIDE })),
    }),
  ),
  see: () => 'all',
})

export const MODIFIERS = collection<Modifier>('modifier', {
  check: checkOf(fieldsOf<Modifier>({ id: text, nation: orNull(text), roll: oneOf(ROLLS), amount: SIGNED })),
  see: () => 'all',
})

export const WAITING = collection<Waiting>('waiting', {
  check: checkOf(fieldsOf<Waiting>({ id: text, nation: text, area: text, type: text, count: SEVERAL })),
  see: () => 'all',
})

export const TALLIES = collection<Tally>('tally', {
  check: checkOf(fieldsOf<Tally>({ nation: text, criterion: whole(), points: whole() })),
  see: () => 'all',
})

export function gameOf(world: World): Game {
  const game = world.record(GAME, 'game')
  if (game === undefined) throw new BrokenRule('the game is not set up')
  return game
}

/**
 * Whether lines tell when a round begins, who is passed over, who has nowhere to retreat to, and why units are removed. A campaign keeps to the lines it began
 * with, so that it plays again as it was recorded.
 */
export function tellsMore(world: World): boolean {
  return (gameOf(world).lines ?? 1) >= 2
}

export function scenarioOf(world: World): Scenario {
  const scenario = world.record(SCENARIO, 'scenario')
  if (scenario === undefined) throw new BrokenRule('the game is not set up')
  return scenario
}
