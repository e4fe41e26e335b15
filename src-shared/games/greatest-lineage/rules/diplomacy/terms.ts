import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { About } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { MISSIONS } from '../espionage/records.ts'
import { settleFalls } from '../factions/ending.ts'
import { postNewcomers } from '../newcomers.ts'
import { nextId } from '../numbering.ts'
import { losePeople } from '../people.ts'
import type { Civilisation } from '../seats.ts'
import { loseLand, receiveLand } from '../territory/land.ts'
import { namedLand } from '../territory/names.ts'
import { endWar } from '../war/ending.ts'
import { knownWar, makeAlliance, mayAlly } from './alliances.ts'
import { clauseFigures, clausesOf, otherParty, warToEnd, type ClauseOf } from './clauses.ts'
import { handOver, sumOf } from './goods.ts'
import { between } from './partners.ts'
import { promise } from './payments.ts'
import { TREATY_DRAFTS, TREATY_TEXTS, type Clause, type TreatyDraft } from './records.ts'
import { giveBackLand } from './release.ts'

/** Captured land goes back before the war that took it ends; what changes hands is moved when those in arms are home again. */
const ORDER = ['text', 'release', 'war', 'alliance', 'agents', 'tokens', 'people', 'land', 'payment'] as const satisfies Clause['kind'][]

/**
 * GL-TREATY-1 Both have agreed: the treaty stands in the chronicle clause by clause and is carried out at once, payments for later rounds in
 * theirs. Words of the players' own are kept for the table to see to (RULING-81).
 */
export function* conclude(world: World, draft: TreatyDraft): Procedure {
  const { clauses, parties } = draft
  const [one, other] = parties
  yield* drop('GL-TREATY-1', TREATY_DRAFTS, draft.id, parties)
  const id = yield* nextId('GL-TREATY-1', world, one, 'treaty')
  const text = clausesOf(clauses, 'text').map((clause) => clause.text)
  yield* record('GL-TREATY-1', TREATY_TEXTS, id, { id, parties, round: world.cursor.turn, text: text.join(' '), clauses })
  const war = knownWar(world, one, other)
  const about = (kinds: readonly Clause['kind'][]): About =>
    war !== undefined && kinds.some((kind) => kind === 'war' || kind === 'release') ? [id, war.id] : id
  yield* tell('GL-TREATY-1', 'line.treaty.concluded', { about: about(clauses.map(({ kind }) => kind)), figures: { one, other } })
  const ordered = ORDER.flatMap((kind) => clauses.filter((clause) => clause.kind === kind))
  for (const clause of ordered) {
    const figures = clauseFigures(clause, parties)
    yield* tell('GL-TREATY-1', `line.treaty.${clause.kind}`, { about: about([clause.kind]), figures })
  }
  for (const clause of ordered) yield* carryOut(world, parties, clause, id)
  yield* settleFalls(world)
}

function* carryOut(world: World, parties: TreatyDraft['parties'], clause: Clause, about: string): Procedure {
  switch (clause.kind) {
    case 'tokens':
      return yield* giveTokens(world, clause, otherParty(parties, clause.from), about)
    case 'people':
      return yield* givePeople(world, clause, otherParty(parties, clause.from), about)
    case 'land':
      return yield* giveLand(world, clause, otherParty(parties, clause.from), about)
    case 'release':
      return yield* release(world, clause, otherParty(parties, clause.from), about)
    case 'agents':
      return yield* recallAgents(world, clause.from, otherParty(parties, clause.from))
    case 'war':
      return yield* makePeace(world, parties, clause)
    case 'alliance':
      if (mayAlly(world, ...parties)) yield* makeAlliance(world, ...parties)
      return
    case 'payment':
      return yield* promise(world, clause, otherParty(parties, clause.from))
    case 'text':
      return
    default:
      return clause satisfies never
  }
}

/** Less than was agreed was there: the game master has set a figure in the meantime. */
function* tellShort(from: Civilisation, to: Civilisation, agreed: number, given: number): Procedure {
  if (given < agreed)
    yield* tell('GL-TREATY-2', 'line.treaty.short', { seat: from, figures: { from, agreed, given }, see: between(from, to) })
}

function* giveTokens(world: World, { from, goods }: ClauseOf<'tokens'>, to: Civilisation, about: string): Procedure {
  const given = yield* handOver('GL-TREATY-2', world, from, to, goods, about)
  yield* tellShort(from, to, sumOf(goods), sumOf(given))
}

/**
 * GL-TREATY-2 One side gains what the other gives, no more than is there. People come from the commoners, those without work first, and
 * from the agents last, who go as the commoners they are taken for; they count as new for whoever receives them.
 */
function* givePeople(world: World, { from, males, females }: ClauseOf<'people'>, to: Civilisation, about: string): Procedure {
  const gone = {
    males: yield* losePeople('GL-TREATY-2', world, from, males, ['males', 'maleAgents'], about),
    females: yield* losePeople('GL-TREATY-2', world, from, females, ['females', 'femaleAgents'], about),
  }
  yield* postNewcomers('GL-TREATY-2', to, gone, about)
  yield* tellShort(from, to, males + females, gone.males + gone.females)
}

/** Land goes over with its name, if it has one; which of it the giver says. */
function* giveLand(world: World, { from, territories }: ClauseOf<'land'>, to: Civilisation, about: string): Procedure {
  const before = namedLand(world, from)
  const { territories: given, lands } = yield* loseLand('GL-TREATY-2', world, from, territories, about)
  const left = namedLand(world, from).map(({ id }) => id)
  const names = before.filter(({ id }) => !left.includes(id)).map(({ name }) => name)
  yield* receiveLand('GL-TREATY-2', world, to, given, names.join(','), about, lands)
  yield* tellShort(from, to, territories, given)
}

function* release(world: World, { from, territories }: ClauseOf<'release'>, to: Civilisation, about: string): Procedure {
  yield* tellShort(from, to, territories, yield* giveBackLand(world, from, to, territories, about))
}

/** Agents out against the other party come home; how many there were only their owner learns. */
function* recallAgents(world: World, from: Civilisation, to: Civilisation): Procedure {
  const missions = world.records(MISSIONS).filter(({ owner, target }) => owner === from && target === to)
  for (const { id } of missions) yield* drop('GL-TREATY-1', MISSIONS, id, [from])
  if (missions.length > 0)
    yield* tell('GL-TREATY-1', 'line.treaty.recalled', { seat: from, figures: { to, missions: missions.length }, see: [from] })
}

function* makePeace(world: World, parties: TreatyDraft['parties'], { victor }: ClauseOf<'war'>): Procedure {
  const war = warToEnd(world, parties)
  if (war !== undefined) yield* endWar('GL-TREATY-1', world, war.id, { how: 'treaty', victor })
}
