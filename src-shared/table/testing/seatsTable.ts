import { plainMessage } from '../../kernel/message.ts'
import type { OrderLine } from '../../contract/orders.ts'
import type { ChanceState } from '../../contract/chance.ts'
import type { SeatApi, SeatEvents } from '../../contract/seatApi.ts'
import type { Reach, SeatsState, SeatHost } from '../../contract/seats.ts'
import type { TableUpdate } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { begun, linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { SeatService } from '../seats/seatService.ts'
import { TableSession } from '../session/session.ts'

/** The toy, whose turns can be prepared; dice find nothing. */
export const PREPARED_TOY: Ruleset<Json> = {
  ...toyGame(),
  rehearsal: { phases: [3, 4, 5], refusals: [], decided: {}, stillDie: ({ faces }) => faces },
}

/** A table of the toy in memory with a service for its seats, and what a test wants to see of them. */
export class SeatsTable {
  readonly campaign: Campaign
  readonly session: TableSession
  service: SeatService
  /** What is kept of the seats. */
  kept: string | null
  /** Runs before the seats are written; a test may make it fail. */
  beforeWrite: () => void = () => undefined
  /** Runs before an entry is stored; a test may make it wait or fail. */
  beforeAppend: () => Promise<void> = () => Promise.resolve()
  /** Puts off what is told until replies are with whoever waits for them; a test may do it when it likes. */
  later: (work: () => void) => void = (work) => work()
  /** Milliseconds since 1970. */
  clock = 1_000_000
  /** Every state that was announced. */
  readonly announced: SeatsState[] = []
  /** Doors that were opened, by their reach; and how many of them were closed. */
  readonly opened: Reach[] = []
  closed = 0
  /** What the open door was given. */
  host: SeatHost | null = null
  /** Port the next door opens at; null: its address says none. */
  port: number | null = null
  /** Port the last door was to open at first. */
  wanted: number | undefined = undefined
  /** Runs before a door opens; a test may make it fail. */
  beforeOpen: () => void = () => undefined
  readonly #hasDoor: boolean
  #drawn = 0

  constructor({ campaign = begun({ hens: 4 }, PREPARED_TOY), kept = null, hasDoor = true, readOnly = null }: SeatsTableParts = {}) {
    this.campaign = campaign
    this.kept = kept
    this.#hasDoor = hasDoor
    const lines = linesOf(campaign)
    const later = (work: () => void): void => this.later(work)
    const head = { table: 'toy', campaign, torn: 0, digest: digestText, later, reread: () => Promise.reject(new Error('not asked for')) }
    const append = async (line: string): Promise<void> => {
      await this.beforeAppend()
      lines.push(line)
    }
    const store = { append, close: () => Promise.resolve() }
    this.session = new TableSession(
      readOnly === null ? { ...head, store, readOnly } : { ...head, store: null, readOnly: plainMessage(readOnly) },
    )
    this.service = this.reopened()
  }

  /** A service of the same table, as the program has it after a new start. */
  reopened(): SeatService {
    const seatsFile = {
      campaign: this.session.campaignId,
      readOnly: this.session.readOnly,
      read: () => Promise.resolve(this.kept),
      write: (text: string) => {
        this.beforeWrite()
        this.kept = text
        return Promise.resolve()
      },
    }
    this.service = new SeatService({
      session: this.session,
      seatsFile,
      random: (bytes) => Uint8Array.from({ length: bytes }, (_, at) => (++this.#drawn * 31 + at * 7) % 256),
      digest: digestText,
      now: () => this.clock,
      openDoor: this.#hasDoor
        ? (host, reach, port) => {
            this.beforeOpen()
            this.opened.push(reach)
            this.wanted = port
            this.host = host
            const close = (): Promise<void> => {
              this.closed++
              return Promise.resolve()
            }
            return Promise.resolve({ addresses: [`http://${reach}.example${this.port === null ? '' : `:${this.port}`}/`], close })
          }
        : undefined,
      announce: (state) => this.announced.push(state),
    })
    return this.service
  }

  answer(raw: unknown): Promise<Outcome<null>> {
    const { pending } = this.campaign
    return this.session.answer(raw, pending === null ? '' : questionKey(pending))
  }

  /** Plays on until this is asked; by the app's dice, the first of what is offered, and no acts. */
  async playTo(seat: SeatId, question: string): Promise<void> {
    while (this.campaign.pending !== null) {
      const { id, kind } = this.campaign.pending
      if (this.campaign.pending.seat === seat && id.endsWith(`/${question}`)) return
      valueOf(await this.answer(kind === 'roll' ? 'app' : kind === 'choose' ? 'low' : kind === 'act' ? 'done' : {}))
    }
    throw new Error(`${question} of ${seat} is never asked`)
  }

  /** The first number, and red on turn. */
  async begin(): Promise<this> {
    valueOf(await this.answer('3'))
    return this
  }

  /** A device at a seat, let in through the open door. */
  async device(seat: SeatId): Promise<TestDevice> {
    if (this.host === null) valueOf(await this.service.setDoor('here'))
    const { code } = valueOf(await this.service.invite(seat))
    const admitted = await this.host?.admit(code)
    if (admitted == null) throw new Error('the door lets nobody in')
    return this.connected(admitted.session)
  }

  connected(session: string): TestDevice {
    const heard: TestDevice['heard'] = { updates: [], orders: [], chance: [], dismissed: [], order: [] }
    const { order } = heard
    const events: SeatEvents = {
      tableChanged: (update) => void (order.push('updates'), heard.updates.push(update)),
      ordersChanged: (orders) => void (order.push('orders'), heard.orders.push(orders)),
      chanceChanged: (chance) => void (order.push('chance'), heard.chance.push(chance)),
      dismissed: ({ text }) => void (order.push('dismissed'), heard.dismissed.push(`${text} ${this.host?.seatOf(session) ?? 'nobody'}`)),
    }
    const connection = this.host?.connect(session, events)
    if (connection === undefined) throw new Error('there is no door')
    return { ...connection, session, heard }
  }
}

export interface SeatsTableParts {
  readonly campaign?: Campaign
  readonly kept?: string | null
  readonly hasDoor?: boolean
  readonly readOnly?: string | null
}

export interface TestDevice {
  readonly session: string
  readonly api: SeatApi
  readonly leave: () => void
  readonly heard: {
    readonly updates: TableUpdate[]
    readonly orders: Parameters<SeatEvents['ordersChanged']>[0][]
    readonly chance: ChanceState[]
    readonly dismissed: string[]
    /** Of what kind each was that came, one after the other. */
    readonly order: Exclude<keyof TestDevice['heard'], 'order'>[]
  }
}

/** A line for one question of the toy. */
export function line(id: string, phase: number, question: string, answer: OrderLine['answer']): OrderLine {
  return { id, phase, question, answer }
}

/** "field wording" of all that was refused. */
export function refused(outcome: Outcome<unknown>): readonly string[] {
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}
