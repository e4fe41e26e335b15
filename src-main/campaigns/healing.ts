import { hash } from 'node:crypto'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import { seedCommitment } from '../../src-shared/kernel/dice.ts'
import type { Incremental } from '../../src-shared/kernel/incremental.ts'
import type { Entry } from '../../src-shared/kernel/journal.ts'
import { isEntry } from '../../src-shared/kernel/entryShape.ts'
import { parseOutside } from '../../src-shared/kernel/nesting.ts'
import { changedByte, newSearch, type Search, type Work } from './changedByte.ts'
import { isBlank, LINE_END, splitLines } from './splitLines.ts'

/** `,"hash":"` and what follows it up to the end of a line. */
const TAIL = ',"hash":"'.length + 32 + '"}'.length
/** What every line ends with: `}`. */
const CLOSING = 0x7d
/** Longer lines take too long to be tried with every bit changed, in bytes: half a minute for the land of six hundred territories. */
const LONGEST = 128 * 1024
/** Where more lines than these, and most of all, cannot be read it was not bits that were changed: long lines are tried by their rare words alone. */
const MOST_CHANGED = 64
/** Longer lines are long then, in bytes: trying all shorter ones takes a moment. */
const SHORT = 4 * 1024
/** Where more lines than these cannot be read, single bits are tried and no other changes of a byte. */
const FEW = 8
/** Longer headers are not tried with every bit changed, in bytes. */
const LONGEST_HEADER = 64 * 1024
/** What may be spent on the header, as `Work`: two seconds. */
const HEADER_WORK = 2e9
/** Milliseconds after which others have their turn. */
const SLICE = 25

/** What is known of a campaign beside its file, and how much may be spent on it. */
export interface HealingParts {
  /** The line of that hash, and the header that entries with that hash before them were made for: of a version, say. Null where there is none. */
  readonly known?: (hash: string) => string | null
  /** How far each line was searched before, by its digest: asked again, the search goes on. */
  readonly searches?: Map<string, Search>
  /** Absent: whatever it takes. */
  readonly work?: Work
}

/** The same for a program that has other things to do meanwhile. */
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
 * Reads as much of a damaged journal as there is, up to an entry of a newer version: a line with one byte changed, anywhere in it or in a line
 * end, is restored by its own hash, any other where a version holds it; a blank line is taken away; what cannot be restored is left out, and reading goes on behind it. A set-up
 * and a header that cannot be restored and can be read are taken as they read. Yields how much is read, from 0 to 1. Null where not even the
 * first line can be made out.
 */
