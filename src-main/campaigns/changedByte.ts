import { createHash } from 'node:crypto'
import type { Incremental } from '../../src-shared/kernel/engine/incremental.ts'

/** Longest text that is searched, in bytes: in a line as long as the land of thousands of territories, even rare words take too long. */
const LONGEST = 1024 * 1024
/** Tries between two reports of progress. */
const AT_ONCE = 256
/** Longest text in which every change of every byte is tried, in bytes; MOST_COST limits the same search in rare words. */
const SHORT = 2 * 1024
const MOST_COST = 8e9
/** Fixed cost of a try, in hashed bytes. */
const COST = 1500
const BITS: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128]
/** All changes of a byte except those of a single bit. */
const OTHERS: readonly number[] = Array.from({ length: 255 }, (_, at) => at + 1).filter((change) => !BITS.includes(change))

/** Budget in hashed bytes: a processor hashes about a thousand million a second. */
export interface Work {
  left: number
}

/** Progress of the search in one text; the next call continues it. */
export interface Search {
  stage: number
  block: number
  /** Result: place and change of a byte; null if none fits; absent until the search is complete. */
  found?: readonly [number, number] | null
}

export function newSearch(): Search {
  return { stage: 0, block: 0 }
}

/**
 * Searches for the one changed byte of a text, so that its hash becomes `wanted`. First tries all bits in words that occur once (a changed
 * bit leaves such a word), then all other bits, then every other change of a byte, in rare words first. Yields `done` now and then.
 * Stops when the budget is spent; `search` remembers the place.
 * `upTo`: longer texts are searched in their rare words only. `isByte`: more than one bit may have changed.
 */
export function* changedByte(
  body: Buffer,
  wanted: string,
  search: Search,
  work: Work,
  { upTo, isByte }: { readonly upTo: number; readonly isByte: boolean },
  done: number,
): Incremental<number, void> {
  if (search.found !== undefined) return
  if (body.length > LONGEST) return void (search.found = null)
  const rare = rareIn(body)
  const all = body.length <= upTo
  const cost = rare.reduce((sum, one) => sum + one, 0) * OTHERS.length * (body.length / 2 + COST)
  const stages = [
    { rarity: 1, changes: BITS },
    ...(all ? [{ rarity: 0, changes: BITS }] : []),
    ...(isByte && cost <= MOST_COST ? [{ rarity: 1, changes: OTHERS }] : []),
    ...(isByte && body.length <= SHORT ? [{ rarity: 0, changes: OTHERS }] : []),
  ]
  for (; search.stage < stages.length; search.stage++, search.block = 0) {
    const { rarity, changes } = stages[search.stage] ?? { rarity: 1, changes: BITS }
    const isThrough = yield* stageOf(body, wanted, search, work, (at) => rare[at] === rarity, changes, done)
    if (!isThrough) return
  }
  search.found ??= null
}

/** Runs one stage from its saved block on. Returns whether it is complete; a result ends it. */
function* stageOf(
  body: Buffer,
  wanted: string,
  search: Search,
  work: Work,
  mayTry: (at: number) => boolean,
  changes: readonly number[],
  done: number,
): Incremental<number, boolean> {
  // All tries in a block share the hash state of the text before it.
  const before = createHash('sha256').update(body.subarray(0, search.block))
  let tried = 0
  for (; search.block < body.length; search.block += 64) {
    if (work.left <= 0) return false
    const rest = Buffer.from(body.subarray(search.block))
    for (let at = 0; at < Math.min(64, rest.length); at++) {
      if (!mayTry(search.block + at)) continue
      work.left -= changes.length * (rest.length + COST)
      for (const change of changes) {
        rest[at] = (rest[at] ?? 0) ^ change
        const hash = before.copy().update(rest).digest('base64url').slice(0, 32)
        rest[at] = (rest[at] ?? 0) ^ change
        if (hash === wanted) {
          search.found = [search.block + at, change]
          return false
        }
        if (++tried % AT_ONCE === 0) yield done
      }
    }
    before.update(body.subarray(search.block, Math.min(search.block + 64, body.length)))
  }
  return true
}

/** Marks with 1 every byte of a word, or of a gap between two words, that occurs once in the line; else 0. */
function rareIn(body: Buffer): Uint8Array {
  const words = [...body.toString('latin1').matchAll(/\w+|\W+/g)]
  const counts = new Map<string, number>()
  for (const [word] of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rare = new Uint8Array(body.length)
  for (const { 0: word, index } of words) if (counts.get(word) === 1) rare.fill(1, index, index + word.length)
  return rare
}
