import { describe, expect, test } from 'vitest'
import { gameOf } from '../civilisation.ts'
import { ROLL_MODIFIERS, type RollModifier, type Tribe } from '../records.ts'
import { KINGDOMS } from '../seats.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { warOf } from '../../testing/wars.ts'
import { standingKingdoms, stands } from './kingdoms.ts'
import { nonPlayerStep } from './step.ts'
import { setKingdoms } from './setting.ts'
import { tribeCulture, tribeFemales, tribes, tribeWarriors } from './tribes.ts'

const TRIBE: Tribe = { id: 'tribe-1', race: 'elves', territories: 2, warriors: 50, females: 50 }
const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

/** The step at the end of each round from `from` to `to`. */
function rounds(from: number, to: number, setting: StageSetting = {}) {
  const world = stage({ ...setting, records: { tribe: { 'tribe-1': TRIBE }, royal: HOUSES, ...setting.records } })
  playOut(world, setKingdoms)
  for (let turn = from; turn <= to; turn += 1) {
    world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'table', phase: 0 } })
    playOut(world, nonPlayerStep)
  }
  return world
}

describe('growth of kingdoms', () => {
  test.each([
    [1, 504],
    [2, 509],
    [4, 518],
    [20, 590],
  ])('GL-NPK-9 EX-39 after %i rounds a kingdom of 10 territories has %i warriors', (round, warriors) => {
    const world = rounds(1, round)
    expect(KINGDOMS.map((kingdom) => world.balance(kingdom, 'warriors'))).toEqual([warriors, warriors, warriors])
  })

  test.each([
    ['warrior', 518, 0, 80],
    ['non_warrior', 516, 2, 80],
    ['mil_tech', 516, 0, 82],
  ] as const)(
    'GL-NPK-9 RULING-141 npk_military_pop = %s after 4 rounds: %i warriors, %i others, %i military technology',
    (npk_military_pop, ...figures) => {
      const world = rounds(1, 4, { rules: { npk_military_pop } })
      expect(['warriors', 'nonWarriors', 'militaryTechnology'].map((account) => world.balance('demonic', account))).toEqual(figures)
    },
  )

  test('GL-NPK-9 GL-WIN-1 once the game is decided nobody grows any more', () => {
    const world = stage({ turn: 4, others: { undead: { territories: 3 } }, records: { tribe: { 'tribe-1': TRIBE } } })
    const game = { ...gameOf(world), ended: { status: 'won', winners: ['elves'], turn: 4 } }
    world.apply({ kind: 'record', rule: 'GL-WIN-1', collection: 'game', id: 'game', value: game as never })
    expect(playOut(world, nonPlayerStep).postings()).toEqual([])
  })

  test('GL-NPK-10 a kingdom without territory is out: it neither grows nor acts; the others do, in their order', () => {
    const world = stage({ others: { demonic: { territories: 1 }, undead: { warriors: 40 }, monstrous: { territories: 3 } } })
    const { postings } = playOut(world, nonPlayerStep)
    expect(standingKingdoms(world)).toEqual(['demonic', 'monstrous'])
    expect(postings().map(({ owner }) => owner)).toEqual(['demonic', 'monstrous'])
    expect([stands(world, 'undead'), stands(world, 'demonic'), stands(world, 'elves')]).toEqual([false, true, true])
  })

  test('GL-NPK-7 a kingdom keeps its land without anybody to hold it, and pays nothing for its growth', () => {
    const world = stage({ others: { undead: { territories: 30 } } })
    const { postings } = playOut(world, nonPlayerStep)
    expect(world.balance('undead', 'territories')).toBe(30)
    expect(postings().every(({ owner, delta }) => owner === 'undead' && delta > 0)).toBe(true)
    expect(postings('undead', 'warriors')).toHaveLength(1)
  })
})

