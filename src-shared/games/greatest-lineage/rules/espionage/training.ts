import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Limit, NumberField, PickField } from '../../../../kernel/forms/field.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { numberIn, offer, type Offer } from '../acts.ts'
import { gameOf, held } from '../civilisation.ts'
import { effectiveCulture } from '../derived.ts'
import { peopleForBenefits, tiedWorkers } from '../people.ts'
import type { Sex } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { ASSASSIN_FIGURES, METHOD_FIGURES, SPY_FIGURES } from '../tables/espionage.ts'
import { agentsOfKind, enlist } from './agents.ts'
import { assassinChance, spyChance } from './chances.ts'
import { AGENTS, type Agent, type AgentKind, type Method } from './records.ts'
import { OF_TRAINING } from '../actGroups.ts'

const FIGURES = { spy: SPY_FIGURES, assassin: ASSASSIN_FIGURES } as const
const SEXES = ['male', 'female'] as const satisfies readonly Sex[]
const METHODS = Object.keys(METHOD_FIGURES) as Method[]

/** Step 7 of phase 5: who may be trained, and who may be released from training. */
export function trainingOffers(world: World, seat: Civilisation): readonly Offer[] {
  return [...trainSpies(world, seat), ...trainAssassin(world, seat), ...release(world, seat, 'spy'), ...release(world, seat, 'assassin')]
}

/** Agents of a kind a civilisation of this size may have, those in training and at work included: people at home in hundreds (RULING-89). */
export function allowance(world: World, seat: Civilisation, kind: AgentKind): number {
  return Math.floor((peopleForBenefits(world, seat) * FIGURES[kind].inHundred) / 100)
}

/** GL-SPY-1 Spies need 60 culture that counts and a place among 2 in 100 of the people: how many may begin to train now. */
function recruitableSpies(world: World, seat: Civilisation): number {
  return recruitable(world, seat, 'spy')
}

/** GL-ASN-1 Assassins need 30 culture that counts, a place for 1 in 100 of the people, and a game in which players attack each other. */
function recruitableAssassins(world: World, seat: Civilisation): number {
  return gameOf(world).goal === 'peaceful' ? 0 : recruitable(world, seat, 'assassin')
}

function recruitable(world: World, seat: Civilisation, kind: AgentKind): number {
  const agents = agentsOfKind(world, seat, kind)
  const busy = agents.some(({ released }) => released === null)
  if (busy && !ruled(world, 'parallel_batches')) return 0
  if (effectiveCulture(world, seat) < FIGURES[kind].culture) return 0
  const idle = SEXES.reduce((sum, sex) => sum + idleOf(world, seat, sex), 0)
  return Math.max(0, Math.min(FIGURES[kind].atOnce, allowance(world, seat, kind) - agents.length, idle))
}

/** Commoners of a sex who are not bound to a monument. */
function idleOf(world: World, seat: Civilisation, sex: Sex): number {
  const account = sex === 'male' ? 'males' : 'females'
  return Math.max(0, held(world, seat, account) - tiedWorkers(world, seat)[account])
}

function sexesThere(world: World, seat: Civilisation): readonly Sex[] {
  const there = SEXES.filter((sex) => idleOf(world, seat, sex) > 0)
  return there.sort((one, other) => idleOf(world, seat, other) - idleOf(world, seat, one))
}

/** GL-SPY-2 One or two begin to train together, of either sex, and take at least two turns (RULING-90). */
function trainSpies(world: World, seat: Civilisation): Offer[] {
  const most = recruitableSpies(world, seat)
  if (most === 0) return []
  const there = sexesThere(world, seat)
  const fields = there.map((sex, index): NumberField => {
    const max = Math.min(most, idleOf(world, seat, sex))
    const min = there.length === 1 ? 1 : 0
    return { id: sex, type: 'number', wording: `field.recruits.${sex}`, figures: { max }, min, max, preset: index === 0 ? max : 0 }
  })
  const weights = (weight: number) => Object.fromEntries(there.map((sex) => [sex, weight]))
  const limits: Limit[] = [
    { rule: 'GL-SPY-2', wording: 'limit.recruitsTooMany', weights: weights(1), max: most },
    { rule: 'GL-SPY-2', wording: 'limit.recruitsNone', weights: weights(-1), max: -1 },
  ]
  const figures = { most, turns: SPY_FIGURES.turns, chance: SPY_FIGURES.base }
  return [
    {
      act: { id: 'trainSpies', rule: 'GL-SPY-2', wording: 'act.booklet.trainSpies', ...OF_TRAINING, figures, fields, limits },
      perform: (answer) => beginSpies(world, seat, answer),
    },
  ]
}

function* beginSpies(world: World, seat: Civilisation, answer: ActAnswer): Procedure {
  const chosen = SEXES.map((sex) => ({ sex, count: numberIn(answer, sex) }))
  const about: string[] = []
  for (const { sex, count } of chosen)
    for (let trained = 0; trained < count; trained++) about.push(yield* enlist(world, seat, { kind: 'spy', sex, method: null }))
  const spies = chosen.reduce((sum, { count }) => sum + count, 0)
  yield* tell('GL-SPY-2', 'line.spiesTrain', { seat, see: [seat], about, figures: { spies, round: world.cursor.turn + SPY_FIGURES.turns } })
}

