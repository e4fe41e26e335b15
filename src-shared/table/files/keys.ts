import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Ed25519 key pair with which a seat signs its orders; both halves are 64 hex digits. */
export interface SigningKey {
  readonly secret: string
  readonly public: string
}

/** age key pair for sealed files: `identity` (`AGE-SECRET-KEY-1...`) opens what was sealed to `recipient` (`age1...`). */
export interface SealingKey {
  readonly identity: string
  readonly recipient: string
}

/** Random bytes from which a key is made. */
export const KEY_BYTES = 32

/** Makes a signing key from 32 cryptographically random bytes. Throws for any other length. */
export function signingKeyFrom(random: Uint8Array): SigningKey {
  return { secret: bytesToHex(wholeKey(random)), public: bytesToHex(ed25519.getPublicKey(random)) }
}

/** Makes an age key from 32 cryptographically random bytes. Throws for any other length. */
export function sealingKeyFrom(random: Uint8Array): SealingKey {
  return {
    identity: bech32('age-secret-key-', wholeKey(random)).toUpperCase(),
    recipient: bech32('age', x25519.getPublicKey(random)),
  }
}

/**
 * Derives a seat's own age key from its signing key. Orders are sealed to it as well as to the game master, so that the seat can open
 * its own files again and edit them. Neither key reveals the other.
 */
export function ownSealingKey(signingKey: string): SealingKey {
  return sealingKeyFrom(sha256(utf8ToBytes(`lineage-own-orders\n${signingKey}`)))
}

/** Returns the Ed25519 signature of a text (UTF-8), 128 hex digits. */
export function sign(text: string, secret: string): string {
  return bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secret)))
}

/** Whether the signature of a text was made with the secret half of this public key. False for malformed signatures and keys. */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  try {
    // Strict: accepts one signature per key and text, so that a file has no second valid form.
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false })
  } catch {
    return false
  }
}

/** Returns the public half of a signing key. */
export function publicKeyOf(secret: string): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(secret)))
}

function wholeKey(random: Uint8Array): Uint8Array {
  if (random.length !== KEY_BYTES) throw new InvariantError(`A key is made from ${KEY_BYTES} random bytes, not from ${random.length}`)
  return random
}

const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECKSUM_LENGTH = 6

/** Bech32 (BIP 173) without its limit of 90 characters, as age writes keys. */
function bech32(prefix: string, bytes: Uint8Array): string {
  const words = fiveBitWords(bytes)
  const spread = Array.from(prefix, (char) => char.charCodeAt(0))
  const stem = [...spread.map((code) => code >> 5), 0, ...spread.map((code) => code & 31), ...words]
  const sum = polymod([...stem, ...new Array<number>(CHECKSUM_LENGTH).fill(0)]) ^ 1
  const checksum = Array.from({ length: CHECKSUM_LENGTH }, (_, at) => (sum >> (5 * (CHECKSUM_LENGTH - 1 - at))) & 31)
  return `${prefix}1${[...words, ...checksum].map((word) => CHARSET.charAt(word)).join('')}`
}

function fiveBitWords(bytes: Uint8Array): number[] {
  const words: number[] = []
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      words.push((held >> bits) & 31)
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) words.push((held << (5 - bits)) & 31)
  return words
}

function polymod(words: readonly number[]): number {
  let sum = 1
  for (const word of words) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ word
    GENERATOR.forEach((generator, bit) => {
      if (((top >> bit) & 1) === 1) sum ^= generator
    })
  }
  return sum
}
