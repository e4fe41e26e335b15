import { takeAnswer, type Objections, type Taken } from '../forms/answer.ts'
import { isRolled, type Ask, type Collect, type OneReply, type Reply } from './procedure.ts'
import { isChance, questionKey, type Answer, type Question, type Request } from './request.ts'
import type { Problem } from '../problem.ts'
import type { SeatId } from '../world/rule.ts'

/** An answer that is in while others are waited for, with the question it answers. */
export interface SealedAnswer {
  readonly request: Request
  readonly answer: Answer
}

/** Somebody who was asked at the same time as others, and whether nobody waits for an answer any more. */
export interface Party {
  readonly seat: SeatId
  readonly in: boolean
}

/** A question as it waits. */
interface Waiting {
  readonly ask: Ask
  readonly id: string
  readonly occurrence: number
  /** Null where nothing is left to ask. */
  request: Request | null
  objections: Objections
  sealed: { readonly answer: Answer | null; readonly reply: OneReply } | null
}

/** What a procedure waits for: one question, or several at once whose answers are sealed until all are in. */
export class Asking {
  /** Whether the questions were asked at once. */
  readonly collects: boolean
  readonly #waiting: readonly Waiting[]
  /** The open questions, as long as nothing changes them. */
  #open: readonly Request[] | null = null

  /** `numbered`: the id of a question, and how often it was asked before. */
  constructor(step: Ask | Collect, numbered: (ask: Ask) => { readonly id: string; readonly occurrence: number }) {
    this.collects = step.kind === 'collect'
    const asks = step.kind === 'ask' ? [step] : step.asks
    this.#waiting = asks.map((ask) => ({ ask, ...numbered(ask), request: null, objections: none, sealed: null }))
    this.restate()
  }

  /** The questions that are not answered, in the order in which they were asked. */
  get open(): readonly Request[] {
    this.#open ??= unanswered(this.#waiting)
    return this.#open
  }

  /** The answers that are in. */
  get sealed(): readonly SealedAnswer[] {
    return this.#waiting.flatMap(({ request, sealed }) =>
      request === null || sealed === null || sealed.answer === null ? [] : [{ request, answer: sealed.answer }],
    )
  }

  /** All who were asked at once, in order, and whether they are waited for no more; empty for one question. */
  get parties(): readonly Party[] {
    return this.collects
      ? this.#waiting.map(({ ask, request, sealed }) => ({ seat: ask.seat, in: request === null || sealed !== null }))
      : []
  }

  /** One reply for one question, a list for several. */
  get reply(): Reply {
    const replies = this.#waiting.map(({ sealed }) => sealed?.reply)
    return this.collects ? replies : replies[0]
  }

  /** The question of this key, answered or not; undefined where it is not asked. */
  find(key: string): { readonly request: Request; readonly isSealed: boolean } | undefined {
    const found = this.#found(key)
    return found?.request == null ? undefined : { request: found.request, isSealed: found.sealed !== null }
  }

  /** Keeps an answer, in place of an earlier one. */
  seal(key: string, answer: Answer | null, reply: OneReply): void {
    const found = this.#found(key)
    if (found !== undefined) found.sealed = { answer, reply }
    this.#open = null
  }

  /** States the questions of the world as it is. A sealed answer that no longer fits is dropped, and asked for again. */
  restate(): void {
    this.#open = null
    for (const waiting of this.#waiting) {
      const { ask, id, occurrence, request: before, sealed } = waiting
      const question = ask.state()
      const check = question?.check
      const request = question === null ? null : ({ ...withoutCheck(question), id, occurrence, seat: ask.seat } as Request)
      waiting.request = request
      waiting.objections = check === undefined ? none : (check as Objections)
      waiting.sealed = request === null || sealed === null ? null : refitted(request, before, sealed, waiting.objections)
    }
  }

  /** What the rule that asks has against a reply that fits its question; nothing where it takes it. */
  objections(key: string, reply: OneReply): readonly Problem[] {
    return this.#found(key)?.objections(reply) ?? []
  }

  #found(key: string): Waiting | undefined {
    return this.#waiting.find((waiting) => questionKey(waiting) === key)
  }
}

function unanswered(waiting: readonly Waiting[]): readonly Request[] {
  const open: Request[] = []
  for (const { request, sealed } of waiting) if (request !== null && sealed === null) open.push(request)
  return open
}

/** Few questions have a check, and leaving a key out of a copy is slow. */
function withoutCheck(question: Question): Omit<Question, 'check'> {
  if (!('check' in question)) return question
  const { check: _, ...stated } = question
  return stated
}

/** A sealed answer to a question that was stated afresh; null where it no longer fits. Dice that were thrown stay what they are. */
function refitted(
  request: Request,
  before: Request | null,
  { answer, reply }: NonNullable<Waiting['sealed']>,
  objections: Objections,
): Waiting['sealed'] {
  if (answer === null) return { answer, reply }
  if (isChance(request) && request.kind !== 'roll') {
    // Cards that were drawn stay, whoever drew them.
    const fits = typeof answer === 'object' && takenAgain(request, { ...answer, by: 'hand' }, objections) !== null
    return fits ? { answer, reply } : null
  }
  if (request.kind !== 'roll') return takenAgain(request, answer, objections)
  if (before?.kind !== 'roll' || before.faces !== request.faces || !isRolled(reply) || typeof answer === 'string') return null
  if (reply.values === null) return takenAgain(request, answer, objections)
  const again = takenAgain(
    request,
    { by: 'hand', dice: Array.from(reply.values), ...(reply.groups && { groups: reply.groups }) },
    objections,
  )
  if (again === null || !isRolled(again.reply)) return null
  const counts = 'digest' in answer ? { counts: again.reply.counts } : {}
  return { answer: { ...answer, ...counts } as Answer, reply: { ...again.reply, by: reply.by } }
}

function takenAgain(request: Request, answer: Answer, objections: Objections): Waiting['sealed'] {
  const taken = takeAnswer(request, answer, NO_SEED, objections)
  return taken.ok ? oneOf(taken.value) : null
}

/** What was answered to one question. */
export function oneOf({ answer, reply }: Taken): { readonly answer: Answer; readonly reply: OneReply } {
  return { answer, reply }
}

function none(): readonly Problem[] {
  return []
}

/** Nothing is thrown where an answer is only looked at again. */
const NO_SEED = '0'.repeat(64)
