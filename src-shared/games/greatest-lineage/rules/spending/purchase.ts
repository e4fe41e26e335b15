import { post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field } from '../../../../kernel/forms/field.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { amountField, numberIn, type Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import type { Civilisation } from '../seats.ts'

/** One thing points buy. */
interface Purchase {
  /** Id of the act. */
  readonly id: string
  readonly rule: RuleId
  /** Points for one. */
  readonly price: number
  /** How many the rules allow now, points aside; Infinity: any number. */
  readonly most: number
  /** `single`: one at a time, so that no amount is asked. */
  readonly single?: true
  readonly figures?: Figures
  /** Asked beside the amount. */
  readonly fields?: readonly Field[]
  /** What is bought is gained; the points are paid already. */
  readonly take: (amount: number, answer: ActAnswer) => Procedure
}

/** A purchase as it can be made now: by itself as an act, or on the sheet of the whole phase. */
export interface Sale extends Offer {
  readonly price: number
  /** How many rules and purse allow; 1 where one at a time is bought. */
  readonly max: number
  /** Asked beside the amount. */
  readonly fields: readonly Field[]
  /** So many are paid for and gained. */
  readonly buy: (amount: number, answer: ActAnswer) => Procedure
}

/** The offer of a purchase, up to what rules and purse allow; none where that is nothing. */
export function purchase(
  world: World,
  seat: Civilisation,
  { id, rule, price, most, single, figures, fields = [], take }: Purchase,
): readonly Sale[] {
  const max = Math.min(most, Math.floor(held(world, seat, 'points') / price))
  if (max <= 0) return []
  const picks = fields.filter(({ type }) => type === 'pick')
  const others = fields.filter(({ type }) => type !== 'pick')
  const act = {
    id,
    rule,
    wording: `act.spend.${id}`,
    figures: { price, ...figures },
    fields: single === true ? fields : [...picks, amountField(max), ...others],
  }
  function* buy(amount: number, answer: ActAnswer): Procedure {
    yield* post(rule, seat, 'points', -amount * price, { figures: { amount, price } })
    yield* take(amount, answer)
  }
  return [
    {
      ...{ act, price, max: single === true ? 1 : max, fields, buy },
      perform: (answer) => buy(single === true ? 1 : numberIn(answer, 'amount'), answer),
    },
  ]
}
