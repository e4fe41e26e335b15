import { describe, expect, test } from 'vitest'
import type { NumberField } from '../../../../kernel/forms/field.ts'
import { TREATY_TEXTS } from '../diplomacy/records.ts'
import { timelinePhase } from '../phases/1-timeline.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { namedLand } from '../territory/names.ts'
import { agent, assassin, byId } from '../../testing/agents.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { duesOf, within } from './demands.ts'
import { WARS } from './records.ts'
import { forcedWithdrawals } from './withdrawal.ts'

function at(setting: StageSetting = {}) {
  const war = { w: warOf('humans', 'elves', { aggressor: { warriors: 4 }, defender: { warriors: 10, prestigeLost: 7 } }) }
  const elves = { prestige: -1, warriors: 10, males: 11, females: 21, food: 10, wood: 3, territories: 9, ...setting.elves }
  const records = { royal: HOUSES, tribe: { 'tribe-1': tribeOn(4) }, war, ...setting.records }
  return stage({ turn: 5, phase: 1, rules: { timeline: 'off' }, ...setting, elves, humans: { warriors: 4, territories: 5 }, records })
}

const FIRST = { w: warOf('humans', 'elves'), v: warOf('elves', 'undead', { id: 'v', turns: 3 }), u: warOf('elves', 'tribe-1', { id: 'u' }) }
const KINGDOM = { undead: { territories: 10 } }

describe('GL-WAR-30 forced withdrawal', () => {
  test.each([
    [-1, 1],
    [0, 0],
    [12, 0],
  ])('GL-WAR-30 with prestige %i a player at war rolls %i times', (prestige, rolls) => {
    const { pending } = playOut(at({ elves: { prestige } }), (world) => timelinePhase(world, 'elves'))
    expect(pending === null ? 0 : 1).toBe(rolls)
  })

  test('GL-WAR-30 without a war nobody rolls', () => {
    expect(playOut(at({ records: { war: {} } }), (world) => forcedWithdrawals(world, 'elves')).pending).toBeNull()
  })

  test.each([
    [30, 0],
    [31, 1],
  ])('GL-WAR-30 a roll of %i leaves %i wars', (die, left) => {
    const { world } = playOut(at(), (state) => forcedWithdrawals(state, 'elves'), [[die]])
    expect(world.records(WARS)).toHaveLength(left)
  })

  test('GL-WAR-30 GL-WAR-29 the opponent is the victor', () => {
    const { world } = playOut(at(), (state) => forcedWithdrawals(state, 'elves'), [[30]])
    expect(world.balance('humans', 'prestige')).toBe(7)
  })

  test.each<[NonNullable<HouseRules['withdraw_roll']>, readonly (readonly number[])[], readonly string[]]>([
    ['per_war', [[99], [12], [99]], ['w', 'u']],
    ['per_war', [[99], [99], [30]], ['w', 'v']],
    ['once', [[31]], ['w', 'v', 'u']],
  ])('GL-WAR-30 RULING-29 withdraw_roll = %s: of three wars rolls of %j leave %j', (withdraw_roll, rolls, left) => {
    const world = at({ rules: { timeline: 'off', withdraw_roll }, others: KINGDOM, records: { war: FIRST } })
    const { pending } = playOut(world, (state) => forcedWithdrawals(state, 'elves'), rolls)
    expect([pending, world.records(WARS).map(({ id }) => id)]).toEqual([null, left])
  })

  test('GL-WAR-30 RULING-29 withdraw_roll = once: on 30 or less all wars end, and each enemy has its due', () => {
    const world = at({ rules: { timeline: 'off', withdraw_roll: 'once' }, others: KINGDOM, records: { war: FIRST } })
    const { pending, asked } = playOut(world, (state) => forcedWithdrawals(state, 'elves'), [[30], {}])
    expect([pending, world.records(WARS)]).toEqual([null, []])
    expect(asked.map(({ seat }) => seat)).toEqual(['elves', 'humans'])
  })

  test('GL-WAR-30 a player whose prestige is above nothing again rolls no more', () => {
    const war = { w: warOf('elves', 'undead', { aggressor: { occupied: 5 } }), v: warOf('elves', 'tribe-1', { id: 'v' }) }
    const { world, pending } = playOut(at({ others: KINGDOM, records: { war } }), (state) => forcedWithdrawals(state, 'elves'), [[3]])
    expect([pending, world.records(WARS).map(({ id }) => id)]).toEqual([null, ['v']])
    expect(world.balance('elves', 'prestige')).toBeGreaterThanOrEqual(0)
  })
})

