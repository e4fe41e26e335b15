import type { OwnerId, RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { figure, signed } from '../../../src-shared/language/figures.ts'
import { chronicleTexts } from './texts/chronicle.ts'
import { accountName, phaseName, seatName } from '../../wording/names.ts'
import type { ChronicleEntry, EntryKind } from './entries.ts'

/** Kinds one can ask for: rolls by who made them, and what was taken back, are asked for like kinds. */
export type KindAsked = Exclude<EntryKind, 'event'> | 'rollApp' | 'rollHand' | 'void'

export const KINDS = [
  ...(['roll', 'rollApp', 'rollHand', 'choice', 'act', 'correction', 'ruling', 'decree'] as const),
  ...(['retraction', 'void', 'restart', 'reseed', 'note', 'setup', 'title', 'naming', 'standIn'] as const),
] satisfies readonly KindAsked[]

/** What of the chronicle is shown; null and an empty text narrow nothing. */
export interface ChronicleFilter {
  readonly text: string
  readonly seat: OwnerId | null
  readonly phase: number | null
  readonly rule: string | null
  readonly round: number | null
  readonly kind: KindAsked | null
}

export const EVERYTHING: ChronicleFilter = { text: '', seat: null, phase: null, rule: null, round: null, kind: null }

export function isNarrowed(filter: ChronicleFilter): boolean {
  return filter.text.trim() !== '' || Object.entries(filter).some(([name, value]) => name !== 'text' && value !== null)
}

/** Entries that have everything asked for, every word of the text among them. */
export function filterChronicle(entries: readonly ChronicleEntry[], filter: ChronicleFilter): readonly ChronicleEntry[] {
  if (!isNarrowed(filter)) return entries
  const { seat, phase, rule, round, kind } = filter
  const words = filter.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return entries.filter(
    (entry) =>
      (seat === null || entry.seats.has(seat)) &&
      (phase === null || entry.phases.has(phase)) &&
      (round === null || entry.rounds.has(round)) &&
      (rule === null || entry.rules.has(rule as RuleId)) &&
      (kind === null || isOfKind(entry, kind)) &&
      (words.length === 0 || hasWords(entry, words)),
  )
}

function isOfKind({ kind, roll, voidedBy }: ChronicleEntry, asked: KindAsked): boolean {
  if (asked === 'rollApp') return roll?.by === 'app'
  if (asked === 'rollHand') return roll?.by === 'hand'
  return asked === 'void' ? voidedBy !== null : kind === asked
}

/** Texts made before. */
const texts = new WeakMap<ChronicleEntry, string>()

function hasWords(entry: ChronicleEntry, words: readonly string[]): boolean {
  let text = texts.get(entry)
  if (text === undefined) texts.set(entry, (text = textOf(entry)))
  return words.every((word) => text.includes(word))
}

/** All words and figures an entry can be found by, in small letters. */
function textOf({ seq, at, seat, title, answer, roll, lines, postings, rules }: ChronicleEntry): string {
  const { found } = chronicleTexts
  const dice = roll === null ? [] : [roll.outcomes, ...roll.dice]
  const booked = postings.map(
    ({ owner, account, delta }) => `${seatName(owner)} ${accountName(account)} ${signed(delta)} ${delta} ${figure(delta)}`,
  )
  const place = [found.entry(seq), seatName(seat), at.turn === 0 ? '' : found.round(at.turn), at.phase === 0 ? '' : phaseName(at.phase)]
  return [...place, title, answer, ...dice, ...lines.map((line) => line.text), ...booked, ...rules].join('\n').toLowerCase()
}

/** What there is to choose from, in the order of the game. */
export interface ChronicleChoices {
  readonly seats: readonly OwnerId[]
  readonly phases: readonly number[]
  readonly rules: readonly RuleId[]
  readonly rounds: readonly number[]
  readonly kinds: readonly KindAsked[]
}

export function choicesOf(entries: readonly ChronicleEntry[]): ChronicleChoices {
  const seats = new Set<OwnerId>()
  const phases = new Set<number>()
  const rules = new Set<RuleId>()
  const rounds = new Set<number>()
  const kinds = new Set<KindAsked>()
  for (const entry of entries) {
    for (const seat of entry.seats) seats.add(seat)
    for (const phase of entry.phases) if (phase > 0) phases.add(phase)
    for (const rule of entry.rules) rules.add(rule)
    for (const round of entry.rounds) rounds.add(round)
    if (entry.kind !== 'event') kinds.add(entry.kind)
    if (entry.roll !== null) kinds.add(entry.roll.by === 'app' ? 'rollApp' : 'rollHand')
    if (entry.voidedBy !== null) kinds.add('void')
  }
  return {
    seats: [...seats].filter((seat) => seat !== ''),
    phases: [...phases].sort((a, b) => a - b),
    rules: [...rules].sort(),
    rounds: [...rounds].sort((a, b) => a - b),
    kinds: KINDS.filter((kind) => kinds.has(kind)),
  }
}
