import { describe, expect, test } from 'vitest'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import { warriorsOf } from '../factions/faction.ts'
import { ROYALS, TRIBE_RECORDS } from '../records.ts'
import { fight, rolled, war, WAR_ID, warIn } from '../../testing/battles.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { house, type StageSetting } from '../../testing/stage.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { WARS } from './records.ts'

const plain = { culture: 0 }
const HOUSES = { ...house('elves', plain), ...house('humans', plain), ...house('dwarves', plain) }

/** In edition 2, whose rolls come one by one (together: `together.test.ts`): elves against humans, 50 warriors each (a bonus of 5), 20 males and 20 females at home, room for land to be taken. */
function field(change: StageSetting = {}, warriors: readonly [number, number] = [50, 50]): StageSetting {
  const people = { males: 20, females: 20, territories: 4 }
  return {
    turn: 5,
    phase: 5,
    edition: 2,
    ...change,
    elves: { ...people, warriors: warriors[0], ...change.elves },
    humans: { ...people, warriors: warriors[1], ...change.humans },
    records: {
      royal: HOUSES,
      war: { [WAR_ID]: war({}, { warriors: warriors[0] }, { warriors: warriors[1] }) },
      ...change.records,
    },
  }
}

const ONE_TERRITORY = { territories_per_combat: 1 }

