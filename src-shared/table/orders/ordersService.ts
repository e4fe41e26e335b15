import type { LineFate, OrderLine, OrdersState, OrderWarning } from '../../contract/orders.ts'
import type { OrdersProposal, ProposedLine } from '../../contract/seats.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { DONE, questionKey, type Request } from '../../kernel/request.ts'
import type { SeatId } from '../../kernel/rule.ts'
import type { OrdersFile } from '../files/ordersFile.ts'
import { isSamePlace, type Cursor } from '../../kernel/effect.ts'
import { questionName, readRequestId } from '../../kernel/requestId.ts'
import { compared, openOrders, takenOver, rejectionReason } from './ordersProposal.ts'
import { rehearse, turnAhead } from './rehearsal.ts'
import { ordersIn, withOrders, type KeptFate, type SeatsFile } from '../seats/seatsFile.ts'
import { asSeen, preparedFor, troubleWith, troubleWithLock } from './seatOrders.ts'
import type { SeatRegister } from '../seats/seatRegister.ts'
import { worldOf } from '../../kernel/foldHistory.ts'
import { momentsOf } from '../../kernel/history.ts'
import type { TableSession } from '../session/session.ts'

export interface OrdersParts {
  readonly session: TableSession
  readonly register: SeatRegister
  /** Digest of what a seat sees: what its next orders would be written upon. */
  readonly basisOf: (seat: SeatId) => Promise<string>
  /** Called when something was kept. */
  readonly changed: () => void
}

/** Up to where a seat was told what happened. */
export interface ToldOrders {
  readonly cursor: Cursor
  /** Whether it knows that the game is over. */
  readonly over: boolean
}

/** The prepared orders of all seats: written, said ready, used when they are asked for, and read from files. */
export class OrdersService {
  readonly #parts: OrdersParts

  constructor(parts: OrdersParts) {
    this.#parts = parts
  }

  async read(seat: SeatId): Promise<OrdersState> {
    return this.of(seat, await this.#parts.register.read())
  }

  /** As they stand, or as far as was told; empty ones where the seat has no turn ahead any more. */
  of(seat: SeatId, seatsFile: SeatsFile, told?: ToldOrders): OrdersState {
    const { session } = this.#parts
    const { cursor, over } = told ?? { cursor: session.world.cursor, over: session.over }
    const { round, lockedTo } = this.#ahead(seat, cursor, over) ?? { round: Math.max(1, cursor.turn), lockedTo: 0 }
    return asSeen(ordersIn(seatsFile, seat, round), lockedTo, () => session.effectiveEntries())
  }

  /** Whether the question that waits can be answered from ready orders. */
  prepares(request: Request | null, seatsFile: SeatsFile): boolean {
    if (request === null || !this.#isPlayer(request.seat)) return false
    return preparedFor(this.of(request.seat, seatsFile), request, this.#parts.session.world.cursor) !== null
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
   * Answers the question that waits from the ready orders of the seat it is for: act by act up to being done with them, or the one
   * line. Stops at what is refused, which is not given again, and where something else is asked (dice). `only`: a player may use the
   * own orders alone. `question` (see `questionKey`): the question they are used for, so that nobody answers the next one by pressing twice.
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
      if (!this.prepares(first, seatsFile)) {
        return refuse(now.ready ? problem('request', 'problem.notPrepared') : problem('request', 'problem.notReady', { seat }))
      }
      return this.#answerAll(first, now, seatsFile)
    })
  }

  /** Holds a file against the table. */
  async propose(text: string, passphrase: string): Promise<Outcome<OrdersProposal>> {
    const seatsFile = await this.#parts.register.read()
    const opened = await openOrders(text, passphrase, seatsFile)
    return opened.ok ? this.#proposal(opened.value, seatsFile) : opened
  }

  /** Takes accepted lines of a file; its seat is ready then. Where none is, nothing happens: the file can be taken later. */
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

  /** Each line is marked as given before it is: whatever fails on the way, none is given twice. */
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
      // Somebody may have written something in between, a note say.
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

  /** What the rules would say to lines, as far as the seat itself can know. */
  async #warnings(seat: SeatId, lines: readonly OrderLine[]): Promise<readonly OrderWarning[]> {
    const { session } = this.#parts
    const { entries } = await session.viewOf(seat)
    return rehearse(session.ruleset, worldOf(momentsOf(entries)), seat, lines).warnings
  }

  /** Gives the seats file as it is then. */
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

  /** Null where the seat has no turn ahead any more: it has fallen, the game is over, or nothing can be played on. */
  #ahead(seat: SeatId, cursor?: Cursor, over = this.#parts.session.over): ReturnType<typeof turnAhead> {
    const { ruleset, world, disagrees } = this.#parts.session
    if (over) return null
    try {
      return turnAhead(ruleset, world, seat, cursor)
    } catch (bug) {
      // Rules that disagree with the record may not know their way in its world either; then nobody has a turn ahead.
      if (disagrees) return null
      throw bug
    }
  }

  #isPlayer(seat: SeatId): boolean {
    return this.#parts.session.players.some((player) => player.seat === seat)
  }

  get #phases(): readonly number[] {
    return this.#parts.session.ruleset.rehearsal?.phases ?? []
  }
}

interface OrdersChange {
  readonly lines?: readonly OrderLine[]
  readonly ready?: boolean
  readonly fates?: Readonly<Record<string, KeptFate>>
}

/** Stands for the beginning, before which nothing can be taken back. */
const NEVER = -1

/** The same question, asked again after an act: not another of its phase, nor the same in another turn. */
function isSame(asked: Request | null, first: Request, question: string): asked is Request {
  const [now, then] = [asked && readRequestId(asked.id), readRequestId(first.id)]
  if (asked?.seat !== first.seat || now === null || then === null) return false
  return now.name === question && isSamePlace(now.cursor, then.cursor)
}

function isDone(answer: OrderLine['answer']): boolean {
  return answer === DONE || (typeof answer !== 'string' && answer['act'] === DONE)
}
