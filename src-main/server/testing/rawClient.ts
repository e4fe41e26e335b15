import { connect } from 'node:net'
import { once } from 'node:events'

/** A request written byte by byte, as no regular client would send it. */

export interface RawRequest {
  readonly method: string
  /** Path in the first line, encoded or not. */
  readonly path: string
  /** Header lines, in order; a name may occur twice. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body?: string
}

export interface RawReply {
  /** 0: the connection ended without a reply. */
  readonly status: number
  /** Everything received, head and body. */
  readonly text: string
}

/** Headers that ask for a WebSocket. */
export const UPGRADE: readonly (readonly [string, string])[] = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
]

/** Sends a request to a port of this computer. Returns what arrived until the server ended the connection or granted an upgrade. */
export async function sendRaw(port: number, { method, path, headers, body = '' }: RawRequest): Promise<RawReply> {
  const asksForMore = headers.some(([name]) => name.toLowerCase() === 'upgrade')
  const lines = [...headers, ...(asksForMore ? [] : [['Connection', 'close'] as const])].map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  const granted = new Promise<void>((resolve) => {
    socket.on('data', (part: string) => {
      text += part
      if (text.startsWith('HTTP/1.1 101 ')) resolve()
    })
  })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await Promise.race([ended, granted])
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0), text }
}
