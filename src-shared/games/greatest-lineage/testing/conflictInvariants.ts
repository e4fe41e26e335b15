import type { Effect, RecordPut } from '../../../kernel/world/effect.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { gameOf, isAlive, living } from '../rules/civilisation.ts'
import { ALLIANCES, DEALINGS, type Alliance, type Dealings } from '../rules/diplomacy/records.ts'
import { AGENTS, MISSIONS, type Agent, type AgentKind, type Mission } from '../rules/espionage/records.ts'
import { peopleForBenefits } from '../rules/people.ts'
import { GAME } from '../rules/records.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../rules/seats.ts'
import { RAID_HISTORY, WARS, type RaidHistory, type War } from '../rules/war/records.ts'

/** Agents of each kind, in percent of the people, and the chance that training gives them. */
const AGENT_LIMITS: Readonly<Record<AgentKind, { readonly percent: number; readonly least: number; readonly most: number }>> = {
  spy: { percent: 2, least: 40, most: 65 },
  assassin: { percent: 1, least: 15, most: 80 },
}
const AGENT_ACCOUNT = { spy: 'spies', assassin: 'assassins' } as const
const DEADLY = ['royal', 'ruler', 'shaman']

/** What must be true of a war, raid, alliance or agent that is recorded, in the world right before. The number is that of part F. */
export function conflictProblems(world: World, effect: Effect): string[] {
  if (effect.kind !== 'record' || effect.rule === CORRECTION_RULE) return []
  switch (effect.collection) {
    case WARS.name:
      return warProblems(world, valueOf<War>(effect))
    case RAID_HISTORY.name:
      return raidProblems(world, valueOf<RaidHistory>(effect))
    case ALLIANCES.name:
      return allianceProblems(valueOf<Alliance>(effect))
    case DEALINGS.name:
      return dealingsProblems(effect.id, valueOf<Dealings>(effect))
    case AGENTS.name:
      return agentProblems(world, valueOf<Agent>(effect))
    case MISSIONS.name:
      return missionProblems(world, valueOf<Mission>(effect))
    default:
      return []
  }
}

function valueOf<T>({ value }: RecordPut): T {
  return value as unknown as T
}

function isPeaceful(world: World): boolean {
  return world.record(GAME, 'game') !== undefined && gameOf(world).goal === 'peaceful'
}

function areAllied(world: World, one: string, other: string): boolean {
  return world
    .records(ALLIANCES)
    .some(({ members }) => members.some((member) => member === one) && members.some((member) => member === other))
}

/** 11, 26 and 27. */
function warProblems(world: World, war: War): string[] {
  const { id, aggressor, defender, stage, turns } = war
  const before = world.record(WARS, id)
  const open = world.records(WARS).filter((other) => other.stage === 'open' && other.id !== id)
  const again = open.some((other) => [other.aggressor, other.defender].every((faction) => faction === aggressor || faction === defender))
  const between = isCivilisation(aggressor) && isCivilisation(defender)
  return [
    ...(aggressor === defender ? [`26: ${id} is a war of ${aggressor} on themselves`] : []),
    ...(between && isPeaceful(world) ? [`26: ${id} is a war between players of a peaceful game`] : []),
    ...(stage === 'secret' && before === undefined && areAllied(world, aggressor, defender) ? [`26: ${id} is a war on an ally`] : []),
    ...(stage === 'open' && again ? [`26: ${id} is a second war between ${aggressor} and ${defender}`] : []),
    ...(turns > (before?.turns ?? 0) + 1 ? [`27: ${id} goes from turn ${before?.turns ?? 0} to ${turns}`] : []),
    ...Object.values(war.sides).flatMap(({ occupied, names, settlements, warriors }) =>
      (stage !== 'open' && occupied > 0) || occupied < 0 || names.length > occupied || settlements > occupied || warriors < 0
        ? [
            `11: ${id} (${stage}) has ${occupied} occupied, ${names.length} of them named, ${settlements} with a settlement, ${warriors} warriors`,
          ]
        : [],
    ),
  ]
}

