import { BrokenRule } from './brokenRule.ts'
import { checkFaces } from '../chance/dice.ts'
import type { ChronicleLine, Cursor, Effect } from '../world/effect.ts'
import type { Fields, Sheet, SheetOf } from '../forms/field.ts'
import type { Problem } from '../problem.ts'
import type { Act, ActAnswer, ActRequest, ChooseRequest, DrawRequest, FillRequest, Question, RollRequest, TargetTest } from './request.ts'
import type { About, Audience, Figures, Json, OwnerId, RuleId, SeatId } from '../world/rule.ts'
import type { Collection } from '../world/world.ts'
import { InvariantError } from '../invariantError.ts'

/**
 * A rule, written as a generator. It yields effects (which are folded into the world before it goes on) and questions (which wait
 * for an answer). Rules call rules with `yield*`.
 */
export type Procedure<T = void> = Generator<Step, T, Reply>

export type Step = Effect | Ask | Collect

/**
 * A question about the world as it is: `state` is called again whenever the world changes while the question waits (a correction),
 * so it must read everything it needs itself. `null`: there is nothing to ask any more.
 */
export interface Ask {
  readonly kind: 'ask'
  /** Names the question within its phase; part of the request's id. */
  readonly name: string
  readonly seat: SeatId
  readonly state: () => Question | null
}

/** Several questions at once, each sealed until all are answered. The replies come back in this order. */
export interface Collect {
  readonly kind: 'collect'
  readonly asks: readonly Ask[]
}

/** The reply to one question: a checked answer, or nothing where nothing was left to ask. */
export type OneReply = Rolled | string | readonly string[] | Sheet | ActAnswer | null | undefined

/** What a procedure gets back: the reply to what it asked, or a list of them where it asked several at once. */
export type Reply = OneReply | readonly OneReply[]

/** A roll as rules read it. `values` is null where the table typed counts instead of dice. */
export interface Rolled {
  readonly by: 'app' | 'hand'
  readonly values: ArrayLike<number> | null
  readonly counts: Readonly<Record<string, number>>
  /** Sizes of the groups whoever rolled made, one for each die; absent: one group. */
  readonly groups?: readonly number[]
}

/** Whether a reply is what dice showed. */
export function isRolled(reply: Reply): reply is Rolled {
  return typeof reply === 'object' && reply !== null && 'values' in reply && 'by' in reply
}

export const NO_DICE: Rolled = { by: 'app', values: [], counts: {} }

interface PostingNotes {
  readonly about?: About | undefined
  readonly figures?: Figures | undefined
  readonly see?: Audience | undefined
}

/** `account` of `owner` changes by `delta`; nothing happens for 0. */
export function* post(rule: RuleId, owner: OwnerId, account: string, delta: number, notes: PostingNotes = {}): Procedure {
  if (!Number.isSafeInteger(delta)) throw new BrokenRule(`${rule}: ${account} of ${owner} cannot change by ${String(delta)}`)
  if (delta !== 0) yield noted({ kind: 'posting', rule, owner, account, delta }, notes)
}

export function* record<T>(rule: RuleId, of: Collection<T>, id: string, value: T, see?: Audience): Procedure {
  const shape = of.migrations === undefined || of.migrations.length === 0 ? undefined : of.migrations.length
  yield noted({ kind: 'record', rule, collection: of.name, id, value: value as Json }, { shape, see })
}

export function* drop<T>(rule: RuleId, of: Collection<T>, id: string, see?: Audience): Procedure {
  yield noted({ kind: 'drop', rule, collection: of.name, id }, { see })
}

/** A line of the chronicle; `seat` is whom it happened to. */
export function* tell(rule: RuleId, wording: string, notes: PostingNotes & { readonly seat?: OwnerId | undefined } = {}): Procedure {
  const line: ChronicleLine = noted({ kind: 'line', rule, wording }, notes)
  yield line
}

/** A line of the chronicle for `seat` alone: whatever states its own figures. */
export function* confide(rule: RuleId, wording: string, seat: SeatId, figures?: Figures): Procedure {
  yield* tell(rule, wording, { seat, figures, see: [seat] })
}

/** The phase is over; play goes on at `cursor` and can be taken up from there. */
export function* checkpoint(cursor: Cursor): Procedure {
  yield { kind: 'checkpoint', cursor }
}

/** A question as a rule states it. `check` refuses answers with problems of the rule's own: pure, of the world as it is. */
type Stated<T, Answer> = Omit<T, 'id' | 'occurrence' | 'seat' | 'kind' | 'wording' | 'figures'> & {
  readonly wording?: string
  readonly figures?: Figures
  readonly check?: (answer: Answer) => readonly Problem[]
}

/** Dice are taken as they fall: no rule refuses them. */
type StatedRoll = Omit<Stated<RollRequest, never>, 'check'>

/** Dice for `seat`. A roll of no dice is not asked for. Wording defaults to `roll.<name>`. */
export function* roll(name: string, seat: SeatId, state: () => StatedRoll): Procedure<Rolled> {
  const reply = yield {
    kind: 'ask',
    name,
    seat,
    state: () => {
      const stated = state()
      checkFaces(stated.faces)
      if (stated.test.type === 'sum' && stated.counts !== undefined) throw new InvariantError(`${name}: a sum cannot be typed as counts`)
      return stated.count === 0 ? null : { kind: 'roll', wording: `roll.${name}`, figures: {}, ...stated }
    },
  }
  return (reply ?? NO_DICE) as Rolled
}

