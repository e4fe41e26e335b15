import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { agentsOf } from '../../../../src-shared/games/greatest-lineage/rules/espionage/agents.ts'
import { uncoverNeed } from '../../../../src-shared/games/greatest-lineage/rules/espionage/chances.ts'
import { victimFigures } from '../../../../src-shared/games/greatest-lineage/rules/espionage/missions.ts'
import {
  AGENTS,
  INTELLIGENCE,
  MISSIONS,
  type Agent,
  type Mission,
} from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import type { Faction } from '../../../../src-shared/games/greatest-lineage/rules/factions/faction.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { WARS } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { bookletTexts } from './texts/booklets.ts'
import { chanceOfMission, releasedChance, trainedChance, trainingTurns, type Chance } from './chances.ts'
import { nextConflict } from './when.ts'

/** Agents who are alike, with how many they are. */
export interface Agents {
  readonly kind: Agent['kind']
  /** Null where it has no name of its own. */
  readonly method: Agent['method']
  readonly count: number
}

/** Agents of one kind, method and start in training together. */
export interface Training extends Agents {
  readonly key: string
  /** The first of them. */
  readonly agent: string
  readonly started: number
  /** Turns trained so far. */
  readonly turns: number
  /** First round in which they can be released. */
  readonly readyFrom: number
  /** What they would be released with now, or in the round in which they first can be. */
  readonly chance: Chance
}

/** Agents free for a mission who are alike. */
export interface Ready extends Agents {
  readonly key: string
  /** The first of them. */
  readonly agent: string
  readonly chance: Chance
}

/** An agent on its mission. */
export interface Sent extends Agents {
  readonly key: string
  /** "Steal technology from the humans". */
  readonly aim: string
  readonly target: Civilisation
  readonly entered: number
  readonly renewed: number
  readonly chance: Chance
  /** Round of the target's phase 5 in which it is tried. */
  readonly tried: number
  /** A die under this number finds it out. */
  readonly under: number
  readonly rule: RuleId
}

/** A war that is written down and not opened. */
export interface WrittenWar {
  readonly key: string
  readonly target: Faction
  readonly entered: number
  readonly opensFrom: number
}

/** A war that came out of the booklet and is being fought. */
export interface OpenWar {
  readonly key: string
  readonly target: Faction
  readonly entered: number
  readonly opened: number
  readonly turns: number
}

/** What others' plans are known: good for battles until that player's next phase 5. */
export interface Known {
  readonly key: string
  readonly target: Civilisation
  readonly since: number
  readonly until: number
}

/** Something that comes up by itself or may be done, with its round. */
export interface Due {
  readonly key: string
  readonly round: number
  /** In whose phase 5; null: the owner's. */
  readonly during: Civilisation | null
  readonly text: string
  readonly rule: RuleId
}

/** How a booklet stood at one moment. */
export interface BookletState {
  readonly round: number
  readonly training: readonly Training[]
  readonly ready: readonly Ready[]
  readonly sent: readonly Sent[]
  readonly wars: readonly WrittenWar[]
  readonly openWars: readonly OpenWar[]
  readonly known: readonly Known[]
  readonly due: readonly Due[]
}

/** Reads a booklet off a world; `led` are ids of the open wars that were opened out of it. */
export function bookletStateOf(world: World, owner: Civilisation, led: ReadonlySet<string>): BookletState {
  const agents = agentsOf(world, owner)
  const missions = world.records(MISSIONS).filter((mission) => mission.owner === owner)
  const away = new Set(missions.map(({ agent }) => agent))
  const own = world.records(WARS).filter(({ aggressor }) => aggressor === owner)
  const round = world.cursor.turn
  const parts = {
    training: trainingOf(
      world,
      agents.filter(({ released }) => released === null),
    ),
    ready: readyOf(
      world,
      agents.filter(({ id, released }) => released !== null && !away.has(id)),
    ),
    sent: missions.flatMap((mission) => sentOf(world, mission) ?? []),
    wars: own.flatMap(({ id, stage, defender, entered, opensFrom }) =>
      stage === 'secret' ? [{ key: id, target: defender, entered, opensFrom }] : [],
    ),
    openWars: own.flatMap(({ id, stage, defender, entered, opened, turns }) =>
      stage === 'open' && led.has(id) ? [{ key: id, target: defender, entered, opened: opened ?? entered, turns }] : [],
    ),
    known: world
      .records(INTELLIGENCE)
      .flatMap(({ id, owner: whose, target, since }) =>
        whose === owner ? [{ key: id, target, since, until: Math.max(nextConflict(world, target), since + 1) }] : [],
      ),
  }
  return { round, ...parts, due: dueOf(parts, nextConflict(world, owner)) }
}

