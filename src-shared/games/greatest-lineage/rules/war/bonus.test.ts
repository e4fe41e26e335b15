import { describe, expect, test } from 'vitest'
import type { Faction } from '../factions/faction.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { timelinePhase } from '../phases/1-timeline.ts'
import { roundOf } from '../timeline/calendar.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { SEATS } from '../seats.ts'
import { GROUNDS } from '../tables/ground.ts'
import { has, say } from '../../words/say.ts'
import { bonusOf, bonusSheet, groundBonus, groundLines, type BonusLine, type Force } from './bonus.ts'

const NOBODY: Force = { warriors: 0, royals: [], base: null }

const shaman = (owner: string, number: number, change: object = {}) => ({
  settlement: `${owner}-settlement-${number}`,
  owner,
  military: 4,
  opponent: 4,
  birth: 0,
  ...change,
})

const SHAMANS = {
  'elves-settlement-1': shaman('elves', 1),
  'elves-settlement-2': shaman('elves', 2, { military: 7, opponent: 9 }),
  'humans-settlement-1': shaman('humans', 1),
  'humans-settlement-2': shaman('humans', 2, { opponent: 6 }),
}

const TRIBE = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 6, warriors: 121, females: 150 } }

function sheet(
  world: World,
  own: Partial<Force> = {},
  enemy: Partial<Force> = {},
  faction: Faction = 'elves',
  against: Faction = 'humans',
) {
  return bonusSheet(world, { faction, force: { ...NOBODY, ...own } }, { faction: against, force: { ...NOBODY, ...enemy } })
}

function amounts(lines: readonly BonusLine[]): readonly [string, number][] {
  return lines.map(({ rule, amount }) => [rule, amount])
}

/** The lines of one rule. */
function of(rule: string, lines: readonly BonusLine[]): readonly number[] {
  return lines.filter((line) => line.rule === rule).map(({ amount }) => amount)
}

describe('EX-13', () => {
  // Culture 76 with the house: 53 stored, 10 of the ruler, 10 of the spouse, 2 of the son, 1 of the daughter.
  const world = stage({
    elves: { culture: 53, technology: 64, militaryTechnology: 19, prestige: 58 },
    humans: { prestige: 21 },
    records: { royal: house('elves'), shaman: SHAMANS },
  })
  const force: Force = { warriors: 23, royals: ['elves-royal-1', 'elves-royal-3'], base: 'elves-settlement-1' }
  const enemy: Force = { warriors: 5, royals: [], base: 'humans-settlement-1' }

  test('GL-WAR-9 GL-WAR-10 to 18, SHA-2: 3+5+6+4+3+5+2+4-4, and 15 on strong ground make 43', () => {
    const lines = sheet(world, force, enemy)
    expect(amounts(lines)).toEqual([
      ['GL-WAR-10', 3],
      ['GL-WAR-11', 5],
      ['GL-WAR-12', 6],
      ['GL-WAR-13', 4],
      ['GL-WAR-14', 3],
      ['GL-WAR-16', 5],
      ['GL-WAR-16', 2],
      ['GL-WAR-17', 4],
      ['GL-WAR-17', -4],
    ])
    expect(bonusOf([...lines, ...groundLines(world, 'elves', 'lowForest')])).toBe(43)
  })

  test.each([
    ['elves', 'lowForest', 15],
    ['elves', 'hill', -15],
    ['elves', 'mountainForest', 0],
    ['dwarves', 'hill', 15],
    ['dwarves', 'swamp', -15],
    ['dwarves', 'mountainForest', 0],
  ] as const)('GL-WAR-19 GL-RACE-1 GL-RACE-2 EX-13 %s on %s: %i', (seat, ground, bonus) => {
    expect(groundBonus(world, seat, ground)).toBe(bonus)
  })

  test.each(GROUNDS)('GL-RACE-3 EX-13 humans, kingdoms and tribes on %s: nothing', (ground) => {
    expect(
      (['humans', 'demonic', 'undead', 'monstrous', 'tribe-3'] as const).map((faction) => groundBonus(world, faction, ground)),
    ).toEqual([0, 0, 0, 0, 0])
  })
})

