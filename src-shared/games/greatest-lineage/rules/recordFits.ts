import { problem, type Problem } from '../../../kernel/problem.ts'
import type { World } from '../../../kernel/world/world.ts'
import { AGENTS, type AgentKind, type Mission, type MissionGoal } from './espionage/records.ts'
import { ROYALS, SHAMANS, type Royal } from './records.ts'

/** A house has one ruler, who has one spouse. */
export function royalProblems(world: World, royal: Royal): readonly Problem[] {
  const { id, owner, role } = royal
  if (role !== 'ruler' && role !== 'spouse') return []
  const other = world.records(ROYALS).find((one) => one.owner === owner && one.role === role && one.id !== id)
  return other === undefined ? [] : [problem('role', 'problem.oneOnly', { value: role, others: `${ROYALS.name} ${other.id}` })]
}

const GOALS: Readonly<Record<AgentKind, readonly MissionGoal[]>> = {
  spy: ['technology', 'intelligence', 'militaryTechnology'],
  assassin: ['royal', 'ruler', 'shaman'],
}

/** Spies steal and find out, assassins murder; a murder has a victim among the people it is aimed at, a theft has none. */
export function missionProblems(world: World, mission: Mission, before: Mission | undefined): readonly Problem[] {
  const kind = world.record(AGENTS, mission.agent)?.kind
  if (kind === undefined || isAsBefore(mission, before)) return []
  const { goal, victim } = mission
  if (!GOALS[kind].includes(goal)) return [problem('goal', 'problem.option', { value: goal, options: GOALS[kind].join(', ') })]
  if (kind === 'spy') return victim === null ? [] : [problem('victim', 'problem.needless', { value: victim, other: goal })]
  const victims = victimsOf(world, mission)
  const options = victims.join(', ') || 'none'
  if (victim === null) return [problem('victim', 'problem.unchosen', { options })]
  return victims.includes(victim) ? [] : [problem('victim', 'problem.option', { value: victim, options })]
}

/** What was so before is not asked about: a victim may have died meanwhile. */
function isAsBefore(mission: Mission, before: Mission | undefined): boolean {
  if (before === undefined) return false
  return (['agent', 'goal', 'target', 'victim'] as const).every((field) => mission[field] === before[field])
}

function victimsOf(world: World, { goal, target }: Mission): readonly string[] {
  if (goal === 'shaman') return world.records(SHAMANS).flatMap(({ settlement, owner }) => (owner === target ? [settlement] : []))
  return world.records(ROYALS).flatMap(({ id, owner, role }) => (owner === target && (role === 'ruler') === (goal === 'ruler') ? [id] : []))
}
