/** Headers of a request, as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Names under which this computer may be called from itself. Any other name that leads here was made to (DNS rebinding). */
export const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', 'localhost']

/** Whether a request is made to one of the names this server has. */
export function isOwnHost(host: string | undefined, names: readonly string[], port: number): boolean {
  return names.some((name) => host === `${name}:${port}`)
}

/** Whether a request was made by a page of this server, as far as the browser says: of the very host it is made to. */
export function isOwnOrigin(headers: RequestHeaders): boolean {
  return headers['origin'] === `http://${String(headers['host'])}`
}

/** The value of one cookie of a request. */
export function cookieOf(headers: RequestHeaders, name: string): string | undefined {
  const { cookie } = headers
  if (typeof cookie !== 'string') return undefined
  const found = cookie.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
