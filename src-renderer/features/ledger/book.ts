import type { LedgerRow, Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { playing } from '../../../src-shared/games/text/playing.ts'
import type { CoursePoint } from './course.ts'
import { sampleTurns, type OwnTurn } from './ownTurns.ts'

interface LineHead {
  readonly id: string
  /** What it read when the turn began. */
  readonly opening: number
  readonly balance: number
  /** What it read at the end of each turn, the one in play as it stands. */
  readonly course: readonly CoursePoint[]
}

/** An account: what came in and went out since the turn began, so that opening + gained + lost = balance. */
export interface AccountLine extends LineHead {
  readonly kind: 'account'
  readonly gained: number
  /** 0 or negative. */
  readonly lost: number
}

/** A figure that is reckoned from accounts: it moves with them, nothing is booked to it. */
export interface DerivedLine extends LineHead {
  readonly kind: 'derived'
}

export type BookLine = AccountLine | DerivedLine

export interface BookGroup {
  readonly id: string
  readonly leaf: 'left' | 'right'
  readonly lines: readonly BookLine[]
}

/** The ledger of one owner for the turn in play, or the last one; `round` 0 before the first. */
export interface Book {
  readonly owner: OwnerId
  readonly round: number
  readonly inPlay: boolean
  readonly groups: readonly BookGroup[]
}

/** The one group of an owner whose accounts are few. */
export const UNGROUPED = 'accounts'

type Snapshot = ReadonlyMap<string, number>

/** Reads accounts and reckoned figures off the world, the latter under `derived.<id>`. */
function snapshotOf(owner: OwnerId): (world: World) => Snapshot {
  return (world) => {
    const read = new Map(world.accounts(owner))
    for (const { id, value } of playing()?.game.ledger.figures(world, owner) ?? []) read.set(`derived.${id}`, value)
    return read
  }
}

export function bookOf(world: World, moments: readonly Moment[], ledger: readonly LedgerRow[], owner: OwnerId): Book {
  const turns = sampleTurns(moments, owner, snapshotOf(owner))
  const last = turns.at(-1)
  const now = snapshotOf(owner)(world)
  const flows = flowsSince(ledger, last?.from ?? 0, owner)

  const head = (id: string, key: string): LineHead => ({
    id,
    opening: last?.opening.get(key) ?? 0,
    balance: now.get(key) ?? 0,
    course: courseOf(turns, now, key),
  })
  const account = (id: string): AccountLine => ({ kind: 'account', ...head(id, id), ...(flows.get(id) ?? { gained: 0, lost: 0 }) })
  const derived = (id: string): DerivedLine => ({ kind: 'derived', ...head(id, `derived.${id}`) })

  const groups = (playing()?.game.ledger.groups(world, owner) ?? []).map((group): BookGroup => ({
    id: group.id,
    leaf: group.leaf ?? 'right',
    lines: [...group.accounts.map(account), ...group.derived.map(derived)],
  }))
  return { owner, round: last?.round ?? 0, inPlay: last?.closing === null, groups }
}

function courseOf(turns: readonly OwnTurn<Snapshot>[], now: Snapshot, key: string): readonly CoursePoint[] {
  return turns.map(({ round, closing }) => ({ round, value: (closing ?? now).get(key) ?? 0 }))
}

function flowsSince(ledger: readonly LedgerRow[], from: number, owner: OwnerId): ReadonlyMap<string, { gained: number; lost: number }> {
  const flows = new Map<string, { gained: number; lost: number }>()
  for (let at = from; at < ledger.length; at++) {
    const row = ledger[at]
    if (row?.owner !== owner) continue
    let flow = flows.get(row.account)
    if (flow === undefined) flows.set(row.account, (flow = { gained: 0, lost: 0 }))
    if (row.delta > 0) flow.gained += row.delta
    else flow.lost += row.delta
  }
  return flows
}
