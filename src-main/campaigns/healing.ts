import { hash } from 'node:crypto'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import { seedCommitment } from '../../src-shared/kernel/chance/dice.ts'
import type { Incremental } from '../../src-shared/kernel/engine/incremental.ts'
import type { Entry } from '../../src-shared/kernel/journal/journal.ts'
import { isEntry } from '../../src-shared/kernel/journal/entryShape.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'
import { changedByte, newSearch, type Search, type Work } from './changedByte.ts'
import { isBlank, LINE_END, splitLines } from './splitLines.ts'

/** Bytes of `,"hash":"` and the rest of a line. */
const TAIL = ',"hash":"'.length + 32 + '"}'.length
/** Last character of every line: `}`. */
const CLOSING = 0x7d
/** Longest line in which every bit is tried, in bytes: half a minute for the land of six hundred territories. */
const LONGEST = 128 * 1024
/** With more illegible lines than this, if they are most of all, bit errors are not the cause: long lines are tried in rare words only. */
const MOST_CHANGED = 64
/** Longest line that is still searched fully then, in bytes: all shorter ones take a moment. */
const SHORT = 4 * 1024
/** With more illegible lines than this, only single bits are tried. */
const FEW = 8
/** Longest header in which every bit is tried, in bytes. */
const LONGEST_HEADER = 64 * 1024
/** Budget for the header, as `Work`: two seconds. */
const HEADER_WORK = 2e9
/** Milliseconds after which the search yields to other work. */
const SLICE = 25

/** Known lines of a campaign from other sources, and the budget. */
export interface HealingParts {
  /** Returns the line with that hash, or the header before an entry with that `prev`, from a version for example. Null if unknown. */
  readonly known?: (hash: string) => string | null
  /** Search progress of each line, by its digest; the next call continues it. */
  readonly searches?: Map<string, Search>
  /** Absent: no limit. */
  readonly work?: Work
}

/** As `healing`, for a program with other work to do meanwhile. */
export async function heal(bytes: Buffer, parts: HealingParts = {}): Promise<Healed | null> {
  const work = healing(bytes, parts)
  for (let began = performance.now(); ;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - began < SLICE) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}

/**
 * Recovers as much as possible of a damaged journal, up to an entry of a newer version. Restores a line with one changed byte (also in a
 * line end) by its own hash, and any other from a version. Drops blank lines, leaves out what cannot be restored, and goes on after it.
 * Takes set-up and header as they read if they are legible but cannot be restored.
 * Yields the completed part, from 0 to 1. Returns null if not even the first line is legible.
 */
