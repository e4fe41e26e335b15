import type { Fields, Form, Sheet } from '../forms/field.ts'
import type { Problem } from '../problem.ts'
import type { Figures, OwnerId, RuleId, SeatId, Audience } from '../world/rule.ts'

/**
 * What a procedure needs next, with everything a screen and a bot need to show it, answer it and check it.
 * Requests are plain data: they cross every boundary as they are.
 */
export type Request = RollRequest | DrawRequest | ChooseRequest | FillRequest | ActRequest

/** What chance answers: the app, or hands at the table. */
export type ChanceRequest = RollRequest | DrawRequest

export function isChance(request: Request): request is ChanceRequest {
  return request.kind === 'roll' || request.kind === 'draw'
}

/** Whether chance gave an answer: dice or cards, of the app or of a hand. */
export function isChanceAnswer(answer: Answer): answer is RollAnswer | DrawAnswer {
  return typeof answer === 'object' && 'by' in answer && !('act' in answer)
}

export interface RequestHead {
  /** Unique within a campaign up to `occurrence`: `3/elves/3/births`, and `3/elves/5/treatyAnswer@humans` where not the seat on turn is asked. */
  readonly id: string
  /** How often this id was asked before in the same phase; together with `id` it keys the app's dice. */
  readonly occurrence: number
  /** Who answers. */
  readonly seat: SeatId
  /** The rule that asks. */
  readonly rule: RuleId
  /** Further rules in play. */
  readonly rules?: readonly RuleId[]
  /** Wording key of the question; `figures` fill it in and are shown beside it. */
  readonly wording: string
  readonly figures: Figures
  /** Who may read the answer beside the one who gives it, as for an effect. Absent: the game master. */
  readonly see?: Audience
}

/** Tells a question from every other of the campaign, the same one asked again included: `3/elves/7/spend`, then `3/elves/7/spend#1`. */
export function questionKey({ id, occurrence }: Pick<RequestHead, 'id' | 'occurrence'>): string {
  return occurrence === 0 ? id : `${id}#${occurrence}`
}

/** Dice. Answer: `{ by: 'app' }`, `{ by: 'hand', dice: [34, 77] }` or, where `counts` is present, `{ by: 'hand', counts: { child: 8, ... } }`. */
export interface RollRequest extends RequestHead {
  readonly kind: 'roll'
  /** Faces of each die, 2 to 1,000. */
  readonly faces: number
  /** How many dice. */
  readonly count: number
  readonly test: RollTest
  /**
   * So many are rolled for together (2 or more), who may be put in groups: an answer may give `groups`, their sizes in the order of the dice,
   * with one die for each. Without them it is one group and one die.
   */
  readonly split?: number
  /** Outcome ids that may be typed as counts (they must add up to `count`); absent: dice only. */
  readonly counts?: readonly string[]
  /** Where the app throws the dice, it does so at once without asking, and records them (`see`: their audience). Never in a `collect`. */
  readonly unattended?: boolean
}

/**
 * What counts as success. `atMost`, `atLeast`: a die of `need` or less, or more; `atMostEach`, `atLeastEach`: the first `count` dice
 * against the first `need`, and so on (a group of one is a target for one die); `sum`: all dice together with the modifier;
 * `table`: the row the die falls in; `number`: the number itself matters; `parts`: a test for each part of the dice.
 * A modifier is added to each die before it is compared, in `sum` once to all of them. `success` and `failure` are outcome ids (worded
 * as `outcome.<id>`).
 */
export type RollTest = SimpleTest | PartsTest

/** A test of dice that are thrown for one thing. */
export type SimpleTest = TargetTest | SumTest | TableTest | { readonly type: 'number' }

/** Several tests in one roll: the first dice are those of the first part, and so on. */
export interface PartsTest {
  readonly type: 'parts'
  readonly parts: readonly RollPart[]
}

/** Dice of a roll that are thrown for one thing, and whose they are. */
export interface RollPart {
  readonly count: number
  readonly test: SimpleTest
  /** Wording key of what they are thrown for, filled in with `figures`. */
  readonly wording: string
  readonly figures?: Figures
  /** Absent: of whoever is asked. */
  readonly whose?: OwnerId
  /** Outcome ids of this part that may be typed as counts: they add up to its dice. A roll has counts where each of its parts has. */
  readonly counts?: readonly string[]
}

/** A test that every die passes or fails by itself. */
export type TargetTest = Succeeding &
  (
    | { readonly type: 'atMost' | 'atLeast'; readonly need: number; readonly modifier?: number }
    | { readonly type: 'atMostEach' | 'atLeastEach'; readonly groups: readonly NeedGroup[] }
  )

