import { createHash } from 'node:crypto'
import type { Incremental } from '../../src-shared/kernel/incremental.ts'

/** Longer texts are not searched at all, in bytes: the land of thousands of territories takes too long even by its rare words. */
const LONGEST = 1024 * 1024
/** Tries before progress is told. */
const AT_ONCE = 256
/** Longer texts are not tried with every change of every byte, in bytes; and rare words not where that would cost more than this. */
const SHORT = 2 * 1024
const MOST_COST = 8e9
/** What a try costs beside the bytes it hashes, as so many of them. */
const COST = 1500
const BITS: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128]
/** All changes of a byte but those of a single bit. */
const OTHERS: readonly number[] = Array.from({ length: 255 }, (_, at) => at + 1).filter((change) => !BITS.includes(change))

/** How much may still be hashed, in bytes: a processor hashes about a thousand million a second. */
export interface Work {
  left: number
}

/** How far a text was searched: asked again, the search goes on from there. */
export interface Search {
  stage: number
  block: number
  /** Result: place and change of a byte; null where none fits; absent while it is not through. */
  found?: readonly [number, number] | null
}

export function newSearch(): Search {
  return { stage: 0, block: 0 }
}

/**
 * Searches the one byte of a text that was changed, so that its hash is the one that is wanted: first all bits of words that stand in it once
 * (a changed bit leaves such a word), then those of all others, then every other change of a byte, in rare words first. `upTo`: texts longer
 * than that are searched by their rare words alone. `isByte`: more than a bit of the byte may have been changed. Yields `done` now and then. Stops where the work is used up; `search` remembers where.
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

/** One stage, from the block on where it was left. Gives whether it is through; what is found ends it. */
function* stageOf(
  body: Buffer,
  wanted: string,
  search: Search,
  work: Work,
  mayTry: (at: number) => boolean,
  changes: readonly number[],
  done: number,
): Incremental<number, boolean> {
  // What is before a changed block is the same for every byte of it.
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

/** 1 for every byte of a word, or of what stands between two, that is in the line once; else 0. */
function rareIn(body: Buffer): Uint8Array {
  const words = [...body.toString('latin1').matchAll(/\w+|\W+/g)]
  const counts = new Map<string, number>()
  for (const [word] of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rare = new Uint8Array(body.length)
  for (const { 0: word, index } of words) if (counts.get(word) === 1) rare.fill(1, index, index + word.length)
  return rare
}