export function* healing(bytes: Buffer, parts: HealingParts = {}): Incremental<number, Healed | null> {
  const { known = () => null, searches = new Map<string, Search>(), work = { left: Infinity } } = parts
  const split = splitLines(bytes)
  // Skips blank lines above the header.
  const above = Math.max(
    0,
    split.findIndex((line) => !isBlank(line)),
  )
  const [first = Buffer.alloc(0), ...rest] = withHeader(split.slice(above))
  const blank = Array.from({ length: above }, (_, index) => index + 1)
  const read: { readonly entry: Entry; readonly prev: string; readonly hash: string; readonly restored: number | null }[] = []
  const asTheyAre: (Found | null)[] = []
  for (const line of rest) {
    asTheyAre.push(readLine(line))
    yield 0
  }
  const foreign = rest.findIndex((line, index) => asTheyAre[index] === null && isForeign(line))
  const mine = foreign === -1 ? rest : rest.slice(0, foreign)
  const { found, isThrough } = yield* restoredLines(mine, asTheyAre, { known, searches, work })
  const changed: number[] = []
  let end = 0
  for (let index = 0; index < mine.length; index++) {
    const number = above + index + 2
    const there = found[index] ?? (index === 0 ? asItReads(mine[0] ?? first) : null)
    if (there === null) {
      if (isBlank(mine[index] ?? first)) blank.push(number)
      continue
    }
    if (found[index] == null) changed.push(number)
    for (const one of there.lines) read.push({ ...one, restored: there.restored ? number : null })
    // Handles an extra line end, and a lost one.
    if (there.lines.length === 1 && there.taken === 2) index++
    end = index + 1
  }
  const headerLine = first.toString('utf8')
  const beginning = read.find(({ entry }) => entry.seq === 0)
  const restored = beginning === undefined ? headerLine : yield* headerFor(first, rest[0], beginning.prev, known)
  const fits = beginning === undefined || linkOf(Buffer.from(restored)) === beginning.prev
  const header = fits || isHeader(restored) ? restored : salvagedHeader(restored, beginning)
  if (!isHeader(header)) return null
  if (!fits) changed.unshift(above + 1)
  const entries = inOrder(read.map(({ entry }) => entry))
  const isEnded = foreign !== -1 || bytes.at(-1) === LINE_END
  const last = entries.at(-1)?.seq ?? -1
  const count = last < 0 ? 0 : last + 1 + countLost(mine.slice(end), isEnded)
  const mended = [...blank, ...(fits && header !== headerLine ? [above + 1] : []), ...read.flatMap((one) => one.restored ?? [])]
  const there = new Set(entries.map(({ seq }) => seq))
  return {
    headerLine: header,
    entries,
    restored: [...new Set(mended)].sort((a, b) => a - b),
    lost: Array.from({ length: count }, (_, seq) => seq).filter((seq) => !there.has(seq)),
    newer: foreign === -1 ? null : above + foreign + 2,
    ...(changed.length === 0 ? {} : { changed }),
    ...(isThrough ? {} : { isUnfinished: true }),
  }
}

/** Restores lines by index; tries the shortest first, so that a short budget finds the most. */
function* restoredLines(
  lines: readonly Buffer[],
  asTheyAre: readonly (Found | null)[],
  { known, searches, work }: Required<HealingParts>,
): Incremental<number, { readonly found: readonly (Found | null)[]; readonly isThrough: boolean }> {
  const found = lines.map((_, index) => asTheyAre[index] ?? null)
  const unread = lines.flatMap((_, index) => (found[index] === null ? [index] : []))
  const upTo = unread.length > MOST_CHANGED && unread.length * 2 > lines.length ? SHORT : LONGEST
  const within = { upTo, isByte: unread.length <= FEW }
  const searched: number[] = []
  for (let at = 0; at < unread.length; at++) {
    const index = unread[at] ?? 0
    const line = lines[index] ?? Buffer.alloc(0)
    const next = lines[index + 1]
    const cheap = fromKnown(found[index + 1], known) ?? (next === undefined ? null : joined(line, next)) ?? divided(line)
    found[index] = cheap
    if (cheap === null) searched.push(index)
    else if (cheap.lines.length === 1 && cheap.taken === 2) at++
    yield 0
  }
  let isThrough = true
  const byLength = searched.sort((a, b) => (lines[a]?.length ?? 0) - (lines[b]?.length ?? 0))
  for (const [at, index] of byLength.entries()) {
    const line = lines[index] ?? Buffer.alloc(0)
    const key = hash('sha256', line)
    const search = searches.get(key) ?? newSearch()
    searches.set(key, search)
    found[index] = yield* restoredLine(line, search, work, within, at / byLength.length)
    if (search.found === undefined && found[index] === null) isThrough = false
  }
  return { found, isThrough }
}

/** Returns the line before a legible one, if it is known from another source. */
function fromKnown(next: Found | null | undefined, known: (hash: string) => string | null): Found | null {
  const line = next?.lines[0] === undefined ? null : known(next.lines[0].prev)
  const one = line === null ? null : opened(Buffer.from(line))
  return one === null ? null : { lines: [one], restored: true, taken: 1 }
}

/** Limits of a search. */
interface Within {
  readonly upTo: number
  readonly isByte: boolean
}

