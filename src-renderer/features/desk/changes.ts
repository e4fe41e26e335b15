import type { LedgerRow } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'

/** Net change of each of the owner's accounts in one round. Reads from the end: the round in play is the newest. */
export function changesOfRound(ledger: readonly LedgerRow[], turn: number, owner: OwnerId): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  for (let at = ledger.length - 1; at >= 0; at--) {
    const row = ledger[at]
    if (row === undefined || row.turn < turn) break
    if (row.turn === turn && row.owner === owner) changes.set(row.account, (changes.get(row.account) ?? 0) + row.delta)
  }
  return changes
}