describe('GL-WAR-9 single lines', () => {
  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
    [101, 11],
  ])('GL-WAR-10 %i warriors: %i', (warriors, bonus) => {
    expect(of('GL-WAR-10', sheet(stage(), { warriors }))).toEqual([bonus])
  })

  test.each([
    [14, 0],
    [15, 1],
    [29, 1],
    [30, 2],
  ])('GL-WAR-11 culture %i: %i', (culture, bonus) => {
    expect(of('GL-WAR-11', sheet(stage({ elves: { culture } })))).toEqual([bonus])
  })

  test.each([
    [9, 0],
    [10, 1],
    [59, 5],
  ])('GL-WAR-12 technology %i: %i', (technology, bonus) => {
    expect(of('GL-WAR-12', sheet(stage({ elves: { technology } })))).toEqual([bonus])
  })

  test.each([
    [9, 0],
    [10, 4],
    [19, 4],
    [20, 8],
  ])('GL-WAR-13 military technology %i: %i', (militaryTechnology, bonus) => {
    expect(of('GL-WAR-13', sheet(stage({ elves: { militaryTechnology } })))).toEqual([bonus])
  })

  test.each([
    [13, 13, 0],
    [22, 13, 0],
    [23, 13, 1],
    [13, 53, 0],
    [-5, -25, 2],
    [-5, -24, 1],
  ])('GL-WAR-14 prestige %i against %i: %i', (own, theirs, bonus) => {
    expect(of('GL-WAR-14', sheet(stage({ elves: { prestige: own }, humans: { prestige: theirs } })))).toEqual([bonus])
  })

  test.each([
    ['zero', 'demonic', 45, [4]],
    ['zero', 'tribe-3', 45, [4]],
    ['zero', 'tribe-3', -45, [0]],
    ['skip', 'demonic', 45, []],
    ['skip', 'tribe-3', 45, []],
    ['skip', 'humans', 45, [4]],
  ] as const)('GL-WAR-14 RULING-61 npc_prestige_row = %s against %s with prestige %i: %j', (npc_prestige_row, enemy, prestige, bonus) => {
    const world = stage({ rules: { npc_prestige_row }, elves: { prestige }, records: { tribe: TRIBE } })
    expect(of('GL-WAR-14', sheet(world, {}, {}, 'elves', enemy))).toEqual(bonus)
  })

  test.each([
    [true, [-30]],
    [false, []],
  ])('GL-WAR-15 RULING-62 with the mark of a shortage %s: %j', (shortage, bonus) => {
    const marked = stage({ records: { condition: { elves: { qualifiedSince: null, shortage } } } })
    expect(of('GL-WAR-15', sheet(marked))).toEqual(bonus)
  })

  test.each([
    ['nobody', [], []],
    ['the ruler', ['elves-royal-1'], [5]],
    ["a child of the ruler's sex", ['elves-royal-3'], [2]],
    ['spouse and the other child', ['elves-royal-2', 'elves-royal-4'], []],
    ['somebody who has died', ['elves-royal-9'], []],
  ] as const)('GL-WAR-16 in battle %s: %j', (_, royals, bonus) => {
    expect(of('GL-WAR-16', sheet(stage({ records: { royal: house('elves') } }), { royals }))).toEqual(bonus)
  })

  test('GL-WAR-16 with a queen it is the daughters who help', () => {
    const royal = house('elves', { sex: 'female', military: 8 })
    expect(of('GL-WAR-16', sheet(stage({ records: { royal } }), { royals: ['elves-royal-1', 'elves-royal-3', 'elves-royal-4'] }))).toEqual([
      8, 2,
    ])
  })

  test('GL-WAR-16 RULING-63 the ruler at home adds nothing, and royals of the enemy never do', () => {
    const royal = { ...house('elves'), ...house('humans') }
    expect(of('GL-WAR-16', sheet(stage({ records: { royal } }), {}, { royals: ['humans-royal-1'] }))).toEqual([])
  })

  test.each([
    ['one', 'elves-settlement-1', 'humans-settlement-2', [4, -6]],
    ['one', 'elves-settlement-2', 'humans-settlement-1', [7, -4]],
    ['one', null, 'humans-settlement-1', [-4]],
    ['one', 'elves-settlement-2', null, [7]],
    ['one', 'elves-settlement-7', 'elves-settlement-1', []],
    ['sum', null, null, [4, 7, -4, -6]],
  ] as const)('GL-WAR-17 RULING-64 shaman_scope = %s, from %s against %s: %j', (shaman_scope, base, theirs, bonus) => {
    const world = stage({ rules: { shaman_scope }, records: { shaman: SHAMANS } })
    expect(of('GL-WAR-17', sheet(world, { base }, { base: theirs }))).toEqual(bonus)
  })

  test('GL-WAR-18 what the timeline gave counts for its owner alone, each row by its own name', () => {
    const rollModifier = {
      a: { id: 'a', owner: 'elves', amount: 8, until: null, rule: 'GL-TIME-T08a' },
      b: { id: 'b', owner: 'humans', amount: 3, until: 12, rule: 'GL-TIME-T12a' },
    }
    const world = stage({ records: { rollModifier } })
    expect(amounts(sheet(world)).slice(5)).toEqual([['GL-TIME-T08a', 8]])
    expect(amounts(sheet(world, {}, {}, 'humans', 'elves')).slice(5)).toEqual([['GL-TIME-T12a', 3]])
  })

  const finding = (owner: string, target: string, id = `${owner}/${target}`) => ({ [id]: { id, owner, target, since: 1 } })
  test.each([
    [false, finding('elves', 'humans'), [5], [-5]],
    [true, finding('elves', 'humans'), [5], [-5]],
    [false, { ...finding('elves', 'humans'), ...finding('humans', 'elves') }, [5, -5], [5, -5]],
    [false, { ...finding('elves', 'humans'), ...finding('elves', 'humans', 'x') }, [5], [-5]],
    [true, { ...finding('elves', 'humans'), ...finding('elves', 'humans', 'x') }, [10], [-10]],
    [false, finding('elves', 'dwarves'), [], []],
  ])('GL-WAR-18 RULING-93 intel_stacks = %s, with %j elves %j, humans %j', (intel_stacks, intelligence, elves, humans) => {
    const world = stage({ rules: { intel_stacks }, records: { intelligence } })
    expect(of('GL-WAR-18', sheet(world))).toEqual(elves)
    expect(of('GL-WAR-18', sheet(world, {}, {}, 'humans', 'elves'))).toEqual(humans)
  })

  test('GL-WAR-9 the sum may be below 0', () => {
    const world = stage({ records: { shaman: SHAMANS } })
    expect(bonusOf(sheet(world, {}, { base: 'humans-settlement-1' }))).toBe(-4)
  })
})

