import { describe, expect, test } from 'vitest'
import { MONUMENTS, NAMED_LAND, SETTLEMENTS, SHAMANS, SITES, TRIBE_RECORDS } from '../records.ts'
import { CITY, EVEN, field, monument, royal, TAKEN } from '../../testing/battlefield.ts'
import { fight, rolled, war, WAR_ID, warIn } from '../../testing/battles.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { worldProblems } from '../../testing/worldInvariants.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { WARS } from './records.ts'

describe('GL-WAR-22 land that is taken', () => {
  test('RULING-58 leaves the loser at once and is occupied by the captor', () => {
    const played = fight(field(), { ...TAKEN, goals: [{ land: 'land' }] })
    expect(played.postings('humans', 'territories').map(({ rule, delta }) => [rule, delta])).toEqual([['GL-WAR-22', -1]])
    expect(played.postings('elves', 'territories')).toEqual([])
    expect(warIn(played).sides).toMatchObject({
      aggressor: { occupied: 1, names: [] },
      defender: { everLostLand: true, combat: { territories: 1 } },
    })
  })

  test('of a tribe leaves its record, of a kingdom its account', () => {
    const tribe = { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 2, warriors: 50, females: 50 } }
    const records = { royal, tribe, war: { [WAR_ID]: war({ defender: 'tribe-3' }, { warriors: 50 }) } }
    const played = fight({ ...field(), records }, { ...TAKEN, goals: [{ land: 'land' }] })
    expect(played.world.record(TRIBE_RECORDS, 'tribe-3')?.territories).toBe(1)
    expect(warIn(played).sides.aggressor.occupied).toBe(1)

    const undead = { royal, war: { [WAR_ID]: war({ defender: 'undead' }, { warriors: 50 }) } }
    const other = fight({ ...field(), records: undead }, { ...EVEN, territory: [[90], [20], [1], [90]], goals: [{ land: 'land' }] })
    expect(other.postings('undead', 'territories').map(({ delta }) => delta)).toEqual([-1])
  })

  test('the loser gives up settlements the land left cannot hold, and the war keeps count of their prestige', () => {
    const played = fight(field({ territories: 6 }), { ...TAKEN, goals: [{ land: 'land' }], giveUp: ['humans-settlement-1'] })
    expect(rolled(played).at(-1)).toBe('giveUp humans')
    expect(played.world.balance('humans', 'prestige')).toBe(17)
    expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: 3, decay: 0 })
  })

  test.each([
    ['per_turn', 0, 6],
    ['sticky', 1, 8],
  ] as const)(
    'GL-WAR-28 decay_accelerators = %s: a monument that perishes with a settlement given up counts as lost, beside %i lost before',
    (decay_accelerators, monumentsLost, cost) => {
      const works = [monument({ settlement: 'humans-settlement-1' }), monument({ id: 'humans-monument-2' })]
      const setting = field({ territories: 6, monuments: works, rules: { decay_accelerators } })
      const late = war({ turns: 8 }, { warriors: 50 }, { warriors: 50, monumentsLost })
      const script = { ...TAKEN, goals: [{ land: 'land' }], giveUp: ['humans-settlement-1'] }
      const played = fight({ ...setting, records: { ...setting.records, war: { [WAR_ID]: late } } }, script)
      expect(played.world.records(MONUMENTS).map(({ id }) => id)).toEqual(['humans-monument-2'])
      expect(warIn(played).sides.defender).toMatchObject({ monumentsLost: monumentsLost + 1, combat: { territories: 1, monuments: 1 } })
      expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([
        ['GL-MON-7', -15],
        ['GL-CITY-5', -3],
        ['GL-WAR-27', -2],
        ['GL-WAR-28', -cost],
      ])
      expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: 20 + cost, decay: 2 + cost })
    },
  )

  test.each([
    ['a name', 'humans-land-1', ['Green Vale'], ['Low Moor']],
    ['land without a name', 'unnamed', [], ['Green Vale', 'Low Moor']],
  ])('the captor says which it is where some have names: %s', (_, chosen, taken, left) => {
    const played = fight(field({ names: ['Green Vale', 'Low Moor'] }), { ...TAKEN, goals: [{ land: 'land' }], takenLand: [chosen] })
    expect(rolled(played).at(-1)).toBe('takenLand elves')
    expect(warIn(played).sides.aggressor.names).toEqual(taken)
    expect(played.world.records(NAMED_LAND).map(({ name }) => name)).toEqual(left)
  })

  test('nothing is asked about the name of the only territory', () => {
    const played = fight(field({ territories: 1, names: ['Green Vale'] }), { ...TAKEN, goals: [{ land: 'humans-settlement-1' }] })
    expect(played.pending).toBeNull()
    expect(rolled(played)).not.toContain('takenLand elves')
  })

  test.each([['any'], ['conquest']] as const)('RULING-150 zero_land = %s: whoever loses the last of it falls', (zero_land) => {
    const script = { ...TAKEN, goals: [{ land: 'humans-settlement-1' }, { land: 'land' }] }
    const played = fight(field({ edition: 2, territories: 1, rules: { zero_land } }), script)
    expect(rolled(played).filter((name) => name.startsWith('territory'))).toHaveLength(2)
    expect(played.world.record(WARS, WAR_ID)).toBeUndefined()
    expect(played.world.balance('humans', 'females')).toBe(0)
    expect(played.world.balance('elves', 'territories')).toBe(5)
  })

  test('a kingdom that loses its last land is out, and the war over', () => {
    const records = { royal, war: { [WAR_ID]: war({ defender: 'undead' }, { warriors: 50 }) } }
    const setting = { ...field(), records, others: { undead: { warriors: 50, territories: 1 } } }
    const played = fight(setting, { ...TAKEN, goals: [{ land: 'land' }] })
    expect(played.world.record(WARS, WAR_ID)).toBeUndefined()
    expect(played.world.balance('elves', 'territories')).toBe(5)
  })
})

