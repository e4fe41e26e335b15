import { scrypt } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A PIN as it is kept: never itself. */
export interface KeptPin {
  /** 16 random bytes as 32 hex digits. */
  readonly salt: string
  /** scrypt of PIN and salt, 64 hex digits. */
  readonly hash: string
  /** Wrong ones in a row since the last right one. */
  readonly wrong: number
  /** Until then (milliseconds since 1970) every one is refused; 0: none is. */
  readonly until: number
}

/** Length of the salt of a PIN, in bytes. */
export const SALT_BYTES = 16

/** Wrong PINs in a row after which all are refused for a while; each further one doubles it. */
const PATIENCE = 5
const FIRST_REST = 60_000
const LONGEST_REST = 15 * 60_000

/** A short number has few bits: let each guess cost something. 16 MB, and a moment, each. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 }

/** Whether a text is fit to be a PIN. */
export function isPin(text: string): boolean {
  return /^[0-9]{4,12}$/.test(text)
}

/** @param salt `SALT_BYTES` random bytes */
export function keepPin(pin: string, salt: Uint8Array): KeptPin {
  return { salt: bytesToHex(salt), hash: hashOf(pin, salt), wrong: 0, until: 0 }
}

/** Milliseconds for which every PIN is refused. */
export function restOf({ until }: KeptPin, now: number): number {
  return Math.max(0, until - now)
}

/** After a clock was set back nobody waits longer than the longest rest from now. */
export function byThisClock(kept: KeptPin, now: number): KeptPin {
  return restOf(kept, now) > LONGEST_REST ? { ...kept, until: now + LONGEST_REST } : kept
}

/** Tries a PIN, where none of a rest is left. What is kept of it then goes with the verdict. */
export function tryPin(kept: KeptPin, pin: string, now: number): { readonly right: boolean; readonly kept: KeptPin } {
  const right = isSame(hashOf(pin, hexToBytes(kept.salt)), kept.hash)
  if (right) return { right, kept: { ...kept, wrong: 0, until: 0 } }
  const wrong = kept.wrong + 1
  const rest = wrong < PATIENCE ? 0 : Math.min(FIRST_REST * 2 ** (wrong - PATIENCE), LONGEST_REST)
  return { right, kept: { ...kept, wrong, until: rest === 0 ? 0 : now + rest } }
}

function hashOf(pin: string, salt: Uint8Array): string {
  return bytesToHex(scrypt(utf8ToBytes(pin), salt, COST))
}

/** Takes as long whatever differs. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
