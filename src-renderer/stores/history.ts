import type { Cursor } from '../../src-shared/kernel/effect.ts'
import { TABLE_SEAT } from '../../src-shared/kernel/effect.ts'
import type { LedgerRow, Moment, PlacedEffect, SeenEntry } from '../../src-shared/kernel/history.ts'
import { ledgerOf, momentsOf } from '../../src-shared/kernel/history.ts'
import { WorldState } from '../../src-shared/kernel/world.ts'

/** Everything that follows from the entries: in place where they are only added to, from the start where some were taken back. */
export interface History {
  readonly entries: SeenEntry[]
  readonly moments: Moment[]
  readonly ledger: LedgerRow[]
  readonly world: WorldState
}

const BEGINNING: Cursor = { turn: 0, seat: TABLE_SEAT, phase: 0 }

export function foldHistory(entries: readonly SeenEntry[]): History {
  const moments = momentsOf(entries)
  const world = new WorldState()
  for (const { effects, voidedBy } of moments) {
    if (voidedBy === null) for (const { effect } of effects) world.apply(effect)
  }
  return { entries: [...entries], moments, ledger: ledgerOf(moments), world }
}

/** Entries from index `from` on are `fresh`. Adds to `history` in place where nothing before is touched, else folds anew. */
export function continueHistory(history: History, from: number, fresh: readonly SeenEntry[]): History {
  const touchesEarlier = from !== history.entries.length || fresh.some(({ kind }) => kind === 'retraction' || kind === 'restart')
  if (touchesEarlier) return foldHistory([...history.entries.slice(0, from), ...fresh])
  for (const entry of fresh) append(history, entry)
  return { ...history }
}

function append({ entries, moments, ledger, world }: History, entry: SeenEntry): void {
  const before = moments.at(-1)?.after ?? BEGINNING
  let at = before
  const effects: PlacedEffect[] = (entry.effects ?? []).map((effect) => {
    if (effect.kind === 'checkpoint') at = effect.cursor
    return { effect, at }
  })
  for (const { effect, at: place } of effects) {
    world.apply(effect)
    if (effect.kind !== 'posting') continue
    const { owner, account, delta, rule } = effect
    const balance = world.balance(owner, account)
    ledger.push({
      seq: entry.seq,
      turn: place.turn,
      phase: place.phase,
      during: place.seat,
      owner,
      account,
      delta,
      balance,
      rule,
      posting: effect,
    })
  }
  entries.push(entry)
  moments.push({ entry, before, after: at, effects, voidedBy: null })
}