/** A single die: the number it shows. Counts cannot be typed for it. */
export function* rollOne(name: string, seat: SeatId, state: () => Omit<StatedRoll, 'count' | 'counts'>): Procedure<number> {
  const rolled = yield* roll(name, seat, () => ({ ...state(), count: 1 }))
  const value = rolled.values?.[0]
  if (value === undefined) throw new InvariantError(`${name}: one die was asked for and none came back`)
  return value
}

/** Cards from a pile, by their faces; null where `state` finds nothing to draw. Wording defaults to `draw.<name>`. Rules use `drawTo`. */
export function* askToDraw(
  name: string,
  seat: SeatId,
  state: () => Omit<Stated<DrawRequest, never>, 'check'> | null,
): Procedure<readonly string[] | null> {
  const reply = yield { kind: 'ask', name, seat, state: () => withKind('draw', name, state()) as Question | null }
  return (reply ?? null) as readonly string[] | null
}

/** One option's id; null where `state` finds nothing to choose. Wording defaults to `choose.<name>`. */
export function* choose(name: string, seat: SeatId, state: () => Stated<ChooseRequest, string> | null): Procedure<string | null> {
  const reply = yield { kind: 'ask', name, seat, state: () => withKind('choose', name, state()) as Question | null }
  return (reply ?? null) as string | null
}

/**
 * A sheet, every field filled in, each value of its field's type (`plan.sell` is a number where `sell` is a number field); null where
 * `state` finds nothing to ask. Wording defaults to `fill.<name>`.
 */
export function* fill<const F extends Fields>(
  name: string,
  seat: SeatId,
  state: () => Stated<FillRequest<F>, SheetOf<F>> | null,
): Procedure<SheetOf<F> | null> {
  const reply = yield { kind: 'ask', name, seat, state: () => withKind('fill', name, state()) as Question | null }
  return (reply ?? null) as SheetOf<F> | null
}

/**
 * The next voluntary act with the values of its fields, told apart by `act` where the acts' ids are literal; null where only `done` is
 * left, which is then not asked. Wording defaults to `act.<name>`.
 *
 * @param alone asks although only `done` is left: whether a question came would show others what a hand has. `state` gives null where
 * facts that everybody sees leave nothing to do.
 */
export function* act<const A extends readonly Act[]>(
  name: string,
  seat: SeatId,
  state: () => Stated<ActRequest<A>, AnswerTo<A[number]>> | null,
  { alone = false }: { readonly alone?: boolean } = {},
): Procedure<AnswerTo<A[number]> | null> {
  const reply = yield {
    kind: 'ask',
    name,
    seat,
    state: () => {
      const stated = state()
      return stated === null || (stated.acts.length <= 1 && !alone) ? null : (withKind('act', name, stated) as Question)
    },
  }
  return (reply ?? null) as AnswerTo<A[number]> | null
}

/**
 * Asks several parties at once: `ask` is called for each and asks one question (`choose`, `fill`, `act`, `roll`). The answers come in any
 * order, each sealed until all are in; then what follows the question in each `ask` is done, party by party in the order given. A party
 * with nothing to be asked gets what its question gives then (null, no dice). Gives what each `ask` came to.
 */
export function* collect<P, T>(parties: readonly P[], ask: (party: P) => Procedure<T>): Procedure<ReadonlyMap<P, T>> {
  const begun = parties.map((party) => begin(party, ask(party)))
  const asked = begun.flatMap(({ first }) => (first.done === true ? [] : [askIn(first.value)]))
  const replies = asked.length === 0 ? [] : listOf(yield { kind: 'collect', asks: asked })
  const results = new Map<P, T>()
  let next = 0
  for (const { party, asking, first } of begun) {
    results.set(party, first.done === true ? first.value : yield* goingOn(asking, replies[next++]))
  }
  return results
}

function begin<P, T>(party: P, asking: Procedure<T>): { party: P; asking: Procedure<T>; first: IteratorResult<Step, T> } {
  return { party, asking, first: asking.next(undefined) }
}

function listOf(reply: Reply): readonly OneReply[] {
  if (!isList(reply)) throw new InvariantError('collect: several were asked, and one reply came back')
  return reply
}

function isList(reply: Reply): reply is readonly OneReply[] {
  return Array.isArray(reply)
}

function askIn(step: Step): Ask {
  if (step.kind !== 'ask') throw new InvariantError(`collect: every party begins with one question, not with a ${step.kind}`)
  return step
}

/** The rest of a procedure, from the reply to its first question on. */
function* goingOn<T>(asking: Procedure<T>, reply: Reply): Procedure<T> {
  let step = asking.next(reply)
  while (step.done !== true) step = asking.next(yield step.value)
  return step.value
}

/** What comes back for one of several acts: its id, and what its fields hold. */
type AnswerTo<A extends Act> = A extends Act<infer Id, infer F> ? { readonly act: Id } & SheetOf<F> : never

/** Dice against a chance: `need` or less succeeds. */
export function chance(need: number, success = 'success', failure = 'failure'): TargetTest {
  return { type: 'atMost', need, success, failure }
}

function withKind(kind: 'draw' | 'choose' | 'fill' | 'act', name: string, stated: object | null): object | null {
  return stated === null ? null : { kind, wording: `${kind}.${name}`, figures: {}, ...stated }
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** With the notes that are there: a key without a value would not come back from the journal. `effect` is made for this call. */
function noted<E extends object, N extends object>(effect: E, notes: N): E & Partial<Present<N>> {
  const kept = effect as Partial<N>
  for (const key in notes) if (notes[key] !== undefined) kept[key] = notes[key]
  return kept as E & Partial<Present<N>>
}
