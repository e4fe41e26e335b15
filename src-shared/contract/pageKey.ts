/**
 * A page's key: 256 random bits, base64url, kept in the storage of the page's origin and sent with each call beside the session cookie.
 * A cookie is sent to every port of a host, but storage belongs to one port alone. Neither opens anything without the other.
 */
export type PageKey = string

/** Key in `localStorage` under which the game master's page stores its page key, for all tabs of a browser. */
export const KEY_AT = 'lineage.key'

const SHAPE = /^[\w-]{43}$/

/** WebSocket subprotocol. A page cannot send headers with a WebSocket, so its key is one of the protocols it offers. */
export const SUBPROTOCOL = 'lineage'

export function isPageKey(text: unknown): text is PageKey {
  return typeof text === 'string' && SHAPE.test(text)
}

/** Returns the protocols to offer for a WebSocket. */
export function protocolsWith(key: PageKey | null): readonly string[] {
  return key === null ? [SUBPROTOCOL] : [SUBPROTOCOL, key]
}

/** Returns the headers of any other call. */
export function headersWith(key: PageKey | null): Readonly<Record<string, string>> {
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/** Returns the key in a request's header or protocols; null if there is none of that shape, or more than one. */
export function keyIn({ authorization, protocols }: { readonly authorization?: string; readonly protocols?: string }): PageKey | null {
  const brought = [
    ...(authorization === undefined ? [] : [authorization.replace(/^Bearer /, '')]),
    ...(protocols?.split(',').map((protocol) => protocol.trim()) ?? []),
  ].filter((text) => text !== SUBPROTOCOL)
  const [key] = brought
  return brought.length === 1 && isPageKey(key) ? key : null
}
