import type { TableUpdate } from '../../../contract/workbenchApi.ts'
import { numberOf, seededChance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { random } from '../bots/random.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Cursor, Effect } from '../../../kernel/world/effect.ts'
import { questionKey, type Request } from '../../../kernel/engine/request.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { reportHtml } from '../../../report/html.ts'
import { reportMarkdown } from '../../../report/markdown.ts'
import { GAME } from '../game.ts'
import { roundsOf, turnReport } from '../../../report/report.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { writePack } from '../../../table/files/packFile.ts'
import { textOf } from '../../../table/secrecy/testing/twinGame.ts'
import { HouseTable, type WatchedDevice } from '../../../table/secrecy/testing/houseTable.ts'

const NO_WORLD = new WorldState()

/** Whether an effect gives a secret away, as the rules have it. */
export type Tells = (effect: Effect, others: readonly Civilisation[]) => boolean

/**
 * One of two tables over the same file, with the devices of everybody but one seat, the writer. What the others are sent, in its order and
 * in between each other's, is in `table.log`.
 */
export class Twin {
  readonly table: HouseTable
  readonly writer: Civilisation
  readonly others: readonly Civilisation[]
  /** How long the log was before something gave the secret away; null: nothing has. */
  told: number | null = null
  #pending: Request | null
  #cursor: Cursor
  #entries: number
  #tells: Tells = () => false
  #meets: RegExp | null = null
  readonly #devices = new Map<Civilisation, WatchedDevice>()

  private constructor(table: HouseTable, writer: Civilisation, campaign: Campaign) {
    this.table = table
    this.writer = writer
    this.others = SEATS.filter((seat) => seat !== writer)
    this.#pending = campaign.pending
    this.#cursor = campaign.world.cursor
    this.#entries = campaign.entries.length
    table.bench.listen({ tableChanged: (_, update) => this.#hear(update) })
  }

  static async of(campaign: Campaign, writer: Civilisation): Promise<Twin> {
    const table = await HouseTable.of(textOf(campaign))
    const twin = new Twin(table, writer, campaign)
    for (const seat of twin.others) {
      // The keys of the packs are made before anything differs: they are drawn by chance.
      valueOf(await table.bench.pack(table.ref, seat))
      await twin.sitDown(seat)
    }
    return twin
  }

  get pending(): Request | null {
    return this.#pending
  }

  get cursor(): Cursor {
    return this.#cursor
  }

  /** Entries of the journal. */
  get entries(): number {
    return this.#entries
  }

  /** From here on, what gives the secret away is looked for: an effect, or a question that hangs on it. */
  watchFor(tells: Tells, meets: RegExp | null = null): void {
    this.#tells = tells
    this.#meets = meets
  }

  async sitDown(seat: Civilisation): Promise<void> {
    const device = await this.table.device(seat)
    this.#devices.set(seat, device)
    valueOf(await device.api.openSeat())
  }

  device(seat: Civilisation): WatchedDevice {
    const device = this.#devices.get(seat)
    if (device === undefined) throw new Error(`${seat} have no device`)
    return device
  }

  async answer(raw: unknown): Promise<void> {
    const { pending } = this
    if (pending === null) throw new Error('nothing is asked')
    valueOf(await this.table.bench.answer(this.table.ref, raw, questionKey(pending)))
    this.table.settle()
  }

  /**
   * The writer does the least; the others do anything, the same at the same question, on their own devices; nobody finds anything.
   * `useOrders`: they try their orders first.
   */
  async step(useOrders: boolean): Promise<void> {
    await this.#act(useOrders)
    this.table.settle()
  }

  async #act(useOrders: boolean): Promise<void> {
    const request = this.#pending
    if (request === null) return
    const device = this.#devices.get(request.seat as Civilisation)
    if (device === undefined) return this.answer(replyTo(request, true))
    if (useOrders && request.kind !== 'roll') await device.api.useOrders(questionKey(request))
    if (this.#pending !== request) return
    valueOf(await device.api.answer(replyTo(request, false), questionKey(request)))
  }

  /** What the others could take home now, word for word. */
  async takenHome(): Promise<readonly string[]> {
    const { bench, ref } = this.table
    const all: string[] = []
    for (const seat of this.others) {
      const pack = valueOf(await bench.pack(ref, seat))
      const reports = roundsOf(pack.view).map((round) => turnReport(GAME, pack.view, round))
      all.push(writePack(pack), JSON.stringify(valueOf(await bench.seatView(ref, seat))))
      all.push(...reports.map(reportMarkdown), ...reports.map(reportHtml))
    }
    return all
  }

  #hear({ entries, pending }: TableUpdate): void {
    this.#entries += entries.length
    this.#pending = pending[0] ?? null
    // The devices hear of an entry after the game master does: the log does not hold it yet.
    if (this.#pending !== null && this.#meets?.test(this.#pending.wording) === true) this.told ??= this.table.log.length
    for (const { kind, effects = [] } of entries) {
      for (const effect of effects) if (effect.kind === 'checkpoint') this.#cursor = effect.cursor
      if (kind === 'answer' && effects.some((effect) => this.#tells(effect, this.others))) this.told ??= this.table.log.length
    }
  }
}

function replyTo(request: Request, isWriter: boolean): unknown {
  if (request.kind === 'roll' && request.wording === 'roll.uncoverAll') return Array.from({ length: request.count }, () => 99)
  return (isWriter ? idle : random)(request, NO_WORLD, seededChance(numberOf(questionKey(request))))
}

/** Plays on to the writer's next turn, or until the secret shows. */
export async function playRound(twin: Twin, useOrders = false): Promise<void> {
  const { turn } = twin.cursor
  for (let at = 0; at < 400 && twin.pending !== null && twin.told === null; at++) {
    if (twin.cursor.turn > turn && twin.cursor.seat === twin.writer) return
    await twin.step(useOrders)
  }
}

export interface Difference {
  /** Place in the log. */
  readonly at: number
  readonly one: string
  readonly other: string
}

/** Where two logs part before either tells by right; null where they are the same. */
export function partingOf(one: Twin, other: Twin): Difference | null {
  const [first, second] = [one, other].map(({ table, told }) => table.log.slice(0, told ?? undefined)) as [string[], string[]]
  const whole = one.told === null && other.told === null
  const length = whole ? Math.max(first.length, second.length) : Math.min(first.length, second.length)
  for (let at = 0; at < length; at++)
    if (first[at] !== second[at]) return { at, one: first[at] ?? 'nothing', other: second[at] ?? 'nothing' }
  return null
}
