import { textOf } from '../../../kernel/forms/form.ts'
import { act, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { Field, Fields, NumberField, SheetOf } from '../../../kernel/forms/field.ts'
import { DONE, type Act, type ActAnswer } from '../../../kernel/engine/request.ts'
import type { Figures, RuleId, SeatId } from '../../../kernel/world/rule.ts'

/** A voluntary act as it can be done now, and the doing of it. */
export interface Offer {
  readonly act: Act
  readonly perform: (answer: ActAnswer) => Procedure
}

/** An act, and the doing of it with what the act's fields hold, each value of its field's type. */
export function offer<const F extends Fields>(offered: Act<string, F>, perform: (sheet: SheetOf<F>) => Procedure): Offer {
  return { act: offered, perform: (answer) => perform(answer as ActAnswer & SheetOf<F>) }
}

/** What is asked between two acts, of the world as it is then. */
interface Asked {
  /** Absent: `act.<name>`. */
  readonly wording?: string
  readonly rule: RuleId
  readonly rules?: readonly RuleId[]
  readonly figures: Figures
  readonly offers: readonly Offer[]
}

/**
 * Voluntary acts one after the other, until the player is done or nothing is left to do (question `name`, acts worded `act.<name>.<act>`).
 * An offer must hold what its act needs in its fields and limits: whatever passes them is done.
 */
export function* voluntaryActs(name: string, seat: SeatId, state: () => Asked): Procedure {
  let offered: readonly Offer[] = []
  for (;;) {
    const answer = yield* act(name, seat, () => {
      const { offers, ...question } = state()
      offered = offers
      const done: Act = { id: DONE, rule: question.rule, wording: `act.${name}.${DONE}`, fields: [] }
      return { ...question, acts: [...offers.map((offer) => offer.act), done] }
    })
    const chosen = answer === null ? undefined : offered.find((offer) => offer.act.id === answer.act)
    if (answer === null || chosen === undefined) return
    yield* chosen.perform(answer)
  }
}

/** How many: from 1 to `max`. */
export function amountField(max: number, preset = 1): NumberField {
  return { id: 'amount', type: 'number', wording: 'field.amount', figures: { max }, min: 1, max, preset: Math.min(preset, max) }
}

/** The figure of a number field, 0 where the act has no such field. */
export function numberIn(answer: ActAnswer, field: Field['id']): number {
  return Number(answer[field] ?? 0)
}

export function textIn(answer: ActAnswer, field: Field['id']): string {
  return textOf(answer[field]).trim()
}