describe('GL-WAR-20 the kill roll', () => {
  test.each([
    ['EX-12: 82 to 54 kills 28 in 100 of 50', 50, 77, 49, 14],
    ['EX-12: 82 to 54 kills 28% of 40, rounded up', 40, 77, 50, 12],
    ['a lead of 1 kills one', 50, 51, 50, 1],
  ])('%s', (_, warriors, elves, humans, dead) => {
    const played = fight(field({}, [50, warriors]), { battle: [[elves], [humans]] })
    expect(played.postings().map(({ owner, account, delta }) => [owner, account, delta])).toEqual([['humans', 'warriors', -dead]])
    expect(warIn(played).sides.defender).toMatchObject({ warriors: warriors - dead, combat: { started: warriors, fallen: dead } })
  })

  test('the aggressor may lose it as well', () => {
    const played = fight(field(), { battle: [[10], [20]] })
    expect(played.postings().map(({ owner, delta }) => [owner, delta])).toEqual([['elves', -5]])
  })

  test('RULING-51 equal sums cost nobody', () => {
    const played = fight(field(), { battle: [[40], [40]] })
    expect(played.postings()).toEqual([])
    expect(warIn(played).turns).toBe(1)
  })

  test('GL-WAR-21 what is more than the warriors comes from males, then females', () => {
    const played = fight(field({ elves: { militaryTechnology: 500 } }), { battle: [[90], [20]] })
    const dead = { warriors: 50, males: 20, females: 20 }
    expect(played.postings('humans').map(({ rule, account, delta }) => [rule, account, delta])).toEqual([
      ['GL-WAR-20', 'warriors', -dead.warriors],
      ['GL-WAR-21', 'males', -dead.males],
      ['GL-WAR-21', 'females', -dead.females],
    ])
  })

  test.each([
    [false, [-50, -20, -20]],
    [true, [-50]],
  ])('RULING-50 casualty_cap_100 = %s', (capped, dead) => {
    const setting = field({ elves: { militaryTechnology: 500 }, rules: { casualty_cap_100: capped } })
    expect(
      fight(setting, { battle: [[90], [20]] })
        .postings('humans')
        .map(({ delta }) => delta),
    ).toEqual(dead)
  })

  test.each([
    ['up', 12],
    ['down', 11],
    ['nearest', 11],
  ] as const)('RULING-01 loss_rounding = %s: 28% of 40', (rounding, dead) => {
    const played = fight(field({ rules: { loss_rounding: rounding } }, [50, 40]), { battle: [[77], [50]] })
    expect(played.postings('humans', 'warriors')[0]?.delta).toBe(-dead)
  })

  test('RULING-50 a side without warriors loses males, without males females', () => {
    const males = fight(field({}, [50, 0]), { battle: [[75], [30]] })
    expect(males.postings('humans').map(({ account, delta }) => [account, delta])).toEqual([['males', -10]])
    const females = fight(field({ humans: { males: 0 } }, [50, 0]), { battle: [[75], [30]] })
    expect(females.postings('humans').map(({ account, delta }) => [account, delta])).toEqual([['females', -10]])
  })

  test.each([
    ['undead', { others: { undead: { warriors: 50, territories: 10 } } }, 14],
    ['tribe-3', { tribe: { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 2, warriors: 50, females: 50 } } }, 14],
  ] as const)("the dice of %s are the game master's", (enemy, there, dead) => {
    const setting = field({
      ...('others' in there ? { others: there.others } : {}),
      records: { ...('tribe' in there ? { tribe: there.tribe } : {}), war: { [WAR_ID]: war({ defender: enemy }, { warriors: 50 }) } },
    })
    const played = fight({ ...setting, rules: ONE_TERRITORY }, { battle: [[77], [49]], territory: [[1], [100]] })
    expect(
      rolled(played)
        .slice(-4)
        .filter((name) => name.startsWith('battle')),
    ).toEqual(['battle elves', 'battle gm'])
    expect(warriorsOf(played.world, enemy)).toBe(50 - dead)
  })

  test('RULING-146 npt_goals = kill: a tribe has no goals of its own', () => {
    const tribe = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 2, warriors: 50, females: 50 } }
    const setting = field({ records: { tribe, war: { [WAR_ID]: war({ defender: 'tribe-3' }, { warriors: 50 }) } } })
    expect(rolled(fight(setting, { battle: [[50], [50]] }))).toEqual(['battle elves', 'battle gm'])
  })

  test('RULING-146 npt_goals = all: a tribe goes for land as a kingdom does', () => {
    const tribe = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 2, warriors: 50, females: 50 } }
    const records = { tribe, war: { [WAR_ID]: war({ defender: 'tribe-3' }, { warriors: 50 }) } }
    const played = fight(field({ records, rules: { ...ONE_TERRITORY, npt_goals: 'all' } }), {
      battle: [[50], [50]],
      territory: [[90], [20]],
    })
    expect(warIn(played).sides.defender.occupied).toBe(1)
    expect(played.world.balance('elves', 'territories')).toBe(3)
  })

  test('GL-NPT-4 a tribe of which fewer than ten are left is no more, and the war with it', () => {
    const tribe = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 1, warriors: 10, females: 1 } }
    const setting = field({ records: { tribe, war: { [WAR_ID]: war({ defender: 'tribe-3' }, { warriors: 50 }) } } })
    const played = fight(setting, { goals: [{ land: 'land' }], battle: [[77], [49]] })
    expect(played.pending).toBeNull()
    expect(played.world.record(TRIBE_RECORDS, 'tribe-3')).toBeUndefined()
    expect(played.world.record(WARS, WAR_ID)).toBeUndefined()
  })
})

