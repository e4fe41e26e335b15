import { BEGINNING, effectiveMoments, ledgerOf, momentsOf, placed, rowOf, type LedgerRow, type Moment, type SeenEntry } from './history.ts'
import { WorldState } from '../world/world.ts'

/** Everything that follows from the entries: in place where they are only added to, from the start where some were taken back. */
export interface History {
  readonly entries: SeenEntry[]
  readonly moments: Moment[]
  readonly ledger: LedgerRow[]
  readonly world: WorldState
}

export function foldHistory(entries: readonly SeenEntry[]): History {
  const moments = momentsOf(entries)
  return { entries: [...entries], moments, ledger: ledgerOf(moments), world: worldOf(moments) }
}

/** Entries from index `from` on are `fresh`. Adds to `history` in place where nothing before is touched, else folds anew. */
export function continueHistory(history: History, from: number, fresh: readonly SeenEntry[]): History {
  const touchesEarlier = from !== history.entries.length || fresh.some(({ kind }) => kind === 'retraction' || kind === 'restart')
  if (touchesEarlier) return foldHistory([...history.entries.slice(0, from), ...fresh])
  for (const entry of fresh) append(history, entry)
  return { ...history }
}

function append({ entries, moments, ledger, world }: History, entry: SeenEntry): void {
  const moment: Moment = { ...placed(entry, moments.at(-1)?.after ?? BEGINNING), voidedBy: null }
  for (const { effect, at } of moment.effects) {
    world.apply(effect)
    if (effect.kind === 'posting') ledger.push(rowOf(entry.seq, at, effect, world.balance(effect.owner, effect.account)))
  }
  entries.push(entry)
  moments.push(moment)
}

/** The world that follows from what still holds. */
export function worldOf(moments: readonly Moment[]): WorldState {
  const world = new WorldState()
  for (const { effects } of effectiveMoments(moments)) for (const { effect } of effects) world.apply(effect)
  return world
}
