import { describe, expect, test } from 'vitest'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { war, WAR_ID } from '../testing/battles.ts'
import { CITY, field, monument } from '../testing/battlefield.ts'
import type { StageSetting } from '../testing/stage.ts'
import type { BySide } from '../rules/war/fighters.ts'
import { OCCUPIED_LAND, OPEN_LAND, type Goals, type LandGoal } from '../rules/war/goals.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import { battleOdds, type BattleOdds } from './battle.ts'
import { battleFrom, bestBase, goalsWithin, planNow, sheetFrom, type SidePlan } from './fromWorld.ts'
import { count, difference } from '../../../insight/odds/testing/brute.ts'
import { everyBattle, planned, randomBattles, type Fought, type Losses } from './testing/engineBattle.ts'

// Odds of GL-WAR-8 to 25, GL-WIN-2, GL-WIN-3 held against the engine's own battle. Titles leave the ids out: they would count as tests of the rules.

type Name = 'one' | 'other'
type Figures = Readonly<Record<string, number>>

const goal = (land: string, change: Partial<LandGoal> = {}): LandGoal => ({ land, ground: 'unknown', destroy: 'none', ...change })
const after = (territories: readonly LandGoal[], royal: string | null = null): Goals => ({ territories, royal })
const small = (setting: StageSetting, elves: number, humans: number): StageSetting => ({
  ...setting,
  elves: { ...setting.elves, warriors: elves },
  humans: { ...setting.humans, males: 3, females: 2, warriors: humans },
  records: { ...setting.records, war: { [WAR_ID]: war({}, { warriors: elves }, { warriors: humans }) } },
})

const fed = (setting: StageSetting): StageSetting => ({ ...setting, humans: { ...setting.humans, food: 50 } })

/** Chances that a side's figure is at least so much, and the rest of what is told of it, as the engine's battles add up to them. */
function toldOf(fought: readonly Fought[]): Figures {
  const chance = (holds: (battle: Fought) => boolean): number =>
    fought.reduce((sum, battle) => sum + (holds(battle) ? battle.probability : 0), 0)
  return {
    win: chance(({ ahead }) => ahead === 'one'),
    tie: chance(({ ahead }) => ahead === 'none'),
    lose: chance(({ ahead }) => ahead === 'other'),
    ...sideTold('one', (holds) => chance(({ one }) => holds(one))),
    ...sideTold('other', (holds) => chance(({ other }) => holds(other))),
  }
}

function sideTold(name: Name, chance: (holds: (losses: Losses) => boolean) => number): Figures {
  return {
    [`${name}.land1`]: chance(({ land }) => land >= 1),
    [`${name}.land2`]: chance(({ land }) => land >= 2),
    [`${name}.destroyed`]: chance(({ destroyed }) => destroyed >= 1),
    [`${name}.royal`]: chance(({ royals }) => royals >= 1),
    [`${name}.royals2`]: chance(({ royals }) => royals >= 2),
  }
}

function oddsTold(odds: BattleOdds): Figures {
  const side = (name: Name): Figures =>
    sideTold(name, (holds) =>
      odds.outcomes.reduce((sum, { probability, [name]: gains }) => {
        return sum + (holds({ ...gains, lost: 0, warriorsLost: 0 }) ? probability : 0)
      }, 0),
    )
  return { win: odds.win.probability, tie: odds.tie.probability, lose: odds.lose.probability, ...side('one'), ...side('other') }
}

/** How far apart the two are where they are furthest: in any chance, or in any number of dead. */
function furthest(odds: BattleOdds, fought: readonly Fought[]): number {
  const [ours, theirs] = [oddsTold(odds), toldOf(fought)]
  const chances = Object.keys(ours).map((key) => Math.abs((ours[key] ?? 0) - (theirs[key] ?? 0)))
  const dead = (['one', 'other'] as const).flatMap((name) => [
    difference(
      odds[name].casualties.lost,
      tallied(fought, ({ [name]: { lost } }) => lost),
      1,
    ),
    difference(
      odds[name].casualties.warriorsLost,
      tallied(fought, ({ [name]: { warriorsLost } }) => warriorsLost),
      1,
    ),
  ])
  return Math.max(...chances, ...dead)
}

function tallied(fought: readonly Fought[], figure: (battle: Fought) => number): Map<number, number> {
  const tally = new Map<number, number>()
  for (const battle of fought) count(tally, figure(battle), battle.probability)
  return tally
}

interface Case {
  readonly name: string
  readonly setting: StageSetting
  readonly plan?: Partial<BySide<Partial<SidePlan>>>
}