describe('GL-WAR-31 what is due', () => {
  test.each([
    [
      { food: 10, wood: 3, stone: 1 },
      { food: 7, wood: 2, stone: 0 },
    ],
    [
      { food: 4, wealth: 100, metal: 2 },
      { food: 3, wealth: 75, metal: 1 },
    ],
  ])('GL-WAR-31 RULING-30 of %j at most three quarters of each: %j', (tokens, due) => {
    expect(duesOf(stage({ elves: tokens }), 'elves').goods).toMatchObject(due)
  })

  test.each([
    [{ males: 11, females: 21, warriors: 10, spies: 1 }, 21],
    [{ females: 3 }, 1],
  ])('GL-WAR-31 RULING-30 of %j half: %i people', (people, due) => {
    expect(duesOf(stage({ elves: people }), 'elves').people).toBe(due)
  })

  test.each([
    [9, 2],
    [3, 0],
    [4, 1],
  ])('GL-WAR-31 RULING-30 of %i territories a quarter: %i', (territories, due) => {
    expect(duesOf(stage({ elves: { territories } }), 'elves').territories).toBe(due)
  })

  test('GL-WAR-31 a demand is cut to what is due, people in proportion of the sexes', () => {
    const dues = { goods: { food: 7, wood: 2, stone: 0, metal: 0, wealth: 0 }, people: 10, territories: 2 }
    const asked = { goods: { food: 9, wood: 1, stone: 3 }, males: 5, females: 10, territories: 4, more: 'their songs' }
    expect(within(asked, dues)).toEqual({ goods: { food: 7, wood: 1 }, males: 3, females: 7, territories: 2, more: '' })
  })
})

