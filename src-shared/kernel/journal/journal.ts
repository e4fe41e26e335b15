import type { Cursor, Effect } from '../world/effect.ts'
import type { Seed, Share } from '../chance/dice.ts'
import { isEntry } from './entryShape.ts'
import type { Digest } from './hash.ts'
import { runToEnd, type Incremental } from '../engine/incremental.ts'
import { isTooDeep } from '../forms/nesting.ts'
import type { Problem } from '../problem.ts'
import type { Answer, Request } from '../engine/request.ts'
import type { Audience, Json, OwnerId, RuleId, SeatId } from '../world/rule.ts'

/** First line of a campaign file. Everything else follows from it and from the entries. */
export interface JournalHeader {
  readonly format: 'lineage'
  /** Format of the entries (`FORMAT_VERSION`, or older). A file that began as 1 may go on with entries as 2 has them. */
  readonly version: number
  readonly ruleset: string
  readonly rulesetVersion: number
  /** Random, unlike any other campaign's. */
  readonly id: string
  readonly title: string
  /** SHA-256 of the seed, shown from the start. */
  readonly seedCommitment: string
}

/** The format new campaigns are written in. */
export const FORMAT_VERSION = 2

/** The rule every correction stands on: the game master is above the rules. */
export const CORRECTION_RULE: RuleId = 'TABLE-GM-1'

/** The rule every change of house rules stands on. */
export const RULING_RULE: RuleId = 'TABLE-GM-2'

/** The rule every decree of the game master stands on. */
export const DECREE_RULE: RuleId = 'TABLE-GM-3'

export type Entry =
  | SetupEntry
  | AnswerEntry
  | CorrectionEntry
  | RulingEntry
  | DecreeEntry
  | RetractionEntry
  | RestartEntry
  | ReseedEntry
  | NoteEntry
  | TitleEntry
  | NamingEntry
  | StandInEntry

interface EntryHead {
  /** 0 for the set-up, then one more each. */
  readonly seq: number
  /** Of the act, unlike any other's: who gives one again after a lost connection does it once. Absent where nobody gave one. */
  readonly key?: string
}

/** How a table throws its dice where nothing else is said: by the app, or typed by hand. */
export type DicePreference = 'app' | 'typed'

/** How the campaign began; `setup` is the ruleset's own, everything else the table's. */
export interface SetupEntry extends EntryHead {
  readonly kind: 'setup'
  readonly seed: string
  /** Absent in files of format 1, whose `setup` says it. */
  readonly dice?: DicePreference
  readonly setup: Json
  readonly effects: readonly Effect[]
}

/** What was answered, and what the rules made of it up to the next question. */
export interface AnswerEntry extends EntryHead {
  readonly kind: 'answer'
  readonly request: string
  readonly occurrence?: number
  /** Kind of the question; absent in files of format 1. */
  readonly asked?: Request['kind']
  /** Wording of the question, where it is not `<kind>.<name>`. */
  readonly wording?: string
  readonly answer: Answer
  /** Who gave it in place of the seat that was asked: the game master, for somebody away. */
  readonly by?: SeatId
  /** Who may read the answer, where not even the game master may. */
  readonly see?: Audience
  readonly effects?: readonly Effect[]
}

/** The game master overrules: figures, records or the place of play set by hand, with the reason. */
export interface CorrectionEntry extends EntryHead {
  readonly kind: 'correction'
  readonly changes: readonly Change[]
  readonly reason: string
  readonly effects: readonly Effect[]
}

export type Change = FigureChange | RecordChange | CursorChange

/** `account` of `owner` is to read `to`. */
export interface FigureChange {
  readonly owner: OwnerId
  readonly account: string
  readonly to: number
}

/** Record `id` of `collection` is to be `to`; null: there is to be none. */
export interface RecordChange {
  readonly collection: string
  readonly id: string
  readonly to: Json | null
}

/** Play is to go on at another place, the phase there from its beginning. */
export interface CursorChange {
  readonly cursor: Cursor
}