const EXACT = 1e-12
const ruled = (rules: HouseRules) => field({ rules, monuments: [monument()] })
const two = { territories_per_combat: 2 } as const
const force = (warriors: number, royals: readonly string[] = [], base: string | null = 'humans-settlement-1') => ({
  warriors,
  royals,
  base,
})
const elven = (warriors: number, royals: readonly string[] = []) => force(warriors, royals, 'elves-settlement-1')
const RULERS = { aggressor: { force: elven(50, ['elves-royal-1']) }, defender: { force: force(50, ['humans-royal-1', 'humans-royal-2']) } }
const atLast = (setting: StageSetting): StageSetting => ({
  ...setting,
  humans: { ...setting.humans, territories: 1 },
  records: { ...setting.records, settlement: {}, shaman: {}, monument: {} },
})
const lastOfLine = (setting: StageSetting): StageSetting => ({
  ...setting,
  records: {
    ...setting.records,
    royal: Object.fromEntries(Object.entries(setting.records?.['royal'] ?? {}).filter(([id]) => !/^humans-royal-[234]$/.test(id))),
  },
})

const CASES: readonly Case[] = [
  { name: 'fifty against fifty', setting: field() },
  { name: 'seven against three, with people at home', setting: small(field(), 7, 3) },
  { name: 'one against two', setting: small(field(), 1, 2) },
  { name: 'nobody in arms on one side', setting: small(field(), 9, 0) },
  { name: 'no more than the whole force dies', setting: small(ruled({ casualty_cap_100: true }), 4, 3) },
  { name: 'losses rounded down', setting: small(ruled({ loss_rounding: 'down' }), 7, 5) },
  { name: 'one army for all wars', setting: small(ruled({ shared_army: true }), 6, 6) },
  { name: 'warriors raised of the males at home', setting: fed(small(field(), 6, 2)), plan: { defender: { force: force(4) } } },
  {
    name: 'royals and shamans help',
    setting: field(),
    plan: { aggressor: { force: elven(50, ['elves-royal-1', 'elves-royal-3']) } },
  },
  { name: 'every shaman helps', setting: ruled({ shaman_scope: 'sum' }) },
  {
    name: 'both go for open land',
    setting: field(),
    plan: { aggressor: { goals: after([goal(OPEN_LAND)]) }, defender: { goals: after([goal(OPEN_LAND)]) } },
  },
  {
    name: 'a monument is to be torn down',
    setting: ruled({}),
    plan: { aggressor: { goals: after([goal(CITY, { destroy: 'monument' })]) } },
  },
  {
    name: 'a settlement is to be torn down, taken or not',
    setting: ruled({ destroy_needs_capture: false }),
    plan: { aggressor: { goals: after([goal(CITY, { destroy: 'settlement' })]) } },
  },
  {
    name: 'a ruler is aimed at',
    setting: field(),
    plan: { ...RULERS, aggressor: { ...RULERS.aggressor, goals: after([], 'humans-royal-1') } },
  },
  {
    name: 'every royal who fights is aimed at',
    setting: ruled({ royal_kill_rolls: 'each' }),
    plan: { ...RULERS, aggressor: { ...RULERS.aggressor, goals: after([], 'humans-royal-1') } },
  },
  {
    name: 'two territories, one of them with a monument',
    setting: ruled(two),
    plan: { aggressor: { goals: after([goal(OPEN_LAND), goal(CITY, { destroy: 'monument' })]) } },
  },
  {
    name: 'land that is occupied is won back',
    setting: field({ elves: { occupied: 1 } }),
    plan: { defender: { goals: after([goal(OCCUPIED_LAND)]) } },
  },
  {
    name: 'the dice of the kill roll decide about land too',
    setting: ruled({ ...two, reuse_kill_roll: true }),
    plan: { aggressor: { goals: after([goal(OPEN_LAND), goal(CITY)]) }, defender: { goals: after([goal(OPEN_LAND)]) } },
  },
  {
    name: 'hills, where the aggressor is weak',
    setting: ruled({ map_mode: 'map' }),
    plan: {
      aggressor: { goals: after([goal(OPEN_LAND, { ground: 'hill' })]) },
      defender: { goals: after([goal(OPEN_LAND, { ground: 'low' })]) },
    },
  },
  {
    name: 'the kill roll on one ground, land on another',
    setting: ruled({ ...two, map_mode: 'map', reuse_kill_roll: true }),
    plan: { aggressor: { goals: after([goal(OPEN_LAND, { ground: 'lowForest' }), goal(CITY, { ground: 'hill' })]) } },
  },
  {
    name: 'the last territory is taken before its owner strikes back',
    setting: atLast(field()),
    plan: { aggressor: { goals: after([goal(OPEN_LAND)]) }, defender: { goals: after([goal(OPEN_LAND)]) } },
  },
  {
    name: 'the last of a house is aimed at',
    setting: lastOfLine(field()),
    plan: {
      aggressor: { goals: after([], 'humans-royal-1') },
      defender: { force: force(50, ['humans-royal-1']), goals: after([goal(OPEN_LAND)]) },
    },
  },
]