describe('GL-WAR-31 the opponent’s demands', () => {
  const demands = (answers: readonly unknown[], rules: HouseRules = {}, setting: StageSetting = {}) =>
    playOut(at({ ...setting, rules: { timeline: 'off', ...rules } }), (world) => forcedWithdrawals(world, 'elves'), [[30], ...answers])

  const figures = ({ world }: ReturnType<typeof demands>, seat: string) =>
    ['food', 'wood', 'males', 'females', 'newPeople', 'territories'].map((account) => world.balance(seat, account))

  test('GL-WAR-31 RULING-30 withdraw_demand = binding: one form, all that is due preset, warriors being home again', () => {
    const { pending } = demands([])
    const fields = (pending?.kind === 'fill' ? pending.fields : []) as readonly NumberField[]
    expect([pending?.seat, pending?.rule]).toEqual(['humans', 'GL-WAR-31'])
    expect(fields.map(({ id, preset, max }) => [id, preset, max])).toEqual([
      ['food', 7, 10],
      ['wood', 2, 3],
      ['males', 21, 21],
      ['females', 0, 21],
      ['territories', 2, 9],
      ['more', '', undefined],
    ])
  })

  test('GL-WAR-31 metal that is demanded has the name it has in the age of who owns it', () => {
    const { pending } = demands([], {}, { elves: { metal: 9, age: 4 } })
    const fields = pending?.kind === 'fill' ? pending.fields : []
    expect(fields.find(({ id }) => id === 'metal')).toMatchObject({ figures: { age: 4 } })
  })

  test('GL-WAR-31 RULING-30 withdraw_demand = binding: what is due is handed over without a word; people count as new', () => {
    const played = demands([{ males: 10, females: 11 }])
    expect(played.pending).toBeNull()
    expect(figures(played, 'elves')).toEqual([3, 1, 11, 10, 0, 7])
    expect(figures(played, 'humans')).toEqual([7, 2, 14, 11, 21, 7])
  })

  test.each([
    ['accept', 10, 'their songs'],
    ['refuse', 7, undefined],
  ])('GL-WAR-31 RULING-30 withdraw_demand = binding: more than that, and words, they %s: %i food', (answer, food, text) => {
    const played = demands([{ food: 10, more: 'their songs' }, answer])
    expect(played.pending).toBeNull()
    expect(played.world.balance('humans', 'food')).toBe(food)
    expect(played.world.records(TREATY_TEXTS)[0]?.text).toBe(text)
    expect(played.asked.at(-1)).toMatchObject({ seat: 'elves', preset: 'refuse' })
  })

  test.each([
    ['accept', 7],
    ['refuse', 0],
  ])('GL-WAR-31 RULING-30 withdraw_demand = negotiated: all of it needs consent; they %s: %i food', (answer, food) => {
    const played = demands([{}, answer], { withdraw_demand: 'negotiated' })
    expect([played.pending, played.world.balance('humans', 'food')]).toEqual([null, food])
  })

  test('GL-WAR-31 who demands nothing asks nobody', () => {
    const nothing = { food: 0, wood: 0, males: 0, females: 0, territories: 0 }
    const played = demands([nothing], { withdraw_demand: 'negotiated' })
    expect([played.pending, figures(played, 'elves')]).toEqual([null, [10, 3, 21, 21, 0, 9]])
  })

  test('GL-WAR-31 agents of whoever pays are shown and taken as commoners, after all others', () => {
    const [spy, killer] = [agent('s', { sex: 'female' }), assassin('k', { sex: 'male' })]
    const setting = { elves: { males: 4, females: 3, warriors: 0, spies: 1, assassins: 1 }, records: { agent: byId(spy, killer) } }
    const { pending } = demands([], {}, setting)
    const fields = (pending?.kind === 'fill' ? pending.fields : []) as readonly NumberField[]
    const shown = fields.filter(({ id }) => id === 'males' || id === 'females').map(({ id, max }) => [id, max])
    expect(shown).toEqual([
      ['males', 5],
      ['females', 4],
    ])
    const played = demands([{ males: 0, females: 4 }], {}, setting)
    expect([played.pending, played.world.balance('humans', 'females'), played.world.balance('elves', 'spies')]).toEqual([null, 4, 0])
    expect(played.postings('elves', 'females').map(({ delta, see }) => [delta, see])).toEqual(
      [-3, 1, -1].map((delta) => [delta, ['elves']]),
    )
  })

  test('GL-WAR-31 RULING-30 land goes over with its name; who demands it says which', () => {
    const land = { l1: { id: 'l1', owner: 'elves', name: 'Ridge' }, l2: { id: 'l2', owner: 'elves', name: 'Vale' } }
    const played = demands([{}, 'l2', 'unnamed'], {}, { records: { land } })
    expect(played.pending).toBeNull()
    expect(played.asked.slice(-2).map(({ seat, wording }) => [seat, wording])).toEqual([
      ['humans', 'choose.wonLand'],
      ['humans', 'choose.wonLand'],
    ])
    expect(namedLand(played.world, 'humans').map(({ name }) => name)).toEqual(['Vale'])
  })

  test.each([
    ['undead', 3, { wealth: 100, food: 100 }, { wealth: 70, food: 88 }],
    ['undead', 3, { wealth: 7, food: 2 }, { wealth: 0, food: 0 }],
    ['tribe-1', 1, { food: 100, wood: 50 }, { food: 70, wood: 0 }],
  ] as const)(
    'GL-WAR-31 RULING-30 %s after %i turns has the usual tribute as far as there are tokens: of %j are left %j',
    (enemy, turns, had, left) => {
      const setting = { elves: had, others: KINGDOM, records: { war: { w: warOf('elves', enemy, { turns }) } } }
      const { world, pending } = playOut(at(setting), (state) => forcedWithdrawals(state, 'elves'), [[2]])
      expect([pending, world.records(WARS)]).toEqual([null, []])
      expect(Object.fromEntries(Object.keys(left).map((token) => [token, world.balance('elves', token)]))).toEqual(left)
    },
  )
})
