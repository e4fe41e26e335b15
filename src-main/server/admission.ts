import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Browsers that can be admitted at a time; the oldest has to leave for the next. */
const MOST_SESSIONS = 50

/**
 * Who may come in: whoever holds the token of the printed address, once, and from then on the cookie it was exchanged for. Tokens and
 * sessions are 256 random bits, base64url; sessions are kept by their digest only.
 */
export class Admission {
  #token: Buffer | null = null
  readonly #sessions = new Set<string>()

  /** A new token. The one before is void. */
  freshToken(): string {
    const token = secret()
    this.#token = Buffer.from(digest(token))
    return token
  }

  /** Takes the token and gives a session for it; null where it is wrong, used or void. */
  exchange(token: string): string | null {
    if (this.#token === null || !timingSafeEqual(this.#token, Buffer.from(digest(token)))) return null
    this.#token = null
    const session = secret()
    this.#sessions.add(digest(session))
    const [oldest] = this.#sessions
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest)
    return session
  }

  isAdmitted(session: string | undefined): boolean {
    return session !== undefined && this.#sessions.has(digest(session))
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
