import type { LedgerRow, Moment } from '../../../kernel/journal/history.ts'
import { GAME_MASTER, type SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { sampleRounds } from '../../reading/chartRounds.ts'
import { TOKENS } from '../rules/accounts.ts'
import { tokensHeld } from '../rules/derived.ts'
import { peopleForBurdens } from '../rules/people.ts'
import { CIVILISATIONS } from '../rules/records.ts'
import { scoreSheet, type ScoreSheet } from '../rules/scoring.ts'
import type { Civilisation } from '../rules/seats.ts'

/** A civilisation as it stood at the end of a round. `score` is null where not all that counts is known to this seat. */
export interface Reading {
  readonly accounts: ReadonlyMap<string, number>
  /** Everybody it feeds and houses, and its tokens of all kinds; null where they are nobody's business here. */
  readonly people: number | null
  readonly tokens: number | null
  readonly score: ScoreSheet | null
  /** It had fallen by then. */
  readonly fallen: boolean
}

export interface RoundEnd {
  /** 0 for the set-up. */
  readonly round: number
  readonly seats: ReadonlyMap<Civilisation, Reading>
}

/** The campaign round by round, as one seat may know it. */
export interface Course {
  readonly seats: readonly Civilisation[]
  readonly rounds: readonly RoundEnd[]
  /** Whether anything of this account can be drawn: an account of another that was never posted to in this view is unknown, not empty. */
  readonly knows: (owner: Civilisation, account: string) => boolean
  /** Whether a civilisation's own books are open to this seat. */
  readonly opens: (owner: Civilisation) => boolean
}

/** What another civilisation lets everybody see of itself. */
const PUBLIC: ReadonlySet<string> = new Set(['territories', 'age', 'prestige'])

/** Reads the world off at the end of every round, the one in play as it stands. One pass over the moments. */
export function courseOf(world: World, moments: readonly Moment[], ledger: readonly LedgerRow[], viewer: SeatId): Course {
  const seats = world.records(CIVILISATIONS).map(({ seat }) => seat)
  const opens = (owner: Civilisation): boolean => viewer === GAME_MASTER || viewer === owner
  const posted = new Set(viewer === GAME_MASTER ? [] : ledger.map(({ owner, account }) => `${owner}\n${account}`))
  const knows = (owner: Civilisation, account: string): boolean =>
    opens(owner) || (PUBLIC.has(account) && posted.has(`${owner}\n${account}`))
  const sampled = sampleRounds(moments, (now) => new Map(seats.map((seat) => [seat, read(now, seat, opens(seat))])))
  const rounds = sampled.map(({ round, sample }) => ({ round, seats: sample }))
  return { seats, rounds, knows, opens }
}

function read(world: World, seat: Civilisation, open: boolean): Reading {
  const fallen = world.record(CIVILISATIONS, seat)?.alive === false
  const accounts = new Map(world.accounts(seat))
  if (!open) return { accounts, people: null, tokens: null, score: null, fallen }
  return { accounts, people: peopleForBurdens(world, seat), tokens: tokensHeld(world, seat), score: scoreSheet(world, seat), fallen }
}

export const STORES = TOKENS
export const PEOPLE_KINDS = ['females', 'males', 'warriors', 'spies', 'assassins'] as const
