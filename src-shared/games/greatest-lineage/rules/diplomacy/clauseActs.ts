import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field } from '../../../../kernel/forms/field.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import { CLAUSE_FORMS, type Writing } from './clauseForms.ts'
import { allianceOpen, clauseFigures, otherParty } from './clauses.ts'
import type { Clause, TreatyDraft } from './records.ts'

/** Puts the draft back, changed. */
type Put = (draft: TreatyDraft) => Procedure

/** How a treaty can be changed now by the one who writes at it: clauses put in, taken out, and all of it offered. */
export function clauseOffers(world: World, draft: TreatyDraft, put: Put): readonly Offer[] {
  const writing: Writing = { world, draft, seat: draft.by, other: otherParty(draft.parties, draft.by) }
  const kinds = Object.keys(CLAUSE_FORMS) as Clause['kind'][]
  const some = draft.clauses.length > 0
  return [
    ...kinds.flatMap((kind) => clauseOffer(writing, kind, put)),
    ...(some ? [offer(writing, 'remove', 'GL-TREATY-1', [clauseField(draft)], (answer) => put(shortened(writing, answer)))] : []),
    ...(some ? [offer(writing, 'offer', 'GL-TREATY-1', [], () => put({ ...draft, stage: 'offered' }))] : []),
  ]
}

function clauseOffer(writing: Writing, kind: Clause['kind'], put: Put): readonly Offer[] {
  const { rule, fields, read, beside } = CLAUSE_FORMS[kind]
  const open = fields(writing)
  if (open === null) return []
  const { draft } = writing
  const kept = beside === true ? draft.clauses : draft.clauses.filter((clause) => clause.kind !== kind)
  return [offer(writing, kind, rule, open, (answer) => put({ ...draft, clauses: [...kept, ...read(writing, answer)] }))]
}

/** What is done with the treaty as it stands; all others put a clause into it. */
const ENDS: ReadonlySet<string> = new Set(['remove', 'offer'])

function offer({ other }: Writing, id: string, rule: RuleId, fields: readonly Field[], perform: (answer: ActAnswer) => Procedure): Offer {
  const group = ENDS.has(id) ? 'actGroup.standing' : 'actGroup.clauses'
  return { act: { id, rule, wording: `act.treaty.${id}`, group, figures: { other }, fields }, perform }
}

/** One of the clauses that stand in it, by its place. */
function clauseField({ clauses, parties }: TreatyDraft): Field {
  const options = clauses.map((clause, at) => {
    return { id: String(at), wording: `option.treaty.${clause.kind}`, figures: clauseFigures(clause, parties) }
  })
  return { id: 'clause', type: 'pick', wording: 'field.treaty.clause', options, preset: String(clauses.length - 1) }
}

/** Without the end of their war two enemies cannot ally either. */
function shortened({ world, draft }: Writing, answer: ActAnswer): TreatyDraft {
  const left = draft.clauses.filter((_, at) => String(at) !== answer['clause'])
  const clauses = allianceOpen(world, draft.parties, left) ? left : left.filter(({ kind }) => kind !== 'alliance')
  return { ...draft, clauses }
}
