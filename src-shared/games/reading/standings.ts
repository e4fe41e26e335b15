import type { Game } from '../api/game.ts'
import { maySee, type OwnerId, type SeatId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** How one player stands by what everybody may know. */
export interface PlayerStanding {
  readonly owner: OwnerId
  readonly player: string
  /** The round in which it ceased to play; null while it plays. */
  readonly outSince: number | null
  readonly state: 'done' | 'now' | 'next' | 'out'
  /** By account, in the order of `accounts`; null for one it does not hold. */
  readonly balances: readonly (number | null)[]
}

export interface Standings {
  /** Accounts everybody knows of every player, those a player looks for most in front. */
  readonly accounts: readonly string[]
  readonly rows: readonly PlayerStanding[]
}

/** Most columns a screen across the room has room for. */
const MOST_ACCOUNTS = 4

/** The players in their order of play, with the figures `viewer` is told of all of them. */
export function standingsOf(game: Pick<Game, 'owners' | 'rules' | 'ledger' | 'calendar'>, world: World, viewer: SeatId): Standings {
  const players = game.owners(world).filter(({ kind }) => kind === 'player')
  const told = (owner: OwnerId, account: string): boolean => {
    const bounds = game.rules.account(world, owner, account)
    return bounds !== undefined && maySee(bounds.see, viewer)
  }
  const known = players.map(({ id }) => game.rules.accountsOf(world, id).filter((account) => told(id, account)))
  const common = [...new Set(known.flat())].filter((account) => known.every((accounts) => accounts.includes(account)))
  const wanted = players.flatMap(({ id }) => game.ledger.keyFigures(world, id))
  const place = (account: string): number => (wanted.includes(account) ? wanted.indexOf(account) : wanted.length)
  const accounts = common.toSorted((one, other) => place(one) - place(other)).slice(0, MOST_ACCOUNTS)
  const order = game.calendar.seats(world, world.cursor)
  const rank = (owner: OwnerId): number => order.findIndex(({ seat }) => seat === owner)
  const rows = players.map(({ id, player = '', outSince = null }): PlayerStanding => {
    const state = order.find(({ seat }) => seat === id)?.state ?? 'next'
    return { owner: id, player, outSince, state, balances: accounts.map((account) => world.balance(id, account)) }
  })
  return { accounts, rows: rows.toSorted((one, other) => rank(one.owner) - rank(other.owner)) }
}
