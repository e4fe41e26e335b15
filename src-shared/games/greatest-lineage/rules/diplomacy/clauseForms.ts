import type { Field, NumberField } from '../../../../kernel/forms/field.ts'
import type { ActAnswer, Option } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { numberIn, textIn } from '../acts.ts'
import type { Civilisation } from '../seats.ts'
import { allianceOpen, clausesOf, hasClause, warToEnd } from './clauses.ts'
import { MOST_ASKED, exchangeField, givenIn, goodsFields, goodsFigure, goodsIn, reversed, type Goods } from './goods.ts'
import type { Clause, TreatyDraft } from './records.ts'
import { occupiedBy } from './release.ts'

/** So many promises of payment, and so many sentences of the players' own, go into one treaty. */
const MOST_PAYMENTS = 4
const MOST_TEXTS = 4
const TEXT_LENGTH = 300
/** A payment may begin this many rounds ahead, and be made in this many rounds in a row. */
const ROUNDS_AHEAD = 20
const ROUNDS_RUNNING = 10

/** A draft in the hand of `seat`, who writes to `other`. */
export interface Writing {
  readonly world: World
  readonly draft: TreatyDraft
  readonly seat: Civilisation
  readonly other: Civilisation
}

/** How one kind of clause is written. */
export interface ClauseForm {
  readonly rule: RuleId
  /** What is to be filled in; null where no such clause can be written now. */
  readonly fields: (writing: Writing) => readonly Field[] | null
  /** What was filled in, as clauses; they take the place of those of this kind, or stand `beside` them. */
  readonly read: (writing: Writing, answer: ActAnswer) => readonly Clause[]
  readonly beside?: true
}

/** Every kind of clause, in the order of the form. A figure above 0 goes from the writer to the reader, one below 0 the other way. */
export const CLAUSE_FORMS: Readonly<Record<Clause['kind'], ClauseForm>> = {
  tokens: { rule: 'GL-TREATY-2', fields: tokenFields, read: readTokens },
  people: { rule: 'GL-TREATY-2', fields: peopleFields, read: readPeople },
  land: { rule: 'GL-TREATY-2', fields: landFields, read: readLand },
  release: { rule: 'GL-TREATY-2', fields: releaseFields, read: readRelease },
  agents: { rule: 'GL-TREATY-1', fields: agentFields, read: readAgents },
  war: { rule: 'GL-TREATY-1', fields: warFields, read: readWar },
  alliance: { rule: 'GL-ALLY-1', fields: allianceFields, read: () => [{ kind: 'alliance' }] },
  payment: { rule: 'GL-TREATY-1', fields: paymentFields, read: readPayment, beside: true },
  text: { rule: 'GL-TREATY-1', fields: textFields, read: readText, beside: true },
}

function orNone(fields: readonly (Field | null)[]): readonly Field[] | null {
  const there = fields.filter((field) => field !== null)
  return there.length === 0 ? null : there
}

function tokenFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  const planned = clausesOf(draft.clauses, 'tokens').map(({ from, goods }) => (from === seat ? goods : reversed(goods)))
  return orNone(goodsFields(world, seat, other, Object.assign({}, ...planned) as Goods))
}

function readTokens({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  const plan = goodsIn(answer)
  const both = [
    { kind: 'tokens', from: seat, goods: givenIn(plan) },
    { kind: 'tokens', from: other, goods: givenIn(reversed(plan)) },
  ] as const
  return both.filter(({ goods }) => goodsFigure(goods) !== '')
}

/** People by sex: commoners, for warriors serve until their war is over. */
function peopleFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  const planned = clausesOf(draft.clauses, 'people')
  const field = (account: 'males' | 'females'): Field | null => {
    const preset = planned.reduce((sum, clause) => sum + (clause.from === seat ? clause[account] : -clause[account]), 0)
    return exchangeField(world, seat, other, account, preset)
  }
  return orNone([field('males'), field('females')])
}

function readPeople({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  const [males, females] = [numberIn(answer, 'males'), numberIn(answer, 'females')]
  const both = [
    { kind: 'people', from: seat, males: Math.max(0, males), females: Math.max(0, females) },
    { kind: 'people', from: other, males: Math.max(0, -males), females: Math.max(0, -females) },
  ] as const
  return both.filter((clause) => clause.males + clause.females > 0)
}

function landFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  const planned = clausesOf(draft.clauses, 'land')
  const preset = planned.reduce((sum, { from, territories }) => sum + (from === seat ? territories : -territories), 0)
  return orNone([exchangeField(world, seat, other, 'territories', preset)])
}

