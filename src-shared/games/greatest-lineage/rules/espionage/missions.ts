import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { PickField } from '../../../../kernel/forms/field.ts'
import type { ActAnswer, Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { nextId, numberOf } from '../numbering.ts'
import { ROYALS, SETTLEMENTS, type Settlement } from '../records.ts'
import { royalsOf, rulerOf } from '../royalty/culture.ts'
import { personFigures } from '../royalty/succession.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { shamanOf, shamansOf } from '../settlements/shamans.ts'
import { PLOT } from '../tables/espionage.ts'
import { agentsOfKind, missionOf, readyAgents } from './agents.ts'
import { highestChance } from './chances.ts'
import { AGENTS, MISSIONS, type Agent, type AgentKind, type Mission, type MissionGoal } from './records.ts'
import { OF_MISSIONS } from '../actGroups.ts'

const SPY_GOALS = ['technology', 'intelligence', 'militaryTechnology'] as const satisfies readonly MissionGoal[]

/** What an entry in the booklet says beside its agent. */
type Entry = Pick<Mission, 'target' | 'goal' | 'victim'>

interface Choice {
  readonly option: Option
  readonly entry: Entry
}

/** Step 8 of phase 5: missions are written down, and agents called back. All of it is seen by the owner only. */
export function missionOffers(world: World, seat: Civilisation): readonly Offer[] {
  const murders = gameOf(world).goal === 'peaceful' ? [] : victims(world, seat)
  return [...send(world, seat, 'spy', thefts(world, seat)), ...send(world, seat, 'assassin', murders), ...recall(world, seat)]
}

/** GL-SPY-4 Spies steal technology or military technology, or learn the plans of a player. What the target has is not looked at: it may be secret. */
function thefts(world: World, seat: Civilisation): readonly Choice[] {
  return othersOf(world, seat).flatMap((target) =>
    SPY_GOALS.map((goal) => ({
      option: { id: `${goal}:${target}`, wording: `option.mission.${goal}`, figures: { target } },
      entry: { target, goal, victim: null },
    })),
  )
}

/** GL-ASN-2 Assassins are sent against a ruler, another royal, or a shaman; royal houses and shamans are known to everybody. */
function victims(world: World, seat: Civilisation): readonly Choice[] {
  return othersOf(world, seat).flatMap((target) => [...royalVictims(world, target), ...shamanVictims(world, target)])
}

function othersOf(world: World, seat: Civilisation): readonly Civilisation[] {
  return living(world).filter((other) => other !== seat)
}

function royalVictims(world: World, target: Civilisation): readonly Choice[] {
  const house = royalsOf(world, target)
  return house.map((royal) => ({
    option: { id: royal.id, wording: 'option.victim.royal', figures: { target, ...personFigures(royal, house) } },
    entry: { target, goal: royal.role === 'ruler' ? 'ruler' : 'royal', victim: royal.id },
  }))
}

function shamanVictims(world: World, target: Civilisation): readonly Choice[] {
  return shamansOf(world, target).flatMap(({ settlement }) => {
    const home = world.record(SETTLEMENTS, settlement)
    if (home === undefined) return []
    const option = { id: settlement, wording: 'option.victim.shaman', figures: { target, ...placeFigures(home) } }
    return [{ option, entry: { target, goal: 'shaman', victim: settlement } }]
  })
}

/** Type and number: enough to tell settlements apart. */
function placeFigures({ id, type }: Settlement): { readonly type: string; readonly number: number } {
  return { type, number: numberOf(id) }
}

function send(world: World, seat: Civilisation, kind: AgentKind, choices: readonly Choice[]): Offer[] {
  const ready = readyAgents(world, seat, kind)
  const [first] = choices
  if (ready.length === 0 || first === undefined) return []
  const mission: PickField = {
    id: 'mission',
    type: 'pick',
    wording: `field.mission.${kind}`,
    options: choices.map(({ option }) => option),
    preset: first.option.id,
  }
  const id = kind === 'spy' ? 'sendSpy' : 'sendAssassin'
  const figures = { ready: ready.length }
  return [
    {
      act: {
        id,
        rule: kind === 'spy' ? 'GL-SPY-4' : 'GL-ASN-2',
        wording: `act.booklet.${id}`,
        ...OF_MISSIONS,
        figures,
        fields: [mission, ...agentField(ready)],
      },
      perform: (answer) =>
        enter(
          world,
          seat,
          chosenAgent(ready, answer),
          choices.find(({ option }) => option.id === answer['mission']),
        ),
    },
  ]
}

/** Which of them, where it makes a difference; the best first. */
function agentField(ready: readonly Agent[]): PickField[] {
  const different = ready.filter(
    (agent, index) => ready.findIndex(({ skill, method }) => skill === agent.skill && method === agent.method) === index,
  )
  if (different.length <= 1) return []
  const best = different.toSorted((one, other) => other.skill - one.skill)
  const options = best.map(({ id, skill, method }) => ({
    id,
    wording: method === null ? 'option.agent.spy' : `option.agent.${method}`,
    figures: { chance: skill },
  }))
  return [{ id: 'agent', type: 'pick', wording: 'field.agent', options, preset: options[0]?.id ?? '' }]
}

function chosenAgent(ready: readonly Agent[], answer: ActAnswer): Agent | undefined {
  return ready.find(({ id }) => id === answer['agent']) ?? ready[0]
}

function* enter(world: World, seat: Civilisation, agent: Agent | undefined, choice: Choice | undefined): Procedure {
  if (agent === undefined || choice === undefined) return
  const { option, entry } = choice
  const rule = agent.kind === 'spy' ? 'GL-SPY-4' : 'GL-ASN-2'
  const see = [seat]
  const id = yield* nextId(rule, world, seat, 'mission', see)
  const { turn } = world.cursor
  yield* record(rule, MISSIONS, id, { id, agent: agent.id, owner: seat, ...entry, entered: turn, renewed: turn, aided: false }, see)
  yield* tell(rule, 'line.missionEntered', {
    seat,
    see,
    about: [id, agent.id],
    figures: { ...option.figures, kind: agent.kind, goal: entry.goal },
  })
}

/** Whoever was sent before this turn can be called back; an entry of this turn is taken back by undoing it. */
function recall(world: World, seat: Civilisation): Offer[] {
  const away = world.records(MISSIONS).filter(({ owner, entered }) => owner === seat && entered < world.cursor.turn)
  const [first] = away
  if (first === undefined) return []
  const options = away.map(({ id, target, goal, entered }) => ({
    id,
    wording: `option.mission.${goal}`,
    figures: { target, round: entered },
  }))
  const fields: PickField[] = away.length > 1 ? [{ id: 'mission', type: 'pick', wording: 'field.recall', options, preset: first.id }] : []
  const figures = away.length > 1 ? { missions: away.length } : { target: first.target, goal: first.goal }
  return [
    {
      act: { id: 'recall', rule: 'GL-SPY-8', wording: 'act.booklet.recall', ...OF_MISSIONS, figures, fields },
      perform: (answer) => callBack(away.find(({ id }) => id === answer['mission']) ?? first),
    },
  ]
}

function* callBack({ id, agent, owner, target, goal }: Mission): Procedure {
  yield* drop('GL-SPY-8', MISSIONS, id, [owner])
  yield* tell('GL-SPY-8', 'line.missionRecalled', { seat: owner, see: [owner], about: [id, agent], figures: { target, goal } })
}

/** Missions that go on are entered anew in every turn of their owner, and can be uncovered again (RULING-92). Seen by the owner only. */
export function* renewMissions(world: World, seat: Civilisation): Procedure {
  const { turn } = world.cursor
  for (const mission of [...world.records(MISSIONS)])
    if (mission.owner === seat && mission.renewed < turn)
      yield* record('GL-SPY-8', MISSIONS, mission.id, { ...mission, renewed: turn }, [seat])
}

/** Missions of a civilisation whose agent is of that kind, the oldest agent first. */
export function missionsOf(world: World, owner: Civilisation, kind: AgentKind): readonly Mission[] {
  return agentsOfKind(world, owner, kind).flatMap(({ id }) => missionOf(world, id) ?? [])
}

/** Whether the target of a mission still lives and the person it is about is still there and still theirs (RULING-100). */
export function canBeTried(world: World, { target, goal, victim }: Mission): boolean {
  if (!isAlive(world, target)) return false
  if (victim === null) return true
  return goal === 'shaman' ? shamanOf(world, victim)?.owner === target : world.record(ROYALS, victim)?.owner === target
}

/** How people tell the victim of a murder from others: role and sex, or type and number of the settlement; empty for other missions. */
export function victimFigures(world: World, { goal, target, victim }: Mission): Readonly<Record<string, number | string>> {
  if (victim === null) return {}
  const home = goal === 'shaman' ? world.record(SETTLEMENTS, victim) : undefined
  if (home !== undefined) return placeFigures(home)
  const house = royalsOf(world, target)
  const royal = house.find(({ id }) => id === victim)
  return royal === undefined ? {} : { ...personFigures(royal, house) }
}

/**
 * Chance in percent that a mission succeeds: the agent's own from training, or a flat 80 where another player helps a murder. With
 * `royal_espionage_bonus = on` (RULING-63) the military figure of the owner's ruler is added, as far as the most that training could have
 * made of such an agent: the book gives the ruler a military bonus "to espionage" and names its highest chances without one.
 */
export function missionChance(world: World, { agent: id, aided }: Mission): number {
  const agent = world.record(AGENTS, id)
  if (agent === undefined) return 0
  return aided ? PLOT.aided : chanceOfAgent(world, agent)
}

/** The same of an agent that is not sent yet. */
export function chanceOfAgent(world: World, agent: Agent): number {
  if (ruled(world, 'royal_espionage_bonus') === 'off') return agent.skill
  const most = highestChance(agent.kind, agent.method, ruled(world, 'asn_cap'))
  return Math.max(agent.skill, Math.min(most, agent.skill + (rulerOf(world, agent.owner)?.military ?? 0)))
}