/** Restores a line by a change of one byte that makes its hash fit. */
function* restoredLine(line: Buffer, search: Search, work: Work, within: Within, done: number): Incremental<number, Found | null> {
  const wanted = line.length <= TAIL ? null : hashAtEnd(line)
  const body = line.length <= TAIL ? line : bodyOf(line)
  const inTail = line.length <= TAIL ? null : tailRestored(line, body)
  if (inTail !== null) return { lines: [inTail], restored: true, taken: 1 }
  if (wanted === null) search.found = null
  else yield* changedByte(body, wanted, search, work, within, done)
  if (search.found == null) return null
  const [at, change] = search.found
  const one = opened(withByte(line, at, change))
  return one === null ? null : { lines: [one], restored: true, taken: 1 }
}

/** Takes a set-up with a wrong hash as it reads. */
function asItReads(line: Buffer): Found | null {
  const one = entryOf(line)
  return one?.entry.kind === 'setup' && one.entry.seq === 0 ? { lines: [one], restored: false, taken: 1 } : null
}

interface Found {
  readonly lines: readonly Line[]
  readonly restored: boolean
  /** Number of the file's lines it was made from. */
  readonly taken: number
}

interface Line {
  readonly entry: Entry
  readonly prev: string
  readonly hash: string
}

function readLine(line: Buffer): Found | null {
  const one = opened(line)
  return one === null ? null : { lines: [one], restored: false, taken: 1 }
}

/** Returns the parsed line if its own hash fits. */
function opened(line: Buffer): Line | null {
  if (line.length <= TAIL) return null
  return hashAtEnd(line) === linkOf(bodyOf(line)) ? entryOf(line) : null
}

/** Whether a line is intact by its hash, but no entry this version knows: a newer version wrote it. */
function isForeign(line: Buffer): boolean {
  if (line.length <= TAIL || hashAtEnd(line) !== linkOf(bodyOf(line)) || entryOf(line) !== null) return false
  try {
    return typeof (parseOutside(line.toString('utf8')) as { readonly kind?: unknown }).kind === 'string'
  } catch {
    return false
  }
}

function entryOf(line: Buffer): Line | null {
  try {
    const { prev, hash, ...entry } = parseOutside(line.toString('utf8')) as Readonly<Record<string, unknown>>
    return typeof prev === 'string' && typeof hash === 'string' && isEntry(entry) ? { entry, prev, hash } : null
  } catch {
    return null
  }
}

/** Restores a line with one changed bit in the hash or its punctuation: the hashed part is intact. */
function tailRestored(line: Buffer, body: Buffer): Line | null {
  const tail = Buffer.from(`,"hash":"${linkOf(body)}"}`)
  let differing = 0
  for (let at = 0; at < TAIL; at++) differing += bitsOf((tail[at] ?? 0) ^ (line[line.length - TAIL + at] ?? 0))
  if (differing !== 1) return null
  const whole = Buffer.from(line)
  whole.set(tail, line.length - TAIL)
  return opened(whole)
}

/** Joins two lines that were one, if a character became a line end. */
function joined(line: Buffer, next: Buffer): Found | null {
  const both = Buffer.concat([line, Buffer.from([LINE_END]), next])
  for (let bit = 0; bit < 8; bit++) {
    both[line.length] = LINE_END ^ (1 << bit)
    const one = opened(both)
    if (one !== null) return { lines: [one], restored: true, taken: 2 }
  }
  return null
}

/** Splits a line that was two, if a line end became another character. */
function divided(line: Buffer): Found | null {
  for (let at = TAIL; at < line.length - TAIL; at++) {
    if (bitsOf((line[at] ?? 0) ^ LINE_END) !== 1 || line[at - 1] !== CLOSING) continue
    const halves = [opened(line.subarray(0, at)), opened(line.subarray(at + 1))]
    const lines = halves.filter((half): half is Line => half !== null)
    if (lines.length === 2) return { lines, restored: true, taken: 1 }
  }
  return null
}

/**
 * Finds the header that the first entry refers to: as it is, with one byte changed, with a line end turned back into another character,
 * or from another source.
 */
