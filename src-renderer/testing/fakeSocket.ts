/** A call of the page, as it goes out. */
interface SentCall {
  readonly i: string
  readonly m: string
  readonly a: readonly unknown[]
}

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  readonly sent: SentCall[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as SentCall)
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  /** Ends the connection; by itself as one does that breaks. */
  close(code = 1006): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  /** What the newest call is answered with. */
  reply(value: unknown): void {
    this.receive({ t: 's', i: this.sent.at(-1)?.i, r: { value } })
  }
}

/** The newest of them. */
export function latestOf(sockets: readonly FakeSocket[]): FakeSocket {
  const socket = sockets.at(-1)
  if (socket === undefined) throw new Error('no socket was opened')
  return socket
}
