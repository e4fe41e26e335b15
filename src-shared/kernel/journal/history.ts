import type { Share } from '../chance/dice.ts'
import { TABLE_SEAT, type Cursor, type Effect, type Posting } from '../world/effect.ts'
import type { Answer, Request } from '../engine/request.ts'
import type { Change, Decisions, Names } from './journal.ts'
import { questionName } from '../engine/requestId.ts'
import type { Json, OwnerId, RuleId, SeatId } from '../world/rule.ts'

/** An entry as far as one seat may see it: what it did, never more than that seat is shown. */
export interface SeenEntry {
  readonly seq: number
  /** Of the act; the game master's alone. */
  readonly key?: string
  readonly kind:
    'setup' | 'answer' | 'correction' | 'ruling' | 'decree' | 'retraction' | 'restart' | 'reseed' | 'note' | 'title' | 'naming' | 'standIn'
  readonly effects?: readonly Effect[]
  readonly request?: string
  readonly occurrence?: number
  /** Kind and wording of the question, as the journal keeps them: see `questionOf`. */
  readonly asked?: Request['kind']
  readonly wording?: string
  readonly answer?: Answer
  readonly by?: SeatId
  readonly decree?: Json
  readonly changes?: readonly Change[]
  readonly decided?: Decisions
  readonly reason?: string
  readonly from?: number
  readonly text?: string
  readonly title?: string
  readonly names?: Names
  /** Of a stand-in: for which seat, and who. */
  readonly seat?: SeatId
  /** To a player's own roll or draw: whether the app or a hand made it. */
  readonly thrown?: 'app' | 'hand'
  /** Of a copy's own seed: its SHA-256. */
  readonly commitment?: string
  /** What the seats added to the dice. */
  readonly shares?: Readonly<Record<SeatId, Share>>
  /** Who had promised to, and did not. */
  readonly withheld?: readonly SeatId[]
}

/** Kind and wording of the question an answer was given to; null for an entry that is no answer, or whose answer is not shown. */
export function questionOf({
  request,
  asked,
  wording,
  answer,
}: SeenEntry): { readonly kind: Request['kind']; readonly wording: string } | null {
  if (request === undefined || (asked === undefined && answer === undefined)) return null
  const kind = asked ?? kindOf(answer)
  return { kind, wording: wording ?? `${kind}.${questionName(request)}` }
}

/** Files of format 1 do not say what kind of question an answer was for: its own shape does. */
function kindOf(answer: Answer | undefined): Request['kind'] {
  if (typeof answer !== 'object') return 'choose'
  if ('by' in answer && ('dice' in answer || 'counts' in answer)) return 'roll'
  return 'act' in answer ? 'act' : 'fill'
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

/** Where play is before the first entry. */
export const BEGINNING: Cursor = { turn: 0, seat: TABLE_SEAT, phase: 0 }

/** Every entry in its place, the void ones too, in the order of the journal. What a restart has made anew is left out of `effects`. */
export function momentsOf(entries: readonly SeenEntry[]): Moment[] {
  const moments: MomentDraft[] = []
  const standing: MomentDraft[] = []
  let cursor = BEGINNING
  for (const entry of entries) {
    if (entry.kind === 'retraction') cursor = takeBack(standing, entry) ?? cursor
    else if (entry.kind === 'restart') cutToCheckpoint(standing, entry)
    const moment: MomentDraft = { ...placed(entry, cursor), voidedBy: null }
    cursor = moment.after
    moments.push(moment)
    if (ACTING.has(entry.kind)) standing.push(moment)
  }
  return moments
}

/** An entry made while play stood at `before`. */
export function placed(entry: SeenEntry, before: Cursor): Omit<Moment, 'voidedBy'> {
  let after = before
  const effects = (entry.effects ?? []).map((effect) => {
    if (effect.kind === 'checkpoint') after = effect.cursor
    return { effect, at: after }
  })
  return { entry, before, after, effects }
}

/** Moments that were not taken back, in their order. */
export function effectiveMoments(moments: readonly Moment[]): Moment[] {
  return moments.filter(({ voidedBy }) => voidedBy === null)
}

/** Moments that were not taken back, the newest first: for those who look for the last of something and stop there. */
export function* effectiveMomentsReversed(moments: readonly Moment[]): Iterable<Moment> {
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]
    if (moment?.voidedBy === null) yield moment
  }
}

type MomentDraft = { -readonly [K in keyof Moment]: Moment[K] }

/** Kinds that change the world, and can be void. */
const ACTING: ReadonlySet<SeenEntry['kind']> = new Set(['setup', 'answer', 'correction', 'ruling', 'decree', 'restart'])

/** Voids all from an entry on. Gives where play stands then; undefined where nothing was taken back. */
function takeBack(standing: MomentDraft[], { seq, from = seq }: SeenEntry): Cursor | undefined {
  let cursor: Cursor | undefined
  for (let last = standing.at(-1); last !== undefined && last.entry.seq >= from; last = standing.at(-1)) {
    last.voidedBy = seq
    cursor = last.before
    standing.pop()
  }
  return cursor
}

/** Voids all after the last checkpoint: whole entries, and the rest of the one it stands in. */
function cutToCheckpoint(standing: MomentDraft[], { seq }: SeenEntry): void {
  for (let last = standing.at(-1); last !== undefined; last = standing.at(-1)) {
    const at = last.effects.findLastIndex(({ effect }) => effect.kind === 'checkpoint')
    if (at >= 0 || last.entry.kind === 'setup') {
      last.effects = last.effects.slice(0, at + 1)
      return
    }
    last.voidedBy = seq
    standing.pop()
  }
}

/**
 * What a record held when entry `seq` was made, by the effects that are shown: undefined where there was none. Looks back from there, and so
 * is meant for the few entries whose story is told.
 */
export function formerRecord(moments: readonly Moment[], seq: number, collection: string, id: string): Json | undefined {
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]
    if (moment === undefined || moment.entry.seq >= seq || (moment.voidedBy !== null && moment.voidedBy <= seq)) continue
    const last = moment.effects.findLast(({ effect }) => isOfRecord(effect, collection, id))?.effect
    if (last !== undefined) return last.kind === 'record' ? last.value : undefined
  }
  return undefined
}

function isOfRecord(effect: Effect, collection: string, id: string): boolean {
  return (effect.kind === 'record' || effect.kind === 'drop') && effect.collection === collection && effect.id === id
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
  for (const { entry, effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'posting') continue
      const key = `${effect.owner}\n${effect.account}`
      const balance = (balances.get(key) ?? 0) + effect.delta
      balances.set(key, balance)
      rows.push(rowOf(entry.seq, at, effect, balance))
    }
  }
  return rows
}

/** The line of a posting: `balance` is what its account reads after it. */
export function rowOf(seq: number, { turn, phase, seat: during }: Cursor, posting: Posting, balance: number): LedgerRow {
  const { owner, account, delta, rule } = posting
  return { seq, turn, phase, during, owner, account, delta, balance, rule, posting }
}
