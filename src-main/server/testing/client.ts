import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'

/** What any program on this computer may send to a server of ours: whole requests, and WebSockets beside the rules. */

export type Headers = Readonly<Record<string, string>>

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** One request as any client may send it, with the path exactly as it is given. */
export async function send(port: number, target: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  const sent = httpRequest({ host: '127.0.0.1', port, path: target, headers, method })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) text += String(part)
  return { status: response.statusCode ?? 0, headers: response.headers, body: text }
}

/** The cookie a reply sets, as a browser sends it back; empty where it sets none. */
export function cookieIn({ headers }: Reply): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** The key that a reply of the table server hands over; empty where it hands over none. */
export function keyIn({ body }: Reply): string {
  return / data-key="([\w-]+)"/.exec(body)?.[1] ?? ''
}

/** The headers by which a page tells its key. */
export function withKey(key: string): Headers {
  return { authorization: `Bearer ${key}` }
}

/** An open connection at `port/target`. */
export async function socketAt(port: number, target: string, headers: Headers): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers })
  await once(socket, 'open')
  return socket
}

/** The status with which an upgrade at `port/target` is refused. */
export async function refusalAt(port: number, target: string, headers: Headers): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode ?? 0
}

/** How calls and events go over a connection; `raw` is given every message as it came. */
export function channelOver(socket: WebSocket, raw: (text: string) => void = () => undefined) {
  return {
    post: (text: string) => socket.send(text),
    on: (take: (text: string) => void) =>
      void socket.on('message', (data: Buffer) => {
        raw(data.toString())
        take(data.toString())
      }),
    serialize: (message: unknown) => JSON.stringify(message),
    deserialize: (text: string) => JSON.parse(text) as unknown,
  }
}

/** Sends one raw message and gives the next that comes back. */
export async function exchange(socket: WebSocket, message: unknown): Promise<unknown> {
  const reply = once(socket, 'message')
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await reply) as [Buffer]
  return JSON.parse(data.toString())
}
