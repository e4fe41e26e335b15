import type { OrderLine, OrderWarning } from '../../contract/orders.ts'
import { takeAnswer, takeGiven, type Objections } from '../../kernel/forms/answer.ts'
import { countOutcomes } from '../../kernel/chance/rollTest.ts'
import { leastSheet } from '../../kernel/forms/form.ts'
import { CORRECTION_RULE } from '../../kernel/journal/journal.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import { problem, type Problem } from '../../kernel/problem.ts'
import type { Procedure, Reply, OneReply } from '../../kernel/engine/procedure.ts'
import type { Sheet } from '../../kernel/forms/field.ts'
import {
  DONE,
  questionKey,
  type ActRequest,
  type ChanceRequest,
  type ChooseRequest,
  type FillRequest,
  type Request,
  type RollRequest,
} from '../../kernel/engine/request.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import type { Rehearsing, Ruleset } from '../../kernel/engine/ruleset.ts'
import { Run } from '../../kernel/engine/run.ts'
import { WorldState, collection, type World } from '../../kernel/world/world.ts'
import { questionName } from '../../kernel/engine/requestId.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Dry run of a seat's part of the next round, or of the rest of the round in play, with the prepared answers. */
export interface Rehearsal {
  readonly round: number
  /** Phases up to this one have begun; 0: none has. */
  readonly lockedTo: number
  /** Questions the seat would be asked, except dice, in the order of their first asking. */
  readonly questions: readonly RehearsedQuestion[]
  /** Lines that would be refused, in the order of the lines. Lines of phases that have begun are skipped. */
  readonly warnings: readonly OrderWarning[]
  /** Phases that cannot be rehearsed now. */
  readonly unforeseen: readonly number[]
}

export interface RehearsedQuestion {
  readonly phase: number
  /** Name of the question (`questionName`), as in the lines. */
  readonly question: string
  /** How many sheets or choices of that name came before in the phase; this one takes the lines they left. 0 for acts. */
  readonly place: number
  /** The request after the lines before it. Acts: reduced to DONE if no more would be asked. */
  readonly request: Request
  /** Lines it would take, in their order. */
  readonly lines: readonly OrderLine[]
  /** Every line that was tried on it, with the request at that moment; that request is what the line can be edited with. */
  readonly tried: readonly TriedLine[]
}

export interface TriedLine {
  readonly line: OrderLine
  readonly request: Request
  readonly taken: boolean
}

/** What a seat's orders are for: its own turn and what the table asks of it in one round, the one in play or the next. */
export interface TurnAhead {
  readonly round: number
  /** Phases up to this one have begun; 0: none has. */
  readonly lockedTo: number
}

/** Phases for which lines can be prepared, in the order of the round. */
export function preparablePhases({ phases, tablePhases = [] }: Pick<Rehearsing, 'phases' | 'tablePhases'> = NOTHING): readonly number[] {
  return tablePhases.length === 0 ? phases : [...phases, ...tablePhases].sort((one, other) => one - other)
}

/** Returns the turn ahead of a seat; null if the seat has fallen. `cursor`: an earlier place of play to judge from. */
export function turnAhead(ruleset: Ruleset<Json>, world: World, seat: SeatId, cursor: Cursor = world.cursor): TurnAhead | null {
  const { turn, seat: now, phase } = cursor
  const seats = ruleset.seats(world)
  if (!seats.includes(seat)) return null
  if (turn === 0) return { round: 1, lockedTo: 0 }
  if (now === seat) return { round: turn, lockedTo: phase }
  const playing = now === TABLE_SEAT || seats.includes(now) ? cursor : placeBefore(nextPlace(ruleset, world, cursor))
  const lockedTo = playing === null ? null : begunFor(seat, playing, seats, ruleset.rehearsal)
  return lockedTo === null ? { round: turn + 1, lockedTo: 0 } : { round: turn, lockedTo }
}

/**
 * Returns the phase up to which a round has begun for a seat that is not on turn; null if nothing of the round can be prepared any more. Phases
 * of the table divide the seats' turns: before the next of them, a seat whose turn is over can prepare that one.
 */
function begunFor(seat: SeatId, playing: Cursor, seats: readonly SeatId[], rehearsing: Rehearsing = NOTHING): number | null {
  const { tablePhases = [] } = rehearsing
  const { seat: now, phase } = playing
  if (now === TABLE_SEAT) return tablePhases.length > 0 && phase <= Math.max(...preparablePhases(rehearsing)) ? phase : null
  const isOver = seats.indexOf(now) > seats.indexOf(seat)
  if (!isOver) return Math.max(0, ...tablePhases.filter((each) => each < phase))
  const later = tablePhases.filter((each) => each > phase)
  return later.length === 0 ? null : Math.min(...later) - 1
}

/** Returns a place whose phase has not begun yet. */
function placeBefore(next: Cursor | null): Cursor | null {
  return next === null ? null : { ...next, phase: Math.max(0, next.phase - 1) }
}

const MOST_STEPS = 10_000

