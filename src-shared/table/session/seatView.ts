import { seedCommitment } from '../../kernel/chance/dice.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
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
} from '../../kernel/journal/journal.ts'
import { isChanceAnswer } from '../../kernel/engine/request.ts'
import { readRequestId } from '../../kernel/engine/requestId.ts'
import { maySee, type SeatId, type RuleId } from '../../kernel/world/rule.ts'

/**
 * The journal as one player's seat sees it. It only grows: a new entry never changes what was shown before, so its cost does not
 * depend on the length of the journal.
 */
export class SeatView {
  readonly #seat: SeatId
  /**
   * The view's entries, without their numbers; of an entry that is one effect of an answer, the effect alone. Effects are shared by the
   * journal and all views, so that a view takes little memory.
   */
  readonly #seen: (SeenPart | Effect)[] = []
  /** Effective entries shown at least in part: number in the journal, and in the view that of their first part. */
  readonly #standing: Shown[] = []

  constructor(seat: SeatId, entries: readonly Entry[] = []) {
    this.#seat = seat
    for (const entry of entries) this.append(entry)
  }

  /** The view's entries, with numbers of their own. */
  get entries(): readonly SeenEntry[] {
    return this.slice(0, this.length)
  }

  get length(): number {
    return this.#seen.length
  }

  /** Entries `from` to `to`, without the latter. */
  slice(from: number, to: number): readonly SeenEntry[] {
    return this.#seen
      .slice(from, to)
      .map((part, at) => (isEffect(part) ? { kind: 'answer', effects: [part], seq: from + at } : { ...part, seq: from + at }))
  }

  /** Whether an entry is one effect of an answer. */
  isOfAnswer(at: number): boolean {
    const part = this.#seen[at]
    return part !== undefined && (isEffect(part) || part.kind === 'answer')
  }

  /** First effect of an entry; undefined if it shows none. */
  firstEffect(at: number): Effect | undefined {
    const part = this.#seen[at]
    return part !== undefined && isEffect(part) ? part : part?.effects?.[0]
  }

  /** Number in the journal of the newest effective entry shown at least in part; null if there is none. */
  get lastStanding(): number | null {
    return this.#standing.at(-1)?.seq ?? null
  }

  /** Adds the seen part of the next journal entry, which may be empty. */
  append(entry: Entry): void {
    const shown = entry.kind === 'retraction' ? this.#takenBack(entry) : shownTo(entry, this.#seat)
    if (shown === null) return
    if (shown.effects !== undefined) this.#standing.push({ seq: entry.seq, number: this.#seen.length })
    for (const part of withThrower(partsOf(shown, movedTo(entry)), entry, this.#seat)) {
      const [effect] = part.effects ?? []
      this.#seen.push(effect !== undefined && part.kind === 'answer' && part.thrown === undefined ? effect : part)
    }
  }

  /** Shows a retraction only if it voids something that was shown. */
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
 * Splits an entry into view entries. What the game master set stays together. Consequences are shown effect by effect, like an answer:
 * a seat that sees only consequences must not learn that there was a correction.
 */
function partsOf(shown: SeenPart, moved: Effect | null): readonly SeenPart[] {
  const { kind, effects = [] } = shown
  const told = (all: readonly Effect[]): readonly SeenPart[] => all.map(answerOf)
  if (kind === 'answer') return told(effects)
  if (kind !== 'correction' && kind !== 'ruling' && kind !== 'decree') return [shown]
  const isSet = (effect: Effect): boolean => effect === moved || isSetByHand(effect)
  const set = effects.filter(isSet)
  const followed = told(effects.filter((effect) => !isSet(effect)))
  return set.length === 0 ? followed : [{ ...shown, effects: set }, ...followed]
}

function answerOf(effect: Effect): SeenPart {
  return { kind: 'answer', effects: [effect] }
}

function isEffect(part: SeenPart | Effect): part is Effect {
  return Object.hasOwn(EFFECT_KINDS, part.kind)
}

const EFFECT_KINDS: Readonly<Record<Effect['kind'], true>> = {
  posting: true,
  record: true,
  drop: true,
  line: true,
  dice: true,
  cards: true,
  checkpoint: true,
}

/**
 * Adds to a chance answer of this seat whether the app or a hand threw. So it shows if an app roll was retracted and typed in differently.
 * The mark is on the first part that contains a chronicle line, else on the first part.
 */
function withThrower(parts: readonly SeenPart[], entry: Entry, seat: SeatId): readonly SeenPart[] {
  if (entry.kind !== 'answer' || !isChanceAnswer(entry.answer) || readRequestId(entry.request)?.seat !== seat) return parts
  const { by } = entry.answer
  const told = parts.findIndex(({ effects = [] }) => effects.some(({ kind }) => kind === 'line'))
  return parts.map((part, at) => (at === Math.max(0, told) ? { ...part, thrown: by } : part))
}

/** Checkpoint to which a correction moves play; null for every other entry. Everybody sees the place of play. */
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
  // Everybody at the table knows that a phase was restarted. Only this entry says what the restart voids.
  if (effects.length === 0 && entry.kind !== 'restart') return null
  if (entry.kind === 'correction') return { kind: entry.kind, effects, ...(mayReadReason(entry, seat) ? { reason: entry.reason } : {}) }
  // The text of a decree may say more than its effects and is shown only to the game master. A seat reads the reason if it sees all set
  // effects.
  if (entry.kind === 'decree') return { kind: entry.kind, effects, ...(seesAllSet(entry, seat) ? { reason: entry.reason } : {}) }
  // House rules apply to everybody, so everybody may read them.
  if (entry.kind === 'ruling') return { kind: entry.kind, effects, decided: entry.decided, reason: entry.reason }
  return { kind: entry.kind, effects }
}

/** Shows a reseed with the shares of the seats or the hash of the seed, never with the seed. */
export function reseedShown({ seq, kind, seed, shares, withheld }: ReseedEntry): SeenEntry {
  if (shares === undefined) return { seq, kind, commitment: seedCommitment(seed) }
  return { seq, kind, shares, ...(withheld === undefined ? {} : { withheld }) }
}

/**
 * Whether a seat may read the reason of a correction: it must see everything the correction set. Consequences do not count, or a
 * withheld reason would reveal a hidden one.
 */
export function mayReadReason(
  { kind, changes = [], effects = [] }: Pick<SeenEntry, 'kind' | 'changes' | 'effects'>,
  seat: SeatId,
): boolean {
  if (kind !== 'correction') return false
  return changes.every((change) => {
    const own = effects.filter((effect) => isSetBy(change, effect))
    // A figure that was like that already has no posting that says who may see it.
    return own.every((effect) => effectSeenBy(effect, seat)) && (own.length > 0 || !('account' in change))
  })
}

/** Whether these effects include everything a correction set. If not, a view cannot decide who may read the reason. */
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
