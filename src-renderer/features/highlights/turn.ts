import type { Highlight } from '../../../src-shared/games/highlights/highlights.ts'
import type { LedgerRow } from '../../../src-shared/kernel/journal/history.ts'

export interface TurnChange {
  readonly account: string
  readonly delta: number
  /** What it stood at when the turn was over. */
  readonly balance: number
}

/** What a turn that is over changed for whoever had it, account by account in the order in which they came; what cancels out is left out. */
export function changesOfTurn(
  ledger: readonly LedgerRow[],
  { seat, at, to }: Pick<Highlight, 'seat' | 'at' | 'to'>,
): readonly TurnChange[] {
  const changes = new Map<string, TurnChange>()
  const rows: LedgerRow[] = []
  for (let place = ledger.length - 1; place >= 0; place--) {
    const row = ledger[place]
    if (row === undefined || row.turn < at.turn) break
    if (row.seq <= to && row.turn === at.turn && row.during === seat && row.owner === seat) rows.push(row)
  }
  for (const { account, delta, balance } of rows.reverse())
    changes.set(account, { account, delta: delta + (changes.get(account)?.delta ?? 0), balance })
  return [...changes.values()].filter(({ delta }) => delta !== 0)
}
