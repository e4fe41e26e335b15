import type { FillRequest, Request } from '../../../src-shared/kernel/request.ts'
import { isGathering } from '../../games/greatest-lineage/cards/gathering.ts'
import { isSpending } from '../../games/greatest-lineage/cards/purse.ts'

/** Cards there are: one of each kind of request, and those made for one question. */
export type CardName = Request['kind'] | 'treaty'

/** Questions that have a card of their own, by wording. It takes the request and gives the same answers as the general one. */
const CARDS: Readonly<Record<string, { readonly kind: Request['kind']; readonly card: CardName }>> = {
  'act.treaty': { kind: 'act', card: 'treaty' },
}

/** Sheets whose fields are drawn for them. `fits`: whether the question tells all that is drawn. */
const FIELDS: Readonly<Record<string, { readonly fields: 'gather'; readonly fits: (request: FillRequest) => boolean }>> = {
  'fill.gather': { fields: 'gather', fits: isGathering },
}

/** Figures of a question that its card shows each in its place: among the fields, in the purse, as the treaty itself. */
const ON_CARD: Readonly<Record<string, readonly string[]>> = {
  'fill.raidLoot': ['burn', 'steal'],
  'fill.demand': ['people', 'territories'],
  'fill.demandProposed': ['people', 'territories'],
  'act.treaty': ['clauses', 'countersLeft'],
  'choose.treatyAnswer': ['clauses', 'countersLeft'],
}

/** Ids of figures that need not be shown once more above the card. */
export function figuresOnCard(request: Request): readonly string[] {
  if (request.kind === 'act' && isSpending(request)) return ['points']
  if (request.kind === 'fill' && fieldsOf(request) === 'gather') return ['gatherers', 'each', 'foodDue', 'woodDue']
  return ON_CARD[request.wording] ?? []
}

/** The card a question is answered on. */
export function cardOf({ wording, kind }: Pick<Request, 'wording' | 'kind'>): CardName {
  const special = CARDS[wording]
  return special?.kind === kind ? special.card : kind
}

/** The fields of a sheet: its own, or the general ones for any other. */
export function fieldsOf(request: FillRequest): 'gather' | 'general' {
  const special = FIELDS[request.wording]
  return special?.fits(request) === true ? special.fields : 'general'
}
