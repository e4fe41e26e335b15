import type { DisplayCode, DisplayCodeState, DisplayRefusal } from '../../contract/seats.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { plainCode } from './inviteCode.ts'

/** Digits and capitals without 0, O, 1, I and L, which look alike, and without U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a short code: 30 to the power of 6, about 29 bits. */
export const DISPLAY_CODE_LENGTH = 6

/** Lifetime of a code, in milliseconds. */
const LIFE = 120_000
/** Milliseconds until an unrenewed code ends; the page that shows the code renews it. */
const LEASE = 15_000

/** Most wrong tries at one code, from one address and from all together. */
const MOST_OF_ONE = 5
const MOST_OF_ALL = 10

/** Random bytes drawn at once: nearly always enough for a code. */
const BATCH = 16
/** First byte value that is discarded, so that every character is equally likely. */
const EVEN = Math.floor(256 / ALPHABET.length) * ALPHABET.length

export interface DisplayCodesParts {
  readonly random: (bytes: number) => Uint8Array
  readonly digest: Digest
  /** Milliseconds since 1970. */
  readonly now: () => number
}

interface Made {
  /** Digest of the code; the code itself is not stored. */
  readonly digested: string
  readonly madeAt: number
  renewedAt: number
  state: DisplayCodeState
  readonly wrongOf: Map<string, number>
  wrong: number
}

/**
 * The short code by which a display joins. There is one at a time. It admits one display and lasts two minutes at most. It ends earlier
 * if the page that shows it stops renewing it, or after too many wrong tries.
 */
export class DisplayCodes {
  readonly #parts: DisplayCodesParts
  #made: Made | null = null

  constructor(parts: DisplayCodesParts) {
    this.#parts = parts
  }

  /** Makes a code; the one before is void. */
  make(): DisplayCode {
    const code = this.#draw()
    const now = this.#parts.now()
    this.#made = { digested: this.#parts.digest(code), madeAt: now, renewedAt: now, state: 'open', wrongOf: new Map(), wrong: 0 }
    return { code, state: 'open', endsIn: LIFE }
  }

  /** Extends the lease of a code and returns its state. A replaced code is over. */
  renew(code: string): DisplayCode {
    const made = this.#current()
    if (made === null || !this.#isCodeOf(made, code)) return { code, state: 'over', endsIn: 0 }
    const now = this.#parts.now()
    if (made.state !== 'open') return { code, state: made.state, endsIn: 0 }
    made.renewedAt = now
    return { code, state: 'open', endsIn: made.madeAt + LIFE - now }
  }

  /** Ends this code; without `code`, the current one. */
  drop(code?: string): void {
    const made = this.#made
    if (made?.state === 'open' && (code === undefined || this.#isCodeOf(made, code))) made.state = 'over'
  }

  /** Marks the code as used: it admits no further display. */
  use(): void {
    if (this.#made?.state === 'open') this.#made.state = 'used'
  }

  /**
   * Compares the input of a device at this address with the code, and counts wrong tries. Only a device with the right code learns that it
   * was used or is over.
   * @returns null if the code is right and still good
   */
  check(typed: string, address: string): DisplayRefusal | null {
    const made = this.#current()
    if (made === null) return 'wrong'
    if (made.state !== 'open') return this.#isCodeOf(made, typed) ? made.state : 'wrong'
    const wrongBefore = made.wrongOf.get(address) ?? 0
    if (wrongBefore >= MOST_OF_ONE) return 'guessed'
    if (this.#isCodeOf(made, typed)) return null
    made.wrongOf.set(address, wrongBefore + 1)
    made.wrong++
    if (made.wrong >= MOST_OF_ALL) made.state = 'guessed'
    return 'wrong'
  }

  /** Returns the code after a check of the clock. A clock that was set back ends it as well. */
  #current(): Made | null {
    const made = this.#made
    const now = this.#parts.now()
    if (made?.state === 'open' && !(isWithin(now - made.madeAt, LIFE) && isWithin(now - made.renewedAt, LEASE))) made.state = 'over'
    return made
  }

  #isCodeOf({ digested }: Made, typed: string): boolean {
    return isSameDigest(digested, this.#parts.digest(plainCode(typed)))
  }

  #draw(): string {
    let code = ''
    while (code.length < DISPLAY_CODE_LENGTH)
      for (const byte of this.#parts.random(BATCH))
        if (byte < EVEN && code.length < DISPLAY_CODE_LENGTH) code += ALPHABET.charAt(byte % ALPHABET.length)
    return code
  }
}

/** Whether the input has the length of a display's short code, and not of an invitation. */
export function isDisplayCode(typed: string): boolean {
  return plainCode(typed).length === DISPLAY_CODE_LENGTH
}

function isWithin(passed: number, most: number): boolean {
  return passed >= 0 && passed < most
}

/** Compares two digests in constant time, so that the duration reveals nothing. */
function isSameDigest(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0)
  return difference === 0
}