describe('GL-WAR-22 the territory roll', () => {
  const open = { goals: [{ land: 'land' }] }

  test.each([
    ['EX-15: 81 to 67 is 14 ahead: not taken', 61, 0],
    ['EX-15: 82 to 67 is 15 ahead: taken', 62, 1],
  ])('%s', (_, die, taken) => {
    const played = fight(field({}, [200, 190]), { ...open, battle: [[50], [51]], territory: [[die], [48]] })
    expect(rolled(played)).toEqual(['battle elves', 'battle humans', 'territory elves', 'territory humans'])
    expect(warIn(played).sides.aggressor.occupied).toBe(taken)
    expect(played.world.balance('humans', 'territories')).toBe(4 - taken)
    expect(played.world.balance('elves', 'territories')).toBe(4)
  })

  test('GL-WAR-8 each side rolls for its own goal, the aggressor first', () => {
    const goals = [{ land: 'land' }, { land: 'land' }]
    const played = fight(field(), { goals, battle: [[50], [50]], territory: [[60], [45], [80], [20]] })
    expect(rolled(played).slice(2)).toEqual(['territory elves', 'territory humans', 'territory humans', 'territory elves'])
    expect([warIn(played).sides.aggressor.occupied, warIn(played).sides.defender.occupied]).toEqual([1, 1])
  })

  test.each([
    ['false: fresh dice', false, 1, 4],
    ['true: the dice of the kill roll', true, 0, 2],
  ] as const)('RULING-49 reuse_kill_roll = %s', (_, reuse, taken, rolls) => {
    const played = fight(field({ rules: { reuse_kill_roll: reuse } }), { ...open, battle: [[50], [36]], territory: [[50], [35]] })
    expect(rolled(played)).toHaveLength(rolls)
    expect(warIn(played).sides.aggressor.occupied).toBe(taken)
  })

  test.each([
    ['aggressor', { goals: [{ land: 'land' }], battle: [[55], [40]] }],
    ['defender', { goals: [{}, { land: 'land' }], battle: [[40], [55]] }],
  ] as const)('RULING-49 reuse_kill_roll = true serves the %s from its own side', (side, script) => {
    expect(warIn(fight(field({ rules: { reuse_kill_roll: true } }), script)).sides[side].occupied).toBe(1)
  })

  test.each([
    [1, { land: 'land' }, 1],
    [2, { land: 'land', land2: 'land' }, 2],
  ])('RULING-52 territories_per_combat = %i', (most, goal, taken) => {
    const dice = [[90], [10], [90], [10]].slice(0, 2 * taken)
    const played = fight(field({ rules: { territories_per_combat: most } }), { goals: [goal], battle: [[50], [50]], territory: dice })
    expect(warIn(played).sides.aggressor.occupied).toBe(taken)
    expect(played.world.balance('humans', 'territories')).toBe(4 - taken)
  })

  test('RULING-53 a side whose last warriors fell in the kill roll tries nothing', () => {
    const goals = [{ land: 'land' }, { land: 'land' }]
    const played = fight(field({}, [50, 1]), { goals, battle: [[80], [20]], territory: [[20], [60]] })
    expect(rolled(played)).toEqual(['battle elves', 'battle humans', 'territory elves', 'territory humans'])
  })

  test('GL-WAR-19 RULING-48 the kill roll is fought on the land the aggressor goes for; where there is none, on the defender’s', () => {
    const grounds = (elves: object, humans: object) => {
      const setting = field({ rules: { map_mode: 'map' } })
      const dice = { battle: [[50], [50]], territory: [[1], [1], [1], [1]] }
      return fight(setting, { ...dice, goals: [elves, humans] }).asked.find(({ id }) => questionName(id) === 'battle')?.figures['bonus']
    }
    expect(grounds({ land: 'land', ground: 'hill' }, { land: 'land', ground: 'low' })).toBe(5 - 15)
    expect(grounds({}, { land: 'land', ground: 'low' })).toBe(5 + 15)
  })

  test('RULING-48 only the ground differs between the rolls', () => {
    const rules = { map_mode: 'map', territories_per_combat: 2 } as const
    const goals = [{ land: 'land', ground: 'low', land2: 'land', ground2: 'hill' }]
    const played = fight(field({ rules }), { goals, battle: [[50], [50]], territory: [[50], [50], [50], [50]] })
    const bonuses = played.asked.flatMap(({ kind, seat, figures }) => (kind === 'roll' && seat === 'elves' ? [figures['bonus']] : []))
    expect(bonuses).toEqual([20, 20, -10])
    expect(warIn(played).sides.aggressor.occupied).toBe(1)
  })
})