describe('GL-WAR-19 ground', () => {
  const row = (seat: 'elves' | 'dwarves', rules: HouseRules = {}) => GROUNDS.map((ground) => groundBonus(stage({ rules }), seat, ground))

  // unknown, low, low forest, swamp, hill, forested hill, mountain, forested mountain
  test('GL-RACE-1 RULING-65 elf_low_bonus = any_low', () => expect(row('elves')).toEqual([0, 15, 15, 15, -15, -15, -15, 0]))
  test('GL-RACE-1 RULING-65 elf_low_bonus = low_forest', () =>
    expect(row('elves', { elf_low_bonus: 'low_forest' })).toEqual([0, 0, 15, 0, -15, -15, -15, 0]))
  test.each(['any_low', 'low_forest'] as const)('GL-RACE-2 dwarves alike, elf_low_bonus = %s', (elf_low_bonus) =>
    expect(row('dwarves', { elf_low_bonus })).toEqual([0, 0, -15, -15, 15, 0, 15, 0]),
  )
})

describe('those who do not play', () => {
  const scores = { warriors: 250, culture: 500, technology: 500, militaryTechnology: 80, territories: 5 }
  const setting: StageSetting = {
    elves: { prestige: 500 },
    records: {
      royal: { ...house('elves'), ...house('humans'), ...house('dwarves') },
      shaman: SHAMANS,
      tribe: TRIBE,
      intelligence: { x: { id: 'x', owner: 'elves', target: 'demonic', since: 1 } },
    },
    others: { demonic: scores, undead: scores, tribes: { warriors: 2, culture: 90 } },
  }

  test('GL-NPK-1 EX-14 a kingdom with 250 warriors and base scores: 25+33+50+32 = 140', () => {
    const lines = sheet(stage(setting), { warriors: 250 }, { base: 'elves-settlement-1' }, 'demonic', 'elves')
    expect(lines.map(({ amount }) => amount)).toEqual([25, 33, 50, 32])
    expect(bonusOf(lines)).toBe(140)
  })

  test('GL-NPK-1 RULING-17 EX-14 the Demonic kingdom after timeline turn 4: 25+35+50+36 = 146', () => {
    const world = stage(setting)
    for (const turn of [1, 3, 4]) {
      world.apply({ kind: 'checkpoint', cursor: { turn: roundOf(world, turn), seat: 'elves', phase: 1 } })
      expect(playOut(world, (played) => timelinePhase(played, 'elves')).pending).toBeNull()
    }
    const lines = sheet(world, { warriors: 250 }, {}, 'demonic', 'elves')
    expect(lines.map(({ amount }) => amount)).toEqual([25, 35, 50, 36])
    expect(bonusOf(lines)).toBe(146)
  })

  test('GL-NPK-1 what the timeline gave a kingdom for its rolls is added', () => {
    const rollModifier = { a: { id: 'a', owner: 'undead', amount: -5, until: null, rule: 'GL-TIME-T08b' } }
    const world = stage({ ...setting, records: { ...setting.records, rollModifier } })
    expect(bonusOf(sheet(world, { warriors: 250 }, {}, 'undead', 'humans'))).toBe(135)
  })

  test('GL-NPT-2 a tribe has one for every started ten warriors, and nothing else', () => {
    const lines = sheet(stage(setting), { warriors: 123 }, { base: 'elves-settlement-1' }, 'tribe-3', 'elves')
    expect(amounts(lines)).toEqual([['GL-NPT-2', 13]])
  })
})

