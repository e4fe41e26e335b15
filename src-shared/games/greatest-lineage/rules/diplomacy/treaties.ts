import { choose, drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { Audience, Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs, type Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { sideOf, warBetween } from '../war/wars.ts'
import { clauseOffers } from './clauseActs.ts'
import { otherParty, termsFigure } from './clauses.ts'
import { atHandOf, lacking, withinMeans } from './means.ts'
import { ACCEPT, REFUSE, YES_OR_NO, between, offerWith, others } from './partners.ts'
import { TREATY_DRAFTS, seesDraft, type Clause, type TreatyDraft } from './records.ts'
import { conclude } from './terms.ts'

const COUNTER = 'counter'
/** So often an offer may come back changed; then it is yes or no. */
export const MOST_COUNTERS = 6

/**
 * A treaty can be offered to any living player, at war or not. Kingdoms and tribes sign none: see GL-NPK-4 and GL-NPT-1.
 */
export function treatyOffers(world: World, seat: Civilisation): readonly Offer[] {
  return offerWith(others(world, seat), 'treaty', 'GL-TREATY-1', (other) => negotiate(world, seat, other))
}

/**
 * A treaty ready to be offered to a player one is at war with: all land to the victor, and the war is over. It is answered with yes or no.
 * In the second edition it had to be written clause by clause.
 */
export function capitulationOffers(world: World, seat: Civilisation): readonly Offer[] {
  if (editionOf(world) < 3) return []
  const enemies = others(world, seat).filter((other) => warBetween(world, seat, other)?.stage === 'open')
  return offerWith(enemies, 'capitulate', 'GL-TREATY-1', (victor) => capitulate(world, seat, victor))
}

function* capitulate(world: World, seat: Civilisation, victor: Civilisation): Procedure {
  const war = warBetween(world, seat, victor)
  if (war === undefined) return
  const captured = ruled(world, 'occupied_on_end') === 'captor' ? war.sides[sideOf(war, seat)].occupied : 0
  const clauses: readonly Clause[] = [
    { kind: 'war', victor },
    { kind: 'land', from: seat, territories: held(world, seat, 'territories') + captured },
  ]
  const draft: TreatyDraft = {
    id: `${seat}/${victor}`,
    parties: [seat, victor],
    by: seat,
    stage: 'offered',
    clauses,
    counters: MOST_COUNTERS,
  }
  yield* put(draft)
  const reply = yield* askReply(world, draft)
  if (reply === ACCEPT) yield* conclude(world, draft)
  else yield* refuse(draft)
}

/** An offer goes to and fro until it is accepted, refused or withdrawn. */
function* negotiate(world: World, seat: Civilisation, other: Civilisation): Procedure {
  const id = `${seat}/${other}`
  yield* put({ id, parties: [seat, other], by: seat, stage: 'written', clauses: [], counters: 0 })
  for (;;) {
    yield* write(world, id)
    const offer = world.record(TREATY_DRAFTS, id)
    if (offer === undefined) return
    if (offer.stage === 'written') return yield* withdraw(offer)
    const reply = yield* askReply(world, offer)
    if (reply === ACCEPT) return yield* conclude(world, offer)
    if (reply !== COUNTER) return yield* refuse(offer)
    const by = otherParty(offer.parties, offer.by)
    yield* put({ ...offer, by, stage: 'written', counters: offer.counters + 1, clauses: withinMeans(world, offer.clauses, by) })
  }
}

function* put(draft: TreatyDraft): Procedure {
  yield* record('GL-TREATY-1', TREATY_DRAFTS, draft.id, draft, seesDraft(draft))
}

/** Clause by clause, until it is offered or left. */
function* write(world: World, id: string): Procedure {
  const draft = world.record(TREATY_DRAFTS, id)
  if (draft === undefined) return
  yield* voluntaryActs('treaty', draft.by, () => {
    const now = world.record(TREATY_DRAFTS, id)
    if (now?.stage !== 'written') return { rule: 'GL-TREATY-1', figures: {}, offers: [] }
    return { rule: 'GL-TREATY-1', rules: ['GL-TREATY-2'], figures: figuresOf(now, now.by), offers: clauseOffers(world, now, put) }
  })
}

/** What it contains, for the one who is asked. */
function figuresOf(draft: TreatyDraft, asked: Civilisation): Figures {
  const { clauses, counters } = draft
  return {
    other: otherParty(draft.parties, asked),
    terms: termsFigure(draft),
    clauses: clauses.length,
    countersLeft: MOST_COUNTERS - counters,
  }
}

/** Nobody can agree to give at once what they have not; they can refuse it, or offer what they have. */
function* askReply(world: World, offer: TreatyDraft): Procedure<string | null> {
  const counter: Option = { id: COUNTER, wording: 'option.diplomacy.counter', figures: { left: MOST_COUNTERS - offer.counters } }
  const asked = otherParty(offer.parties, offer.by)
  return yield* choose('treatyAnswer', asked, () => {
    const missing = lacking(world, offer.clauses, asked)
    const replies = missing === '' ? YES_OR_NO : YES_OR_NO.filter(({ id }) => id === REFUSE)
    return {
      rule: 'GL-TREATY-1',
      rules: ['GL-TREATY-2'],
      figures: { ...figuresOf(offer, asked), atHand: atHandOf(world, offer.clauses, asked), missing },
      options: offer.counters < MOST_COUNTERS ? [...replies, counter] : replies,
      preset: REFUSE,
    }
  })
}

function* refuse(offer: TreatyDraft): Procedure {
  const [one, other] = offer.parties
  yield* drop('GL-TREATY-1', TREATY_DRAFTS, offer.id, offer.parties)
  const figures = { one: offer.by, other: otherParty(offer.parties, offer.by) }
  yield* tell('GL-TREATY-1', 'line.treaty.refused', { seat: figures.other, figures, see: between(one, other) })
}

/** Left before it was offered (again). Whoever never saw it hears nothing of it. */
function* withdraw(draft: TreatyDraft): Procedure {
  const knows: Audience = draft.counters === 0 ? [draft.by] : draft.parties
  yield* drop('GL-TREATY-1', TREATY_DRAFTS, draft.id, knows)
  const figures = { one: draft.by, other: otherParty(draft.parties, draft.by) }
  if (draft.counters > 0) yield* tell('GL-TREATY-1', 'line.treaty.left', { seat: draft.by, figures, see: knows })
}