function* headerFor(
  first: Buffer,
  second: Buffer | undefined,
  prev: string,
  known: (hash: string) => string | null,
): Incremental<number, string> {
  if (linkOf(first) === prev) return first.toString('utf8')
  const elsewhere = known(prev)
  if (elsewhere !== null && linkOf(Buffer.from(elsewhere)) === prev) return elsewhere
  if (first.length > LONGEST_HEADER) return first.toString('utf8')
  const search = newSearch()
  yield* changedByte(first, prev, search, { left: HEADER_WORK }, { upTo: LONGEST_HEADER, isByte: true }, 0)
  if (search.found != null) return withByte(first, ...search.found).toString('utf8')
  for (let bit = 0; bit < 8 && second !== undefined; bit++) {
    const one = Buffer.concat([first, Buffer.from([LINE_END ^ (1 << bit)]), second])
    if (linkOf(one) === prev) return one.toString('utf8')
  }
  return first.toString('utf8')
}

/** Makes a header from the legible fields of a damaged one and from the set-up. */
function salvagedHeader(line: string, { entry, prev }: Line): string {
  const text = (name: string): string | undefined => new RegExp(`"${name}":"([^"\\\\]*)"`).exec(line)?.[1]
  const whole = (name: string): number => Number(new RegExp(`"${name}":(\\d{1,6})\\b`).exec(line)?.[1] ?? 1)
  const { id = prev.slice(0, 22), title = '', ruleset } = { id: text('id'), title: text('title'), ruleset: text('ruleset') }
  if (ruleset === undefined || entry.kind !== 'setup') return line
  const head = { format: 'lineage', version: Math.max(1, whole('version')), ruleset, rulesetVersion: whole('rulesetVersion') }
  return JSON.stringify({ ...head, id, title, seedCommitment: seedCommitment(entry.seed) })
}

/** Splits off the header if its line end became another character. */
function withHeader(lines: readonly Buffer[]): readonly Buffer[] {
  const [first, ...rest] = lines
  if (first === undefined) return lines
  for (let at = 1; at < first.length; at++) {
    if (first[at - 1] !== CLOSING || bitsOf((first[at] ?? 0) ^ LINE_END) !== 1) continue
    if (opened(first.subarray(at + 1)) !== null) return [first.subarray(0, at), first.subarray(at + 1), ...rest]
  }
  return lines
}

/** Counts the illegible entries at the end of a file; a torn tail (see `scanJournal`) contains none. */
function countLost(lines: readonly Buffer[], isEnded: boolean): number {
  const whole = isEnded || hashAtEnd(lines.at(-1) ?? Buffer.alloc(0)) !== null ? lines : lines.slice(0, -1)
  return whole.filter((line, at) => !isBlank(line) && !(at === whole.length - 1 && line.includes(0))).length
}

/** Sorts entries by number and keeps the first of each. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const byNumber = new Map<number, Entry>()
  for (const entry of entries) if (!byNumber.has(entry.seq)) byNumber.set(entry.seq, entry)
  return [...byNumber.values()].sort((a, b) => a.seq - b.seq)
}

/** Returns the hashed part of a line. */
function bodyOf(line: Buffer): Buffer {
  const body = Buffer.from(line.subarray(0, line.length - TAIL + 1))
  body[body.length - 1] = CLOSING
  return body
}

function hashAtEnd(line: Buffer): string | null {
  return /,"hash":"([\w-]{32})"\}$/.exec(line.subarray(line.length - TAIL).toString('utf8'))?.[1] ?? null
}

function linkOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url').slice(0, 32)
}

function withByte(bytes: Buffer, at: number, change: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ change
  return copy
}

function bitsOf(byte: number): number {
  let bits = 0
  for (let rest = byte; rest > 0; rest >>= 1) bits += rest & 1
  return bits
}

function isHeader(line: string): boolean {
  try {
    return (parseOutside(line) as { readonly format?: unknown }).format === 'lineage'
  } catch {
    return false
  }
}
