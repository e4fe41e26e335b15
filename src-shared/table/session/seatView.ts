import { seedCommitment } from '../../kernel/dice.ts'
import type { Effect } from '../../kernel/effect.ts'
import type { SeenEntry } from '../../kernel/history.ts'
import {
  CORRECTION_RULE,
  effectsOf,
  RULING_RULE,
  DECREE_RULE,
  type Entry,
  type RetractionEntry,
  type Change,
  type DecreeEntry,
  type ReseedEntry,
} from '../../kernel/journal.ts'
import { isChanceAnswer } from '../../kernel/request.ts'
import { readRequestId } from '../../kernel/requestId.ts'
import { maySee, type SeatId, type RuleId } from '../../kernel/rule.ts'

/**
 * The journal as one player's seat sees it, grown entry by entry: what is taken in later never changes what was shown before, so each
 * costs no more than itself.
 */
export class SeatView {
  readonly #seat: SeatId
  readonly #seen: SeenEntry[] = []
  /** Standing entries of which something is shown: their own number and the one they are shown under. */
  readonly #standing: Shown[] = []

  constructor(seat: SeatId, entries: readonly Entry[] = []) {
    this.#seat = seat
    for (const entry of entries) this.append(entry)
  }

  /** Grows in place; numbered by itself. */
  get entries(): readonly SeenEntry[] {
    return this.#seen
  }

  /** Newest entry of the journal that stands and of which something is shown; null where there is none. */
  get lastStanding(): number | null {
    return this.#standing.at(-1)?.seq ?? null
  }

  /** Takes in the next entry of the journal; possibly nothing of it may be shown. */
  append(entry: Entry): void {
    const shown = entry.kind === 'retraction' ? this.#takenBack(entry) : shownTo(entry, this.#seat)
    if (shown === null) return
    for (const part of withThrower(partsOf(shown, movedTo(entry)), entry, this.#seat)) {
      if (part.effects !== undefined) this.#standing.push({ seq: entry.seq, number: this.#seen.length })
      this.#seen.push({ ...part, seq: this.#seen.length })
    }
  }

  /** A retraction is shown where it takes back something that was. */
  #takenBack({ from }: RetractionEntry): SeenPart | null {
    const first = this.#standing.findIndex(({ seq }) => seq >= from)
    const [taken] = first < 0 ? [] : this.#standing.splice(first)
    return taken === undefined ? null : { kind: 'retraction', from: taken.number }
  }
}

type SeenPart = Omit<SeenEntry, 'seq'>

interface Shown {
  readonly seq: number
  readonly number: number
}

/**
 * What the game master set stays together. What follows from it by itself is told effect by effect like an answer: where it is all that is
 * shown, nobody is to know of a correction at all.
 */
function partsOf(shown: SeenPart, moved: Effect | null): readonly SeenPart[] {
  const { kind, effects = [] } = shown
  const told = (all: readonly Effect[]): readonly SeenPart[] => all.map((effect) => ({ kind: 'answer', effects: [effect] }))
  if (kind === 'answer') return told(effects)
  if (kind !== 'correction' && kind !== 'ruling' && kind !== 'decree') return [shown]
  const isSet = (effect: Effect): boolean => effect === moved || isSetByHand(effect)
  const set = effects.filter(isSet)
  const followed = told(effects.filter((effect) => !isSet(effect)))
  return set.length === 0 ? followed : [{ ...shown, effects: set }, ...followed]
}

/**
 * Whoever was to throw dice or draw learns whether the app or a hand did it: an app's roll that was taken back and typed otherwise shows. It
 * stands with the first line that tells of it.
 */
function withThrower(parts: readonly SeenPart[], entry: Entry, seat: SeatId): readonly SeenPart[] {
  if (entry.kind !== 'answer' || !isChanceAnswer(entry.answer) || readRequestId(entry.request)?.seat !== seat) return parts
  const { by } = entry.answer
  const told = parts.findIndex(({ effects = [] }) => effects.some(({ kind }) => kind === 'line'))
  return parts.map((part, at) => (at === Math.max(0, told) ? { ...part, thrown: by } : part))
}

