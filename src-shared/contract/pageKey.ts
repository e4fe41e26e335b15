/**
 * A page's key: 256 random bits, base64url, kept in the storage of the page's own origin and sent with each call beside the session cookie.
 * Cookies know no ports, and go to whatever else listens on the same host; what a page stores is read by pages of its own port alone. Neither
 * opens anything without the other.
 */
export type PageKey = string

/** Where the game master's page keeps its key in `localStorage`: for all tabs of a browser. */
export const KEY_AT = 'lineage.key'

const SHAPE = /^[\w-]{43}$/

/** What is spoken over WebSockets. A page can send no headers with one, so its key stands among the protocols it offers. */
export const SUBPROTOCOL = 'lineage'

export function isPageKey(text: unknown): text is PageKey {
  return typeof text === 'string' && SHAPE.test(text)
}

/** The protocols to offer for a WebSocket. */
export function protocolsWith(key: PageKey | null): readonly string[] {
  return key === null ? [SUBPROTOCOL] : [SUBPROTOCOL, key]
}

/** The headers of any other call. */
export function headersWith(key: PageKey | null): Readonly<Record<string, string>> {
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/** The key a request brings, as one or the other; null: none of that shape. Of several, none. */
export function keyIn({ authorization, protocols }: { readonly authorization?: string; readonly protocols?: string }): PageKey | null {
  const brought = [
    ...(authorization === undefined ? [] : [authorization.replace(/^Bearer /, '')]),
    ...(protocols?.split(',').map((protocol) => protocol.trim()) ?? []),
  ].filter((text) => text !== SUBPROTOCOL)
  const [key] = brought
  return brought.length === 1 && isPageKey(key) ? key : null
}
