import type { Field, NumberField, Sheet } from '../../../../src-shared/kernel/forms/field.ts'
import type { Act } from '../../../../src-shared/kernel/engine/request.ts'

/** Id of the act that buys all at once. */
const BUY = 'buy'

/** One thing to buy: how many, what it comes to, and what is asked beside it once any is bought. */
export interface SpendRow {
  readonly field: NumberField
  readonly price: number
  readonly amount: number
  readonly costs: number
  readonly beside: readonly Field[]
}

/** The kinds of things, in the order of the sheet. */
export type SpendGroup = 'realm' | 'land' | 'ruler' | 'shamans'

export function isSpendSheet({ id, wording }: Pick<Act, 'id' | 'wording'>): boolean {
  return id === BUY && wording === 'act.spend.buy'
}

export function spendRows({ fields }: Pick<Act, 'fields'>, sheet: Sheet): readonly SpendRow[] {
  return fields.flatMap((field): SpendRow[] => {
    if (field.type !== 'number') return []
    const price = Number(field.figures?.['price'] ?? 0)
    const given = Number(sheet[field.id] ?? field.preset)
    const amount = Number.isNaN(given) ? 0 : given
    const beside = fields.filter(({ id, type }) => type !== 'number' && id.startsWith(field.id) && /^[A-Z]/.test(id.slice(field.id.length)))
    return [{ field, price, amount, costs: amount * price, beside }]
  })
}

export function groupOf({ field: { id } }: SpendRow): SpendGroup {
  if (id.startsWith('shaman')) return 'shamans'
  if (id.startsWith('ruler')) return 'ruler'
  return /territory$/i.test(id) ? 'land' : 'realm'
}

/** Points the whole sheet takes. */
export function costsOf(act: Pick<Act, 'fields'>, sheet: Sheet): number {
  return spendRows(act, sheet).reduce((sum, { costs }) => sum + costs, 0)
}
