import type { TableUpdate } from '../../../contract/workbenchApi.ts'
import { numberOf, seededChance, type Chance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Game } from '../../../games/api/game.ts'
import { continueHistory, foldHistory, worldOf, type History } from '../../../kernel/journal/foldHistory.ts'
import { momentsOf, type SeenEntry } from '../../../kernel/journal/history.ts'
import type { Cursor, Effect } from '../../../kernel/world/effect.ts'
import { questionKey, type Request } from '../../../kernel/engine/request.ts'
import { maySee, ONLOOKER, type SeatId } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { worldAsJson, type World } from '../../../kernel/world/world.ts'
import { reportHtml } from '../../../report/html.ts'
import { reportMarkdown } from '../../../report/markdown.ts'
import { bookOf } from '../../../report/campaignBook.ts'
import { bookHtml } from '../../../report/campaignBookHtml.ts'
import { recapOf } from '../../../report/recap.ts'
import { roundsOf, turnReport } from '../../../report/report.ts'
import { writePack } from '../../files/packFile.ts'
import { isShownToGameMaster } from '../../session/view.ts'
import { HouseTable, type WatchedDevice } from './houseTable.ts'
import { textOf, type Beginning, type Players, type TwinGame } from './twinGame.ts'

/** What both tables of a pair are made of. */
export interface TwinParts {
  readonly game: Game
  readonly twin: TwinGame
  readonly beginning: Beginning
  /** The seat that has something to hide. */
  readonly writer: SeatId
  readonly players: Players
  /** Everything anybody does follows from this and from the question. */
  readonly seed: number
  /** Dice that let nobody find out anything. */
  readonly isQuiet: boolean
}

/** What a seat could take home at a moment. */
export interface Home {
  /** What had been sent by then: how many messages. */
  readonly at: number
  /** What it is -> its text. */
  readonly texts: ReadonlyMap<string, string>
}

/** What the writer says where nobody else can see it; null: what it says in public. */
export type Whisper = (table: TwinTable, request: Request) => Promise<unknown>

/** One of two tables over the same file, with everybody's device there but the writer's, and a display. */
export class TwinTable {
  readonly table: HouseTable
  readonly parts: TwinParts
  readonly others: readonly SeatId[]
  /** What could be taken home, by the question at which it was taken. */
  readonly homes = new Map<string, Home>()
  /** What is asked: by the game master's screen, else of a seat alone, the first of those that are asked at once. */
  pending: Request | null
  cursor: Cursor
  entries: number
  /** Answers to questions that were put to one seat alone. */
  answersAlone = 0
  /** Effects that a seat may see, by the seat: of the others and of whoever looks on. */
  readonly told = new Map<SeatId, number>()
  readonly #devices = new Map<SeatId, WatchedDevice>()
  /** What each player knows: they decide by nothing else. */
  readonly #known = new Map<SeatId, History>()
  #master: History

