import type { SeatApi, SeatEvents } from '../../../contract/seatApi.ts'
import type { SeatHost } from '../../../contract/seats.ts'
import { SEAT_METHODS } from '../../../contract/seatRpc.ts'
import { digestText } from '../../../kernel/journal/hash.ts'
import { readChain, type Entry } from '../../../kernel/journal/journal.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { MemoryLibrary } from '../../testing/memoryLibrary.ts'
import { Workbench } from '../../library/workbench.ts'

/** A player's device, and every text that went to it: events as they came, and what its calls were answered with. */
export interface WatchedDevice {
  readonly seat: SeatId
  readonly session: string
  readonly api: SeatApi
  readonly sent: string[]
  readonly leave: () => void
}

/** The whole program over a shelf in memory, with an open door and everything written down that leaves it. */
export class HouseTable {
  readonly library = new MemoryLibrary()
  readonly bench: Workbench
  /** What the game master's page is told of the seats, as JSON. */
  readonly deskStates: string[] = []
  /** Codes of invitations, as they were given out. */
  readonly codes: string[] = []
  /** What devices were let in with. */
  readonly sessions: string[] = []
  /** Everything sent to devices in `order`, each with its seat. */
  readonly log: string[] = []
  ref = ''
  #host: SeatHost | null = null
  #drawn = 0
  #waiting: (() => void)[] = []

  private constructor() {
    this.bench = new Workbench({
      store: this.library,
      kind: 'server',
      random: (bytes) => Uint8Array.from(digestText(`${++this.#drawn}`).repeat(2), (char) => char.charCodeAt(0)).slice(0, bytes),
      now: () => 1_000_000,
      later: (work) => this.#waiting.push(work),
      openDoor: (host) => {
        this.#host = host
        return Promise.resolve({ addresses: ['http://192.168.1.2:17470/'], close: () => Promise.resolve() })
      },
    })
    this.bench.listen({ seatsChanged: (_, state) => this.deskStates.push(JSON.stringify(state)) })
  }

  /** A table over the text of a campaign's file. */
  static async of(text: string): Promise<HouseTable> {
    const table = new HouseTable()
    table.ref = valueOf(await table.bench.importCampaign('A winter', text))
    return table
  }

  /** What lies in the file. */
  get entries(): readonly Entry[] {
    const { headerLine = '', lines = [] } = this.library.kept.get(this.ref) ?? {}
    return readChain(headerLine, lines, digestText).entries
  }

  /** Does what was put off until replies were with whoever waited for them. */
  settle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const work of waiting) work()
  }

  /** Lets one in. `hear` is told as well. */
  async device(seat: SeatId, hear: Partial<SeatEvents> = {}): Promise<WatchedDevice> {
    const { door } = valueOf(await this.bench.seats(this.ref))
    if (door.reach === 'closed') valueOf(await this.bench.setDoor(this.ref, 'here'))
    const { code } = valueOf(await this.bench.invite(this.ref, seat))
    this.codes.push(code)
    const admitted = await this.#host?.admit(code)
    if (admitted == null) throw new Error('the door lets nobody in')
    this.sessions.push(admitted.session)
    return this.connected(seat, admitted.session, hear)
  }

  /** A device that was let in before. */
  connected(seat: SeatId, session: string, hear: Partial<SeatEvents> = {}): WatchedDevice {
    const sent: string[] = []
    const note = (name: string, value: unknown): void => {
      const text = `${name} ${JSON.stringify(value)}`
      sent.push(text)
      this.log.push(`${seat} ${text}`)
    }
    const events: SeatEvents = {
      tableChanged: (update) => (note('tableChanged', update), hear.tableChanged?.(update)),
      ordersChanged: (orders) => (note('ordersChanged', orders), hear.ordersChanged?.(orders)),
      chanceChanged: (chance) => (note('chanceChanged', chance), hear.chanceChanged?.(chance)),
      dismissed: (reason) => (note('dismissed', reason), hear.dismissed?.(reason)),
    }
    const connection = this.#host?.connect(session, events)
    if (connection === undefined) throw new Error('there is no door')
    const calls = SEAT_METHODS.map((method) => [
      method,
      async (...args: readonly unknown[]) => {
        const reply = await (connection.api[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args)
        note(`${method} gives`, reply)
        return reply
      },
    ])
    return { seat, session, api: Object.fromEntries(calls) as SeatApi, sent, leave: connection.leave }
  }
}