/** GL-ASN-8 Plain, poison or melee is chosen when an assassin begins to train, and stays. */
function trainAssassin(world: World, seat: Civilisation): Offer[] {
  if (recruitableAssassins(world, seat) === 0) return []
  const there = sexesThere(world, seat)
  const [only] = there
  if (only === undefined) return []
  const method = methodField(world)
  const trained = {
    id: 'trainAssassin',
    rule: 'GL-ASN-8',
    wording: 'act.booklet.trainAssassin',
    ...OF_TRAINING,
    figures: { turns: ASSASSIN_FIGURES.turns },
  } as const
  if (there.length === 1) return [offer({ ...trained, fields: [method] }, (chosen) => beginAssassin(world, seat, chosen.method, only))]
  return [offer({ ...trained, fields: [method, sexField(there)] }, (chosen) => beginAssassin(world, seat, chosen.method, chosen.sex))]
}

function methodField(world: World): PickField<'method', Method> {
  const options = METHODS.map((method) => ({
    id: method,
    wording: `option.method.${method}`,
    figures: {
      chance: assassinChance(0, method, ruled(world, 'asn_cap')),
      uncovered: METHOD_FIGURES[method].uncoveredUnder,
      caught: METHOD_FIGURES[method].caught,
    },
  }))
  return { id: 'method', type: 'pick', wording: 'field.method', options, preset: 'plain' }
}

function sexField(there: readonly Sex[]): PickField<'sex', Sex> {
  const options = there.map((sex) => ({ id: sex, wording: `option.recruit.${sex}` }))
  return { id: 'sex', type: 'pick', wording: 'field.recruitSex', options, preset: there[0] ?? 'male' }
}

function* beginAssassin(world: World, seat: Civilisation, method: Method, sex: Sex): Procedure {
  const about = yield* enlist(world, seat, { kind: 'assassin', sex, method })
  const figures = { method, round: world.cursor.turn + ASSASSIN_FIGURES.turns }
  yield* tell('GL-ASN-8', 'line.assassinTrains', { seat, see: [seat], about, figures })
}

/** Agents who began to train in the same round, ready to be released together. */
interface Batch {
  readonly started: number
  readonly agents: readonly Agent[]
}

/** Groups of a kind that have trained as long as they must, the oldest first. */
function batches(world: World, seat: Civilisation, kind: AgentKind): readonly Batch[] {
  const due = agentsOfKind(world, seat, kind).filter(
    ({ started, released }) => released === null && world.cursor.turn - started >= FIGURES[kind].turns,
  )
  const rounds = [...new Set(due.map(({ started }) => started))]
  return rounds.map((started) => ({ started, agents: due.filter((agent) => agent.started === started) }))
}

/** Whoever has trained long enough may be kept longer, for a better chance, or released for good (RULING-90). */
function release(world: World, seat: Civilisation, kind: AgentKind): Offer[] {
  const due = batches(world, seat, kind)
  const [first] = due
  if (first === undefined) return []
  const figuresOf = ({ started, agents }: Batch) => {
    const turns = world.cursor.turn - started
    const [chances, later] = [turns, turns + 1].map((trained) => chancesOf(world, agents, trained))
    return { agents: agents.length, turns, chances: chances ?? '', later: later ?? '' }
  }
  const options = due.map((batch) => ({ id: String(batch.started), wording: 'option.batch', figures: figuresOf(batch) }))
  const fields: PickField[] =
    due.length > 1 ? [{ id: 'batch', type: 'pick', wording: 'field.batch', options, preset: String(first.started) }] : []
  const id = kind === 'spy' ? 'releaseSpies' : 'releaseAssassin'
  const rule = kind === 'spy' ? 'GL-SPY-3' : 'GL-ASN-3'
  return [
    {
      act: {
        id,
        rule,
        wording: `act.booklet.${id}`,
        ...OF_TRAINING,
        figures: due.length > 1 ? { batches: due.length } : figuresOf(first),
        fields,
      },
      perform: (answer) => setFree(world, due.find(({ started }) => String(started) === answer['batch']) ?? first),
    },
  ]
}

/** "45", or "15, 30" where assassins of one round learnt different methods. */
function chancesOf(world: World, agents: readonly Agent[], turns: number): string {
  return [...new Set(agents.map((agent) => skillOf(world, agent, turns)))].join(', ')
}

function skillOf(world: World, { kind, method }: Agent, turns: number): number {
  return kind === 'spy' ? spyChance(turns) : assassinChance(turns, method ?? 'plain', ruled(world, 'asn_cap'))
}

function* setFree(world: World, { started, agents }: Batch): Procedure {
  const { turn } = world.cursor
  for (const agent of agents) {
    const { owner, kind, id } = agent
    const skill = skillOf(world, agent, turn - started)
    const rule = kind === 'spy' ? 'GL-SPY-3' : 'GL-ASN-3'
    yield* record(rule, AGENTS, id, { ...agent, released: turn, skill }, [owner])
    yield* tell(rule, 'line.agentReady', { seat: owner, see: [owner], about: id, figures: { kind, chance: skill, turns: turn - started } })
  }
}
