import { scrypt } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A stored PIN: salted hash and wrong tries, never the PIN. */
export interface KeptPin {
  /** 16 random bytes as 32 hex digits. */
  readonly salt: string
  /** scrypt of PIN and salt, 64 hex digits. */
  readonly hash: string
  /** Wrong tries in a row since the last right one. */
  readonly wrong: number
  /** End of the block, in milliseconds since 1970: until then every PIN is refused. 0: no block. */
  readonly until: number
}

/** Length of the salt of a PIN, in bytes. */
export const SALT_BYTES = 16

/** Wrong PINs in a row before all are refused for a while; each further one doubles the time (milliseconds). */
const PATIENCE = 5
const FIRST_REST = 60_000
const LONGEST_REST = 15 * 60_000

/** Makes each guess expensive (16 MB and a moment), because a short number has few bits. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 }

/** Whether a text can be a PIN: 4 to 12 digits. */
export function isPin(text: string): boolean {
  return /^[0-9]{4,12}$/.test(text)
}

/** @param salt `SALT_BYTES` random bytes */
export function keepPin(pin: string, salt: Uint8Array): KeptPin {
  return { salt: bytesToHex(salt), hash: hashOf(pin, salt), wrong: 0, until: 0 }
}

/** Milliseconds for which every PIN is refused; 0 if none is. */
export function restOf({ until }: KeptPin, now: number): number {
  return Math.max(0, until - now)
}

/** Shortens a block to the longest one from now: the clock may have been set back. */
export function byThisClock(kept: KeptPin, now: number): KeptPin {
  return restOf(kept, now) > LONGEST_REST ? { ...kept, until: now + LONGEST_REST } : kept
}

/** Tries a PIN; the caller makes sure that no block applies. Returns the verdict and the updated stored PIN. */
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

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