interface Succeeding {
  readonly success: string
  readonly failure: string
  /** Success is a loss to whoever is asked: a mother dies, an agent is caught. */
  readonly harm?: true
}

/** The next `count` dice of a roll, which must read alike. */
export interface NeedGroup {
  readonly need: number
  readonly count: number
  readonly modifier?: number
}

/** The dice together, `modifier` added: `need` or more, or less, succeeds. Such a roll has one outcome, whatever the number of dice. */
export interface SumTest extends Succeeding {
  readonly type: 'sum'
  readonly be: 'atLeast' | 'atMost'
  readonly need: number
  readonly modifier?: number
}

export interface TableTest {
  readonly type: 'table'
  readonly rows: readonly { readonly from: number; readonly to: number; readonly outcome: string }[]
  readonly modifier?: number
}

/**
 * Cards from a pile, without putting them back, each of those that are left as likely as any other. Answer: `{ by: 'app' }`, or the faces
 * that were drawn at the table, `{ by: 'hand', cards: ['zap', 'smash'] }`. It shows the whole pile to whoever is asked.
 */
export interface DrawRequest extends RequestHead {
  readonly kind: 'draw'
  /** By face, ascending. */
  readonly pile: readonly PileCard[]
  /** At least 1, and fewer than the pile holds. */
  readonly count: number
  /** Where the app draws, it does so at once without asking, and records the cards (`see`: their audience). Never in a `collect`. */
  readonly unattended?: boolean
}

/** Cards that are alike. */
export interface PileCard {
  readonly face: string
  readonly wording: string
  readonly figures?: Figures
  readonly copies: number
}

/** One of a closed list. Answer: the option's id. */
export interface ChooseRequest extends RequestHead {
  readonly kind: 'choose'
  readonly options: readonly Option[]
  /** Option offered first; absent: none. */
  readonly preset?: string
}

export interface Option<Id extends string = string> {
  readonly id: Id
  readonly wording: string
  readonly figures?: Figures
}

/** A sheet to fill in. Answer: an object of field id -> value; a field left out takes its preset. */
export interface FillRequest<F extends Fields = Fields> extends RequestHead, Form<F> {
  readonly kind: 'fill'
}

/** The next voluntary act, again and again until `done`. Answer: `{ act: id, <field>: value, ... }`. */
export interface ActRequest<A extends readonly Act[] = readonly Act[]> extends RequestHead {
  readonly kind: 'act'
  /** The last is always `done`. */
  readonly acts: A
}

export interface Act<Id extends string = string, F extends Fields = Fields> extends Form<F> {
  readonly id: Id
  readonly rule: RuleId
  readonly wording: string
  readonly figures?: Figures
  /** Wording key of the heading it stands under among other acts; absent: under none. */
  readonly group?: string
  /** It must be chosen: it never stands chosen by itself. */
  readonly grave?: true
}

export const DONE = 'done'

/**
 * A request as a procedure states it; the table adds id and occurrence. `check` stays with the rules: it is asked of an answer that fits
 * the request, as the procedure would get it, and refuses it with problems of its own. It only reads, and it is not asked again when a
 * recorded answer is played.
 */
export type Question = StatedOf<Request> & { readonly check?: Check }

type StatedOf<R extends Request> = R extends Request ? Omit<R, 'id' | 'occurrence' | 'seat'> : never

export type Check = (answer: never) => readonly Problem[]

/** An act with the values of its fields. An act has no field called `act`. */
export interface ActAnswer extends Sheet {
  readonly act: string
}

/**
 * A roll as the journal keeps it. Few dice are kept one by one; many rolled by the app follow from the seed, so
 * only the outcomes and a digest of the dice are kept; counts typed at the table stand for the dice themselves.
 * `faces` stands beside dice that have neither 10 nor 100 of them, `groups` where a roll was thrown for in groups (`RollRequest.split`).
 */
export type RollAnswer =
  | { readonly by: 'app' | 'hand'; readonly dice: readonly number[]; readonly faces?: number; readonly groups?: readonly number[] }
  | {
      readonly by: 'app'
      readonly counts: Readonly<Record<string, number>>
      readonly digest: string
      readonly groups?: readonly number[]
    }
  | { readonly by: 'hand'; readonly counts: Readonly<Record<string, number>> }

/** A draw as the journal keeps it: the faces in the order in which they came. */
export interface DrawAnswer {
  readonly by: 'app' | 'hand'
  readonly cards: readonly string[]
}

export type Answer = RollAnswer | DrawAnswer | string | Sheet | ActAnswer
