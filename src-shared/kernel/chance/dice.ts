import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { digestBytes } from '../journal/hash.ts'
import { withoutInvisible } from '../forms/outsideText.ts'
import { problem, shown, type Problem } from '../problem.ts'
import type { SeatId } from '../world/rule.ts'
import { InvariantError } from '../invariantError.ts'

/** 256 bits as 64 hex digits. */
export type Seed = string

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

/** The seed made from a text: SHA-256 of its UTF-8 bytes. */
export function seedFrom(text: string): Seed {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** What the header shows of the seed from the start: SHA-256 of its bytes. The seed itself can be checked against it at the end. */
export function seedCommitment(seed: Seed): string {
  return digestBytes(hexToBytes(seed))
}

/** What a seat adds to the chance of all: 256 bits as 64 hex digits, like a seed. */
export type Share = string

/** The seed with what the seats added: SHA-256 of its bytes and theirs, in the order of their ids. Nobody knows it who does not know all of them. */
export function mixedSeed(seed: Seed, shares: Readonly<Record<SeatId, Share>>): Seed {
  const added = Object.keys(shares)
    .sort(byCode)
    .map((seat) => hexToBytes(shares[seat] ?? ''))
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), ...added)))
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** Dice may have so many faces. */
export const FEWEST_FACES = 2
export const MOST_FACES = 1000

/** What dice show. More than 255 faces do not fit in a byte. */
export type DiceValues = Uint8Array | Uint16Array

/**
 * The app's dice: a pure function of seed, request and occurrence. HMAC-SHA256 keys a stream of SHA-256 blocks, of which a die takes one
 * byte, or two (the higher first) where it has more than 256 faces. What lies beyond the last whole multiple of `faces` is thrown away,
 * so every face is equally likely. Values 1 to `faces`.
 */
export function rollDice(seed: Seed, requestId: string, occurrence: number, count: number, faces: number): DiceValues {
  checkFaces(faces)
  const values = faces > 255 ? new Uint16Array(count) : new Uint8Array(count)
  const wide = faces > 256
  const all = wide ? 65_536 : 256
  const ceiling = all - (all % faces)
  let filled = 0
  if (count === 0) return values
  for (const bytes of streamOf(seed, requestId, occurrence)) {
    for (let at = 0; at < bytes.length; at += wide ? 2 : 1) {
      const drawn = wide ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0)
      if (drawn >= ceiling) continue
      values[filled++] = (drawn % faces) + 1
      if (filled === count) return values
    }
  }
  return values
}

/** The bytes that chance is taken from for one request, 32 at a time and without end. */
export function* streamOf(seed: Seed, requestId: string, occurrence: number): Generator<Uint8Array, never> {
  const block = new Uint8Array(KEY_BYTES + 4)
  keyed(seed)
    ._cloneInto(keyScratch)
    .update(utf8ToBytes(`${requestId}#${occurrence}`))
    .digestInto(block.subarray(0, KEY_BYTES))
  const counter = new DataView(block.buffer)
  for (let index = 0; ; index++) {
    counter.setUint32(KEY_BYTES, index)
    const bytes = new Uint8Array(KEY_BYTES)
    UNUSED_SHA256._cloneInto(blockScratch).update(block).digestInto(bytes)
    yield bytes
  }
}

const KEY_BYTES = 32
/** Most rolls take one block: making new states for it costs more than its two digests. They are used up before anything else runs. */
const keyScratch = hmac.create(sha256, new Uint8Array(KEY_BYTES))
const UNUSED_SHA256 = sha256.create()
const blockScratch = sha256.create()

/** HMAC-SHA256 with the seed worked in, to be copied: half of its work is the same for every roll of a campaign. */
function keyed(seed: Seed): ReturnType<typeof hmac.create> {
  if (lastKeyed?.seed !== seed) lastKeyed = { seed, hmac: hmac.create(sha256, hexToBytes(seed)) }
  return lastKeyed.hmac
}

let lastKeyed: { readonly seed: Seed; readonly hmac: ReturnType<typeof hmac.create> } | null = null

/** Dice of other sizes are a mistake of the rules. */
export function checkFaces(faces: number): void {
  if (!Number.isInteger(faces) || faces < FEWEST_FACES || faces > MOST_FACES) throw new InvariantError(`there is no die of ${faces} faces`)
}

/** 96 bits over the dice of a bulk roll, to prove later that they are the ones the seed gives. Wide dice count as two bytes, the higher first. */
export function diceDigest(values: DiceValues): string {
  if (values instanceof Uint8Array) return digestBytes(values, 16)
  const bytes = new Uint8Array(values.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of values.entries()) view.setUint16(at * 2, value)
  return digestBytes(bytes, 16)
}

/**
 * Dice as typed, pasted or dictated: `34 77 5`, `34, 77; 5`, or a list of numbers or such texts. The highest face of ten or a hundred may
 * read 0 or 00, as such dice do. Gives the values 1 to `faces`, or the first thing that is no die, with its place counted from 1.
 */
export function readDice(typed: string | readonly unknown[], faces: number): number[] | Problem {
  const words =
    typeof typed === 'string'
      ? withoutInvisible(typed)
          .split(/[\s,;]+/)
          .filter((word) => word !== '')
      : typed
  const zeros = faces === 10 || faces === 100
  const values: number[] = []
  for (const [index, word] of words.entries()) {
    const place = index + 1
    const text = typeof word === 'string' ? withoutInvisible(word).trim() : JSON.stringify(word)
    if (!/^\d+$/.test(text)) return problem('dice', 'problem.diceText', { place, value: shown(word) })
    const value = zeros && /^00?$/.test(text) ? faces : Number(text)
    if (value < 1 || value > faces) {
      const figures = { place, value: shown(word), faces }
      return zeros ? problem('dice', 'problem.die', { ...figures, top: faces, zeros: '00' }) : problem('dice', 'problem.face', figures)
    }
    values.push(value)
  }
  return values
}
