import { confide, drop, post, record, roll, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, held, isAlive, living } from '../civilisation.ts'
import { percent } from '../percent.ts'
import { ROYALS } from '../records.ts'
import { killRoyal } from '../royalty/killing.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { shamanLeaves } from '../settlements/shamans.ts'
import { THEFT } from '../tables/espionage.ts'
import { agentDies, callOff, KINDS } from './agents.ts'
import { caughtNeed } from './chances.ts'
import { canBeTried, missionChance, missionsOf, victimFigures } from './missions.ts'
import { AGENTS, INTELLIGENCE, MISSIONS, type Agent, type Mission } from './records.ts'

/**
 * GL-SPY-6 First thing in the target's phase 5: what others knew of it is out of date, and then every mission against it is tried, spies
 * before assassins, owners in their order of play, the oldest agent first (RULING-100). Owners roll for their agents.
 */
export function* resolveMissions(world: World, target: Civilisation): Procedure {
  yield* forgetPlans(world, target)
  for (const kind of KINDS) {
    const due = living(world).flatMap((owner) => missionsOf(world, owner, kind).filter((mission) => mission.target === target))
    for (const { id } of due) {
      if (!isAlive(world, target) || gameOf(world).ended !== null) return
      yield* attempt(world, id)
    }
  }
}

/** Seen by the owner of what was learnt, who alone knew of it (RULING-93). */
function* forgetPlans(world: World, target: Civilisation): Procedure {
  for (const known of [...world.records(INTELLIGENCE)])
    if (known.target === target) yield* drop('GL-SPY-8', INTELLIGENCE, known.id, [known.owner])
}

function* attempt(world: World, missionId: string): Procedure {
  const planned = world.record(MISSIONS, missionId)
  if (planned === undefined) return
  const rule = goalRule(planned)
  if (!canBeTried(world, planned)) return yield* callOff(rule, planned)
  const succeeds = yield* tryMission(world, missionId, planned.owner, rule)
  const mission = world.record(MISSIONS, missionId)
  const agent = mission && world.record(AGENTS, mission.agent)
  if (mission === undefined || agent === undefined || succeeds === null) return
  if (agent.kind === 'spy') yield* succeeds ? spySucceeds(world, mission) : spyFails(world, mission, agent)
  else yield* succeeds ? murder(world, mission) : murderFails(world, mission, agent)
}

function goalRule({ victim }: Mission): RuleId {
  return victim === null ? 'GL-SPY-6' : 'GL-ASN-2'
}

/** Null where there is nothing left to try: the game master has taken the agent away while the dice were waited for. */
function* tryMission(world: World, missionId: string, owner: Civilisation, rule: RuleId): Procedure<boolean | null> {
  const { counts } = yield* roll('mission', owner, () => {
    const mission = world.record(MISSIONS, missionId)
    const chance = mission === undefined ? 0 : missionChance(world, mission)
    return {
      rule,
      figures: mission === undefined ? {} : { target: mission.target, goal: mission.goal, chance, ...victimFigures(world, mission) },
      faces: 100,
      count: mission === undefined || !canBeTried(world, mission) ? 0 : 1,
      test: percent(chance, 'missionSucceeds', 'missionFails'),
    }
  })
  const { missionSucceeds = 0, missionFails = 0 } = counts
  return missionSucceeds + missionFails === 0 ? null : missionSucceeds > 0
}

/** GL-SPY-8 A theft ends with its first success; plans are learnt for one turn, and the spy stays for the next unless RULING-92 ends it. */
function* spySucceeds(world: World, mission: Mission): Procedure {
  const { goal, id, owner } = mission
  if (goal !== 'intelligence') {
    yield* drop('GL-SPY-8', MISSIONS, id, [owner])
    yield* steal(world, mission, goal === 'technology' ? 'technology' : 'militaryTechnology')
    return
  }
  yield* learnPlans(world, mission)
  if (!ruled(world, 'intel_repeats')) yield* drop('GL-SPY-8', MISSIONS, id, [owner])
}

/**
 * As much as there is, up to 10 or 5 (RULING-94). Whoever is robbed sees that it is gone, and not where it went; the thief alone sees that.
 */
