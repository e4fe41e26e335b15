import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text (UTF-8), as 43 characters of base64url. A host may bring a faster one; the result is the same. */
export type Digest = (text: string) => string

export const digestText: Digest = (text) => base64url(sha256(utf8ToBytes(text)))

/** SHA-256 of bytes, base64url, shortened to `length` characters (6 bits each). */
export function digestBytes(bytes: Uint8Array, length = 43): string {
  return base64url(sha256(bytes)).slice(0, length)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64 with the URL alphabet and no padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const group = (a << 16) | (b << 8) | c
    const digits = Math.min(3, bytes.length - at) + 1
    for (let digit = 0; digit < digits; digit++) text += ALPHABET.charAt((group >> (18 - 6 * digit)) & 63)
  }
  return text
}
