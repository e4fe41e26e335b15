import type { Cursor, Effect } from '../kernel/world/effect.ts'
import type { OwnerId, SeatId } from '../kernel/world/rule.ts'
import { WorldState } from '../kernel/world/world.ts'
import type { Game } from '../games/api/game.ts'
import { commandedBy } from '../games/api/ledgerFace.ts'
import { say } from '../games/text/playing.ts'
import type { ReportPart } from '../games/api/reportFace.ts'
import { reportTexts } from './words.ts'

/** One line of the ledger: opening + change = balance. */
export interface LedgerLine {
  readonly name: string
  /** Balance when the round began. */
  readonly opening: number
  readonly change: number
  readonly balance: number
}

export interface ReportGroup {
  readonly name: string
  /** Name of the owner; null for the seat itself. */
  readonly of: string | null
  /** Id of the owner, or of the seat for the sum of all. */
  readonly owner: OwnerId | null
  readonly lines: readonly LedgerLine[]
}

/** A computed figure, without postings. */
export interface Reckoned {
  readonly name: string
  readonly value: number
}

/** Figures of a seat at the end of a round. */
export interface SeatStatus {
  /** Why the seat has no figures, in a sentence; null while it plays. */
  readonly out: string | null
  readonly groups: readonly ReportGroup[]
  readonly reckoned: readonly Reckoned[]
  /** Further parts that the game adds. */
  readonly parts: readonly ReportPart[]
}

/** A seat's balances at the beginning and end of a round, collected during the fold. */
export class Balances {
  readonly seat: SeatId
  readonly round: number
  /** Changes of every owner: only the end of the round shows whom the seat commands. */
  readonly changes = new Map<OwnerId, Map<string, number>>()
  /** The world at the end of the round; null until then. */
  world: WorldState | null = null

  constructor(seat: SeatId, round: number) {
    this.seat = seat
    this.round = round
  }

  /** Receives every effective effect, in order, before it is applied. */
  take(effect: Effect, at: Cursor): void {
    if (effect.kind !== 'posting' || at.turn !== this.round) return
    const { owner, account, delta } = effect
    const changes = this.changes.get(owner) ?? new Map<string, number>()
    this.changes.set(owner, changes.set(account, (changes.get(account) ?? 0) + delta))
  }

  /** Records the world at the end of the round, or at the end of the journal; only the first call counts. */
  close(world: WorldState): void {
    this.world ??= world.clone()
  }
}

export function standingOf(game: Game, { world: closed, changes, seat }: Balances): SeatStatus {
  const world = closed ?? new WorldState()
  const { ledger, report } = game
  const lineOf = (owner: OwnerId, account: string): LedgerLine => {
    const [balance, change] = [world.balance(owner, account), changes.get(owner)?.get(account) ?? 0]
    return { name: say(`account.${account}`, ledger.naming?.(world, owner) ?? {}), opening: balance - change, change, balance }
  }
  const own = ledger.groups(world, seat).map(({ id, accounts }) => ({
    name: say(`group.${id}`),
    of: null,
    owner: null,
    lines: accounts.map((account) => lineOf(seat, account)),
  }))
  const commanded = commandedBy(game.owners(world), seat)
  // Commanded owners show only accounts that are not empty, and their sum.
  const theirs = commanded.map((owner): ReportGroup => {
    const accounts = ledger.groups(world, owner).flatMap((group) => group.accounts)
    const lines = accounts.map((account) => lineOf(owner, account)).filter(({ opening, balance }) => opening !== 0 || balance !== 0)
    const name = say(`seat.${owner}`)
    return { name, of: name, owner, lines }
  })
  const keys = [...new Set(commanded.flatMap((owner) => ledger.keyFigures(world, owner)))]
  const totals = keys.flatMap((id) => (id.startsWith(RECKONED) ? [] : [sumOf(commanded.map((owner) => lineOf(owner, id)))])).flat()
  const together = reportTexts.together(say(`seat.${seat}`))
  const groups = [...own, ...theirs, ...(totals.length === 0 ? [] : [{ name: together, of: together, owner: seat, lines: totals }])]
  const out = report?.out(world, seat) ?? null
  if (out !== null) return { out, groups, reckoned: [], parts: [] }
  // A seat without figures of its own shows the sums of the owners it commands.
  const figures = [seat, ...commanded].flatMap((owner) => ledger.figures(world, owner))
  const reckoned = (report?.reckoned ?? [...new Set(figures.map(({ id }) => id))]).flatMap((id): readonly Reckoned[] => {
    const found = figures.filter((figure) => figure.id === id)
    return found.length === 0 ? [] : [{ name: say(`derived.${id}`), value: found.reduce((sum, { value }) => sum + value, 0) }]
  })
  return { out, groups, reckoned, parts: report?.parts(world, seat) ?? [] }
}

/** Prefix in the id of a computed key figure. */
const RECKONED = 'derived.'

/** Adds up the lines of one account of several owners; empty if there are none. */
function sumOf(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const [first] = lines
  if (first === undefined) return []
  const total = (figure: 'opening' | 'change' | 'balance'): number => lines.reduce((sum, line) => sum + line[figure], 0)
  return [{ name: first.name, opening: total('opening'), change: total('change'), balance: total('balance') }]
}
