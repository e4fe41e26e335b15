import { choose, confide, record, roll, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option, RollPart } from '../../../../kernel/engine/request.ts'
import { GAME_MASTER, type Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { clockwiseFrom, gameOf } from '../civilisation.ts'
import { editionOf } from '../edition.ts'
import { percent } from '../percent.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { PLOT } from '../tables/espionage.ts'
import { agentDies, agentsOfKind, KINDS, readyAgents } from './agents.ts'
import { uncoverNeed } from './chances.ts'
import { missionsOf, renewMissions, victimFigures } from './missions.ts'
import { AGENTS, MISSIONS, type Agent, type AgentKind, type Mission } from './records.ts'

/** What one player rolled after another's writing: dice for spies, and for assassins where there can be any. */
interface Watch {
  readonly seat: Civilisation
  readonly dice: Readonly<Record<AgentKind, readonly number[]>>
}

/**
 * Step 9 of phase 5. Everybody else rolls whatever was written, so that the rolls tell nothing; then whoever was targeted finds agents, and
 * last (RULING-96) whoever was not decides what to do about a plot they came to know of. A roll that finds nothing is told to nobody but
 * the one who made it.
 */
export function* uncoverPlans(world: World, seat: Civilisation): Procedure {
  yield* renewMissions(world, seat)
  const watches = editionOf(world) < 3 ? yield* watchOneByOne(world, seat) : yield* watchTogether(world, seat)
  const found = new Set<Civilisation>()
  for (const each of watches) if (yield* findAgents(world, seat, each)) found.add(each.seat)
  for (const each of watches) if (yield* learnOfPlots(world, seat, each)) found.add(each.seat)
  for (const each of watches) {
    if (found.has(each.seat)) continue
    if (editionOf(world) < 3) yield* confide('GL-SPY-5', 'line.nothingFound', each.seat, { owner: seat })
    else yield* confide('GL-SPY-5', 'line.watchedInVain', each.seat, toldOf(seat, each))
  }
}

/** Whether the dice are low enough for an agent who is under way. */
function isSharp(world: World, owner: Civilisation, each: Watch): boolean {
  const spies = uncovered(world, owner, 'spy', each).filter(({ target }) => target === each.seat)
  return spies.length + uncovered(world, owner, 'assassin', each).length > 0
}

/** The own dice, as their owner is told of them. */
function toldOf(owner: Civilisation, { dice }: Watch): Figures {
  return { owner, spies: dice.spy.join(', '), assassins: dice.assassin.join(', ') }
}

function othersOf(world: World, seat: Civilisation): readonly Civilisation[] {
  return clockwiseFrom(world, seat).filter((other) => other !== seat)
}

/**
 * Nobody decides anything about these dice: all of them are one roll, which the app makes at once. The roll itself is the game master's;
 * each player is told the own dice and nobody else's.
 */
function* watchTogether(world: World, owner: Civilisation): Procedure<readonly Watch[]> {
  const others = othersOf(world, owner)
  const { values } = yield* roll('uncover', GAME_MASTER, () => {
    const parts = others.flatMap((seat) => KINDS.flatMap((kind) => watchPart(world, seat, kind)))
    return {
      rule: 'GL-SPY-5',
      rules: ['GL-ASN-4'],
      wording: 'roll.uncoverAll',
      figures: { owner },
      faces: 100,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      test: { type: 'parts', parts },
      unattended: true,
      see: 'gm',
    }
  })
  const [spies, assassins] = [diceAgainst(world, 'spy'), diceAgainst(world, 'assassin')]
  const watches = others.map((seat, at): Watch => {
    const dice = Array.from(values ?? []).slice(at * (spies + assassins), (at + 1) * (spies + assassins))
    return { seat, dice: { spy: dice.slice(0, spies), assassin: dice.slice(spies) } }
  })
  for (const each of watches) if (isSharp(world, owner, each)) yield* confide('GL-SPY-5', 'line.watched', each.seat, toldOf(owner, each))
  return watches
}

function watchPart(world: World, seat: Civilisation, kind: AgentKind): readonly RollPart[] {
  const count = diceAgainst(world, kind)
  return count === 0 ? [] : [{ count, test: { type: 'number' }, wording: 'die.watch', figures: { seat, kind }, whose: seat }]
}

function* watchOneByOne(world: World, owner: Civilisation): Procedure<readonly Watch[]> {
  const watches: Watch[] = []
  for (const other of othersOf(world, owner)) watches.push(yield* watch(world, owner, other))
  return watches
}

/**
 * One roll: a die for spies and one for assassins, of whom there are none in the peaceful game. With `detect_roll = per_agent` (RULING-91)
 * each agent is met by a die of its own; there are always as many dice, so that neither agents nor people can be counted by them.
 */
function* watch(world: World, owner: Civilisation, seat: Civilisation): Procedure<Watch> {
  let [spies, assassins] = [0, 0]
  const { values } = yield* roll('uncover', seat, () => {
    spies = diceAgainst(world, 'spy')
    assassins = diceAgainst(world, 'assassin')
    const rules = assassins > 0 ? { rules: ['GL-ASN-4'] as const } : {}
    return {
      rule: 'GL-SPY-5',
      ...rules,
      figures: { owner, spies, assassins },
      faces: 100,
      count: spies + assassins,
      test: { type: 'number' },
    }
  })
  const dice = Array.from(values ?? [])
  return { seat, dice: { spy: dice.slice(0, spies), assassin: dice.slice(spies) } }
}

/** Dice of a kind where each agent has its own: whoever has more of them than this has some share one. */
const DICE_FOR_AGENTS = 6

function diceAgainst(world: World, kind: AgentKind): number {
  if (kind === 'assassin' && gameOf(world).goal === 'peaceful') return 0
  return ruled(world, 'detect_roll') === 'per_entry' ? 1 : DICE_FOR_AGENTS
}

/** Missions of the owner that this roll uncovers, of the kind, against this player or against others. */
function uncovered(world: World, owner: Civilisation, kind: AgentKind, { dice }: Watch): readonly Mission[] {
  const agents = agentsOfKind(world, owner, kind)
  return missionsOf(world, owner, kind).filter(({ agent: id }) => {
    const agent = world.record(AGENTS, id)
    const die = dice[kind][agents.findIndex((other) => other.id === id) % Math.max(1, dice[kind].length)]
    return agent !== undefined && die !== undefined && die < uncoverNeed(kind, agent.method)
  })
}

/** The target's part of a roll. Gives whether it found anybody. */
function* findAgents(world: World, owner: Civilisation, each: Watch): Procedure<boolean> {
  const against = ({ target }: Mission): boolean => target === each.seat
  const spies = uncovered(world, owner, 'spy', each).filter(against)
  const assassins = uncovered(world, owner, 'assassin', each).filter(against)
  for (const mission of spies) yield* findSpy(world, mission)
  for (const mission of assassins) yield* findAssassin(world, mission)
  return spies.length + assassins.length > 0
}

/** GL-SPY-5 A spy is uncovered by the target's die under 25, and dies; what others roll means nothing. Everybody learns of it. */
function* findSpy(world: World, { agent: id, owner, target }: Mission): Procedure {
  const agent = world.record(AGENTS, id)
  if (agent === undefined) return
  yield* tell('GL-SPY-5', 'line.spyUncovered', { seat: owner, figures: { owner, target } })
  yield* agentDies('GL-SPY-5', world, agent)
}

/** GL-ASN-4 An assassin is uncovered under 25, by poison under 15, in melee under 40, and dies if it was the target who rolled. Everybody learns of it. */
function* findAssassin(world: World, { agent: id, owner, target }: Mission): Procedure {
  const agent = world.record(AGENTS, id)
  if (agent === undefined) return
  yield* tell('GL-ASN-4', 'line.assassinUncovered', { seat: owner, figures: { owner, target } })
  yield* agentDies('GL-ASN-4', world, agent)
}

/** Plots against others that this player's roll uncovers, as far as the targets have not. Gives whether there are any. */
function* learnOfPlots(world: World, owner: Civilisation, each: Watch): Procedure<boolean> {
  const plots = uncovered(world, owner, 'assassin', each).filter(({ target }) => target !== each.seat)
  for (const { id } of plots) yield* decideOnPlot(world, id, each.seat)
  return plots.length > 0
}

/**
 * GL-ASN-5 Who uncovers an assassin set on somebody else may leave it alone, send an own assassin against it, or help it (RULING-97). The
 * question is put to nobody else, and nobody else sees that it was.
 */
function* decideOnPlot(world: World, missionId: string, seat: Civilisation): Procedure {
  const decision = yield* choose('plot', seat, () => {
    const mission = world.record(MISSIONS, missionId)
    if (mission === undefined) return null
    const { owner, target, goal } = mission
    return {
      rule: 'GL-ASN-5',
      figures: { owner, target, goal, ...victimFigures(world, mission) },
      options: plotOptions(world, seat),
      preset: 'ignore',
    }
  })
  const mission = world.record(MISSIONS, missionId)
  if (mission === undefined || decision === null) return
  if (decision === 'counter') yield* counter(world, mission, seat)
  else if (decision === 'aid') yield* aid(mission, seat)
  else yield* tell('GL-ASN-5', 'line.plotIgnored', { seat, see: [seat], figures: { owner: mission.owner, target: mission.target } })
}

function plotOptions(world: World, seat: Civilisation): readonly Option[] {
  const ready = readyAgents(world, seat, 'assassin').length
  return [
    { id: 'ignore', wording: 'option.plot.ignore' },
    ...(ready > 0 ? [{ id: 'counter', wording: 'option.plot.counter', figures: { chance: PLOT.counter, ready } }] : []),
    { id: 'aid', wording: 'option.plot.aid', figures: { chance: PLOT.aided } },
  ]
}

/** The chance becomes a flat 80. Seen by the helper and the owner, who will roll against it. */
function* aid(mission: Mission, seat: Civilisation): Procedure {
  const { id, owner, target } = mission
  yield* record('GL-ASN-5', MISSIONS, id, { ...mission, aided: true }, [owner])
  yield* tell('GL-ASN-5', 'line.plotAided', { seat, see: [seat, owner], figures: { seat, owner, target, chance: PLOT.aided } })
}

/**
 * The least of the own ready assassins goes (all have the same chance here); one of the two dies. Everybody learns whose assassin was found
 * dead; by whose hand, only the two players do. Where the game master has taken one of them away while the die was waited for, they never
 * meet, and neither dies.
 */
function* counter(world: World, { id, owner, target }: Mission, seat: Civilisation): Procedure {
  const { counts } = yield* roll('counter', seat, () => ({
    rule: 'GL-ASN-5',
    figures: { owner, chance: PLOT.counter },
    faces: 100,
    count: duelOf(world, id, seat) === null ? 0 : 1,
    test: percent(PLOT.counter, 'intruderDies', 'ownDies'),
  }))
  const duel = duelOf(world, id, seat)
  if (duel === null) return
  const dead = (counts['intruderDies'] ?? 0) > 0 ? duel.intruder : duel.own
  yield* tell('GL-ASN-5', 'line.assassinFoundDead', { seat: dead.owner, figures: { owner: dead.owner } })
  const figures = { seat, owner, target, dead: dead.owner }
  yield* tell('GL-ASN-5', 'line.plotCountered', { seat, see: [seat, owner], figures })
  yield* agentDies('GL-ASN-5', world, dead)
}

/** The assassin on this mission, and whom `seat` sends against it; null where either is gone. */
function duelOf(world: World, missionId: string, seat: Civilisation): { readonly intruder: Agent; readonly own: Agent } | null {
  const mission = world.record(MISSIONS, missionId)
  const intruder = mission && world.record(AGENTS, mission.agent)
  const own = leastOf(readyAgents(world, seat, 'assassin'))
  return intruder === undefined || own === undefined ? null : { intruder, own }
}

function leastOf(agents: readonly Agent[]): Agent | undefined {
  return agents.toSorted((one, other) => one.skill - other.skill)[0]
}
