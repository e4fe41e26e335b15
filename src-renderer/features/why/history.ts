import type { Cursor } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type LedgerRow, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { WorldState, type World } from '../../../src-shared/kernel/world/world.ts'
import { lastTurn } from '../ledger/ownTurns.ts'
import type { Within } from './useWhy.ts'

/** The postings of one account, newest first, parted where the span that was asked about begins: opening + gained + lost = balance. */
export interface AccountPast {
  /** Since the span began; empty where none was asked about. */
  readonly within: readonly LedgerRow[]
  /** Before it; without a span, all there are. */
  readonly before: readonly LedgerRow[]
  /** What `before` adds up to. */
  readonly opening: number
  readonly gained: number
  /** 0 or negative. */
  readonly lost: number
  readonly balance: number
}

interface Asked {
  readonly owner: OwnerId
  readonly account: string
  readonly within?: Within | undefined
  /** Nothing after this round counts. */
  readonly round?: number | undefined
}

export function historyOf(moments: readonly Moment[], all: readonly LedgerRow[], cursor: Cursor, asked: Asked): AccountPast {
  const { round } = asked
  const ledger = round === undefined ? all : all.filter(({ turn }) => turn <= round)
  const from = beginOf(moments, ledger, cursor, asked)
  const isAsked = ({ owner, account }: LedgerRow): boolean => owner === asked.owner && account === asked.account
  const before = ledger.slice(0, from).filter(isAsked).reverse()
  const within = ledger.slice(from).filter(isAsked).reverse()
  const opening = sumOf(before)
  const gained = sumOf(within.filter(({ delta }) => delta > 0))
  const lost = sumOf(within.filter(({ delta }) => delta < 0))
  return { within, before, opening, gained, lost, balance: opening + gained + lost }
}

/** Index in the ledger of the first posting of the span; past the last where none was asked about. */
function beginOf(moments: readonly Moment[], ledger: readonly LedgerRow[], cursor: Cursor, { owner, within }: Asked): number {
  if (within === undefined) return ledger.length
  if (within.span === 'turn') return lastTurn(moments, owner).from
  const at = ledger.findIndex(({ turn }) => turn === cursor.turn)
  return at < 0 ? ledger.length : at
}

/** The world as it was when a round was over. */
export function worldAfter(moments: readonly Moment[], round: number): World {
  const world = new WorldState()
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect } of effects) {
      if (effect.kind === 'checkpoint' && effect.cursor.turn > round) return world
      world.apply(effect)
    }
  }
  return world
}

function sumOf(rows: readonly LedgerRow[]): number {
  return rows.reduce((sum, { delta }) => sum + delta, 0)
}
