import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, Limit, PickField } from '../../../../kernel/forms/field.ts'
import type { ActAnswer } from '../../../../kernel/engine/request.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { numberIn, textIn, type Offer } from '../acts.ts'
import { civilisation } from '../civilisation.ts'
import type { Faction } from '../factions/faction.ts'
import { peopleForBenefits } from '../people.ts'
import { MONUMENTS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { destroyMonument, monumentsOf } from '../settlements/monuments.ts'
import { GROUNDS, type Ground } from '../tables/ground.ts'
import { groundBonus } from '../war/bonus.ts'
import { muster, standDown } from '../war/muster.ts'
import { RAID_HISTORY } from '../war/records.ts'
import { answerRaid, raidersLeft } from './answer.ts'
import { killPeople, peopleOf } from './deaths.ts'
import { RAID_GOALS, raidChances, rollForGoals, type RaidGoal } from './goals.ts'
import { lootOf, takeLoot } from './loot.ts'
import { civilisationTargets, mostRaiders, otherTargets } from './targets.ts'
import { OF_RAIDS } from '../actGroups.ts'

/** Raiders a form offers first: one group of warriors of the first ages. */
const USUAL_RAIDERS = 5

/** What a raid sets out with. */
interface Plan {
  readonly target: Faction
  readonly raiders: number
  readonly goals: readonly RaidGoal[]
  /** Id of the monument to tear down; empty: none. */
  readonly monument: string
  readonly ground: Ground
}

/**
 * A form for each civilisation that can be raided, and one for all kingdoms and tribes where the table raids them. A raid comes before free
 * claims (part D, phase 5): whoever has claimed land in this turn raids no more.
 */
export function raidOffers(world: World, seat: Civilisation): readonly Offer[] {
  if (mostRaiders(world, seat) === 0 || civilisation(world, seat).claimed > 0) return []
  return [...civilisationTargets(world, seat).flatMap((target) => raidOffer(world, seat, target)), ...otherOffer(world, seat)]
}

function raidOffer(world: World, seat: Civilisation, target: Civilisation): readonly Offer[] {
  const goals = goalFields(world, target)
  const fields = [raidersField(world, seat), ...goals, ...monumentField(world, target), ...groundField(world, seat, target)]
  const weights = Object.fromEntries(goals.map(({ id }) => [id, -1]))
  const limits: readonly Limit[] = [{ rule: 'GL-RAID-3', wording: 'limit.raidGoal', weights, max: -1 }]
  const act = {
    id: `raid-${target}`,
    rule: 'GL-RAID-1',
    wording: 'act.conflict.raid',
    ...OF_RAIDS,
    figures: figuresOf(world, seat, target),
    fields,
    limits,
  } as const
  return [
    {
      act,
      perform: (answer) => {
        const [only] = monumentsOf(world, target)
        const monument = textIn(answer, 'monument') || (only?.id ?? '')
        return raid(world, seat, { ...planOf(answer), target, monument, goals: RAID_GOALS.filter((goal) => answer[goal] === true) })
      },
    },
  ]
}

/** Kingdoms and tribes have neither tokens nor monuments: their people are all a raid can strike at. */
function otherOffer(world: World, seat: Civilisation): readonly Offer[] {
  const targets = otherTargets(world, seat).filter((target) => peopleOf(world, target) > 0)
  const [first] = targets
  if (first === undefined) return []
  const options = targets.map((target) => ({
    id: target,
    wording: 'option.raidTarget',
    figures: { target, people: peopleOf(world, target) },
  }))
  const target: PickField = { id: 'target', type: 'pick', wording: 'field.raidTarget', options, preset: first }
  const fields = [target, raidersField(world, seat), ...groundField(world, seat)]
  const act = {
    id: 'raidOther',
    rule: 'GL-RAID-1',
    wording: 'act.conflict.raidOther',
    ...OF_RAIDS,
    figures: figuresOf(world, seat),
    fields,
  } as const
  return [
    {
      act,
      perform: (answer) => {
        const picked = targets.find((id) => id === answer['target']) ?? first
        return raid(world, seat, { ...planOf(answer), target: picked, monument: '', goals: ['kill'] })
      },
    },
  ]
}

function planOf(answer: ActAnswer): Pick<Plan, 'raiders' | 'ground'> {
  return { raiders: numberIn(answer, 'raiders'), ground: GROUNDS.find((ground) => ground === answer['ground']) ?? 'unknown' }
}

function figuresOf(world: World, seat: Civilisation, target: Faction | '' = ''): Figures {
  const [one = 0, two = 0, three = 0, four = 0] = [1, 2, 3, 4].map((goals) => raidChances(world, goals).at(-1) ?? 0)
  return {
    target,
    people: peopleForBenefits(world, seat),
    max: mostRaiders(world, seat),
    cost: ruled(world, 'raid_cost'),
    one,
    two,
    three,
    four,
  }
}

function raidersField(world: World, seat: Civilisation): Field {
  const max = mostRaiders(world, seat)
  return { id: 'raiders', type: 'number', wording: 'field.raiders', figures: { max }, min: 1, max, preset: Math.min(max, USUAL_RAIDERS) }
}

/**
 * A flag for each goal; stealing is offered first. Monuments stand where everybody sees them; what people and stores there are the raiders
 * find out.
 */
function goalFields(world: World, target: Civilisation): readonly Field[] {
  const [only, ...more] = monumentsOf(world, target)
  const razed = { there: monumentsOf(world, target).length, name: more.length === 0 ? (only?.name ?? '') : '' }
  const goals = RAID_GOALS.filter((goal) => goal !== 'raze' || only !== undefined)
  return goals.map((goal): Field => {
    const figures = goal === 'raze' ? razed : {}
    return { id: goal, type: 'flag', rule: 'GL-RAID-3', wording: `field.raidGoal.${goal}`, figures, preset: goal === 'steal' }
  })
}

/** Which monument, where there are several. */
function monumentField(world: World, target: Civilisation): readonly Field[] {
  const [first, ...more] = monumentsOf(world, target)
  if (first === undefined || more.length === 0) return []
  const options = [first, ...more].map(({ id, name, prestige, stage }) => {
    return { id, wording: 'option.raidMonument', figures: { name, prestige, stage } }
  })
  return [{ id: 'monument', type: 'pick', wording: 'field.raidMonument', options, preset: first.id, onlyWith: 'raze' }]
}

/** Where the board is the map, the table tells on which ground the raiders strike, if that makes one of the two stronger or weaker. */
function groundField(world: World, ...sides: readonly Faction[]): readonly Field[] {
  const matters = GROUNDS.some((ground) => sides.some((side) => groundBonus(world, side, ground) !== 0))
  if (ruled(world, 'map_mode') === 'none' || !matters) return []
  const options = GROUNDS.map((ground) => ({ id: ground, wording: `option.ground.${ground}` }))
  return [{ id: 'ground', type: 'pick', rule: 'GL-WAR-19', wording: 'field.raidGround', options, preset: 'unknown' }]
}

/** A raid from beginning to end: raiders set out, each goal is rolled for, the victim may answer, and who is left comes home. */
function* raid(world: World, seat: Civilisation, { target, raiders: wanted, goals, monument, ground }: Plan): Procedure {
  const people = peopleForBenefits(world, seat)
  const raiders = yield* setOut(world, seat, target, wanted, goals)
  const achieved = yield* rollForGoals(world, seat, goals)
  const dieOf = (goal: RaidGoal) => achieved.find((each) => each.goal === goal)?.die
  if (achieved.length === 0) yield* tell('GL-RAID-4', 'line.raidInVain', { seat, figures: { raider: seat, target } })
  if (dieOf('kill') !== undefined) yield* killPeople(world, seat, target, raiders, people)
  if (isCivilisation(target)) yield* takeLoot(world, seat, target, { burn: lootOf(dieOf('burn') ?? 0), steal: lootOf(dieOf('steal') ?? 0) })
  if (dieOf('raze') !== undefined) yield* tearDown(world, target, monument)
  const dead = yield* answerRaid(world, seat, { target, raiders, goals: goals.length, ground })
  yield* standDown('GL-RAID-1', world, seat, raidersLeft(world, seat, raiders - dead))
}

/** Males go to arms for the raid, at the price of warriors or for nothing. Gives how many there are. */
function* setOut(world: World, seat: Civilisation, target: Faction, wanted: number, goals: readonly RaidGoal[]): Procedure<number> {
  const { turn } = world.cursor
  const before = world.record(RAID_HISTORY, seat)
  yield* record('GL-RAID-2', RAID_HISTORY, seat, { id: seat, last: turn, targets: { ...before?.targets, [target]: turn } })
  yield* tell('GL-RAID-1', 'line.raidSetsOut', { seat, figures: { raider: seat, target, raiders: wanted, goals: goals.join(',') } })
  if (ruled(world, 'raid_cost') === 'war') return yield* muster(world, seat, wanted, 'GL-RAID-1')
  yield* post('GL-RAID-1', seat, 'males', -wanted, { about: target })
  yield* post('GL-RAID-1', seat, 'warriors', wanted, { about: target })
  return wanted
}

/** GL-RAID-7 The monument is gone with its prestige; there is no further roll. Nothing happens where it is no longer the victim's. */
function* tearDown(world: World, target: Faction, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument?.holder === target) yield* destroyMonument('GL-RAID-7', world, monument)
}
