import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'

/** A client that can send what any program on this computer may send: whole requests, and irregular WebSockets. */

export type Headers = Readonly<Record<string, string>>

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends one request, with the path exactly as given. */
export async function send(port: number, target: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  const sent = httpRequest({ host: '127.0.0.1', port, path: target, headers, method })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) text += String(part)
  return { status: response.statusCode ?? 0, headers: response.headers, body: text }
}

/** Returns the cookie that a reply sets, as a browser sends it back; empty if there is none. */
export function cookieIn({ headers }: Reply): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** Returns the key in a reply of the table server; empty if there is none. */
export function keyIn({ body }: Reply): string {
  return / data-key="([\w-]+)"/.exec(body)?.[1] ?? ''
}

/** Returns the headers with which a page sends its key. */
export function withKey(key: string): Headers {
  return { authorization: `Bearer ${key}` }
}

/** Opens a WebSocket at `port/target`. */
export async function socketAt(port: number, target: string, headers: Headers): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers })
  await once(socket, 'open')
  return socket
}

/** Returns the status with which an upgrade at `port/target` is refused. */
export async function refusalAt(port: number, target: string, headers: Headers): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers })
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  socket.on('error', () => undefined)
  socket.terminate()
  return response.statusCode ?? 0
}

/** Makes the channel for calls and events over a connection; `raw` receives every message unparsed. */
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

/** Sends one raw message and returns the next reply. */
export async function exchange(socket: WebSocket, message: unknown): Promise<unknown> {
  const reply = once(socket, 'message')
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await reply) as [Buffer]
  return JSON.parse(data.toString())
}
