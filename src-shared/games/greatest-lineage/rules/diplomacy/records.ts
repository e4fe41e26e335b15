import { collection } from '../../../../kernel/world/world.ts'
import type { Audience } from '../../../../kernel/world/rule.ts'
import { checkOf, fieldsOf, listOf, oneOf, orNull, text, variantOf, whole, type Shape } from '../../../../kernel/forms/shape.ts'
import { TOKENS, type Token } from '../accounts.ts'
import type { Faction } from '../factions/faction.ts'
import type { Civilisation } from '../seats.ts'
import { BY_CIVILISATION, BY_TOKEN, CIVILISATION, FACTION, pairOf } from '../shapes.ts'

/** Two civilisations allied. Dropped when the alliance ends. */
export interface Alliance {
  readonly id: string
  readonly members: readonly [Civilisation, Civilisation]
  /** Round in which it began. */
  readonly since: number
  /** Round of the last deal; one for each pair and round. */
  readonly lastDeal: number | null
  /** Who breaks it, and in which round it ends and the war opens (GL-ALLY-5). */
  readonly notice: { readonly by: Civilisation; readonly ends: number } | null
}

/** What trade has brought two allies: between the two. Id = id of the alliance. */
export interface Dealings {
  /** Tokens each has received by trade beyond the last full ten, 0 to 9. */
  readonly credit: Readonly<Partial<Record<Civilisation, number>>>
  /** Culture each has received by trade in this alliance (RULING-78, trade_culture_cap). */
  readonly culture: Readonly<Partial<Record<Civilisation, number>>>
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

/** One article of a treaty between two players. `from` gives, the other party receives. */
export type Clause =
  | { readonly kind: 'tokens'; readonly from: Civilisation; readonly goods: Readonly<Partial<Record<Token, number>>> }
  | { readonly kind: 'people'; readonly from: Civilisation; readonly males: number; readonly females: number }
  | { readonly kind: 'land'; readonly from: Civilisation; readonly territories: number }
  /** Land `from` occupies in the war between the two goes back to its owner. */
  | { readonly kind: 'release'; readonly from: Civilisation; readonly territories: number }
  /** `from` calls back the agents it has out against the other party. */
  | { readonly kind: 'agents'; readonly from: Civilisation }
  | { readonly kind: 'war'; readonly victor: Civilisation | null }
  | { readonly kind: 'alliance' }
  /** `amount` in each of the rounds `first` to `last`. */
  | {
      readonly kind: 'payment'
      readonly from: Civilisation
      readonly token: Token
      readonly amount: number
      readonly first: number
      readonly last: number
    }
  | { readonly kind: 'text'; readonly text: string }

/** A treaty under negotiation, from its first clause until it is accepted, refused or withdrawn. Id: its parties with a stroke between. */
export interface TreatyDraft {
  readonly id: string
  /** Who began it, and with whom. */
  readonly parties: readonly [Civilisation, Civilisation]
  /** Who writes at it, or made the offer that stands. */
  readonly by: Civilisation
  readonly stage: 'written' | 'offered'
  readonly clauses: readonly Clause[]
  /** How often it came back changed. */
  readonly counters: number
}

/** A treaty that was accepted, kept for what it says. */
export interface TreatyText {
  readonly id: string
  readonly parties: readonly [Faction, Faction]
  readonly round: number
  /** What it says in words of the players' own, for them to keep. */
  readonly text: string
  readonly clauses: readonly Clause[]
}

const CLAUSE: Shape<Clause> = variantOf<Clause, 'kind'>('kind', {
  tokens: fieldsOf<ClauseOf<'tokens'>>({ kind: oneOf(['tokens']), from: CIVILISATION, goods: BY_TOKEN }),
  people: fieldsOf<ClauseOf<'people'>>({ kind: oneOf(['people']), from: CIVILISATION, males: whole(), females: whole() }),
  land: fieldsOf<ClauseOf<'land'>>({ kind: oneOf(['land']), from: CIVILISATION, territories: whole() }),
  release: fieldsOf<ClauseOf<'release'>>({ kind: oneOf(['release']), from: CIVILISATION, territories: whole() }),
  agents: fieldsOf<ClauseOf<'agents'>>({ kind: oneOf(['agents']), from: CIVILISATION }),
  war: fieldsOf<ClauseOf<'war'>>({ kind: oneOf(['war']), victor: orNull(CIVILISATION) }),
  alliance: fieldsOf<ClauseOf<'alliance'>>({ kind: oneOf(['alliance']) }),
  payment: fieldsOf<ClauseOf<'payment'>>({
    kind: oneOf(['payment']),
    from: CIVILISATION,
    token: oneOf(TOKENS),
    amount: whole(),
    first: whole(),
    last: whole(),
  }),
  text: fieldsOf<ClauseOf<'text'>>({ kind: oneOf(['text']), text }),
})

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>

export const ALLIANCES = collection<Alliance>('alliance', {
  check: checkOf(
    fieldsOf<Alliance>({
      id: text,
      members: pairOf(CIVILISATION),
      since: whole(),
      lastDeal: orNull(whole()),
      notice: orNull(fieldsOf<NonNullable<Alliance['notice']>>({ by: CIVILISATION, ends: whole() })),
    }),
  ),
  see: () => 'all',
})
/** Known to whoever could see it before: the members, whom it does not name. A new one is for the game master alone. */
export const DEALINGS = collection<Dealings>('dealings', {
  check: checkOf(fieldsOf<Dealings>({ credit: BY_CIVILISATION, culture: BY_CIVILISATION })),
})
export const DATED_PAYMENTS = collection<DatedPayment>('payment', {
  check: checkOf(
    fieldsOf<DatedPayment>({
      id: text,
      from: CIVILISATION,
      to: CIVILISATION,
      token: oneOf(TOKENS),
      amount: whole(1),
      due: whole(),
    }),
  ),
  see: () => 'all',
})
export const TREATY_DRAFTS = collection<TreatyDraft>('treatyDraft', {
  check: checkOf(
    fieldsOf<TreatyDraft>({
      id: text,
      parties: pairOf(CIVILISATION),
      by: CIVILISATION,
      stage: oneOf(['written', 'offered']),
      clauses: listOf(CLAUSE),
      counters: whole(),
    }),
  ),
  see: (_id, value) => seesDraft(value as unknown as TreatyDraft),
})
export const TREATY_TEXTS = collection<TreatyText>('treaty', {
  check: checkOf(fieldsOf<TreatyText>({ id: text, parties: pairOf(FACTION), round: whole(), text, clauses: listOf(CLAUSE) })),
  see: () => 'all',
})

/** Whoever writes sees it; what is offered both see. */
export function seesDraft({ stage, by, parties }: TreatyDraft): Audience {
  return stage === 'written' ? [by] : parties
}