/** The table decides house rules anew: they hold from here on, with the reason. What they are is the ruleset's affair. */
export interface RulingEntry extends EntryHead {
  readonly kind: 'ruling'
  readonly decided: Decisions
  readonly reason: string
  readonly effects: readonly Effect[]
}

/** The game master decrees something in the game's own terms, with the reason. */
export interface DecreeEntry extends EntryHead {
  readonly kind: 'decree'
  readonly decree: Json
  readonly reason: string
  readonly effects: readonly Effect[]
}

/** House rules by name, each with the value it has from now on. */
export type Decisions = Readonly<Record<string, string | number | boolean>>

/** Undo: all answers, corrections, rulings and decrees from entry `from` on are void. They stay in the file. */
export interface RetractionEntry extends EntryHead {
  readonly kind: 'retraction'
  readonly from: number
  readonly reason?: string
}

/** The phase in play was started again from its checkpoint, since today's rules make something else of its answers. */
export interface RestartEntry extends EntryHead {
  readonly kind: 'restart'
  readonly reason: string
  readonly effects: readonly Effect[]
}

/**
 * Chance follows from another seed from here on: a copy has one of its own, or the seats have added to it. It cannot be taken back, and
 * what was thrown before stays as it was.
 */
export interface ReseedEntry extends EntryHead {
  readonly kind: 'reseed'
  readonly seed: Seed
  /** What the seats added: `seed` is the one before, mixed with it (`mixedSeed`). Absent in a copy. */
  readonly shares?: Readonly<Record<SeatId, Share>>
  /** Seats that had promised to add something, and did not send it. */
  readonly withheld?: readonly SeatId[]
}

/** Something the game master wants to keep beside the play. */
export interface NoteEntry extends EntryHead {
  readonly kind: 'note'
  readonly text: string
}

/** The campaign goes by another title from here on. */
export interface TitleEntry extends EntryHead {
  readonly kind: 'title'
  readonly title: string
}

/**
 * Things go by names of their own from here on; an empty name takes one away. It changes nothing of play and is not taken back with it: but
 * what came into the world in an entry that is taken back takes its name along (`namesOf`).
 */
export interface NamingEntry extends EntryHead {
  readonly kind: 'naming'
  /** By the id of an owner, a record, or whatever else the ruleset lets people name. */
  readonly names: Names
}

/** A player is away: who answers for the seat in the round it is written in. It changes nothing of play, and is not taken back with it. */
export interface StandInEntry extends EntryHead {
  readonly kind: 'standIn'
  readonly seat: SeatId
  /** A bot of the game by its name, or `orders`: what the player has prepared. Empty: nobody any more. */
  readonly by: string
}

/** Names people gave, by the id of what has them. */
export type Names = Readonly<Record<string, string>>

/** Entries that change the world, or the chance it meets. */
export type ActingEntry = SetupEntry | PlayedEntry | RestartEntry | ReseedEntry

/** Entries people make to play on: each can be taken back, and is played again when the journal is. */
export type PlayedEntry = AnswerEntry | CorrectionEntry | RulingEntry | DecreeEntry

export function isPlayed(entry: Entry): entry is PlayedEntry {
  return entry.kind === 'answer' || entry.kind === 'correction' || entry.kind === 'ruling' || entry.kind === 'decree'
}

export function effectsOf(entry: Entry): readonly Effect[] {
  return 'effects' in entry ? (entry.effects ?? []) : []
}

/** A line of the file: the entry, `prev` (hash of the line before) and `hash` over both, last of all. */
export interface SealedLine {
  readonly line: string
  readonly hash: string
}

function endOfLine(hash: string): string {
  return `,"hash":"${hash}"}`
}

/** The first 192 bits of the SHA-256: with all of them, the line of a roll for a million would be too long. */
function link(text: string, digest: Digest): string {
  return digest(text).slice(0, 32)
}

/** The header's line and the hash the first entry is chained to. */
export function sealHeader(header: JournalHeader, digest: Digest): SealedLine {
  const line = JSON.stringify(header)
  return { line, hash: link(line, digest) }
}

