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
  /** By figure, in the order of `figures`; null for an account it does not have. */
  readonly balances: readonly (number | null)[]
}

export interface Standings {
  /** Accounts, and reckoned figures (`derived.<id>`), that everybody knows of every player; those a player looks for most in front. */
  readonly figures: readonly string[]
  readonly rows: readonly PlayerStanding[]
}

/** Most columns a screen across the room has room for. */
const MOST_FIGURES = 4

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
  const reckoned = new Map(players.map(({ id }) => [id, openFigures(game.ledger, world, id)]))
  const derived = [...new Set(wanted)].filter((id) => players.every((player) => reckoned.get(player.id)?.has(id) === true))
  const place = (figure: string): number => (wanted.includes(figure) ? wanted.indexOf(figure) : wanted.length)
  const figures = [...derived, ...common].toSorted((one, other) => place(one) - place(other)).slice(0, MOST_FIGURES)
  const order = game.calendar.seats(world, world.cursor)
  const rank = (owner: OwnerId): number => order.findIndex(({ seat }) => seat === owner)
  const rows = players.map(({ id, player = '', outSince = null }): PlayerStanding => {
    const state = order.find(({ seat }) => seat === id)?.state ?? 'next'
    return { owner: id, player, outSince, state, balances: figures.map((one) => reckoned.get(id)?.get(one) ?? world.balance(id, one)) }
  })
  return { figures, rows: rows.toSorted((one, other) => rank(one.owner) - rank(other.owner)) }
}

/** Reckoned figures of an owner that everybody may know, by `derived.<id>`. */
function openFigures(ledger: Game['ledger'], world: World, owner: OwnerId): ReadonlyMap<string, number> {
  return new Map(ledger.figures(world, owner).flatMap(({ id, value, open }) => (open === true ? [[`derived.${id}`, value] as const] : [])))
}
