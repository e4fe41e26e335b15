import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { nextId, numberOf } from '../numbering.ts'
import type { Sex } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { assassinChance, spyChance } from './chances.ts'
import { AGENTS, INTELLIGENCE, MISSIONS, type Agent, type AgentKind, type Mission } from './records.ts'

/** The account that counts agents of a kind, and the rule by which people enter and leave it. */
export const SERVICE = {
  spy: { account: 'spies', rule: 'GL-SPY-1' },
  assassin: { account: 'assassins', rule: 'GL-ASN-1' },
} as const

export const KINDS = ['spy', 'assassin'] as const satisfies readonly AgentKind[]

const COMMONERS = { male: 'males', female: 'females' } as const satisfies Record<Sex, string>

/** Living agents of a civilisation, in training, ready or at work, the oldest first. */
export function agentsOf(world: World, seat: Civilisation): readonly Agent[] {
  const own = world.records(AGENTS).filter(({ owner }) => owner === seat)
  return own.sort((one, other) => one.started - other.started || numberOf(one.id) - numberOf(other.id))
}

export function agentsOfKind(world: World, seat: Civilisation, kind: AgentKind): readonly Agent[] {
  return agentsOf(world, seat).filter((agent) => agent.kind === kind)
}

export function missionOf(world: World, agent: string): Mission | undefined {
  return world.records(MISSIONS).find((mission) => mission.agent === agent)
}

/** Released from training and free for a mission, the oldest first. */
export function readyAgents(world: World, seat: Civilisation, kind: AgentKind): readonly Agent[] {
  return agentsOfKind(world, seat, kind).filter(({ id, released }) => released !== null && missionOf(world, id) === undefined)
}

/** A commoner goes into training; gives the agent's id. Seen by the owner only: to everybody else the person stays a commoner. */
export function* enlist(world: World, seat: Civilisation, recruit: Pick<Agent, 'kind' | 'sex' | 'method'>): Procedure<string> {
  const see = [seat]
  const { account, rule } = SERVICE[recruit.kind]
  const id = yield* nextId(rule, world, seat, 'agent', see)
  yield* post(rule, seat, COMMONERS[recruit.sex], -1, { see, about: id })
  yield* post(rule, seat, account, 1, { see, about: id })
  const { turn } = world.cursor
  yield* record(rule, AGENTS, id, { id, owner: seat, ...recruit, started: turn, released: null, skill: 0 }, see)
  return id
}

/**
 * One agent dies of `rule`. The owner sees the agent go back to the commoners and the commoner die; everybody else sees only that a commoner
 * dies, so that their own count of that civilisation's people stays right without ever having known of the agent.
 */
export function* agentDies(rule: RuleId, world: World, { id }: Agent): Procedure {
  const agent = world.record(AGENTS, id)
  if (agent === undefined) return
  const { owner, kind, sex } = agent
  yield* strikeOff(rule, world, agent)
  yield* leave(rule, world, owner, kind, sex, 1)
}

/**
 * People in secret service die of a disaster or a shortage, as `rule` has it: `count` of them at most, of one sex or (null) of either, the
 * newest first. Account and records go together; those the records do not know count as male. Seen as in `agentDies`. Gives how many died.
 */
export function* loseAgents(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  kind: AgentKind,
  sex: Sex | null,
  count: number,
): Procedure<number> {
  const doomed = agentsOfKind(world, seat, kind)
    .filter((agent) => sex === null || agent.sex === sex)
    .reverse()
    .slice(0, Math.max(0, count))
  for (const agent of doomed) yield* strikeOff(rule, world, agent)
  const unknown = Math.min(Math.max(0, count - doomed.length), unknownAgents(world, seat, kind, doomed.length))
  const females = doomed.filter((agent) => agent.sex === 'female').length
  const males = doomed.length - females + (sex === 'female' ? 0 : unknown)
  yield* leave(rule, world, seat, kind, 'male', males)
  yield* leave(rule, world, seat, kind, 'female', females)
  return males + females
}

