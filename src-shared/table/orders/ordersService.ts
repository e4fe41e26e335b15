import type { LineFate, OrderLine, OrdersState, OrderWarning } from '../../contract/orders.ts'
import type { OrdersProposal, ProposedLine } from '../../contract/seats.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { DONE, questionKey, type Request } from '../../kernel/engine/request.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import type { OrdersFile } from '../files/ordersFile.ts'
import { isSamePlace, type Cursor } from '../../kernel/world/effect.ts'
import { questionName, readRequestId } from '../../kernel/engine/requestId.ts'
import { compared, openOrders, takenOver, rejectionReason } from './ordersProposal.ts'
import { preparablePhases, rehearse, turnAhead } from './rehearsal.ts'
import { ordersIn, withOrders, type KeptFate, type SeatsFile } from '../seatsFile/seatsFile.ts'
import { isShownToGameMaster } from '../session/view.ts'
import { asSeen, preparedFor, troubleWith, troubleWithLock } from './seatOrders.ts'
import type { SeatRegister } from '../seatsFile/seatRegister.ts'
import { worldOf } from '../../kernel/journal/foldHistory.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import type { TableSession } from '../session/session.ts'

export interface OrdersParts {
  readonly session: TableSession
  readonly register: SeatRegister
  /** Returns the digest of what a seat sees: the basis of its next orders. */
  readonly basisOf: (seat: SeatId) => Promise<string>
  /** Called after each write of the seats file. */
  readonly changed: () => void
}

/** State of play up to which a seat was informed. */
export interface ToldOrders {
  readonly cursor: Cursor
  /** Whether the seat knows that the game is over. */
  readonly over: boolean
}

/** Prepared orders of all seats: writes them, marks them ready, answers requests from them, and takes them over from files. */
export class OrdersService {
  readonly #parts: OrdersParts

  constructor(parts: OrdersParts) {
    this.#parts = parts
  }

