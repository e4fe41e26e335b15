import { recordFace, type RecordFace } from '../../api/recordsFace.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Option } from '../../../kernel/engine/request.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { agentsOf, missionOf, SERVICE } from '../rules/espionage/agents.ts'
import {
  AGENTS,
  INTELLIGENCE,
  MISSIONS,
  type Agent,
  type Intelligence,
  type Method,
  type Mission,
  type MissionGoal,
} from '../rules/espionage/records.ts'
import { numberOf } from '../rules/numbering.ts'
import { ROYALS } from '../rules/records.ts'
import { rulerOf } from '../rules/royalty/culture.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { say } from '../words/say.ts'
import {
  amount,
  booked,
  flag,
  freshId,
  living,
  NONE,
  numbered,
  options,
  ownOptions,
  orNone,
  pick,
  pickedOf,
  round,
  roundOf,
  SEAT_OPTIONS,
} from './fields.ts'
import { newFor } from './house.ts'
import { placeOptions } from './works.ts'

/** Spies and assassins: the account that counts them goes along, and whoever is no more is on no mission. */
const AGENT = recordFace<Agent>(AGENTS, {
  titleOf: (agent) => say('record.title.agent', agentFigures(agent)),
  form: ({ kind, sex, method, started, released, skill }) => ({
    fields: [
      pick('kind', ownOptions(['spy', 'assassin'], 'agent'), kind),
      pick('sex', options(['female', 'male'], 'sex'), sex),
      pick('method', orNone(ownOptions(['plain', 'poison', 'melee'], 'method')), method ?? NONE),
      ...[round('started', started, { as: 'trainedFrom' }), round('released', released), amount('skill', skill, { most: 100 })],
    ],
  }),
  written: ({ method, released, ...sheet }, value) => ({
    ...{ ...value, ...sheet },
    ...{ method: pickedOf<Method>(method), released: roundOf(released) },
  }),
  adds: {
    owners: living,
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const id = freshId(world, AGENTS, seat, 'agent')
        const { turn } = world.cursor
        return { id, value: { id, owner: seat, kind: 'spy', sex: 'male', method: null, started: turn, released: turn, skill: 0 } }
      }),
  },
  ends: true,
  along: ({ id, before, after }, world) => [
    ...(before === null ? numbered(id) : []),
    ...(before === null || before.kind === after?.kind ? [] : booked(world, before.owner, SERVICE[before.kind].account, -1)),
    ...(after === null || before?.kind === after.kind ? [] : booked(world, after.owner, SERVICE[after.kind].account, 1)),
    ...(after === null ? missionAlong(world, id) : []),
  ],
})

function missionAlong(world: World, agent: string): readonly Change[] {
  const mission = missionOf(world, agent)
  return mission === undefined ? [] : [{ collection: MISSIONS.name, id: mission.id, to: null }]
}

/** What agents are sent to do. */
const MISSION = recordFace<Mission>(MISSIONS, {
  titleOf: ({ owner, target, goal }) => say('record.title.mission', { owner, target, goal }),
  form: ({ agent, owner, target, goal, victim, entered, renewed, aided }, _, world) => ({
    fields: [
      pick('agent', agentOptions(world, owner), agent),
      pick('goal', GOALS, goal),
      pick(
        'target',
        SEAT_OPTIONS.filter(({ id }) => id !== owner),
        target,
      ),
      pick('victim', orNone([...royalOptions(world), ...placeOptions(world)]), victim ?? NONE),
      ...[round('entered', entered), round('renewed', renewed), flag('aided', aided)],
    ],
  }),
  written: ({ victim, ...sheet }, value) => ({ ...value, ...sheet, victim: pickedOf<string>(victim) }),
  adds: {
    owners: (world) => living(world).filter((seat) => freeAgent(world, seat) !== undefined),
    blank: (world, owner) =>
      newFor(owner, (seat) => {
        const agent = freeAgent(world, seat)
        const target = SEATS.find((other) => other !== seat)
        if (agent === undefined || target === undefined) return null
        const id = freshId(world, MISSIONS, seat, 'mission')
        const { turn } = world.cursor
        const goal: MissionGoal = agent.kind === 'spy' ? 'technology' : 'ruler'
        const victim = goal === 'ruler' ? (rulerOf(world, target)?.id ?? null) : null
        return { id, value: { id, agent: agent.id, owner: seat, target, goal, victim, entered: turn, renewed: turn, aided: false } }
      }),
  },
  ends: true,
  along: ({ id, before }) => (before === null ? numbered(id) : []),
})

const GOALS = ownOptions(['technology', 'intelligence', 'militaryTechnology', 'royal', 'ruler', 'shaman'], 'goal')

function freeAgent(world: World, seat: Civilisation): Agent | undefined {
  return agentsOf(world, seat).find(({ id, released }) => released !== null && missionOf(world, id) === undefined)
}

function agentOptions(world: World, seat: Civilisation): readonly Option[] {
  return agentsOf(world, seat).map((agent) => ({ id: agent.id, wording: 'record.title.agent', figures: agentFigures(agent) }))
}

function agentFigures({ id, owner, kind, sex, skill }: Agent): Figures {
  return { owner, kind, sex, skill, number: numberOf(id) }
}

function royalOptions(world: World): readonly Option[] {
  return world.records(ROYALS).map(({ id, owner, role, sex, since }) => ({
    ...{ id, wording: 'record.title.royal', figures: { owner, role, sex, since } },
  }))
}

/** What spies found out about a player's plans. */
const PLANS = recordFace<Intelligence>(INTELLIGENCE, {
  titleOf: ({ owner, target }) => say('record.title.intelligence', { owner, target }),
  form: ({ since }) => ({ fields: [round('since', since, { as: 'learnt' })] }),
  ends: true,
})

export const ESPIONAGE_RECORDS: readonly RecordFace[] = [AGENT, MISSION, PLANS]