/** Agents of one sex in all, whatever they do. */
export function agentsOfSex(world: World, seat: Civilisation, sex: Sex): number {
  return agentsOf(world, seat).filter((agent) => agent.sex === sex).length
}

/** Commoners of one sex as everybody else counts them: agents pass for such, so what others are shown and offered must not tell them apart. */
export function seemingCommoners(world: World, seat: Civilisation, sex: Sex): number {
  return held(world, seat, COMMONERS[sex]) + agentsOfSex(world, seat, sex)
}

/** More on the account than there are records, `struck` of which have just been dropped. */
function unknownAgents(world: World, seat: Civilisation, kind: AgentKind, struck: number): number {
  return Math.max(0, held(world, seat, SERVICE[kind].account) - agentsOfKind(world, seat, kind).length - struck)
}

/** The record ends, and with it what the agent was about to do. */
function* strikeOff(rule: RuleId, world: World, { id, owner }: Agent): Procedure {
  const mission = missionOf(world, id)
  if (mission !== undefined) yield* drop(rule, MISSIONS, mission.id, [owner])
  yield* drop(rule, AGENTS, id, [owner])
}

/** Out of secret service (seen by the owner), and dead (seen by all). */
function* leave(rule: RuleId, world: World, seat: Civilisation, kind: AgentKind, sex: Sex, count: number): Procedure {
  const { account, rule: service } = SERVICE[kind]
  const gone = Math.min(count, held(world, seat, account))
  yield* post(service, seat, account, -gone, { see: [seat] })
  yield* post(service, seat, COMMONERS[sex], gone, { see: [seat] })
  yield* post(rule, seat, COMMONERS[sex], -gone)
}

/** All secret business of a civilisation that falls ends, and so do missions and knowledge of others that concern it. */
export function* endEspionage(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const kind of KINDS) yield* loseAgents(rule, world, seat, kind, null, held(world, seat, SERVICE[kind].account))
  for (const mission of [...world.records(MISSIONS)]) if (mission.target === seat) yield* callOff(rule, mission)
  for (const { id, owner, target } of [...world.records(INTELLIGENCE)])
    if (target === seat || owner === seat) yield* drop(rule, INTELLIGENCE, id, [owner])
}

/** The target or the victim is gone: the agent comes home, and nobody but the owner learns of it (RULING-100). */
export function* callOff(rule: RuleId, { id, agent, owner, target, goal }: Mission): Procedure {
  yield* drop(rule, MISSIONS, id, [owner])
  yield* tell(rule, 'line.missionVoid', { seat: owner, see: [owner], about: [id, agent], figures: { target, goal } })
}

/**
 * The game master has set the number of spies or assassins: the newest agents are struck off, or new ones are ready at once with the least
 * training (an assassin without a special method), of the sex of which there are more commoners. Posts nothing.
 */
export function* followAccounts(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const kind of KINDS) {
    const known = agentsOfKind(world, seat, kind)
    const there = held(world, seat, SERVICE[kind].account)
    for (const agent of known.slice(there)) yield* strikeOff(rule, world, agent)
    for (let missing = there - known.length; missing > 0; missing--) yield* appoint(rule, world, seat, kind)
  }
}

function* appoint(rule: RuleId, world: World, seat: Civilisation, kind: AgentKind): Procedure {
  const see = [seat]
  const id = yield* nextId(rule, world, seat, 'agent', see)
  const sex: Sex = held(world, seat, 'females') > held(world, seat, 'males') ? 'female' : 'male'
  const method = kind === 'spy' ? null : 'plain'
  const skill = kind === 'spy' ? spyChance(0) : assassinChance(0, 'plain', ruled(world, 'asn_cap'))
  const { turn } = world.cursor
  yield* record(rule, AGENTS, id, { id, owner: seat, kind, sex, method, started: turn, released: turn, skill }, see)
}
