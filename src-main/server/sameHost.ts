/** Headers of a request, as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Names under which this computer calls itself. Any other name that leads here is suspect (DNS rebinding). */
export const LOOPBACK_NAMES: readonly string[] = ['127.0.0.1', 'localhost']

/** Whether the request names this server as its host. */
export function isOwnHost(host: string | undefined, names: readonly string[], port: number): boolean {
  return names.some((name) => host === `${name}:${port}`)
}

/** Whether the browser says that a page of this server made the request: origin and host are equal. */
export function isOwnOrigin(headers: RequestHeaders): boolean {
  return headers['origin'] === `http://${String(headers['host'])}`
}

/** Returns the value of one cookie of a request. */
export function cookieOf(headers: RequestHeaders, name: string): string | undefined {
  const { cookie } = headers
  if (typeof cookie !== 'string') return undefined
  const found = cookie.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