function readLand({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  const territories = numberIn(answer, 'territories')
  if (territories === 0) return []
  return [{ kind: 'land', from: territories > 0 ? seat : other, territories: Math.abs(territories) }]
}

/** Land each of the two occupies in the war they fight. */
function releaseFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  const field = (from: Civilisation, to: Civilisation): Field | null => {
    const max = occupiedBy(world, from, to)
    const planned = clausesOf(draft.clauses, 'release').find((clause) => clause.from === from)?.territories ?? 0
    return max === 0 ? null : amount(from, 'field.treaty.release', { from }, 0, max, Math.min(planned, max))
  }
  return orNone([field(seat, other), field(other, seat)])
}

function readRelease({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  return [seat, other].flatMap((from) => {
    const territories = numberIn(answer, from)
    return territories > 0 ? [{ kind: 'release', from, territories }] : []
  })
}

/** Whether there are any agents is their owner's secret: the clause speaks of whatever agents there are. */
function agentFields({ draft, seat, other }: Writing): readonly Field[] {
  return [seat, other].map((from) => {
    const preset = clausesOf(draft.clauses, 'agents').some((clause) => clause.from === from)
    return { id: from, type: 'flag', wording: 'field.treaty.agents', figures: { from }, preset }
  })
}

function readAgents({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  return [seat, other].flatMap((from) => (answer[from] === true ? [{ kind: 'agents', from }] : []))
}

const NO_VICTOR = 'none'

/** The end of the war; of one that was fought also who has won it, if anybody. */
function warFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  const war = warToEnd(world, draft.parties)
  if (war === undefined) return null
  if (war.stage !== 'open') return hasClause(draft.clauses, 'war') ? null : []
  const options: readonly Option[] = [
    { id: NO_VICTOR, wording: 'option.treaty.noVictor' },
    ...[seat, other].map((victor) => ({ id: victor, wording: 'option.treaty.victor', figures: { victor } })),
  ]
  const [planned] = clausesOf(draft.clauses, 'war')
  return [{ id: 'victor', type: 'pick', wording: 'field.treaty.victor', options, preset: planned?.victor ?? NO_VICTOR }]
}

function readWar({ draft }: Writing, answer: ActAnswer): readonly Clause[] {
  return [{ kind: 'war', victor: draft.parties.find((party) => party === answer['victor']) ?? null }]
}

function allianceFields({ world, draft }: Writing): readonly Field[] | null {
  return hasClause(draft.clauses, 'alliance') || !allianceOpen(world, draft.parties, draft.clauses) ? null : []
}

function paymentFields({ world, draft, seat, other }: Writing): readonly Field[] | null {
  if (clausesOf(draft.clauses, 'payment').length >= MOST_PAYMENTS) return null
  const { turn } = world.cursor
  const payers = [seat, other].map((payer) => ({ id: payer, wording: 'option.diplomacy.partner', figures: { seat: payer } }))
  const tokens = TOKENS.map((token) => ({ id: token, wording: `account.${token}` }))
  return [
    { id: 'payer', type: 'pick', wording: 'field.treaty.payer', options: payers, preset: seat },
    { id: 'token', type: 'pick', wording: 'field.treaty.token', options: tokens, preset: 'food' },
    amount('amount', 'field.treaty.amount', {}, 1, MOST_ASKED, 1),
    amount('first', 'field.treaty.first', {}, turn + 1, turn + ROUNDS_AHEAD, turn + 1),
    amount('rounds', 'field.treaty.rounds', {}, 1, ROUNDS_RUNNING, 1),
  ]
}

function readPayment({ seat, other }: Writing, answer: ActAnswer): readonly Clause[] {
  const first = numberIn(answer, 'first')
  const token: Token = TOKENS.find((kind) => kind === answer['token']) ?? 'food'
  const from = answer['payer'] === other ? other : seat
  return [{ kind: 'payment', from, token, amount: numberIn(answer, 'amount'), first, last: first + numberIn(answer, 'rounds') - 1 }]
}

function textFields({ draft }: Writing): readonly Field[] | null {
  if (clausesOf(draft.clauses, 'text').length >= MOST_TEXTS) return null
  return [{ id: 'text', type: 'text', wording: 'field.treaty.text', maxLength: TEXT_LENGTH, preset: '' }]
}

/** Line breaks and runs of blanks are one blank each; nothing is no clause. */
function readText(_: Writing, answer: ActAnswer): readonly Clause[] {
  const text = textIn(answer, 'text').replace(/\s+/g, ' ')
  return text === '' ? [] : [{ kind: 'text', text }]
}

function amount(id: string, wording: string, figures: Figures, min: number, max: number, preset: number): NumberField {
  return { id, type: 'number', wording, figures, min, max, preset }
}
