import { confide, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { revertAge } from '../ages/revert.ts'
import { held, isAlive } from '../civilisation.ts'
import { seemingCommoners } from '../espionage/agents.ts'
import { settleFalls, type Fall } from '../factions/ending.ts'
import { losePeople } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { armiesLose } from '../war/armies.ts'
import type { Row } from './events.ts'

export interface PeopleLost {
  readonly males: number
  readonly females: number
}

/** Males an event can take: free ones, warriors, spies and assassins. */
function malesToLose(world: World, seat: Civilisation): number {
  return seemingCommoners(world, seat, 'male') + held(world, seat, 'warriors')
}

function femalesToLose(world: World, seat: Civilisation): number {
  return seemingCommoners(world, seat, 'female')
}

/**
 * GL-TIME-2 A civilisation loses people to an event, no more than it has: free males before warriors, and people in secret service last
 * (RULING-18). Gives who really went.
 */
export function* takePeople(rule: RuleId, world: World, seat: Civilisation, { males, females }: PeopleLost): Procedure<PeopleLost> {
  const freeLost = yield* losePeople(rule, world, seat, males, ['males'])
  yield* armiesLose(rule, world, seat, males - freeLost)
  const malesLost = freeLost + (yield* losePeople(rule, world, seat, males - freeLost, ['warriors', 'maleAgents']))
  const femalesLost = yield* losePeople(rule, world, seat, females, ['females', 'femaleAgents'])
  if (malesLost < males || femalesLost < females) {
    yield* confide(rule, 'line.event.lostFewer', seat, { seat, males: malesLost, females: femalesLost })
  }
  return { males: malesLost, females: femalesLost }
}

/** Everybody's loss; gives the sum of those who really went. */
export function* losePeopleByEvent(world: World, row: Row<'losePeople'>, seats: readonly Civilisation[]): Procedure<PeopleLost> {
  const lost = { males: 0, females: 0 }
  for (const seat of seats) {
    const { males, females } = yield* takePeople(row.rule, world, seat, row)
    lost.males += males
    lost.females += females
  }
  return lost
}

/** What a levy comes to for one civilisation. */
type Levied = 'pays' | 'fallsBack' | 'keepsTwo' | 'falls'

/** Decided for everybody before anybody loses anything; those it breaks fall together. */
export function* levy(world: World, row: Row<'levy'>, seats: readonly Civilisation[]): Procedure {
  const outcomes = seats.map((seat) => ({ seat, outcome: levied(world, row, seat) }))
  for (const { seat, outcome } of outcomes) if (isAlive(world, seat)) yield* payLevy(world, row, seat, outcome)
  yield* settleFalls(world, outcomes.filter(({ outcome }) => outcome === 'falls').map(brokenByLevy))
}

/** GL-WIN-4 Whoever can neither pay the levy of timeline turn 6 nor fall back an age falls. */
function brokenByLevy({ seat }: { readonly seat: Civilisation }): Fall {
  return { seat, rule: 'GL-WIN-4', wording: 'line.fall.levy' }
}

/** RULING-19: people in full, else an age, else (by the switch) all but two people, else the end. */
function levied(world: World, { males, females }: PeopleLost, seat: Civilisation): Levied {
  if (malesToLose(world, seat) >= males && femalesToLose(world, seat) >= females) return 'pays'
  if (held(world, seat, 'age') >= 2) return 'fallsBack'
  return ruled(world, 't6_shortfall') === 'spare_first_age' ? 'keepsTwo' : 'falls'
}

function* payLevy(world: World, { rule, males, females }: Row<'levy'>, seat: Civilisation, outcome: Levied): Procedure {
  switch (outcome) {
    case 'pays':
      yield* takePeople(rule, world, seat, { males, females })
      return
    case 'keepsTwo':
      yield* keepTwo(rule, world, seat, { males, females })
      return
    case 'fallsBack':
      if (ruled(world, 't6_shortfall') === 'lose_and_revert') yield* takePeople(rule, world, seat, { males, females })
      else yield* tell(rule, 'line.event.fallsBackInstead', { seat, figures: { seat } })
      if (held(world, seat, 'age') >= 2) yield* revertAge(rule, world, seat)
      return
    case 'falls':
      return
    default:
      return outcome satisfies never
  }
}

function* keepTwo(rule: RuleId, world: World, seat: Civilisation, { males, females }: PeopleLost): Procedure {
  const lost = yield* takePeople(rule, world, seat, {
    males: Math.min(males, Math.max(0, malesToLose(world, seat) - 1)),
    females: Math.min(females, Math.max(0, femalesToLose(world, seat) - 1)),
  })
  yield* confide(rule, 'line.event.keepsTwo', seat, { seat, ...lost })
}

/** Everybody past the first age falls back one; what becomes of the others RULING-26 says. */
export function* fallBack(world: World, { rule }: Row<'fallBack'>, seats: readonly Civilisation[]): Procedure {
  const inFirstAge = seats.filter((seat) => held(world, seat, 'age') < 2)
  for (const seat of seats) {
    if (inFirstAge.includes(seat)) {
      if (ruled(world, 't15_first_age') === 'none') yield* tell(rule, 'line.event.nothingToLose', { seat, figures: { seat } })
    } else if (held(world, seat, 'age') >= 2) {
      yield* revertAge(rule, world, seat)
    }
  }
  if (ruled(world, 't15_first_age') === 'none') return
  yield* settleFalls(
    world,
    inFirstAge.map((seat) => ({ seat, rule, wording: 'line.fall.rift' })),
  )
}
