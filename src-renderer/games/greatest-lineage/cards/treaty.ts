import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import { clauseFigures } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/clauses.ts'
import { TREATY_DRAFTS, type TreatyDraft } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/records.ts'
import { MOST_COUNTERS } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/treaties.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'

/** A clause of a treaty as it stands now; `gone` ones stood in the offer before. */
export interface TreatyClause {
  readonly key: string
  readonly kind: string
  readonly text: string
  /** Its place in the treaty, from 0 on; null once it is gone. */
  readonly place: number | null
  readonly change: 'kept' | 'new' | 'gone'
}

type Asked = Pick<Request, 'seat' | 'wording' | 'figures'>

/** The clauses of the treaty a question is about, as figures; none where it is about something else. */
export function termsOf({ figures: { terms } }: Pick<Request, 'figures'>): readonly Figures[] {
  return typeof terms === 'string' ? (JSON.parse(terms) as readonly Figures[]) : []
}

/** The treaty, with what has changed since the offer before: whoever is asked sees what was made of it. */
export function treatyClauses(moments: readonly Moment[], request: Asked): readonly TreatyClause[] {
  const now = termsOf(request)
  const before = offerBefore(moments, request)
  const unmatched = new Map<string, number>()
  for (const clause of before ?? []) count(unmatched, clause, 1)
  const standing = now.map((figures, place): TreatyClause => {
    const known = (unmatched.get(JSON.stringify(figures)) ?? 0) > 0
    if (known) count(unmatched, figures, -1)
    return { ...said(figures, place), place, change: before === null || known ? 'kept' : 'new' }
  })
  const gone = (before ?? []).flatMap((figures, at): TreatyClause[] => {
    if ((unmatched.get(JSON.stringify(figures)) ?? 0) <= 0) return []
    count(unmatched, figures, -1)
    return [{ ...said(figures, now.length + at), place: null, change: 'gone' }]
  })
  return [...standing, ...gone]
}

function count(seen: Map<string, number>, figures: Figures, by: number): void {
  const text = JSON.stringify(figures)
  seen.set(text, (seen.get(text) ?? 0) + by)
}

function said(figures: Figures, at: number): Pick<TreatyClause, 'key' | 'kind' | 'text'> {
  const kind = String(figures['kind'])
  return { key: `${at}/${JSON.stringify(figures)}`, kind, text: say(`option.treaty.${kind}`, figures) }
}

/** The clauses last offered before those of the question, in the same negotiation; null where there was no offer before. */
function offerBefore(moments: readonly Moment[], { seat, wording, figures }: Asked): readonly Figures[] | null {
  const { other, countersLeft } = figures
  if (countersLeft === MOST_COUNTERS) return null
  const ids = [`${seat}/${other ?? ''}`, `${other ?? ''}/${seat}`]
  const offers: TreatyDraft[] = []
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect } of effects) {
      if (effect.kind !== 'record' && effect.kind !== 'drop') continue
      if (effect.collection !== TREATY_DRAFTS.name || !ids.includes(effect.id)) continue
      if (effect.kind === 'drop') offers.length = 0
      else if (isOffer(effect.value)) offers.push(effect.value as unknown as TreatyDraft)
    }
  }
  // Whoever answers looks at the newest offer; whoever writes has it before them.
  const before = offers.at(wording === 'choose.treatyAnswer' ? -2 : -1)
  return before === undefined ? null : before.clauses.map((clause) => clauseFigures(clause, before.parties))
}

function isOffer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'stage' in value && value.stage === 'offered'
}