describe('RULING-52 land that is won back', () => {
  const lost = { occupied: 2, names: ['Green Vale'] }
  const script = { ...TAKEN, goals: [{ land: 'occupied' }] }

  test.each([
    ['name-1', [], ['Green Vale']],
    ['unnamed', ['Green Vale'], []],
  ])('is owned again at once: %s', (wonBackLand, names, back) => {
    const played = fight(field({ humans: lost }), { ...script, wonBackLand: [wonBackLand] })
    expect(played.postings('elves', 'territories').map(({ rule, delta }) => [rule, delta])).toEqual([['GL-WAR-22', 1]])
    expect(warIn(played).sides.defender).toMatchObject({ occupied: 1, names, everLostLand: false, combat: { territories: 0 } })
    expect(warIn(played).sides.aggressor.occupied).toBe(0)
    expect(played.world.records(NAMED_LAND).map(({ name, owner }) => [owner, name])).toEqual(back.map((name) => ['elves', name]))
  })

  test('GL-WAR-26 a monument there comes back to its builder whole, and stands at the settlement that is founded there', () => {
    const stolen = monument({ id: 'elves-monument-1', builder: 'elves', settlement: 'elves-settlement-7' })
    const occupied = { occupied: 2, settlements: 2, monuments: ['elves-monument-1'] }
    const setting = { ...field({ monuments: [stolen], humans: occupied }) }
    const played = fight({ ...setting, elves: { ...setting.elves, territories: 5 } }, script)
    expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([['GL-WAR-26', -7]])
    expect(played.postings('elves', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-WAR-26', 15],
      ['GL-CITY-2', 3],
    ])
    expect(played.world.record(MONUMENTS, 'elves-monument-1')).toMatchObject({ holder: 'elves', settlement: 'elves-settlement-2' })
    expect(warIn(played).sides.defender).toMatchObject({ occupied: 1, settlements: 1, monuments: [], monumentsLost: 1, prestigeLost: 7 })
    expect(warIn(played).sides.aggressor.monuments).toEqual([])
  })
})

test('GL-WAR-22 RULING-52 whoever wins land back gets what was lost before this battle, not what the enemy has just taken', () => {
  const stolen = monument({ id: 'humans-monument-9', settlement: 'humans-settlement-9', prestige: 4, holder: 'elves' })
  const setting = field({
    monuments: [stolen, monument()],
    names: ['Green Vale'],
    elves: { occupied: 1, names: ['Low Moor'], settlements: 1, monuments: [stolen.id] },
  })
  const both = { ...EVEN, territory: [[90], [20], [90], [20]] }
  const played = fight(setting, { ...both, goals: [{ land: CITY }, { land: 'occupied' }], takenLand: ['humans-land-1'] })
  expect(rolled(played)).not.toContain('wonBackLand humans')
  expect(warIn(played).sides.aggressor).toMatchObject({
    occupied: 1,
    names: ['Green Vale'],
    settlements: 1,
    monuments: ['humans-monument-1'],
  })
  expect(played.world.records(NAMED_LAND).map(({ name }) => name)).toEqual(['Low Moor'])
  expect(played.world.records(MONUMENTS).map(({ id, holder }) => [id, holder])).toEqual([
    ['humans-monument-9', 'humans'],
    ['humans-monument-1', 'elves'],
  ])
})