  async read(seat: SeatId): Promise<OrdersState> {
    return this.of(seat, await this.#parts.register.read())
  }

  /** Returns the seat's orders now, or as of the state in `told`; empty ones if the seat has no turn ahead. */
  of(seat: SeatId, seatsFile: SeatsFile, told?: ToldOrders): OrdersState {
    return this.#of(seat, seatsFile, told, () => this.#parts.session.effectiveEntries())
  }

  /** Returns the orders of all seats now, by seat. */
  all(seatsFile: SeatsFile): ReadonlyMap<SeatId, OrdersState> {
    const { session } = this.#parts
    let standing: ReturnType<typeof session.effectiveEntries> | null = null
    const entries = (): NonNullable<typeof standing> => (standing ??= session.effectiveEntries())
    return new Map(session.players.map(({ seat }) => [seat, this.#of(seat, seatsFile, undefined, entries)]))
  }

  /** Returns the keys of the open questions that these orders answer; none of those that are hidden from the game master. */
  prepared(orders: ReadonlyMap<SeatId, OrdersState>): readonly string[] {
    const { session } = this.#parts
    return session.asked
      .filter((request) => isShownToGameMaster(request) && this.#answers(orders.get(request.seat), request))
      .map(questionKey)
  }

  #answers(orders: OrdersState | undefined, request: Request): boolean {
    return orders !== undefined && preparedFor(orders, request, this.#parts.session.world.cursor) !== null
  }

  #of(
    seat: SeatId,
    seatsFile: SeatsFile,
    told: ToldOrders | undefined,
    standing: () => ReturnType<TableSession['effectiveEntries']>,
  ): OrdersState {
    const { session } = this.#parts
    const { cursor, over } = told ?? { cursor: session.world.cursor, over: session.over }
    const { round, lockedTo } = this.#ahead(seat, cursor, over) ?? { round: Math.max(1, cursor.turn), lockedTo: 0 }
    return asSeen(ordersIn(seatsFile, seat, round), seat, lockedTo, standing)
  }

  save(seat: SeatId, lines: readonly OrderLine[]): Promise<Outcome<OrdersState>> {
    return this.#parts.register.change(async (seatsFile) => {
      if (this.#ahead(seat) === null) return refuse(problem('seat', 'problem.noTurnAhead', { seat }))
      const now = this.of(seat, seatsFile)
      const problems = troubleWith(lines, this.#phases)
      if (problems.length > 0) return refuse(...problems)
      const locked = troubleWithLock(now.lines, lines, now.lockedTo)
      if (locked !== null) return refuse(locked)
      return accept(this.of(seat, await this.#keep(seatsFile, seat, now.round, { lines, ready: false })))
    })
  }

  setReady(seat: SeatId, ready: boolean): Promise<Outcome<readonly OrderWarning[]>> {
    return this.#parts.register.change(async (seatsFile) => {
      if (this.#ahead(seat) === null) return refuse(problem('seat', 'problem.noTurnAhead', { seat }))
      const { lines } = this.of(seat, await this.#keep(seatsFile, seat, this.of(seat, seatsFile).round, { ready }))
      return accept(ready && lines.length > 0 ? await this.#warnings(seat, lines) : [])
    })
  }

  /**
   * Answers the open request from the ready orders of its seat: act by act until the booklet is done, or with one line. Stops at a refused
   * line, which is not given again, and at a request of another kind (dice). `only`: a player may use the orders of this seat only.
   * `question` (see `questionKey`): the request that was seen, so that a second click does not answer the next one.
   */
  use(only: SeatId | null, question?: string): Promise<Outcome<null>> {
    return this.#parts.register.change(async (seatsFile) => {
      const { session } = this.#parts
      const its = session.asked.filter(({ seat }) => only === null || seat === only)
      const first = its.find((request) => questionKey(request) === question) ?? its[0] ?? null
      if (only !== null && first === null) return refuse(problem('request', 'problem.notYours'))
      if (first === null) return refuse(problem('request', 'problem.nothingPending'))
      const { seat } = first
      const asked = questionKey(first)
      if (question !== undefined && question !== asked)
        return refuse(problem('request', 'problem.stale', { value: question, pending: asked }))
      const now = this.of(seat, seatsFile)
      if (!this.#answers(now, first)) {
        return refuse(now.ready ? problem('request', 'problem.notPrepared') : problem('request', 'problem.notReady', { seat }))
      }
      return this.#answerAll(first, now, seatsFile)
    })
  }

  /** Compares an orders file with the table; takes nothing over. */
  async propose(text: string, passphrase: string): Promise<Outcome<OrdersProposal>> {
    const seatsFile = await this.#parts.register.read()
    const opened = await openOrders(text, passphrase, seatsFile)
    return opened.ok ? this.#proposal(opened.value, seatsFile) : opened
  }

  /** Takes over accepted lines of a file and marks its seat ready. If none is accepted, nothing happens and the file stays usable. */
  take(text: string, passphrase: string, accepted: readonly string[]): Promise<Outcome<null>> {
    return this.#parts.register.change(async (seatsFile) => {
      const opened = await openOrders(text, passphrase, seatsFile)
      if (!opened.ok) return opened
      const proposal = await this.#proposal(opened.value, seatsFile)
      if (!proposal.ok) return proposal
      if (accepted.length === 0) return accept(null)
      const { seat, round, lines: proposed } = proposal.value
      const lines = takenOver(proposed, accepted, this.of(seat, seatsFile).lockedTo)
      if (!lines.ok) return lines
      const marked = { ...seatsFile, taken: [...seatsFile.taken, opened.value.commitment] }
      await this.#keep(marked, seat, round, { lines: lines.value, ready: true })
      return accept(null)
    })
  }

  /** Marks each line as used before it answers, so that no failure lets a line answer twice. */
  async #answerAll(first: Request, orders: OrdersState, seatsFile: SeatsFile): Promise<Outcome<null>> {
    const { session } = this.#parts
    const question = questionName(first.id)
    const met = new Map<string, LineFate>(Object.entries(orders.fates))
    let kept = seatsFile
    const mark = async (line: OrderLine, fate: LineFate, entry: number): Promise<void> => {
      met.set(line.id, fate)
      kept = await this.#keep(kept, first.seat, orders.round, { fates: { [line.id]: { fate, entry } } })
    }
    for (let asked: Request | null = first; isSame(asked, first, question); asked = session.pending) {
      const next = preparedFor({ ...orders, fates: Object.fromEntries(met) }, asked, session.world.cursor)
      if (next === null) break
      const expected = session.nextEntry
      if (next.line !== null) await mark(next.line, 'taken', expected)
      const outcome = await session.take(next.answer, questionKey(asked))
      if (!outcome.ok) {
        const byTheRules = outcome.problems.every(({ field }) => field !== 'campaign' && field !== 'request')
        if (next.line !== null && byTheRules) await mark(next.line, 'refused', session.lastStandingFor(first.seat) ?? NEVER)
        return outcome
      }
      // Another entry, such as a note, may have come first.
      if (next.line !== null && outcome.value !== expected) await mark(next.line, 'taken', outcome.value)
      if (next.line === null || asked.kind !== 'act' || isDone(next.answer)) break
    }
    return accept(null)
  }

  async #proposal(file: OrdersFile, seatsFile: SeatsFile): Promise<Outcome<OrdersProposal>> {
    const { session, basisOf } = this.#parts
    const seats = session.players.map(({ seat }) => seat)
    const orders = (seat: SeatId): OrdersState | null => (this.#ahead(seat) === null ? null : this.of(seat, seatsFile))
    const why = rejectionReason(file, { campaign: session.campaignId, seats, seatsFile, orders })
    if (why !== null) return refuse(why)
    const problems = troubleWith(file.lines, this.#phases)
    if (problems.length > 0) return refuse(...problems)
    const now = this.of(file.seat, seatsFile)
    const lines: readonly ProposedLine[] = compared(file.lines, now, await this.#warnings(file.seat, file.lines))
    return accept({ seat: file.seat, round: now.round, lines, outdated: file.basis !== (await basisOf(file.seat)) })
  }

  /** Returns the refusals the rules would give, as far as the seat itself can know. */
  async #warnings(seat: SeatId, lines: readonly OrderLine[]): Promise<readonly OrderWarning[]> {
    const { session } = this.#parts
    const { entries } = await session.viewOf(seat)
    return rehearse(session.ruleset, worldOf(momentsOf(entries)), seat, lines).warnings
  }

  /** Stores the changed orders; returns the new seats file. */
  async #keep(seatsFile: SeatsFile, seat: SeatId, round: number, change: OrdersChange): Promise<SeatsFile> {
    const before = ordersIn(seatsFile, seat, round)
    const lines = change.lines ?? before.lines
    const ids = new Set(lines.map(({ id }) => id))
    const fates = Object.entries({ ...before.fates, ...change.fates }).filter(([id]) => ids.has(id))
    const after = withOrders(seatsFile, seat, { round, lines, ready: change.ready ?? before.ready, fates: Object.fromEntries(fates) })
    await this.#parts.register.keep(after)
    this.#parts.changed()
    return after
  }

  /** Returns the seat's turn ahead; null if it has fallen, the game is over, or play cannot go on. */
  #ahead(seat: SeatId, cursor?: Cursor, over = this.#parts.session.over): ReturnType<typeof turnAhead> {
    const { ruleset, world, disagrees } = this.#parts.session
    if (over) return null
    try {
      return turnAhead(ruleset, world, seat, cursor)
    } catch (bug) {
      // Rules that disagree with the journal may throw on its world; then no seat has a turn ahead.
      if (disagrees) return null
      throw bug
    }
  }

  get #phases(): readonly number[] {
    return preparablePhases(this.#parts.session.ruleset.rehearsal)
  }
}

interface OrdersChange {
  readonly lines?: readonly OrderLine[]
  readonly ready?: boolean
  readonly fates?: Readonly<Record<string, KeptFate>>
}

/** Entry number for the beginning, before which nothing can be retracted. */
const NEVER = -1

/** Whether the same question is asked again after an act: not another of its phase, nor the same in another turn. */
function isSame(asked: Request | null, first: Request, question: string): asked is Request {
  const [now, then] = [asked && readRequestId(asked.id), readRequestId(first.id)]
  if (asked?.seat !== first.seat || now === null || then === null) return false
  return now.name === question && isSamePlace(now.cursor, then.cursor)
}

function isDone(answer: OrderLine['answer']): boolean {
  return answer === DONE || (typeof answer !== 'string' && answer['act'] === DONE)
}
