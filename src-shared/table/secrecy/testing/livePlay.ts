import type { OrderLine } from '../../../contract/orders.ts'
import { seededChance, type Chance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import type { Outcome } from '../../../kernel/problem.ts'
import { questionKey, type Request } from '../../../kernel/engine/request.ts'
import { GAME_MASTER, type SeatId } from '../../../kernel/world/rule.ts'
import { linesOf, valueOf } from '../../../kernel/testing/toyTable.ts'
import { ordersFileText, writeOrdersFile } from '../../files/ordersFile.ts'
import { isShownToGameMaster } from '../../session/view.ts'
import { Canaries } from './canaries.ts'
import { HouseTable, type WatchedDevice } from './houseTable.ts'
import { answerAnyhow, type SecretTable } from './secretTable.ts'
import { textOf } from './twinGame.ts'

/** A campaign played at a table with everybody's device there, canaries wherever people write; beside it the same, kept in mind. */
export class LivePlay {
  readonly told: SecretTable
  readonly canaries: Canaries
  readonly table: HouseTable
  readonly mind: Campaign
  readonly #chance: Chance
  readonly #devices = new Map<SeatId, WatchedDevice>()
  /** Everything any device of a seat was sent. */
  readonly #sent = new Map<SeatId, (readonly string[])[]>()
  /** What was written to others, with who wrote it. */
  readonly #letters: { readonly text: string; readonly by: SeatId }[] = []
  #count = 0

  private constructor(told: SecretTable, seed: number, table: HouseTable, mind: Campaign) {
    this.told = told
    for (const seat of told.seats) this.#sent.set(seat, [])
    this.canaries = new Canaries(seed)
    this.#chance = seededChance(seed)
    this.table = table
    this.mind = mind
  }

  static async of(told: SecretTable, seed: number, campaign: Campaign): Promise<LivePlay> {
    const table = await HouseTable.of(textOf(campaign))
    const mind = Campaign.open(told.game.rules, campaign.headerLine, linesOf(campaign)).campaign
    const play = new LivePlay(told, seed, table, mind)
    for (const seat of told.seats) await play.sitDown(seat)
    return play
  }

  /** Everything that was ever sent to a seat, as one text. */
  sentTo(seat: SeatId): string {
    return (this.#sent.get(seat) ?? []).flat().join('\n')
  }

  get messages(): number {
    return [...this.#sent.values()].flat().reduce((sum, sent) => sum + sent.length, 0)
  }

  device(seat: SeatId): WatchedDevice {
    const device = this.#devices.get(seat)
    if (device === undefined) throw new Error(`${seat} have no device`)
    return device
  }

  async sitDown(seat: SeatId, session?: string): Promise<void> {
    const device = session === undefined ? await this.table.device(seat) : this.table.connected(seat, session)
    this.#devices.set(seat, device)
    this.#sent.get(seat)?.push(device.sent)
    valueOf(await device.api.openSeat())
  }

  /** One thing somebody at the table does. */
  async step(): Promise<void> {
    const dice = this.#chance(1, 100)
    const seat = this.#anySeat()
    if (dice <= 66) await this.#answer()
    else if (dice <= 71) await this.#answerOutOfTurn(seat)
    else if (dice <= 76) await this.note()
    else if (dice <= 80) await this.#correct(seat)
    else if (dice <= 83) await this.#takeBack()
    else if (dice <= 92) await this.prepare(seat)
    else if (dice <= 95) await this.#useOrders()
    else if (dice <= 97) await this.#decide()
    else await this.#comeBack(seat)
    this.table.settle()
  }

  /** Orders written at home and brought by a file. */
  async byFile(seat: SeatId): Promise<void> {
    const { bench, ref } = this.table
    const pack = valueOf(await bench.pack(ref, seat))
    const { round, lockedTo } = valueOf(await bench.orders(ref, seat))
    const file = writeOrdersFile({ pack, round, lines: this.#lines(seat, lockedTo).slice(0, 1), salt: '5a'.repeat(16) })
    this.canaries.register(file.commitment, `the commitment of ${seat}`, [])
    const proposal = await bench.readOrders(ref, ordersFileText(file), '')
    if (!proposal.ok) return
    const added = proposal.value.lines.filter(({ change }) => change === 'added').map(({ id }) => id)
    await bench.takeOrders(ref, ordersFileText(file), '', added)
  }

  /** Lets those read what was written to others who may, by the rules. */
  deliverLetters(): void {
    const effects = this.mind.entries.flatMap(effectsOf)
    for (const { text, by } of this.#letters) {
      for (const effect of effects) {
        if (effect.kind !== 'record' || !JSON.stringify(effect.value).includes(text)) continue
        this.canaries.share(text, [by, ...this.told.readersOf(effect)])
      }
    }
  }

  async #answer(): Promise<void> {
    const { pending } = this.mind
    if (pending === null) return
    const key = questionKey(pending)
    const device = this.#chance(0, 1) === 0 ? this.#devices.get(pending.seat) : undefined
    const isDesk = device === undefined && isShownToGameMaster(pending)
    const raw = answerAnyhow(this.told, this.mind, this.#chance, (request) => this.#letter(request), isDesk ? GAME_MASTER : undefined)
    if (device !== undefined) valueOf(await device.api.answer(raw, key))
    else if (isDesk) valueOf(await this.table.bench.answer(this.table.ref, raw, key))
    // Lent to the seat, the game master's screen takes what it does not show otherwise.
    else valueOf(await this.table.bench.answerAs(this.table.ref, pending.seat, raw, key))
  }

  #letter({ seat }: Request): string {
    const text = this.canaries.create(`a letter of ${seat}`, [])
    this.#letters.push({ text, by: seat })
    return text
  }

  /** What is not asked of one, what was asked before, and nonsense. */
  async #answerOutOfTurn(seat: SeatId): Promise<void> {
    const { pending } = this.mind
    if (pending === null) return
    const own = this.canaries.create(`a wrong answer of ${seat}`, [seat])
    const questions = [questionKey(pending), `${pending.id}#77`, `1/${seat}/5/any`, own]
    for (const question of questions.slice(pending.seat === seat ? 1 : 0)) {
      const outcome = await this.device(seat).api.answer({ act: 'letter', text: own }, question)
      if (outcome.ok) throw new Error('taken out of turn')
    }
    // The answer of somebody else to somebody else's question, and a wrong one to the own.
    const wrong = await this.device(seat).api.answer(own, questionKey(pending))
    if (wrong.ok) throw new Error('nonsense was taken')
  }

  async note(): Promise<void> {
    const { bench, ref } = this.table
    const text = this.canaries.create('a note of the game master', [])
    agree(this.mind.note(text), await bench.note(ref, text))
  }

  async #correct(seat: SeatId): Promise<void> {
    const { bench, ref } = this.table
    const { seats, corrected } = this.told
    const isOpen = corrected.own.length === 0 || (corrected.open.length > 0 && this.#chance(0, 3) === 0)
    const accounts = isOpen ? corrected.open : corrected.own
    const account = accounts[this.#chance(0, accounts.length - 1)]
    if (account === undefined) return
    const reason = this.canaries.create(`the reason of a correction for ${seat}`, isOpen ? seats : [seat])
    const changes = [{ owner: corrected.ownerOf?.(seat) ?? seat, account, to: corrected.amount(this.#chance) }]
    agree(this.mind.correct(changes, reason), await bench.correct(ref, changes, reason))
  }

  async #takeBack(): Promise<void> {
    const { bench, ref } = this.table
    const last = this.mind.lastRetractable
    const reason = this.canaries.create('the reason of a taking back', [])
    const from = Math.max(1, (last ?? 1) - this.#chance(0, 6))
    agree(this.mind.retract(from, reason), await bench.retract(ref, from, reason))
  }

  async #decide(): Promise<void> {
    const { bench, ref } = this.table
    const reason = this.canaries.create('the reason of a ruling', this.told.seats)
    const decided = this.told.ruling(this.#chance)
    agree(this.mind.decide(decided, reason), await bench.decide(ref, decided, reason))
  }

  /** Orders are written on the device or for the seat, said ready, and read again. */
  async prepare(seat: SeatId): Promise<void> {
    const { bench, ref } = this.table
    const { lockedTo, lines } = valueOf(await bench.orders(ref, seat))
    const kept = lines.filter(({ phase }) => phase <= lockedTo)
    const all = [...kept, ...this.#lines(seat, lockedTo)]
    const saved = await (this.#chance(0, 1) === 0 ? this.device(seat).api.saveOrders(all) : bench.saveOrders(ref, seat, all))
    if (saved.ok && this.#chance(0, 2) > 0) await this.device(seat).api.setReady(true)
    await bench.seats(ref)
  }

  #lines(seat: SeatId, after: number): readonly OrderLine[] {
    const secret = (): string => this.canaries.create(`an order of ${seat}`, [seat])
    return this.told.orders(after, secret, () => `line-${++this.#count}`)
  }

  async #useOrders(): Promise<void> {
    const before = this.mind.entries.length
    const { pending } = this.mind
    const device = pending === null ? undefined : this.#devices.get(pending.seat)
    const question = pending === null ? '' : questionKey(pending)
    await (device === undefined ? this.table.bench.useOrders(this.table.ref, question) : device.api.useOrders(question))
    // What orders there are would be refused: they are not for what is offered.
    for (const entry of this.table.entries.slice(before)) if (entry.kind === 'answer') valueOf(this.mind.answer(entry.answer))
  }

  /** The connection breaks, and the device comes back. */
  async #comeBack(seat: SeatId): Promise<void> {
    const device = this.device(seat)
    device.leave()
    await this.sitDown(seat, device.session)
  }

  #anySeat(): SeatId {
    return this.told.seats[this.#chance(0, this.told.seats.length - 1)] ?? ''
  }
}

function agree(mind: Outcome<unknown>, table: Outcome<unknown>): void {
  if (mind.ok !== table.ok) throw new Error('the table and the mind disagree')
}