describe('GL-WAR-24 what stands on captured land', () => {
  test('RULING-57 a settlement is lost with its shaman and prestige', () => {
    const played = fight(field({ territories: 6 }), { ...TAKEN, goals: [{ land: CITY }] })
    expect(played.world.record(SETTLEMENTS, CITY)).toBeUndefined()
    expect(played.world.record(SHAMANS, CITY)).toBeUndefined()
    expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([['GL-WAR-24', -3]])
    expect(warIn(played).sides).toMatchObject({ aggressor: { occupied: 1, settlements: 1 }, defender: { prestigeLost: 3 } })
  })

  test.each([['fill'], ['extra']] as const)('RULING-57 captured_city = %s: the loser loses it either way', (captured_city) => {
    const played = fight(field({ territories: 6, rules: { captured_city } }), { ...TAKEN, goals: [{ land: CITY }] })
    expect(played.world.balance('humans', 'prestige')).toBe(17)
    expect(played.world.records(SETTLEMENTS).filter(({ owner }) => owner === 'humans')).toHaveLength(1)
  })

  test('RULING-134 settlement_prestige = one_time: its prestige stays', () => {
    const played = fight(field({ territories: 6, rules: { settlement_prestige: 'one_time' } }), { ...TAKEN, goals: [{ land: CITY }] })
    expect(played.postings('humans', 'prestige')).toEqual([])
  })

  test.each([
    [2, 3],
    [3, 0],
  ])(
    'GL-CITY-1 RULING-60 edition %i: land enough for another settlement founds it at once, and %i of its prestige are lost',
    (edition, lost) => {
      const played = fight({ ...field({ territories: 7 }), edition }, { ...TAKEN, goals: [{ land: CITY }] })
      expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([
        ['GL-WAR-24', -3],
        ['GL-CITY-2', 3],
      ])
      expect(warIn(played).sides.defender.prestigeLost).toBe(lost)
      expect(worldProblems(played.world, played.effects)).toEqual([])
    },
  )
})

describe('GL-WAR-26 the prestige of a taken monument', () => {
  test.each([
    ["an enemy's own", monument(), -15, 7],
    ['one the taker had built', monument({ builder: 'elves' }), -7, 15],
    ['one of a third', monument({ builder: 'dwarves' }), -7, 7],
  ])('RULING-56 %s', (_, stands, lost, gained) => {
    const played = fight(field({ territories: 6, monuments: [stands] }), { ...TAKEN, goals: [{ land: CITY }] })
    const prestige = (owner: string) => played.postings(owner, 'prestige').filter(({ rule }) => rule === 'GL-WAR-26')
    expect([...prestige('humans'), ...prestige('elves')].map(({ delta }) => delta)).toEqual([lost, gained])
    expect(played.world.record(MONUMENTS, stands.id)?.holder).toBe('elves')
    expect(warIn(played).sides).toMatchObject({
      aggressor: { monuments: [stands.id], monumentsLost: 0 },
      defender: { monumentsLost: 1, combat: { monuments: 1 }, prestigeLost: 3 - lost },
    })
  })

  test('a site on which work is going on perishes, and its workers are free', () => {
    const site = monument({ stage: 'building' })
    const setting = field({ territories: 6, monuments: [site] })
    const atWork = { [site.id]: { owner: 'humans', workers: { males: 45, females: 0 } } }
    const played = fight({ ...setting, records: { ...setting.records, site: atWork } }, { ...TAKEN, goals: [{ land: CITY }] })
    expect([played.world.records(MONUMENTS), played.world.records(SITES)]).toEqual([[], []])
    expect(played.postings('humans', 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-MON-7', -15],
      ['GL-WAR-24', -3],
    ])
    expect(warIn(played).sides.defender).toMatchObject({ prestigeLost: 18, monumentsLost: 1 })
  })

  test('GL-NPK-8 what a kingdom takes perishes', () => {
    const setting = field({ territories: 1, monuments: [monument({ settlement: 'humans-settlement-1' })], aggressor: 'undead' })
    const others = { undead: { warriors: 50, territories: 10 } }
    const played = fight(
      { ...setting, humans: { ...setting.humans, warriors: 0 }, others },
      { battle: [[50], [50]], territory: [[90], [20]], destruction: [[49]] },
    )
    expect(played.world.records(MONUMENTS)).toEqual([])
    expect(played.postings('humans', 'prestige')[0]).toMatchObject({ rule: 'GL-MON-7', delta: -15 })
  })
})

test('GL-WAR-24 GL-WAR-26 every text of a battle for a settlement is worded', () => {
  const setting = field({ edition: 2, territories: 6, monuments: [monument()], names: ['Green Vale'] })
  const script = { ...TAKEN, goals: [{ land: CITY, destroy: 'monument' }], destruction: [[20]], takenLand: ['humans-land-1'] }
  const played = fight(setting, script)
  expect(textsOf(played, ENGLISH)).toContain('The monument Great Stair at tribal seat 2 of the humans: destroyed on 50 or more')
  expect(chronicleOf(played, ENGLISH).slice(-5)).toEqual([
    'With a lead of 70 over the humans, the elves take tribal seat 2 with its land.',
    'The elves against the monument Great Stair at tribal seat 2: 20 where 50 are needed to destroy it.',
    'Green Vale of the humans is occupied by the elves; the humans still have 5 territories.',
    'Great Stair passes from the humans (\u221215 prestige) to the elves (+7 prestige).',
    'Tribal seat 2 is taken with its land (\u22123 prestige).',
  ])
})