/** Returns the place that follows when a seat falls in its own turn (fallen seats are asked nothing); null if others are asked before it. */
function nextPlace(ruleset: Ruleset<Json>, world: World, cursor: Cursor): Cursor | null {
  const copy = copyOf(world)
  copy.apply({ kind: 'checkpoint', cursor })
  let steps = 0
  for (const step of ruleset.play(copy)) {
    // Limits the steps: a forged pack may keep the rules going for ever.
    if (step.kind === 'ask' || step.kind === 'collect' || ++steps > MOST_STEPS) break
    if (step.kind === 'checkpoint') return step.cursor
    copy.apply(step)
  }
  return null
}

/**
 * Plays the turn ahead of `seat` on copies of `world`, phase by phase, the table's among them; each continues from the one before. `world` is the fold of
 * what the seat sees, so no secret of others can show. Lines answer the questions they are for. Other questions get their default answer,
 * acts DONE. Dice and other seats change nothing. A line that would be refused is left out with a warning.
 */
export function rehearse(ruleset: Ruleset<Json>, world: World, seat: SeatId, lines: readonly OrderLine[]): Rehearsal {
  const ahead = turnAhead(ruleset, world, seat)
  const { rehearsal } = ruleset
  const turn = ahead ?? { round: Math.max(1, world.cursor.turn), lockedTo: 0 }
  const open = lines.filter(({ phase }) => phase > turn.lockedTo)
  const state: RehearsalState = { seat, rehearsing: rehearsal ?? NOTHING, questions: new Map(), waiting: open, refusals: new Map() }
  const unforeseen: number[] = []
  let carried = underItsRules(ruleset, state.rehearsing, copyOf(world))
  for (const phase of ahead === null ? [] : preparablePhases(rehearsal)) {
    if (turn.lockedTo > 0 && phase <= turn.lockedTo) continue
    const stage = carried.clone()
    const onTurn = rehearsal?.tablePhases?.includes(phase) === true ? TABLE_SEAT : seat
    stage.apply({ kind: 'checkpoint', cursor: { turn: turn.round, seat: onTurn, phase } })
    const before = snapshot(state)
    try {
      playThrough(ruleset, stage, state, phase)
      carried = stage
    } catch {
      restore(state, before)
      unforeseen.push(phase)
    }
  }
  return {
    round: turn.round,
    lockedTo: turn.lockedTo,
    questions: [...state.questions.values()],
    warnings: warningsOf(open, state, unforeseen),
    unforeseen,
  }
}

const NOTHING: Rehearsing = { phases: [], decided: {}, refusals: [], stillDie: () => null }

/** Applies the house rules of the rehearsal to the world. */
function underItsRules(ruleset: Ruleset<Json>, { decided }: Rehearsing, world: WorldState): WorldState {
  if (Object.keys(decided).length === 0) return world
  for (const step of ruleset.decide(world, decided)) if (step.kind !== 'ask' && step.kind !== 'collect') world.apply(step)
  return world
}

/** Most questions of one phase, against rules that ask for ever. */
const MOST_QUESTIONS = 2000

/** Progress of a rehearsal. */
interface RehearsalState {
  readonly seat: SeatId
  readonly rehearsing: Rehearsing
  /** Questions by phase, name and place. */
  questions: Map<string, RehearsedQuestion>
  /** Lines not tried yet. */
  waiting: readonly OrderLine[]
  /** Problems by line id. */
  refusals: Map<string, readonly Problem[]>
}

type RehearsalSnapshot = Pick<RehearsalState, 'questions' | 'waiting' | 'refusals'>

function snapshot({ questions, waiting, refusals }: RehearsalState): RehearsalSnapshot {
  return { questions: new Map(questions), waiting, refusals: new Map(refusals) }
}

/** Undoes a phase that could not be played to its end. */
function restore(state: RehearsalState, { questions, waiting, refusals }: RehearsalSnapshot): void {
  state.questions = questions
  state.waiting = waiting
  state.refusals = refusals
}

function playThrough(ruleset: Ruleset<Json>, stage: WorldState, state: RehearsalState, phase: number): void {
  const run = new Run(ruleset, stage, onePhase(ruleset.play(stage)))
  run.resume(undefined)
  for (let asked = 0; run.pending !== null; asked++) {
    if (asked > MOST_QUESTIONS) throw new InvariantError(`phase ${phase} of ${state.seat} asks on for ever`)
    const key = questionKey(run.pending)
    const reply = replyTo(run.pending, state, phase, (answer) => run.objections(key, answer))
    if (reply === null) return
    run.resume(reply)
  }
}

/** Plays the rules up to the next checkpoint, which is left to the caller. */
function* onePhase(play: Procedure): Procedure {
  let reply: Reply = undefined
  for (;;) {
    const step = play.next(reply)
    if (step.done === true || step.value.kind === 'checkpoint') return
    reply = yield step.value
  }
}

/** Returns the reply to a request; null if the phase cannot be followed further, as when any dice would change something. */
function replyTo(request: Request, state: RehearsalState, phase: number, objections: Objections): OneReply {
  if (request.kind === 'roll') return stillDice(request, state.rehearsing)
  // What follows depends on the cards.
  if (request.kind === 'draw') return null
  return request.seat === state.seat ? prepared(request, state, phase, objections) : nothingFrom(request, state.rehearsing, objections)
}

