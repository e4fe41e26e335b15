import { createHash, hash } from 'node:crypto'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import type { Incremental } from '../../src-shared/kernel/incremental.ts'
import type { Entry } from '../../src-shared/kernel/journal.ts'
import { isEntry } from '../../src-shared/kernel/entryShape.ts'
import { parseOutside } from '../../src-shared/kernel/nesting.ts'

/** `,"hash":"` and what follows it up to the end of a line. */
const TAIL = ',"hash":"'.length + 32 + '"}'.length
const LINE_END = 0x0a
/** What every line ends with: `}`. */
const CLOSING = 0x7d
/** Longer lines take too long to be tried with every bit changed, in bytes: half a minute for the land of six hundred territories. */
const LONGEST = 128 * 1024
/** Longer ones take too long to be tried with every bit of a rare word changed: the land of thousands of territories. */
const LONGEST_BY_WORDS = 1024 * 1024
/** Where more lines than these, and most of all, cannot be read it was not bits that were changed: long lines are tried by their rare words alone. */
const MOST_CHANGED = 64
/** Longer lines are long then, in bytes: trying all shorter ones takes a moment. */
const SHORT = 4 * 1024
/** Longer headers are not tried with every bit changed, in bytes. */
const LONGEST_HEADER = 64 * 1024
/** Changed bits that are tried before progress is told. */
const AT_ONCE = 256

/** Milliseconds after which others have their turn. */
const SLICE = 25