  private constructor(parts: TwinParts, table: HouseTable, entries: readonly SeenEntry[]) {
    const { beginning, writer } = parts
    this.parts = parts
    this.table = table
    this.others = beginning.seats.filter((seat) => seat !== writer)
    this.pending = beginning.campaign.pending
    this.cursor = beginning.campaign.world.cursor
    this.entries = entries.length
    this.#master = foldHistory(entries)
    table.bench.listen({ tableChanged: (_, update) => this.#hear(update) })
  }

  static async of(parts: TwinParts): Promise<TwinTable> {
    const table = await HouseTable.of(textOf(parts.beginning.campaign))
    const { bench, ref } = table
    const twin = new TwinTable(parts, table, valueOf(await bench.openTable(ref)).entries)
    for (const seat of twin.others) {
      // The keys of the packs are made before anything differs: they are drawn by chance.
      valueOf(await bench.pack(ref, seat))
      const device = await table.device(seat, { tableChanged: (update) => twin.#learn(seat, update) })
      twin.#devices.set(seat, device)
      twin.#known.set(seat, foldHistory(valueOf(await device.api.openSeat()).table.entries))
    }
    // Whoever looks on hears no more than the others do.
    valueOf(await (await table.device(ONLOOKER, {})).api.openSeat())
    return twin
  }

  /** Everything the others were sent, in its order and between each other's. */
  get log(): readonly string[] {
    return this.table.log
  }

  /** Chance that is the same at the same question of both tables. */
  chanceAt(question: string): Chance {
    return seededChance(numberOf(`${this.parts.seed} ${question}`))
  }

  /** One question is answered: by its player, who knows what that player may know. */
  async step(whisper: Whisper | null): Promise<void> {
    const { pending, table } = this
    if (pending === null) return
    const key = questionKey(pending)
    const device = this.#devices.get(pending.seat)
    const isAlone = !isShownToGameMaster(pending)
    if (isAlone) this.answersAlone++
    if (device === undefined) {
      const whispered = pending.seat === this.parts.writer && whisper !== null ? await whisper(this, pending) : null
      const raw = whispered ?? this.said(pending)
      const { bench, ref } = table
      valueOf(await (isAlone ? bench.answerAs(ref, pending.seat, raw, key) : bench.answer(ref, raw, key)))
    } else await this.#play(device, pending, key)
    await this.settle()
  }

  /** Does what was put off, and looks up whether a seat is asked what the game master's screen does not show. */
  async settle(): Promise<void> {
    const { bench, ref } = this.table
    this.table.settle()
    for (const seat of this.parts.beginning.seats) {
      if (this.pending !== null) return
      this.pending = valueOf(await bench.seatView(ref, seat)).pending[0] ?? null
    }
  }

  /** As it is: the writer, who has something to hide, may know more than all. */
  get world(): World {
    return this.#master.world
  }

  /** What the writer says in public, and whoever has no player. */
  said(request: Request): unknown {
    return this.#typed(request) ?? idle(request, this.#worldOf(request.seat), this.chanceAt(questionKey(request)))
  }

  /** Taken at some questions, and at the same of both tables. `once`: one time in so many. */
  async takeHome(once: number): Promise<void> {
    const { pending } = this
    if (pending === null || (isShownToGameMaster(pending) && !this.#devices.has(pending.seat))) return
    const key = questionKey(pending)
    if (this.chanceAt(`home ${key}`)(1, once) === 1) this.homes.set(key, { at: this.log.length, texts: await this.everythingAtHome() })
  }

  /** All that the others could take home now. */
  async everythingAtHome(): Promise<ReadonlyMap<string, string>> {
    const { bench, ref } = this.table
    const texts = new Map<string, string>()
    for (const seat of this.others) {
      const pack = valueOf(await bench.pack(ref, seat))
      const view = valueOf(await bench.seatView(ref, seat))
      texts.set(`the pack of ${seat}`, writePack(pack))
      texts.set(`the view of ${seat}`, JSON.stringify(view))
      for (const round of roundsOf(view).slice(-2)) {
        const report = turnReport(this.parts.game, view, round)
        texts.set(`round ${round} for ${seat}`, `${reportMarkdown(report)}\n${reportHtml(report)}`)
      }
      const [round = 0] = roundsOf(view)
      texts.set(`the book of ${seat}`, bookHtml(bookOf(this.parts.game, view)))
      texts.set(`the recap of ${seat}`, JSON.stringify(recapOf(this.parts.game, view, round - 1)))
      const chance = this.chanceAt(`back ${view.entries.length}`)
      for (let looks = 0; looks < 3; looks++) {
        const at = chance(0, view.entries.length)
        texts.set(`looking back to ${at} as ${seat}`, JSON.stringify(worldAsJson(worldOf(momentsOf(view.entries.slice(0, at))))))
      }
    }
    return texts
  }

  async #play(device: WatchedDevice, request: Request, key: string): Promise<void> {
    const typed = this.#typed(request)
    if (typed !== null) return void valueOf(await device.api.answer(typed, key))
    const bot = this.parts.players.get(request.seat) ?? idle
    const [world, chance] = [this.#worldOf(request.seat), this.chanceAt(key)]
    for (let tries = 0; tries < 4; tries++) {
      const { ok } = await device.api.answer(bot(request, world, chance), key)
      if (ok || this.pending !== request) return
    }
    valueOf(await device.api.answer(idle(request, world, chance), key))
  }

  #typed(request: Request): unknown {
    return this.parts.isQuiet && request.kind === 'roll' ? (this.parts.twin.quiet?.(request) ?? null) : null
  }

  /** A seat without a player knows nothing: what it says may hang on nothing. */
  #worldOf(seat: SeatId): World {
    return (this.#known.get(seat) ?? EMPTY).world
  }

  #learn(seat: SeatId, { from, entries }: TableUpdate): void {
    const known = this.#known.get(seat)
    if (known !== undefined) this.#known.set(seat, continueHistory(known, from, entries))
  }

  #hear({ from, entries, pending }: TableUpdate): void {
    this.entries = from + entries.length
    // What is for a seat alone does not come to the game master's screen: it is read from the file.
    const { lines = [] } = this.table.library.kept.get(this.table.ref) ?? {}
    const shown = shownIn(lines.slice(from, this.entries).map((line) => JSON.parse(line) as SeenEntry))
    for (const seat of [...this.others, ONLOOKER])
      this.told.set(seat, (this.told.get(seat) ?? 0) + shown.filter(({ see }) => maySee(see, seat)).length)
    this.#master = continueHistory(this.#master, from, entries)
    this.pending = pending[0] ?? null
    for (const { effects = [] } of entries) for (const effect of effects) if (effect.kind === 'checkpoint') this.cursor = effect.cursor
  }
}

/** Effects with something to see: all but the marks of where play stands. */
export function shownIn(entries: readonly SeenEntry[]): readonly Exclude<Effect, { kind: 'checkpoint' }>[] {
  return entries.flatMap(({ effects = [] }) => effects.flatMap((effect) => (effect.kind === 'checkpoint' ? [] : [effect])))
}

const EMPTY = foldHistory([])