/** Returns dice that change nothing; null if any dice would change something. */
export function stillDice(request: RollRequest, rehearsing: Rehearsing): OneReply {
  const { test, count, figures } = request
  const parts = test.type === 'parts' ? test.parts : [{ test, count }]
  const values: number[] = []
  for (const part of parts) {
    const own = 'figures' in part ? { ...figures, ...part.figures } : figures
    const die = rehearsing.stillDie({ ...request, test: part.test, count: part.count, figures: own })
    if (die === null) return null
    for (let thrown = 0; thrown < part.count; thrown++) values.push(die)
  }
  return { by: 'hand', values, counts: countOutcomes(test, values) }
}

/** Returns the next line's answer that fits this question and would be accepted, else the default answer. */
function prepared(request: Exclude<Request, ChanceRequest>, state: RehearsalState, phase: number, objections: Objections): OneReply {
  const question = questionName(request.id)
  const place = request.kind === 'act' ? 0 : request.occurrence
  const key = `${phase}/${question}#${place}`
  let standing = state.questions.get(key) ?? { phase, question, place, request, lines: [], tried: [] }
  standing = { ...standing, request }
  let reply: OneReply = null
  while (reply === null) {
    const line = state.waiting.find((waiting) => waiting.phase === phase && waiting.question === question)
    if (line === undefined) break
    state.waiting = state.waiting.filter((waiting) => waiting !== line)
    const taken = takeGiven(request, line.answer, NO_SEED, objections)
    standing = { ...standing, tried: [...standing.tried, { line, request, taken: taken.ok }] }
    if (taken.ok) {
      standing = { ...standing, lines: [...standing.lines, line], request: request.kind === 'act' ? exhausted(request) : request }
      reply = taken.value.reply
    } else {
      state.refusals.set(line.id, taken.problems)
    }
  }
  state.questions.set(key, standing)
  return reply ?? asOffered(request, objections)
}

/** Reduces an act request to DONE, in case it is not asked again. If it is, the new request replaces this one. */
function exhausted(request: ActRequest): ActRequest {
  return { ...request, acts: request.acts.filter(({ id }) => id === DONE) }
}

/** Returns the default answer of the seat's own request; if its fields do not fit together, the least possible sheet. */
function asOffered(request: Exclude<Request, ChanceRequest>, objections: Objections): OneReply {
  return request.kind === 'fill' ? sheetOf(request, [{}, leastSheet(request)], objections) : firstOf(request, objections)
}

/** Returns the answer of another seat that changes the least. */
function nothingFrom(request: Exclude<Request, ChanceRequest>, { refusals }: Rehearsing, objections: Objections): OneReply {
  if (request.kind === 'fill') return sheetOf(request, [leastSheet(request), {}], objections)
  const refusal = request.kind === 'choose' ? request.options.find(({ id }) => refusals.includes(id)) : undefined
  return refusal?.id ?? firstOf(request, objections)
}

function firstOf(request: ChooseRequest | ActRequest, objections: Objections): OneReply {
  if (request.kind === 'act') return { act: DONE }
  const offered = [...(request.preset === undefined ? [] : [request.preset]), ...request.options.map(({ id }) => id)]
  return offered.find((id) => objections(id).length === 0) ?? null
}

/** Returns the first of these sheets that the request accepts. */
function sheetOf(request: FillRequest, sheets: readonly Sheet[], objections: Objections): OneReply {
  for (const sheet of sheets) {
    const taken = takeAnswer(request, sheet, NO_SEED, objections)
    if (taken.ok) return taken.value.reply
  }
  throw new InvariantError(`${request.id} has no answer by itself`)
}

/** Placeholder: these requests never use the seed. */
const NO_SEED = '0'.repeat(64)

function warningsOf(
  lines: readonly OrderLine[],
  { refusals, waiting }: RehearsalState,
  unforeseen: readonly number[],
): readonly OrderWarning[] {
  return lines.flatMap((line) => {
    const refused = refusals.get(line.id) ?? []
    if (refused.length > 0) return refused.map((reason) => ({ line: line.id, problem: reason }))
    if (!waiting.includes(line)) return []
    const { phase } = line
    const reason = unforeseen.includes(phase) ? problem('answer', 'problem.notForeseen', { phase }) : problem('answer', 'problem.notAsked')
    return [{ line: line.id, problem: reason }]
  })
}

/** Copies a world, so that a rehearsal may change it. */
function copyOf(world: World): WorldState {
  if (world instanceof WorldState) return world.clone()
  const copy = new WorldState()
  const rule = CORRECTION_RULE
  for (const owner of world.owners())
    for (const [account, delta] of world.accounts(owner)) copy.apply({ kind: 'posting', rule, owner, account, delta })
  for (const name of world.collections())
    for (const id of world.recordIds(name)) {
      const value = world.record(collection<Json>(name), id)
      if (value !== undefined) copy.apply({ kind: 'record', rule, collection: name, id, value })
    }
  copy.apply({ kind: 'checkpoint', cursor: world.cursor })
  return copy
}
