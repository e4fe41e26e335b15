import { collection } from '../../../kernel/world.ts'
import type { Token } from '../accounts.ts'
import type { Faction } from '../factions/faction.ts'
import type { Civilisation } from '../seats.ts'

/** Two civilisations allied. Dropped when the alliance ends. */
export interface Alliance {
  readonly id: string
  readonly members: readonly [Civilisation, Civilisation]
  /** Round in which it began. */
  readonly since: number
  /** Tokens each has received by trade beyond the last full ten, 0 to 9. */
  readonly credit: Readonly<Partial<Record<Civilisation, number>>>
  /** Culture each has received by trade in this alliance (RULING-78, trade_culture_cap). */
  readonly culture: Readonly<Partial<Record<Civilisation, number>>>
  /** Round of the last deal; one for each pair and round. */
  readonly lastDeal: number | null
  /** Who breaks it, and in which round it ends and the war opens (GL-ALLY-5). */
  readonly notice: { readonly by: Civilisation; readonly ends: number } | null
}

/** Something promised in a treaty for a later round (RULING-81). */
export interface DatedPayment {
  readonly id: string
  readonly from: Civilisation
  readonly to: Civilisation
  readonly token: Token
  readonly amount: number
  readonly due: number
}

/** A treaty that was accepted, kept for what it says. */
export interface TreatyText {
  readonly id: string
  readonly parties: readonly [Faction, Faction]
  readonly round: number
  readonly text: string
}

export const ALLIANCES = collection<Alliance>('alliance')
export const DATED_PAYMENTS = collection<DatedPayment>('payment')
export const TREATY_TEXTS = collection<TreatyText>('treaty')