describe('GL-WAR-23 the royalty roll', () => {
  const muster = [{}, { 'humans-royal-1': true, 'humans-royal-2': true }]

  test.each([
    ['EX-17: 94 is not enough', 94, 4],
    ['EX-17: 95 kills', 95, 3],
  ])('%s', (_, die, left) => {
    const script = { muster, goals: [{ royal: 'humans-royal-2' }], battle: [[50], [50]], royalKill: [[die]] }
    const played = fight(field(), script)
    expect(played.asked.filter(({ id }) => questionName(id) === 'royalKill').map(({ seat }) => seat)).toEqual(['elves'])
    expect(played.world.records(ROYALS).filter(({ owner }) => owner === 'humans')).toHaveLength(left)
  })

  test.each([
    ['one', [[95]], ['humans-royal-1', 'humans-royal-3', 'humans-royal-4']],
    ['each', [[94, 95]], ['humans-royal-1', 'humans-royal-3', 'humans-royal-4']],
  ] as const)('RULING-54 royal_kill_rolls = %s', (rolls, royalKill, left) => {
    const goal = rolls === 'one' ? 'humans-royal-2' : 'all'
    const played = fight(field({ rules: { royal_kill_rolls: rolls } }), {
      muster,
      goals: [{ royal: goal }],
      battle: [[50], [50]],
      royalKill,
    })
    const humans = played.world.records(ROYALS).filter(({ owner }) => owner === 'humans')
    expect(humans.map(({ id }) => id)).toEqual(left)
  })

  test('a slain ruler takes the spouse along, and an heir follows', () => {
    const script = {
      muster,
      goals: [{ royal: 'humans-royal-1' }],
      battle: [[50], [50]],
      royalKill: [[100]],
      heir: ['humans-royal-3'],
      heirsChildren: [[1, 99]],
    }
    const played = fight(field(), script)
    expect(played.world.record(ROYALS, 'humans-royal-1')).toBeUndefined()
    expect(played.world.record(ROYALS, 'humans-royal-2')).toBeUndefined()
    expect(played.world.record(ROYALS, 'humans-royal-3')?.role).toBe('ruler')
    expect(warIn(played).turns).toBe(1)
  })

  test('the last of a house ends its civilisation and the war', () => {
    const heirs = ['humans-royal-2', 'humans-royal-3', 'humans-royal-4']
    const royal = Object.fromEntries(Object.entries(HOUSES).filter(([id]) => !heirs.includes(id)))
    const setting = field({ records: { royal, war: { [WAR_ID]: war({}, { warriors: 50 }, { warriors: 50 }) } } })
    const script = {
      muster: [{}, { 'humans-royal-1': true }],
      goals: [{ royal: 'humans-royal-1' }, { land: 'land' }],
      battle: [[50], [50]],
      royalKill: [[95]],
    }
    const played = fight(setting, script)
    expect(played.pending).toBeNull()
    expect(played.world.record(WARS, WAR_ID)).toBeUndefined()
    expect(played.world.balance('humans', 'territories')).toBe(0)
  })

  test('royals go home after the battle', () => {
    expect(warIn(fight(field(), { muster, battle: [[50], [50]] })).sides.defender.royals).toEqual([])
  })
})

test('GL-WAR-20 the chronicle lets a reader work everything out again', () => {
  const played = fight(field({}, [50, 40]), { goals: [{ land: 'land' }], battle: [[77], [50]], territory: [[61], [48]] })
  expect(chronicleOf(played, ENGLISH).filter((line) => !line.startsWith('Goals') && !line.includes('fight against'))).toEqual([
    'Bonus of the elves against the humans: +5 (warriors +5, culture 0, technology 0, military technology 0, prestige 0).',
    'Bonus of the humans against the elves: +4 (warriors +4, culture 0, technology 0, military technology 0, prestige 0).',
    'The elves: 77 + 5 = 82; the humans: 50 + 4 = 54.',
    'The humans are 28 behind and lose 28% of the 40 warriors who fight: 12. Dead: 12 warriors.',
    'The elves: 61 + 5 = 66; the humans: 48 + 4 = 52.',
    'The elves do not take open land from the humans: a lead of 14, where a lead of 15 was needed.',
  ])
  expect(textsOf(played, ENGLISH)).toContain('Kill roll: the humans against the elves, who come to 82')
})
