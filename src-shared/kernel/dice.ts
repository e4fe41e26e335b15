import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { digestBytes } from './hash.ts'
import type { Problem } from './problem.ts'
import { problem, shown } from './problem.ts'
import type { RollTest } from './request.ts'

/** 256 bits as 64 hex digits. */
export type Seed = string

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

/** What the header shows of the seed from the start: SHA-256 of its bytes. The seed itself can be checked against it at the end. */
export function seedCommitment(seed: Seed): string {
  return digestBytes(hexToBytes(seed))
}

/**
 * The app's dice: a pure function of seed, request and occurrence. HMAC-SHA256 keys a stream of SHA-256 blocks; bytes beyond the
 * last whole multiple of `faces` are thrown away, so every face is equally likely. Values 1 to `faces`.
 */
export function rollDice(seed: Seed, requestId: string, occurrence: number, count: number, faces: 10 | 100): Uint8Array {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${requestId}#${occurrence}`))
  const block = new Uint8Array(key.length + 4)
  block.set(key)
  const counter = new DataView(block.buffer)
  const values = new Uint8Array(count)
  const ceiling = 256 - (256 % faces)
  let filled = 0
  for (let index = 0; filled < count; index++) {
    counter.setUint32(key.length, index)
    for (const byte of sha256(block)) {
      if (byte >= ceiling) continue
      values[filled++] = (byte % faces) + 1
      if (filled === count) break
    }
  }
  return values
}

/** 96 bits over the dice of a bulk roll, to prove later that they are the ones the seed gives. */
export function diceDigest(values: Uint8Array): string {
  return digestBytes(values, 16)
}

/** How often each outcome came up. Without outcomes (`number`) there is nothing to count. */
export function countOutcomes(test: RollTest, values: ArrayLike<number>): Record<string, number> {
  const counts: Record<string, number> = {}
  if (test.type === 'number') return counts
  if (test.type === 'table') {
    const outcomes = outcomeByFace(test.rows)
    for (const { outcome } of test.rows) counts[outcome] = 0
    for (let at = 0; at < values.length; at++) {
      const outcome = outcomes[values[at] ?? 0]
      if (outcome !== undefined) counts[outcome] = (counts[outcome] ?? 0) + 1
    }
    return counts
  }
  const successes = countSuccesses(test, values)
  return { [test.success]: successes, [test.failure]: values.length - successes }
}

function outcomeByFace(rows: readonly { readonly from: number; readonly to: number; readonly outcome: string }[]): string[] {
  const outcomes: string[] = []
  for (const { from, to, outcome } of rows) for (let face = from; face <= to; face++) outcomes[face] = outcome
  return outcomes
}

function countSuccesses(test: Exclude<RollTest, { type: 'number' | 'table' }>, values: ArrayLike<number>): number {
  let successes = 0
  if (test.type === 'atMostEach') {
    let at = 0
    for (const { need, count } of test.groups) {
      for (const end = at + count; at < end; at++) if ((values[at] ?? Infinity) <= need) successes++
    }
    return successes
  }
  const atLeast = test.type === 'atLeast'
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    if (atLeast ? value >= test.need : value <= test.need) successes++
  }
  return successes
}

/**
 * Dice as typed, pasted or dictated: `34 77 5`, `34, 77; 5`, or a list of numbers or such texts. The highest face may read 0 or 00
 * (100: `100`, `00`, `0`). Gives the values 1 to `faces`, or the first thing that is no die, with its place counted from 1.
 */
export function readDice(typed: string | readonly unknown[], faces: 10 | 100): number[] | Problem {
  const words = typeof typed === 'string' ? typed.split(/[\s,;]+/).filter((word) => word !== '') : typed
  const values: number[] = []
  for (const [index, word] of words.entries()) {
    const place = index + 1
    const text = typeof word === 'string' ? word.trim() : JSON.stringify(word)
    if (!/^\d+$/.test(text)) return problem('dice', 'problem.diceText', { place, value: shown(word) })
    const value = /^00?$/.test(text) ? faces : Number(text)
    if (value < 1 || value > faces) return problem('dice', 'problem.die', { place, value: shown(word), faces, top: faces, zeros: '00' })
    values.push(value)
  }
  return values
}