function* steal(world: World, { id, agent, owner, target }: Mission, what: keyof typeof THEFT): Procedure {
  const amount = Math.min(THEFT[what], held(world, target, what))
  const wording = what === 'technology' ? 'line.technologyStolen' : 'line.militaryTechnologyStolen'
  yield* post('GL-SPY-4', target, what, -amount)
  yield* post('GL-SPY-4', owner, what, amount, { see: [owner], about: target })
  if (amount > 0) yield* confide('GL-SPY-4', wording, target, { target, amount })
  yield* tell('GL-SPY-4', 'line.theftSucceeded', { seat: owner, see: [owner], about: [id, agent], figures: { target, amount, what } })
}

/** +5 for the owner and -5 for the target in their battles, until the target's next phase 5; several spies add up only under RULING-93. */
function* learnPlans(world: World, { id: mission, agent, owner, target }: Mission): Procedure {
  const id = ruled(world, 'intel_stacks') ? `${owner}/${target}/${mission}` : `${owner}/${target}`
  yield* record('GL-SPY-8', INTELLIGENCE, id, { id, owner, target, since: world.cursor.turn }, [owner])
  yield* tell('GL-SPY-8', 'line.plansLearnt', { seat: owner, see: [owner], about: [mission, agent], figures: { target } })
}

/** GL-SPY-7 A spy who fails is discovered and dies. Everybody learns whose it was. */
function* spyFails(world: World, { owner, target }: Mission, agent: Agent): Procedure {
  yield* tell('GL-SPY-7', 'line.spyCaught', { seat: owner, figures: { owner, target } })
  yield* agentDies('GL-SPY-7', world, agent)
}

/** GL-ASN-6 The victim dies, and everybody sees it; whose hand it was is known to the owner only. The assassin comes home. */
function* murder(world: World, mission: Mission): Procedure {
  const { id, owner, target, goal, victim } = mission
  const about = [id, mission.agent, ...(victim === null ? [] : [victim])]
  const figures = { target, goal, ...victimFigures(world, mission) }
  yield* drop('GL-ASN-6', MISSIONS, id, [owner])
  yield* tell('GL-ASN-6', 'line.murderSucceeded', { seat: owner, see: [owner], about, figures })
  if (victim === null) return
  if (goal === 'shaman') {
    yield* shamanLeaves('GL-ASN-6', world, victim)
    yield* tell('GL-ASN-6', 'line.shamanMurdered', { seat: target, about: victim, figures })
    return
  }
  const royal = world.record(ROYALS, victim)
  if (royal !== undefined) yield* killRoyal('GL-ASN-6', world, royal, 'line.royalMurdered')
}

/**
 * GL-ASN-7 An assassin who failed is caught and killed on 50 or less, by poison on 20, in melee on 75, and then everybody learns whose it
 * was. Otherwise it comes home unharmed, the mission over, and nobody but the owner knows (RULING-99).
 */
function* murderFails(world: World, { id, owner, target, victim }: Mission, agent: Agent): Procedure {
  const need = caughtNeed(agent.method)
  const { counts } = yield* roll('caught', owner, () => ({
    rule: 'GL-ASN-7',
    figures: { target, chance: need },
    faces: 100,
    count: world.record(AGENTS, agent.id) === undefined ? 0 : 1,
    test: { ...percent(need, 'assassinCaught', 'assassinEscapes'), harm: true },
  }))
  const there = world.record(AGENTS, agent.id)
  if (there === undefined) return
  if ((counts['assassinCaught'] ?? 0) > 0) {
    yield* tell('GL-ASN-7', 'line.assassinCaught', { seat: owner, figures: { owner, target } })
    yield* agentDies('GL-ASN-7', world, there)
  } else {
    yield* drop('GL-ASN-7', MISSIONS, id, [owner])
    yield* tell('GL-ASN-7', 'line.assassinEscaped', {
      seat: owner,
      see: [owner],
      about: [id, agent.id, ...(victim === null ? [] : [victim])],
      figures: { target },
    })
  }
}
