import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageKey } from '../../src-shared/contract/pageKey.ts'

/** Browsers that can be admitted at a time; the oldest has to leave for the next. */
const MOST_SESSIONS = 50

/** What a token is exchanged for. */
export interface Admitted {
  /** For the browser's cookie. */
  readonly session: string
  /** For the page's own storage. */
  readonly key: PageKey
}

/**
 * Who may come in: whoever holds the token of the printed address, once, and from then on the session and the page's key it was exchanged
 * for. All are 256 random bits, base64url; sessions and keys are kept by their digests only.
 */
export class Admission {
  #token: Buffer | null = null
  /** Digests of the keys, by those of their sessions. */
  readonly #keys = new Map<string, Buffer>()

  /** A new token. The one before is void. */
  freshToken(): string {
    const token = secret()
    this.#token = digest(token)
    return token
  }

  /** Takes the token and gives a session and a key for it; null where it is wrong, used or void. */
  exchange(token: string): Admitted | null {
    if (this.#token === null || !timingSafeEqual(this.#token, digest(token))) return null
    this.#token = null
    const admitted = { session: secret(), key: secret() }
    this.#keys.set(nameOf(admitted.session), digest(admitted.key))
    const [oldest] = this.#keys.keys()
    if (this.#keys.size > MOST_SESSIONS && oldest !== undefined) this.#keys.delete(oldest)
    return admitted
  }

  /** Whether the browser was let in, as far as its cookie says: that is sent to other programs of this computer as well. */
  knows(session: string | undefined): boolean {
    return session !== undefined && this.#keys.has(nameOf(session))
  }

  /** Whether it is a page of the browser that was let in. */
  admits(session: string | undefined, key: PageKey | null): boolean {
    const kept = session === undefined ? undefined : this.#keys.get(nameOf(session))
    return kept !== undefined && key !== null && timingSafeEqual(kept, digest(key))
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function nameOf(session: string): string {
  return digest(session).toString('base64url')
}