/** "Spy", "Assassin, poison", "2 spies". */
export function agentsName({ kind, method, count }: Agents): string {
  return bookletTexts.agents(kind, method, count)
}

/** Agents like this one. */
export function alike({ kind, method }: Pick<Agent, 'kind' | 'method'>, count = 1): Agents {
  return { kind, method: method === 'plain' ? null : method, count }
}

/** What agents are told apart by, beside what else is given. */
function keyOf(agent: Agent, beside: number): string {
  const { kind, method } = alike(agent)
  return `${kind}/${method ?? ''}/${beside}`
}

function trainingOf(world: World, agents: readonly Agent[]): readonly Training[] {
  return grouped(agents, (agent) => keyOf(agent, agent.started)).map(([key, first, number]) => {
    const { started } = first
    const turns = Math.max(0, world.cursor.turn - started)
    const least = trainingTurns(first)
    const chance = trainedChance(world, first, Math.max(turns, least))
    return { key, agent: first.id, ...alike(first, number), started, turns, readyFrom: started + least, chance }
  })
}

function readyOf(world: World, agents: readonly Agent[]): readonly Ready[] {
  return grouped(agents, (agent) => keyOf(agent, agent.skill)).map(([key, first, number]) => ({
    ...{ key, agent: first.id },
    ...alike(first, number),
    chance: releasedChance(world, first),
  }))
}

function grouped(agents: readonly Agent[], by: (agent: Agent) => string): readonly (readonly [string, Agent, number])[] {
  const groups = new Map<string, readonly [string, Agent, number]>()
  for (const agent of agents) {
    const key = by(agent)
    const [, first, number] = groups.get(key) ?? [key, agent, 0]
    groups.set(key, [key, first, number + 1])
  }
  return [...groups.values()]
}

/** A mission as it stands; null when its agent is gone. */
export function sentOf(world: World, mission: Mission): Sent | null {
  const agent = world.record(AGENTS, mission.agent)
  if (agent === undefined) return null
  const { id, target, goal, owner, entered, renewed } = mission
  const learntNow = world
    .records(INTELLIGENCE)
    .some((known) => known.owner === owner && known.target === target && known.since === world.cursor.turn)
  const next = nextConflict(world, target)
  return {
    key: id,
    ...alike(agent),
    aim: say('mission.aim', { target, goal, ...victimFigures(world, mission) }),
    target,
    entered,
    renewed,
    chance: chanceOfMission(world, mission, agent),
    // Plans that were learnt this turn are learnt anew in the next.
    tried: goal === 'intelligence' && learntNow && next === world.cursor.turn ? next + 1 : next,
    under: uncoverNeed(agent.kind, agent.method),
    rule: agent.kind === 'spy' ? 'GL-SPY-6' : 'GL-ASN-2',
  }
}

function dueOf({ training, sent, wars, known }: Pick<BookletState, 'training' | 'sent' | 'wars' | 'known'>, next: number): readonly Due[] {
  const texts = bookletTexts.dues
  const due: Due[] = [
    ...wars.map(({ key, target, opensFrom }) => ({
      key,
      round: Math.max(opensFrom, next),
      during: null,
      rule: 'GL-WAR-2' as const,
      text: texts.war(target),
    })),
    ...training.map(({ key, kind, method, count, readyFrom, chance }) => ({
      key,
      round: Math.max(readyFrom, next),
      during: null,
      rule: chance.rule,
      text: texts.training(bookletTexts.someAgents(kind, method, count), count),
    })),
    ...sent.map(({ key, aim, target, tried, chance, rule }) => ({
      key,
      round: tried,
      during: target,
      rule,
      text: texts.mission(aim, chance.value),
    })),
    ...known.map(({ key, target, until }) => ({
      key,
      round: until,
      during: target,
      rule: 'GL-SPY-8' as const,
      text: texts.plans(target),
    })),
  ]
  return due.sort((one, other) => one.round - other.round)
}