/** Chains an entry: what is hashed is the line itself, up to its hash. */
export function sealEntry(entry: Entry, prev: string, digest: Digest): SealedLine {
  const body = `${JSON.stringify(entry).slice(0, -1)},"prev":"${prev}"}`
  const hash = link(body, digest)
  return { line: `${body.slice(0, -1)}${endOfLine(hash)}`, hash }
}

/** Chains all entries of a journal, in order. */
export function sealAll(headerLine: string, entries: readonly Entry[], digest: Digest): string[] {
  return [...sealEach(headerLine, entries, digest)]
}

/** The same line by line: a long campaign need not lie in the memory twice. */
export function* sealEach(headerLine: string, entries: Iterable<Entry>, digest: Digest): Generator<string, void> {
  let prev = link(headerLine, digest)
  for (const entry of entries) {
    const { line, hash } = sealEntry(entry, prev, digest)
    prev = hash
    yield line
  }
}

/** Where and why a chain breaks: `line` counts from 1 (the header). */
export interface ChainBreak {
  readonly line: number
  readonly reason:
    | 'not the header its entries were made for'
    | 'not JSON'
    | 'nested too deeply'
    | 'no hash'
    | 'hash does not fit the line'
    | 'does not follow the line before'
    | 'wrong number'
    | 'no entry this version knows'
    | 'not what the rules write'
  /** What is wrong with a line that is an entry, and yet not what the rules write. */
  readonly problem?: Problem
}

export interface ReadChain {
  readonly entries: readonly Entry[]
  /** What the next entry is chained to. */
  readonly hash: string
  readonly broken: ChainBreak | null
}

/** Reads chained lines (without the header's) up to the first that does not hold. */
export function readChain(headerLine: string, lines: readonly string[], digest: Digest): ReadChain {
  return runToEnd(readingChain(headerLine, lines, digest))
}

/** The same line by line: tells how many are read. */
export function* readingChain(headerLine: string, lines: readonly string[], digest: Digest): Incremental<number, ReadChain> {
  const entries: Entry[] = []
  let prev = link(headerLine, digest)
  for (const [index, line] of lines.entries()) {
    const checked = openLine(line, prev, index, digest)
    if ('reason' in checked) return { entries, hash: prev, broken: placed(checked.reason, index) }
    entries.push(checked.entry)
    prev = checked.hash
    yield entries.length
  }
  return { entries, hash: prev, broken: null }
}

/** A first entry that is whole in itself and does not follow the header was made for another header. */
function placed(reason: ChainBreak['reason'], index: number): ChainBreak {
  if (index === 0 && reason === 'does not follow the line before') return { line: 1, reason: 'not the header its entries were made for' }
  return { line: index + 2, reason }
}

function openLine(
  line: string,
  prev: string,
  seq: number,
  digest: Digest,
): { readonly entry: Entry; readonly hash: string } | Pick<ChainBreak, 'reason'> {
  if (isTooDeep(line)) return { reason: 'nested too deeply' }
  const parsed = parseObject(line)
  if (parsed === null) return { reason: 'not JSON' }
  const { prev: follows, hash, ...entry } = parsed
  if (typeof hash !== 'string') return { reason: 'no hash' }
  // Whatever else a line ends with than its hash is hashed with the rest, and does not fit.
  const body = `${line.slice(0, -endOfLine(hash).length)}}`
  if (link(body, digest) !== hash) return { reason: 'hash does not fit the line' }
  if (follows !== prev) return { reason: 'does not follow the line before' }
  if (entry['seq'] !== seq) return { reason: 'wrong number' }
  return isEntry(entry) ? { entry, hash } : { reason: 'no entry this version knows' }
}

function parseObject(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(line)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** The title as last given. */
export function currentTitle(header: JournalHeader, entries: readonly Entry[]): string {
  return entries.findLast((entry): entry is TitleEntry => entry.kind === 'title')?.title ?? header.title
}