/** The same for a program that has other things to do meanwhile. */
export async function heal(bytes: Buffer): Promise<Healed | null> {
  const work = healing(bytes)
  for (let began = performance.now(); ;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (performance.now() - began < SLICE) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}

/**
 * Reads as much of a damaged journal as there is, up to an entry of a newer version: a line with one bit changed, anywhere in it or in a line end, is restored by its own hash;
 * what cannot be is left out, and reading goes on behind it. Yields how much is read, from 0 to 1. Null where not even the first line can be
 * made out.
 */
export function* healing(bytes: Buffer): Incremental<number, Healed | null> {
  const lines = withHeader(split(bytes))
  const whole = Math.max(1, bytes.length)
  const read: { readonly entry: Entry; readonly prev: string; readonly hash: string; readonly restored: number | null }[] = []
  const [first = Buffer.alloc(0), ...rest] = lines
  let at = first.length
  let newer: number | null = null
  const asTheyAre: (Found | null)[] = []
  for (const line of rest) {
    asTheyAre.push(readLine(line))
    yield 0
  }
  const unread = asTheyAre.filter((found) => found === null).length
  const longest = unread > MOST_CHANGED && unread * 2 > rest.length ? SHORT : LONGEST
  for (let index = 0; index < rest.length; index++) {
    const line = rest[index] ?? first
    const number = index + 2
    const next = rest[index + 1]
    if (isForeign(line)) {
      newer = number
      break
    }
    const tried = asTheyAre[index] ?? (yield* restoredLine(line, at / whole, longest))
    const found = tried ?? (next === undefined ? null : joined(line, next)) ?? divided(line)
    at += line.length + 1
    yield Math.min(1, at / whole)
    if (found === null) continue
    for (const one of found.lines) read.push({ ...one, restored: found.restored ? number : null })
    // A line end that was none, and one that was lost.
    if (found.lines.length === 1 && found.taken === 2) index++
  }
  const headerLine = first.toString('utf8')
  const beginning = read.find(({ entry }) => entry.seq === 0)
  const header = beginning === undefined ? headerLine : headerFor(first, rest[0], beginning.prev)
  if (!isHeader(header)) return null
  const entries = inOrder(read.map(({ entry }) => entry))
  const last = entries.at(-1)?.seq ?? -1
  const there = new Set(entries.map(({ seq }) => seq))
  return {
    headerLine: header,
    entries,
    restored: [...new Set([...(header === headerLine ? [] : [1]), ...read.flatMap(({ restored }) => restored ?? [])])],
    lost: Array.from({ length: last + 1 }, (_, seq) => seq).filter((seq) => !there.has(seq)),
    newer,
  }
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

/** The line with one bit changed so that its hash holds; words that stand in it once come first, since a changed bit leaves such a word. */
function* restoredLine(line: Buffer, done: number, longest: number): Incremental<number, Found | null> {
  if (line.length <= TAIL || line.length > LONGEST_BY_WORDS) return null
  const body = bodyOf(line)
  const inTail = tailRestored(line, body)
  if (inTail !== null) return { lines: [inTail], restored: true, taken: 1 }
  const wanted = hashAtEnd(line)
  if (wanted === null) return null
  const rare = rareIn(body)
  const found = yield* bitChanged(body, wanted, (at) => rare[at] === 1, done)
  if (found !== null) return restoredWith(line, ...found)
  if (line.length > longest) return null
  const common = yield* bitChanged(body, wanted, (at) => rare[at] === 0, done)
  return common === null ? null : restoredWith(line, ...common)
}

/** The byte and bit to change, of the bytes that may be tried, so that the hash is the one that is wanted. */
function* bitChanged(
  body: Buffer,
  wanted: string,
  mayTry: (at: number) => boolean,
  done: number,
): Incremental<number, readonly [number, number] | null> {
  // What is before a changed block is the same for every bit of it.
  const before = createHash('sha256')
  let tried = 0
  for (let block = 0; block < body.length; block += 64) {
    const rest = Buffer.from(body.subarray(block))
    for (let at = 0; at < Math.min(64, rest.length); at++) {
      if (!mayTry(block + at)) continue
      for (let bit = 0; bit < 8; bit++) {
        rest[at] = (rest[at] ?? 0) ^ (1 << bit)
        const hash = before.copy().update(rest).digest('base64url').slice(0, 32)
        if (hash === wanted) return [block + at, bit]
        rest[at] = (rest[at] ?? 0) ^ (1 << bit)
        if (++tried % AT_ONCE === 0) yield done
      }
    }
    before.update(body.subarray(block, Math.min(block + 64, body.length)))
  }
  return null
}

/** 1 for every byte of a word, or of what stands between two, that is in the line once; else 0. */
function rareIn(body: Buffer): Uint8Array {
  const words = [...body.toString('latin1').matchAll(/\w+|\W+/g)]
  const counts = new Map<string, number>()
  for (const [word] of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rare = new Uint8Array(body.length)
  for (const { 0: word, index } of words) if (counts.get(word) === 1) rare.fill(1, index, index + word.length)
  return rare
}

function restoredWith(line: Buffer, at: number, bit: number): Found | null {
  const one = opened(changed(line, at, bit))
  return one === null ? null : { lines: [one], restored: true, taken: 1 }
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

/** The header the first entry was made for: as it is, with one bit changed, or with a line end in it that was another character. */
function headerFor(first: Buffer, second: Buffer | undefined, prev: string): string {
  if (linkOf(first) === prev || first.length > LONGEST_HEADER) return first.toString('utf8')
  for (let at = 0; at < first.length; at++) {
    for (let bit = 0; bit < 8; bit++) {
      const one = changed(first, at, bit)
      if (linkOf(one) === prev) return one.toString('utf8')
    }
  }
  for (let bit = 0; bit < 8 && second !== undefined; bit++) {
    const one = Buffer.concat([first, Buffer.from([LINE_END ^ (1 << bit)]), second])
    if (linkOf(one) === prev) return one.toString('utf8')
  }
  return first.toString('utf8')
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

/** Each number once, the first that was found, in order. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const byNumber = new Map<number, Entry>()
  for (const entry of entries) if (!byNumber.has(entry.seq)) byNumber.set(entry.seq, entry)
  return [...byNumber.values()].sort((a, b) => a.seq - b.seq)
}

/** Without line ends, those of other systems, and a byte order mark. */
function split(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  for (let end = bytes.indexOf(LINE_END, from); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    lines.push(bytes.subarray(from, bytes[end - 1] === 0x0d ? end - 1 : end))
    from = end + 1
  }
  if (from < bytes.length) lines.push(bytes.subarray(from))
  return lines
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

function changed(bytes: Buffer, at: number, bit: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
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