export function* healing(bytes: Buffer, parts: HealingParts = {}): Incremental<number, Healed | null> {
  const { known = () => null, searches = new Map<string, Search>(), work = { left: Infinity } } = parts
  const split = splitLines(bytes)
  // Blank lines before the header, which is the first line of every campaign.
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
    // A line end that was none, and one that was lost.
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

/** All lines as they are or can be restored, by their places; the shortest are searched first, so that most is found where work is short. */
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

/** The line before one that can be read, where it is known from elsewhere. */
function fromKnown(next: Found | null | undefined, known: (hash: string) => string | null): Found | null {
  const line = next?.lines[0] === undefined ? null : known(next.lines[0].prev)
  const one = line === null ? null : opened(Buffer.from(line))
  return one === null ? null : { lines: [one], restored: true, taken: 1 }
}

/** How far lines are searched. */
interface Within {
  readonly upTo: number
  readonly isByte: boolean
}

/** The line with one byte changed so that its hash holds. */
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

/** A set-up whose hash does not hold, as it reads. */
function asItReads(line: Buffer): Found | null {
  const one = entryOf(line)
  return one?.entry.kind === 'setup' && one.entry.seq === 0 ? { lines: [one], restored: false, taken: 1 } : null
}

interface Found {
  readonly lines: readonly Line[]
  readonly restored: boolean
  /** Lines of the file it was made of. */
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

/** The line, where its own hash holds. */
function opened(line: Buffer): Line | null {
  if (line.length <= TAIL) return null
  return hashAtEnd(line) === linkOf(bodyOf(line)) ? entryOf(line) : null
}

/** Whether a line is as it was written, its hash vouches for it, and no entry this version knows: a newer one has written it. */
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

/** One bit of the hash, or of what stands about it, was changed: what is hashed is whole. */
function tailRestored(line: Buffer, body: Buffer): Line | null {
  const tail = Buffer.from(`,"hash":"${linkOf(body)}"}`)
  let differing = 0
  for (let at = 0; at < TAIL; at++) differing += bitsOf((tail[at] ?? 0) ^ (line[line.length - TAIL + at] ?? 0))
  if (differing !== 1) return null
  const whole = Buffer.from(line)
  whole.set(tail, line.length - TAIL)
  return opened(whole)
}

/** A character became a line end: two lines are one. */
function joined(line: Buffer, next: Buffer): Found | null {
  const both = Buffer.concat([line, Buffer.from([LINE_END]), next])
  for (let bit = 0; bit < 8; bit++) {
    both[line.length] = LINE_END ^ (1 << bit)
    const one = opened(both)
    if (one !== null) return { lines: [one], restored: true, taken: 2 }
  }
  return null
}

/** A line end became another character: one line is two. */
function divided(line: Buffer): Found | null {
  for (let at = TAIL; at < line.length - TAIL; at++) {
    if (bitsOf((line[at] ?? 0) ^ LINE_END) !== 1 || line[at - 1] !== CLOSING) continue
    const halves = [opened(line.subarray(0, at)), opened(line.subarray(at + 1))]
    const lines = halves.filter((half): half is Line => half !== null)
    if (lines.length === 2) return { lines, restored: true, taken: 1 }
  }
  return null
}

/** The header the first entry was made for: as it is, with one byte changed, with a line end in it that was another character, or as it is known from elsewhere. */
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

/** What can be made out of a first line that is no header any more, with what the set-up tells of the rest. */
function salvagedHeader(line: string, { entry, prev }: Line): string {
  const text = (name: string): string | undefined => new RegExp(`"${name}":"([^"\\\\]*)"`).exec(line)?.[1]
  const whole = (name: string): number => Number(new RegExp(`"${name}":(\\d{1,6})\\b`).exec(line)?.[1] ?? 1)
  const { id = prev.slice(0, 22), title = '', ruleset } = { id: text('id'), title: text('title'), ruleset: text('ruleset') }
  if (ruleset === undefined || entry.kind !== 'setup') return line
  const head = { format: 'lineage', version: Math.max(1, whole('version')), ruleset, rulesetVersion: whole('rulesetVersion') }
  return JSON.stringify({ ...head, id, title, seedCommitment: seedCommitment(entry.seed) })
}

/** The header is a line by itself, even where its line end became another character. */
function withHeader(lines: readonly Buffer[]): readonly Buffer[] {
  const [first, ...rest] = lines
  if (first === undefined) return lines
  for (let at = 1; at < first.length; at++) {
    if (first[at - 1] !== CLOSING || bitsOf((first[at] ?? 0) ^ LINE_END) !== 1) continue
    if (opened(first.subarray(at + 1)) !== null) return [first.subarray(0, at), first.subarray(at + 1), ...rest]
  }
  return lines
}

/** Number of entries in lines at the end of a file that cannot be read: a torn tail (see `scanJournal`) holds none. */
function countLost(lines: readonly Buffer[], isEnded: boolean): number {
  const whole = isEnded || hashAtEnd(lines.at(-1) ?? Buffer.alloc(0)) !== null ? lines : lines.slice(0, -1)
  return whole.filter((line, at) => !isBlank(line) && !(at === whole.length - 1 && line.includes(0))).length
}

/** Each number once, the first that was found, in order. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const byNumber = new Map<number, Entry>()
  for (const entry of entries) if (!byNumber.has(entry.seq)) byNumber.set(entry.seq, entry)
  return [...byNumber.values()].sort((a, b) => a.seq - b.seq)
}

/** What the hash of a line is made of. */
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
