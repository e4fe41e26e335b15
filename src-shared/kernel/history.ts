import type { Cursor, Effect, Posting } from './effect.ts'
import { TABLE_SEAT } from './effect.ts'
import type { Answer } from './request.ts'
import type { Change } from './journal.ts'
import type { OwnerId, RuleId } from './rule.ts'

/** An entry as far as one seat may see it: what it did, never more than that seat is shown. */
export interface SeenEntry {
  readonly seq: number
  readonly kind: 'setup' | 'answer' | 'correction' | 'retraction' | 'restart' | 'note' | 'title'
  readonly effects?: readonly Effect[]
  readonly request?: string
  readonly occurrence?: number
  readonly answer?: Answer
  readonly changes?: readonly Change[]
  readonly reason?: string
  readonly from?: number
  readonly text?: string
  readonly title?: string
}

/** An entry in its place: what stood when it was made, and whether it stands still. */
export interface Moment {
  readonly entry: SeenEntry
  /** Where play stood when the entry was made. */
  readonly before: Cursor
  /** Where it stood afterwards. */
  readonly after: Cursor
  /** Effects with the cursor each fell under. */
  readonly effects: readonly PlacedEffect[]
  /** Entry that took this one back. */
  readonly voidedBy: number | null
}

export interface PlacedEffect {
  readonly effect: Effect
  readonly at: Cursor
}

const BEGINNING: Cursor = { turn: 0, seat: TABLE_SEAT, phase: 0 }

/** Every entry in its place, the void ones too, in the order of the journal. */
export function momentsOf(entries: readonly SeenEntry[]): Moment[] {
  const moments: (Moment & { voidedBy: number | null })[] = []
  const standing: number[] = []
  let cursor = BEGINNING
  for (const entry of entries) {
    if (entry.kind === 'retraction') {
      for (let index = standing.at(-1); index !== undefined && (moments[index]?.entry.seq ?? -1) >= (entry.from ?? 0); index = standing.at(-1)) {
        standing.pop()
        const voided = moments[index]
        if (voided === undefined) break
        voided.voidedBy = entry.seq
        cursor = voided.before
      }
    } else if (entry.kind === 'restart') {
      for (let index = standing.at(-1); index !== undefined; index = standing.at(-1)) {
        const voided = moments[index]
        if (voided === undefined || voided.entry.effects?.some((effect) => effect.kind === 'checkpoint') === true) break
        standing.pop()
        voided.voidedBy = entry.seq
      }
    }
    const before = cursor
    const effects = (entry.effects ?? []).map((effect) => {
      if (effect.kind === 'checkpoint') cursor = effect.cursor
      return { effect, at: cursor }
    })
    if (effects.length > 0 || entry.kind === 'answer') standing.push(moments.length)
    moments.push({ entry, before, after: cursor, effects, voidedBy: null })
  }
  return moments
}

/** One line of an account: `balance` is what the account read after it. */
export interface LedgerRow {
  readonly seq: number
  readonly turn: number
  readonly phase: number
  /** Whose turn it was. */
  readonly during: OwnerId
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
  readonly balance: number
  readonly rule: RuleId
  readonly posting: Posting
}

/** All standing postings in order, with running balances. */
export function ledgerOf(moments: readonly Moment[]): LedgerRow[] {
  const balances = new Map<string, number>()
  const rows: LedgerRow[] = []
  for (const { entry, effects, voidedBy } of moments) {
    if (voidedBy !== null) continue
    for (const { effect, at } of effects) {
      if (effect.kind !== 'posting') continue
      const key = `${effect.owner}\n${effect.account}`
      const balance = (balances.get(key) ?? 0) + effect.delta
      balances.set(key, balance)
      const { owner, account, delta, rule } = effect
      rows.push({ seq: entry.seq, turn: at.turn, phase: at.phase, during: at.seat, owner, account, delta, balance, rule, posting: effect })
    }
  }
  return rows
}
