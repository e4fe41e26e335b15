import type { Settlement } from '../records.ts'

export type SettlementType = Settlement['type']

/** Territories one card stands for; a started group counts. */
export const TERRITORIES_PER_CARD = 5

/** T-SETTLE: room for so many people, and the prestige a settlement brings. */
export const SETTLEMENT_FIGURES: Readonly<Record<SettlementType, { readonly people: number; readonly prestige: number }>> = {
  tribe: { people: 5, prestige: 3 },
  town: { people: 10, prestige: 5 },
  city: { people: 15, prestige: 7 },
}

/** What the settlements of an age are (RULING-136). */
export const SETTLEMENT_OF_AGE: Readonly<Record<number, SettlementType>> = {
  1: 'tribe',
  2: 'tribe',
  3: 'tribe',
  4: 'town',
  5: 'town',
  6: 'city',
}

/** Age from which settlements no longer migrate. */
export const SETTLED_FROM_AGE = 4