test('GL-WAR-9 every line is worded', () => {
  const rollModifier = { a: { id: 'a', owner: 'elves', amount: 8, until: null, rule: 'GL-TIME-T08a' } }
  const intelligence = {
    x: { id: 'x', owner: 'elves', target: 'humans', since: 1 },
    y: { id: 'y', owner: 'humans', target: 'elves', since: 1 },
  }
  const settlement = {
    'elves-settlement-1': { id: 'elves-settlement-1', owner: 'elves', type: 'tribe', established: true },
    'humans-settlement-1': { id: 'humans-settlement-1', owner: 'humans', type: 'town', established: true },
  }
  const world = stage({ records: { royal: house('elves'), shaman: SHAMANS, settlement, rollModifier, intelligence } })
  const force: Force = { warriors: 23, royals: ['elves-royal-1', 'elves-royal-3'], base: 'elves-settlement-1' }
  const lines = [
    ...sheet(world, force, { base: 'humans-settlement-1' }),
    ...SEATS.flatMap((seat) => GROUNDS.flatMap((ground) => groundLines(world, seat, ground))),
  ]
  expect(lines.map(({ wording }) => wording).filter((wording) => !has(wording))).toEqual([])
  expect(lines.slice(0, 12).map(({ wording, figures }) => say(wording, figures))).toEqual([
    '23 warriors',
    'Culture 23',
    'Technology 0',
    'Military technology 0',
    'Prestige 0 against 0',
    'Ruler in battle',
    'Son in battle',
    'Shaman of tribal seat 1',
    'Enemy shaman of town 1',
    'An event of the timeline',
    'What spies found out',
    'Spied upon by the enemy',
  ])
})