describe('growth of tribes', () => {
  test('GL-NPT-5 EX-39 a tribe of 2 territories after 4 rounds: 52 warriors, 52 females, culture 8', () => {
    const world = rounds(1, 4)
    const [tribe] = tribes(world)
    expect([tribeWarriors(world, tribe!), tribeFemales(world, tribe!), tribeCulture(world)]).toEqual([52, 52, 8])
  })

  test.each([
    [1, 0, 2],
    [2, 1, 2],
  ])('GL-NPT-5 round %i: %i of each sex, %i culture', (round, people, culture) => {
    const world = rounds(round, round)
    expect(['females', 'warriors', 'culture'].map((account) => world.balance('tribes', account))).toEqual([people, people, culture])
  })

  test.each([
    ['always', 8],
    ['at_war', 0],
    ['never', 0],
  ] as const)('GL-NPT-5 RULING-144 npt_growth = %s, no war: %i culture after 4 rounds', (npt_growth, culture) => {
    expect(tribeCulture(rounds(1, 4, { rules: { npt_growth } }))).toBe(culture)
  })

  test.each([
    [4, 52, 52, 8],
    [1, 50, 50, 2],
  ])('GL-NPT-5 RULING-144 npt_growth = at_war: a tribe at war after %i rounds: %i warriors, %i females, culture %i', (last, ...grown) => {
    const peaceful = { ...TRIBE, id: 'tribe-2' }
    const records = { tribe: { 'tribe-1': TRIBE, 'tribe-2': peaceful }, war: { w: warOf('elves', 'tribe-1') } }
    const world = rounds(1, last, { rules: { npt_growth: 'at_war' }, records })
    const figures = tribes(world).map((tribe) => [tribeWarriors(world, tribe), tribeFemales(world, tribe), tribeCulture(world, tribe)])
    expect(figures).toEqual([grown, [50, 50, 0]])
  })

  test('GL-NPT-5 without tribes nothing is booked for them', () => {
    const { postings } = playOut(stage({ turn: 2 }), nonPlayerStep)
    expect(postings('tribes')).toEqual([])
  })

  test('GL-NPT-4 a tribe that cannot hold its land gives it up in the step', () => {
    const world = rounds(1, 1, { records: { tribe: { 'tribe-1': { ...TRIBE, territories: 20 } } } })
    expect(tribes(world).map(({ territories }) => territories)).toEqual([10])
  })
})

describe('modifiers', () => {
  const modifier = (id: string, until: number | null): RollModifier => ({ id, owner: 'undead', amount: 10, until, rule: 'GL-TIME-T12a' })
  const records = { rollModifier: { good: modifier('good', null), turn12: modifier('turn12', 12), turn13: modifier('turn13', 13) } }

  test.each([
    [2, 23, ['good', 'turn12', 'turn13']],
    [2, 24, ['good', 'turn13']],
    [1, 11, ['good', 'turn12', 'turn13']],
    [1, 12, ['good', 'turn13']],
    [4, 48, ['good', 'turn13']],
  ] as const)('GL-TIME-T12a timeline_pace = %i: after round %i there are %j', (timeline_pace, round, left) => {
    const world = rounds(round, round, { rules: { timeline_pace }, records })
    expect(world.records(ROLL_MODIFIERS).map(({ id }) => id)).toEqual(left)
  })
})

describe('end by time', () => {
  const RICH = { humans: { culture: 5 } }

  test.each([
    [2, 39, null],
    [2, 40, ['humans']],
    [1, 19, null],
    [1, 20, ['humans']],
    [3, 60, ['humans']],
  ] as const)('GL-WIN-7 RULING-153 timeline_pace = %i: the peaceful game after round %i is won by %j', (timeline_pace, round, winners) => {
    const world = rounds(round, round, { ...RICH, goal: 'peaceful', rules: { timeline_pace } })
    expect(gameOf(world).ended?.winners ?? null).toEqual(winners)
  })

  test('GL-WIN-7 conquest does not end with the timeline (RULING-154)', () => {
    expect(gameOf(rounds(40, 41, RICH)).ended).toBeNull()
  })

  test.each([
    [29, null],
    [30, { status: 'won', winners: ['humans'], turn: 30 }],
  ])('GL-WIN-1 RULING-154 conquest_turn_limit = 30: after round %i the ending is %j', (round, ended) => {
    expect(gameOf(rounds(round, round, { ...RICH, rules: { conquest_turn_limit: 30 } })).ended).toEqual(ended)
  })

  test('GL-WIN-7 a limit on conquest does not cut the peaceful game short', () => {
    expect(gameOf(rounds(5, 5, { ...RICH, goal: 'peaceful', rules: { conquest_turn_limit: 5 } })).ended).toBeNull()
  })
})
