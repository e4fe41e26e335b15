import type { Field, Limit, Sheet } from '../../../../kernel/forms/field.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import { habitOf, keepHabit } from '../habits.ts'
import type { Civilisation } from '../seats.ts'
import { landLimits } from '../territory/purchase.ts'
import type { Sale } from './purchase.ts'

/** Id of the act that buys everything at once, and is the last of the phase. */
export const BUY = 'buy'

/**
 * All that is bought in a phase on one sheet: a field with the id of each purchase for how many, and `territoryName`, `shamanBirthShaman` and
 * so on for what is asked beside it. Offered first is what was bought last time, as far as it can be bought now. `sales`: what can be bought
 * now, asked anew before each purchase, in the order in which it is bought.
 */
export function sheetOffer(world: World, seat: Civilisation, sales: () => readonly Sale[]): Offer {
  const there = sales()
  const points = held(world, seat, 'points')
  const prices = Object.fromEntries(there.map(({ act, price }) => [act.id, price]))
  const ids = new Set(there.map(({ act }) => act.id))
  const limits: readonly Limit[] = [
    { rule: 'GL-SPEND-1', wording: 'limit.points', weights: prices, max: points },
    ...landLimits(world, seat),
  ]
  const binding = limits
    .map((limit) => ({ ...limit, weights: within(limit.weights, ids) }))
    .filter(({ weights }) => Object.keys(weights).length > 0)
  const presets = usualPurchases(world, seat, there, binding)
  return {
    act: {
      ...{ id: BUY, rule: 'GL-SPEND-1', wording: 'act.spend.buy', figures: { points }, limits: binding },
      fields: there.flatMap((sale) => fieldsOf(sale, presets)),
    },
    perform: (answer) => buyAll(world, seat, sales, answer),
  }
}

function within(weights: Limit['weights'], ids: ReadonlySet<string>): Limit['weights'] {
  return Object.fromEntries(Object.entries(weights).filter(([id]) => ids.has(id)))
}

function fieldsOf({ act, price, max, fields }: Sale, presets: Sheet): readonly Field[] {
  const { id, rule, figures } = act
  const amount: Field = {
    ...{ id, rule, type: 'number', wording: act.wording, figures: { ...figures, price, max } },
    ...{ min: 0, max, preset: Number(presets[id] ?? 0), ...(Number(presets[id] ?? 0) > 0 ? { asLast: true } : {}) },
  }
  return [amount, ...fields.map((field): Field => ({ ...field, id: beside(id, field.id) }))]
}

function beside(sale: string, field: string): string {
  return `${sale}${field.slice(0, 1).toUpperCase()}${field.slice(1)}`
}

/** What was bought last time, as far as it goes: in the order of the sheet, each as many as limits leave room for. */
function usualPurchases(world: World, seat: Civilisation, there: readonly Sale[], limits: readonly Limit[]): Sheet {
  const last = habitOf(world, seat).purchases ?? {}
  const taken: Record<string, number> = {}
  for (const { act, max } of there) {
    const room = limits.map((limit) => {
      const weight = limit.weights[act.id] ?? 0
      const used = Object.entries(taken).reduce((sum, [id, amount]) => sum + amount * (limit.weights[id] ?? 0), 0)
      return weight === 0 ? Infinity : Math.floor((limit.max - used) / weight)
    })
    taken[act.id] = Math.max(0, Math.min(last[act.id] ?? 0, max, ...room))
  }
  return taken
}

function* buyAll(world: World, seat: Civilisation, sales: () => readonly Sale[], answer: ActAnswer): Procedure {
  const bought: Record<string, number> = {}
  for (const { act } of sales()) {
    const wanted = Number(answer[act.id] ?? 0)
    if (wanted <= 0) continue
    bought[act.id] = wanted
    const now = sales().find((sale) => sale.act.id === act.id)
    const amount = Math.min(wanted, now?.max ?? 0)
    if (now !== undefined && amount > 0) yield* now.buy(amount, detailsOf(now, answer))
  }
  yield* keepHabit('GL-SPEND-1', world, seat, { purchases: bought })
}

/** What stands on the sheet beside one purchase, as the act of that purchase has it. */
function detailsOf({ act, fields }: Sale, answer: ActAnswer): ActAnswer {
  return { act: act.id, ...Object.fromEntries(fields.map(({ id }) => [id, answer[beside(act.id, id)] ?? ''])) }
}
