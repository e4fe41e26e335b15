import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageKey } from '../../src-shared/contract/pageKey.ts'

/** Most admitted browsers; a further one replaces the oldest. */
const MOST_SESSIONS = 50

/** Result of the exchange of a token. */
export interface Admitted {
  /** For the browser's cookie. */
  readonly session: string
  /** For the page's own storage. */
  readonly key: PageKey
}

/**
 * Admits browsers. The token of the printed address works once; it is exchanged for a session and a page key, which work from then on.
 * All are 256 random bits, base64url; sessions and keys are stored only as digests.
 */
export class Admission {
  #token: Buffer | null = null
  /** Digests of the keys, by the digests of their sessions. */
  readonly #keys = new Map<string, Buffer>()

  /** Makes a new token; voids the one before. */
  freshToken(): string {
    const token = secret()
    this.#token = digest(token)
    return token
  }

  /** Exchanges the token for a session and a key; null if it is wrong, used or void. */
  exchange(token: string): Admitted | null {
    if (this.#token === null || !timingSafeEqual(this.#token, digest(token))) return null
    this.#token = null
    const admitted = { session: secret(), key: secret() }
    this.#keys.set(nameOf(admitted.session), digest(admitted.key))
    const [oldest] = this.#keys.keys()
    if (this.#keys.size > MOST_SESSIONS && oldest !== undefined) this.#keys.delete(oldest)
    return admitted
  }

  /**
   * Whether the cookie is of an admitted browser. The cookie alone proves little: browsers send it to other programs of this computer too.
   */
  knows(session: string | undefined): boolean {
    return session !== undefined && this.#keys.has(nameOf(session))
  }

  /** Whether the request is from a page of an admitted browser: session and key match. */
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