/** 26 and 28: no raid on oneself, an ally or in peace, and never two in rounds that follow each other. */
function raidProblems(world: World, { id, last, targets }: RaidHistory): string[] {
  const before = world.record(RAID_HISTORY, id)
  const raided = Object.keys(targets).filter((target) => targets[target] !== before?.targets[target])
  const rest = ruled(world, 'raid_gap') === 'overall' ? [before?.last] : raided.map((target) => before?.targets[target])
  return [
    ...(raided.includes(id) ? [`26: ${id} raids themselves`] : []),
    ...(isPeaceful(world) && raided.some(isCivilisation) ? [`26: ${id} raids in a peaceful game`] : []),
    ...(raided.some((target) => areAllied(world, id, target)) ? [`26: ${id} raids an ally`] : []),
    ...(rest.some((round) => round !== undefined && last - round < 2) ? [`28: ${id} raids again in round ${last}`] : []),
  ]
}

/** 29: less than ten tokens wait for the next reward. */
function dealingsProblems(id: string, { credit }: Dealings): string[] {
  const wrong = Object.values(credit).filter((tokens) => tokens < 0 || tokens > 9)
  return wrong.map((tokens) => `29: ${id} keeps a credit of ${tokens}`)
}

/** 29: nobody is their own ally. */
function allianceProblems({ id, members }: Alliance): string[] {
  return members[0] === members[1] ? [`29: ${id} allies ${members[0]} with themselves`] : []
}

/** 24 and 25. */
function agentProblems(world: World, { id, owner, kind, released, skill }: Agent): string[] {
  const { percent, least, most } = AGENT_LIMITS[kind]
  if (world.record(AGENTS, id) === undefined) {
    const there = world.records(AGENTS).filter((agent) => agent.owner === owner && agent.kind === kind).length
    const cap = Math.floor((peopleForBenefits(world, owner) * percent) / 100)
    if (there + 1 > cap) return [`24: ${id} is agent ${there + 1} of its kind, where ${cap} may be`]
  }
  return released !== null && (skill < least || skill > most) ? [`25: ${id} has a chance of ${skill}`] : []
}

/** 24 and 26. */
function missionProblems(world: World, { id, agent, owner, target, goal }: Mission): string[] {
  return [
    ...(world.record(AGENTS, agent) === undefined ? [`24: ${id} is a mission of nobody`] : []),
    ...(owner === target ? [`26: ${id} is a mission of ${owner} against themselves`] : []),
    ...(isPeaceful(world) && DEADLY.includes(goal) ? [`26: ${id} is to kill in a peaceful game`] : []),
  ]
}

/** What must be true as well where a phase ends: 11, 24, 26, 29 and 33. */
export function settledConflictProblems(world: World): string[] {
  if (world.record(GAME, 'game') === undefined) return []
  return [
    ...world.records(WARS).flatMap((war) => settledWarProblems(world, war)),
    ...world
      .records(ALLIANCES)
      .flatMap(({ id, members }) => fallen(world, members).map((seat) => `33: ${id} is an alliance with the fallen ${seat}`)),
    ...world.records(AGENTS).flatMap(({ id, owner }) => fallen(world, [owner]).map((seat) => `33: ${id} serves the fallen ${seat}`)),
    ...world
      .records(MISSIONS)
      .filter(({ agent }) => world.record(AGENTS, agent) === undefined)
      .map(({ id }) => `24: nobody is left for ${id}`),
    ...living(world).flatMap((seat) => agentCountProblems(world, seat)),
  ]
}

function fallen(world: World, seats: readonly Civilisation[]): readonly Civilisation[] {
  return seats.filter((seat) => !isAlive(world, seat))
}

function settledWarProblems(world: World, { id, aggressor, defender, stage, sides }: War): string[] {
  const dead = [aggressor, defender].filter((faction) => isCivilisation(faction) && !isAlive(world, faction))
  const armies = (['aggressor', 'defender'] as const).filter((side) => sides[side].royals.length > 0)
  return [
    ...(stage === 'open' && areAllied(world, aggressor, defender) ? [`26: ${id} is fought between allies`] : []),
    ...dead.map((faction) => `33: ${id} is a war of the fallen ${faction}`),
    ...armies.map((side) => `16: royals of the ${side} are left in the battle of ${id}`),
  ]
}

/** 24: the accounts hold as many agents as there are. */
function agentCountProblems(world: World, seat: Civilisation): string[] {
  return (['spy', 'assassin'] as const).flatMap((kind) => {
    const there = world.records(AGENTS).filter((agent) => agent.owner === seat && agent.kind === kind).length
    const counted = world.balance(seat, AGENT_ACCOUNT[kind])
    return there === counted ? [] : [`24: ${seat} counts ${counted} ${AGENT_ACCOUNT[kind]}, but there are ${there}`]
  })
}