describe('the odds of a battle are those of the battle the engine fights', () => {
  test.each(CASES)('$name', ({ setting, plan: change }) => {
    const { world, war: open, plan } = planned(setting, () => change ?? {})
    const fought = everyBattle(setting, open, plan)
    expect(fought.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
    expect(furthest(battleOdds(battleFrom(world, open, plan)), fought)).toBeLessThan(EXACT)
  })
})

describe('against a kingdom and against a tribe', () => {
  const others = (enemy: 'undead' | 'tribe-1', warriors: number, rest: number): StageSetting => ({
    turn: 5,
    phase: 5,
    elves: { territories: 4, males: 2, females: 2, warriors: 6, militaryTechnology: 20 },
    others: enemy === 'undead' ? { undead: { warriors, nonWarriors: rest, territories: 3, militaryTechnology: 10 } } : {},
    records: {
      ...field().records,
      tribe: enemy === 'undead' ? {} : { 'tribe-1': { id: 'tribe-1', race: 'elves', territories: 2, warriors, females: rest } },
      war: { [WAR_ID]: war({ defender: enemy }, { warriors: 6 }, {}) },
    },
  })
  test.each<[string, StageSetting, LandGoal[]]>([
    ['a kingdom', others('undead', 4, 3), [goal(OPEN_LAND)]],
    ['a tribe that holds', others('tribe-1', 30, 20), [goal(OPEN_LAND)]],
    ['a tribe that may scatter in the kill roll', others('tribe-1', 7, 5), [goal(OPEN_LAND)]],
  ])('%s', (_, setting, territories) => {
    const quiet = { ...setting, rules: { npt_goals: 'kill' } } satisfies StageSetting
    const { world, war: open, plan } = planned(quiet, () => ({ aggressor: { goals: after(territories) } }))
    const fought = everyBattle(quiet, open, plan)
    const odds = battleOdds(battleFrom(world, open, plan))
    const [ours, theirs] = [oddsTold(odds), toldOf(fought)]
    for (const key of ['win', 'tie', 'lose', 'one.land1']) expect(ours[key], key).toBeCloseTo(theirs[key] ?? 0, 12)
    expect(
      difference(
        odds.other.casualties.lost,
        tallied(fought, ({ other }) => other.lost),
        1,
      ),
    ).toBeLessThan(EXACT)
    expect(
      difference(
        odds.one.casualties.lost,
        tallied(fought, ({ one }) => one.lost),
        1,
      ),
    ).toBeLessThan(EXACT)
  })
})

test('dice at random come to the same, as far as 3,000 battles can tell', () => {
  const setting = ruled(two)
  const {
    world,
    war: open,
    plan,
  } = planned(setting, () => ({
    aggressor: { ...RULERS.aggressor, goals: after([goal(OPEN_LAND), goal(CITY, { destroy: 'monument' })], 'humans-royal-1') },
    defender: { ...RULERS.defender, goals: after([goal(OPEN_LAND)], 'elves-royal-1') },
  }))
  const chance = seededChance(2026)
  const times = 3_000
  const theirs = toldOf(randomBattles(setting, open, plan, times, () => chance(1, 100)))
  const ours = oddsTold(battleOdds(battleFrom(world, open, plan)))
  for (const [key, expected] of Object.entries(ours)) {
    const apart = 4.5 * Math.sqrt((expected * (1 - expected)) / times)
    expect(Math.abs(expected - (theirs[key] ?? 0)), key).toBeLessThanOrEqual(apart)
  }
})

describe('what a plan becomes', () => {
  const {
    world,
    war: open,
    plan,
  } = planned(field(), () => ({
    aggressor: { goals: after([goal(OPEN_LAND), goal(OPEN_LAND)], 'humans-royal-1') },
  }))

  test('it stands with the warriors there are, nobody of the house, the best shaman and no goals', () => {
    expect(planNow(world, open, 'defender')).toEqual({ force: force(50, [], 'humans-settlement-1'), goals: after([]) })
    expect(bestBase(world, 'undead')).toBeNull()
  })

  test('goals beyond what a battle allows, and royals who stay at home, are left out', () => {
    expect(goalsWithin(world, open, plan, 'aggressor')).toEqual(after([goal(OPEN_LAND)]))
    const unarmed = { ...plan, aggressor: { ...plan.aggressor, force: elven(0) } }
    expect(goalsWithin(world, open, unarmed, 'aggressor')).toEqual(after([]))
  })

  test('the sheet is that of the forces planned, not of those that stand there', () => {
    const more = { ...plan, defender: { ...plan.defender, force: force(91, ['humans-royal-1']) } }
    expect(sheetFrom(world, open, more, 'defender').map(({ wording, amount }) => [wording, amount])).toEqual([
      ['part.war.warriors', 10],
      ['part.war.culture', 0],
      ['part.war.technology', 0],
      ['part.war.militaryTechnology', 0],
      ['part.war.prestige', 0],
      ['part.war.royal', 5],
      ['part.war.shaman', 4],
      ['part.war.enemyShaman', -4],
    ])
  })

  test('warriors to be raised are missing among those at home', () => {
    const more = { ...plan, defender: { ...plan.defender, force: force(70) } }
    expect(battleFrom(world, open, more).other).toMatchObject({ warriors: 70, males: 40, females: 20 })
  })
})