/** Where a correction that moves play has it go on; null for every other entry. Everybody sees where play stands. */
function movedTo(entry: Entry): Effect | null {
  if (entry.kind !== 'correction' || !entry.changes.some((change) => 'cursor' in change)) return null
  return entry.effects.find(({ kind }) => kind === 'checkpoint') ?? null
}

const SET_BY_HAND: ReadonlySet<RuleId> = new Set([CORRECTION_RULE, RULING_RULE, DECREE_RULE])

function isSetByHand(effect: Effect): boolean {
  return effect.kind !== 'checkpoint' && SET_BY_HAND.has(effect.rule)
}

function shownTo(entry: Exclude<Entry, RetractionEntry>, seat: SeatId): SeenPart | null {
  if (entry.kind === 'note') return null
  if (entry.kind === 'reseed') return reseedShown(entry)
  if (entry.kind === 'title') return { kind: 'title', title: entry.title }
  if (entry.kind === 'standIn') return { kind: 'standIn', seat: entry.seat, by: entry.by }
  if (entry.kind === 'naming') return { kind: 'naming', names: entry.names }
  const effects = effectsOf(entry).filter((effect) => effectSeenBy(effect, seat))
  // That a phase was started again is known at the table, and what it voids is told by that alone.
  if (effects.length === 0 && entry.kind !== 'restart') return null
  if (entry.kind === 'correction') return { kind: entry.kind, effects, ...(mayReadReason(entry, seat) ? { reason: entry.reason } : {}) }
  // What was decreed may say more than its effects do, and is the game master's; the reason is read where all that it set is seen.
  if (entry.kind === 'decree') return { kind: entry.kind, effects, ...(seesAllSet(entry, seat) ? { reason: entry.reason } : {}) }
  // House rules hold for everybody, so everybody knows them.
  if (entry.kind === 'ruling') return { kind: entry.kind, effects, decided: entry.decided, reason: entry.reason }
  return { kind: entry.kind, effects }
}

/** That chance follows from another seed is known at the table, and what the seats added to it; the seed itself is not. */
export function reseedShown({ seq, kind, seed, shares, withheld }: ReseedEntry): SeenEntry {
  if (shares === undefined) return { seq, kind, commitment: seedCommitment(seed) }
  return { seq, kind, shares, ...(withheld === undefined ? {} : { withheld }) }
}

/**
 * The reason speaks of what was set: whoever may not know one part of it does not read it. What followed from it by itself does not count,
 * or a reason kept back would tell of it.
 */
export function mayReadReason(
  { kind, changes = [], effects = [] }: Pick<SeenEntry, 'kind' | 'changes' | 'effects'>,
  seat: SeatId,
): boolean {
  if (kind !== 'correction') return false
  return changes.every((change) => effects.every((effect) => !isSetBy(change, effect) || effectSeenBy(effect, seat)))
}

/** Whether all that a correction set is among these effects: what its view was not given cannot be judged by them. */
export function showsAllSet({ changes = [], effects = [] }: Pick<SeenEntry, 'changes' | 'effects'>): boolean {
  return changes.every((change) => effects.some((effect) => isSetBy(change, effect)))
}

function seesAllSet({ effects }: DecreeEntry, seat: SeatId): boolean {
  return effects.every((effect) => !isSetByHand(effect) || effectSeenBy(effect, seat))
}

function isSetBy(change: Change, effect: Effect): boolean {
  if ('account' in change) return effect.kind === 'posting' && effect.owner === change.owner && effect.account === change.account
  if (!('collection' in change)) return false
  return (effect.kind === 'record' || effect.kind === 'drop') && effect.collection === change.collection && effect.id === change.id
}

function effectSeenBy(effect: Effect, seat: SeatId): boolean {
  return effect.kind === 'checkpoint' || maySee(effect.see, seat)
}
