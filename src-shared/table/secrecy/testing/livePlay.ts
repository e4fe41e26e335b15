import type { OrderLine } from '../../../contract/orders.ts'
import type { Chance } from '../../../insight/bots/bot.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/campaign.ts'
import { effectsOf } from '../../../kernel/journal.ts'
import type { Outcome } from '../../../kernel/problem.ts'
import type { Request } from '../../../kernel/request.ts'
import { questionKey } from '../../../kernel/request.ts'
import type { SeatId } from '../../../kernel/rule.ts'
import { linesOf, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { TreatyDraft } from '../../../games/greatest-lineage/rules/diplomacy/records.ts'
import { GREATEST_LINEAGE } from '../../../games/greatest-lineage/rules/ruleset.ts'
import type { Civilisation } from '../../../games/greatest-lineage/rules/seats.ts'
import { SEATS } from '../../../games/greatest-lineage/rules/seats.ts'
import { anyRuling } from '../../../games/greatest-lineage/testing/anySetup.ts'
import { ordersFileText, writeOrdersFile } from '../../files/ordersFile.ts'
import { Aviary } from './canaries.ts'
import { fileOf, replyOf } from './campaigns.ts'
import type { WatchedDevice } from './houseTable.ts'
import { HouseTable } from './houseTable.ts'

/** A campaign played at a table with everybody's device there, canaries wherever people write; beside it the same, kept in mind. */
export class LivePlay {
  readonly aviary: Aviary
  readonly table: HouseTable
  readonly mind: Campaign
  readonly #chance: Chance
  readonly #devices = new Map<Civilisation, WatchedDevice>()
  /** Everything any device of a seat was sent. */
  readonly #sent = new Map<Civilisation, (readonly string[])[]>(SEATS.map((seat) => [seat, []]))
  /** What was written to others, with who wrote it. */
  readonly #letters: { readonly text: string; readonly by: SeatId }[] = []
  #lines = 0

  private constructor(seed: number, table: HouseTable, mind: Campaign) {
    this.aviary = new Aviary(seed)
    this.#chance = seededChance(seed)
    this.table = table
    this.mind = mind
  }

  static async of(seed: number, campaign: Campaign): Promise<LivePlay> {
    const table = await HouseTable.of(fileOf(campaign.headerLine, linesOf(campaign)))
    const mind = Campaign.open(GREATEST_LINEAGE, campaign.headerLine, linesOf(campaign)).campaign
    const play = new LivePlay(seed, table, mind)
    for (const seat of SEATS) await play.sitDown(seat)
    return play
  }

  /** Everything that was ever sent to a seat, as one text. */
  sentTo(seat: Civilisation): string {
    return (this.#sent.get(seat) ?? []).flat().join('\n')
  }

  get messages(): number {
    return [...this.#sent.values()].flat().reduce((sum, sent) => sum + sent.length, 0)
  }

  device(seat: Civilisation): WatchedDevice {
    const device = this.#devices.get(seat)
    if (device === undefined) throw new Error(`${seat} have no device`)
    return device
  }

  async sitDown(seat: Civilisation, session?: string): Promise<void> {
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
  async byFile(seat: Civilisation): Promise<void> {
    const { bench, ref } = this.table
    const pack = valueOf(await bench.pack(ref, seat))
    const { round } = valueOf(await bench.orders(ref, seat))
    const file = writeOrdersFile({ pack, round, lines: [this.#line(seat, 7)], salt: '5a'.repeat(16) })
    this.aviary.ring(file.commitment, `the commitment of the ${seat}`, [])
    const proposal = await bench.readOrders(ref, ordersFileText(file), '')
    if (!proposal.ok) return
    const added = proposal.value.lines.filter(({ change }) => change === 'added').map(({ id }) => id)
    await bench.takeOrders(ref, ordersFileText(file), '', added)
  }

  /** Who may read what was written to others: whoever it was offered to, and everybody once it is signed. */
  deliverLetters(): void {
    const effects = this.mind.entries.flatMap(effectsOf)
    for (const { text, by } of this.#letters) {
      for (const effect of effects) {
        if (effect.kind !== 'record' || !JSON.stringify(effect.value).includes(text)) continue
        this.aviary.share(text, [by])
        const draft = effect.value as unknown as TreatyDraft
        if (effect.collection === 'treatyDraft' && draft.stage === 'offered') this.aviary.share(text, draft.parties)
        if (effect.collection === 'treaty') this.aviary.share(text, SEATS)
      }
    }
  }

  async #answer(): Promise<void> {
    const { pending, world } = this.mind
    if (pending === null) return
    const raw = replyOf(pending, world, this.#chance, (request) => this.#letter(request))
    valueOf(this.mind.answer(raw))
    const device = this.#devices.get(pending.seat as Civilisation)
    if (device !== undefined && this.#chance(0, 1) === 0) valueOf(await device.api.answer(raw, questionKey(pending)))
    else valueOf(await this.table.bench.answer(this.table.ref, raw, questionKey(pending)))
  }

  #letter({ seat }: Request): string {
    const text = this.aviary.hatch(`a treaty of the ${seat}`, [])
    this.#letters.push({ text, by: seat })
    return text
  }

  /** What is not asked of one, what was asked before, and nonsense. */
  async #answerOutOfTurn(seat: Civilisation): Promise<void> {
    const { pending } = this.mind
    if (pending === null) return
    const own = this.aviary.hatch(`a wrong answer of the ${seat}`, [seat])
    const questions = [questionKey(pending), `${pending.id}#77`, '1/elves/5/booklet', own]
    for (const question of questions.slice(pending.seat === seat ? 1 : 0)) {
      const outcome = await this.device(seat).api.answer({ act: 'treaty', text: own }, question)
      if (outcome.ok) throw new Error('taken out of turn')
    }
    // The answer of somebody else to somebody else's question, and a wrong one to the own.
    const wrong = await this.device(seat).api.answer(own, questionKey(pending))
    if (wrong.ok) throw new Error('nonsense was taken')
  }

  async note(): Promise<void> {
    const { bench, ref } = this.table
    const text = this.aviary.hatch('a note of the game master', [])
    agree(this.mind.note(text), await bench.note(ref, text))
  }

  async #correct(seat: Civilisation): Promise<void> {
    const { bench, ref } = this.table
    const open = this.#chance(0, 3) === 0
    const account = open ? 'prestige' : (['wood', 'males', 'wealth'] as const)[this.#chance(0, 2)]
    const reason = this.aviary.hatch(`the reason of a correction for the ${seat}`, open ? SEATS : [seat])
    const changes = [{ owner: seat, account: account ?? 'wood', to: 300 + this.#chance(1, 500) }]
    agree(this.mind.correct(changes, reason), await bench.correct(ref, changes, reason))
  }

  async #takeBack(): Promise<void> {
    const { bench, ref } = this.table
    const last = this.mind.lastRetractable
    const reason = this.aviary.hatch('the reason of a taking back', [])
    const from = Math.max(1, (last ?? 1) - this.#chance(0, 6))
    agree(this.mind.retract(from, reason), await bench.retract(ref, from, reason))
  }

  async #decide(): Promise<void> {
    const { bench, ref } = this.table
    const reason = this.aviary.hatch('the reason of a ruling', SEATS)
    const decided = anyRuling(this.#chance)
    agree(this.mind.decide(decided, reason), await bench.decide(ref, decided, reason))
  }

  /** Orders are written on the device or for the seat, said ready, and read again. */
  async prepare(seat: Civilisation): Promise<void> {
    const { bench, ref } = this.table
    const { lockedTo, lines } = valueOf(await bench.orders(ref, seat))
    const kept = lines.filter(({ phase }) => phase <= lockedTo)
    const fresh = [5, 7, 9].filter((phase) => phase > lockedTo).map((phase) => this.#line(seat, phase))
    const all = [...kept, ...fresh]
    const saved = await (this.#chance(0, 1) === 0 ? this.device(seat).api.saveOrders(all) : bench.saveOrders(ref, seat, all))
    if (saved.ok && this.#chance(0, 2) > 0) await this.device(seat).api.setReady(true)
    await bench.seats(ref)
  }

  #line(seat: Civilisation, phase: number): OrderLine {
    const secret = this.aviary.hatch(`an order of the ${seat}`, [seat])
    const [question = 'spend', act = 'technology'] = { 5: ['conflict', 'treaty'], 9: ['advance', 'advance'] }[phase] ?? []
    const id = ++this.#lines
    // One that can be taken has its canary where it may stand.
    if (phase === 7) return { id: secret, phase, question, answer: { act, amount: 1 } }
    return { id: `line-${id}`, phase, question, answer: { act, text: secret, other: 'humans' } }
  }

  async #useOrders(): Promise<void> {
    const before = this.mind.entries.length
    const { pending } = this.mind
    const device = pending === null ? undefined : this.#devices.get(pending.seat as Civilisation)
    const question = pending === null ? '' : questionKey(pending)
    await (device === undefined ? this.table.bench.useOrders(this.table.ref, question) : device.api.useOrders(question))
    // What orders there are would be refused: they are not for what is offered.
    for (const entry of this.table.entries.slice(before)) if (entry.kind === 'answer') valueOf(this.mind.answer(entry.answer))
  }

  /** The connection breaks, and the device comes back. */
  async #comeBack(seat: Civilisation): Promise<void> {
    const device = this.device(seat)
    device.leave()
    await this.sitDown(seat, device.session)
  }

  #anySeat(): Civilisation {
    return SEATS[this.#chance(0, SEATS.length - 1)] ?? 'elves'
  }
}

function agree(mind: Outcome<unknown>, table: Outcome<unknown>): void {
  if (mind.ok !== table.ok) throw new Error('the table and the mind disagree')
}
