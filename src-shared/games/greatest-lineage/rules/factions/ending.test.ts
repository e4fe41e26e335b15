import { describe, expect, test } from 'vitest'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { CIVILISATIONS, NAMED_LAND, ROYALS, SETTLEMENTS } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { house, newCivilisation, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { eliminate, settleFalls } from './ending.ts'

const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

function settle(setting: StageSetting = {}): Played {
  return playOut(stage({ ...setting, records: { royal: HOUSES, ...setting.records } }), settleFalls)
}

/** All royals but those of one civilisation, who are as given. */
function royals(seat: Civilisation, ...roles: readonly string[]) {
  const left = Object.entries(HOUSES).filter(([, { owner, role }]) => owner !== seat || roles.includes(role))
  return { royal: Object.fromEntries(left) }
}

test('GL-WIN-5 while everybody has a house and land, nothing happens', () => {
  expect(settle().effects).toEqual([])
})

describe('GL-WIN-2 a house dies out', () => {
  test.each([
    [['ruler', 'spouse', 'child'], true],
    [['ruler'], true],
    [['child'], true],
    [['spouse'], false],
    [[], false],
  ])('GL-WIN-2 RULING-149 left of the house %j: plays on %s', (roles, alive) => {
    const { world } = settle({ turn: 6, records: royals('elves', ...roles) })
    expect(isAlive(world, 'elves')).toBe(alive)
  })

  test('GL-WIN-2 a named heir keeps the line alive', () => {
    const heir = { ...house('elves')['elves-royal-3']!, role: 'heir' }
    const { world } = settle({ records: { royal: { ...royals('elves').royal, 'elves-royal-3': heir } } })
    expect(isAlive(world, 'elves')).toBe(true)
  })

  test('GL-WIN-2 the fall is dated and told', () => {
    const { world, effects } = settle({ turn: 6, records: royals('elves') })
    expect(world.record(CIVILISATIONS, 'elves')).toMatchObject({ alive: false, fell: 6 })
    expect(effects[0]).toMatchObject({ kind: 'line', rule: 'GL-WIN-2', seat: 'elves', wording: 'line.fall.house' })
  })

  test('GL-WIN-2 RULING-149 line_extinct = simultaneous: a house that died out little by little does not end its people', () => {
    const rules = { line_extinct: 'simultaneous' } as const
    expect(isAlive(settle({ rules, records: royals('elves') }).world, 'elves')).toBe(true)
  })

  test('GL-WIN-2 RULING-149 line_extinct = simultaneous: whoever kills a whole house in one blow condemns it', () => {
    const world = stage({ rules: { line_extinct: 'simultaneous' }, records: royals('elves') })
    playOut(world, (state) => settleFalls(state, [{ seat: 'elves', rule: 'GL-WIN-2', wording: 'line.fall.house' }]))
    expect(living(world)).toEqual(['humans', 'dwarves'])
  })
})

describe('GL-WIN-3 all land lost', () => {
  test.each([
    ['any', 1, true],
    ['any', 0, false],
    ['conquest', 0, true],
  ] as const)('GL-WIN-3 RULING-150 zero_land = %s, %i territories: plays on %s', (zero_land, territories, alive) => {
    const { world } = settle({ rules: { zero_land }, humans: { territories } })
    expect(isAlive(world, 'humans')).toBe(alive)
  })
})

describe('GL-WIN-6 the estate', () => {
  const things = {
    expected: { e: { id: 'e', owner: 'elves', role: 'heir', sex: 'male', paid: 1 } },
    settlement: {
      s1: { id: 's1', owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false },
      s2: { id: 's2', owner: 'humans', type: 'tribe', established: true, prestige: 3, fixed: false },
    },
    shaman: { s1: { settlement: 's1', owner: 'elves', military: 4, opponent: 4, birth: 0 } },
    monument: { m1: { id: 'm1', builder: 'humans', holder: 'elves' }, m2: { id: 'm2', builder: 'elves', holder: 'humans' } },
    land: { l1: { id: 'l1', owner: 'elves', name: 'Home' } },
    rollModifier: { r1: { id: 'r1', owner: 'elves', amount: 8, until: null, rule: 'GL-TIME-T08a' } },
  }

  test('GL-WIN-6 RULING-152 every account but the age reached goes to 0, debts of prestige too', () => {
    const elves = { territories: 0, males: 8, warriors: 3, food: 15, prestige: -4, age: 3, newPeople: 2, points: 7 }
    const { world, postings } = settle({ elves })
    const left = [...world.accounts('elves')].filter(([, balance]) => balance !== 0)
    expect(left).toEqual([['age', 3]])
    expect(new Set(postings('elves').map(({ rule }) => rule))).toEqual(new Set(['GL-WIN-6']))
  })

  test('GL-WIN-6 royals, settlements, shamans, held monuments, land and modifiers end; what others hold stays', () => {
    const { world } = settle({ elves: { territories: 0 }, records: things })
    const left = (name: string) => world.recordIds(name)
    expect(world.records(ROYALS).some(({ owner }) => owner === 'elves')).toBe(false)
    expect(world.records(SETTLEMENTS).map(({ id }) => id)).toEqual(['s2'])
    expect(world.records(NAMED_LAND)).toEqual([])
    expect([left('expected'), left('shaman'), left('monument'), left('rollModifier')]).toEqual([[], [], ['m2'], []])
  })

  test('GL-WIN-6 a civilisation falls once: nothing is posted to it afterwards', () => {
    const world = stage({ elves: { territories: 0, food: 5 }, records: { royal: HOUSES } })
    playOut(world, settleFalls)
    expect(playOut(world, settleFalls).effects).toEqual([])
    expect(playOut(world, (state) => eliminate('GL-WIN-4', state, 'elves', 'line.fall.levy')).effects).toEqual([])
  })
})

describe('GL-WIN-1 the last one', () => {
  test('GL-WIN-1 the last civilisation left wins', () => {
    const { world } = settle({ turn: 9, elves: { territories: 0 }, dwarves: { territories: 0 } })
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['humans'], turn: 9 })
  })

  test('GL-WIN-1 RULING-153 also in the peaceful game', () => {
    const { world } = settle({ goal: 'peaceful', elves: { territories: 0 }, dwarves: { territories: 0 } })
    expect(gameOf(world).ended?.winners).toEqual(['humans'])
  })

  test('GL-WIN-1 RULING-07 with two civilisations the game goes on until one of them falls', () => {
    const two = { ...newCivilisation('dwarves'), alive: false }
    const records = { civilisation: { dwarves: two } }
    expect(gameOf(settle({ records }).world).ended).toBeNull()
    expect(gameOf(settle({ records, elves: { territories: 0 } }).world).ended?.winners).toEqual(['humans'])
  })
})

describe('GL-WIN-5 falling together', () => {
  const nobody = { elves: { territories: 0 }, humans: { territories: 0, wealth: 1 }, dwarves: { territories: 0 } }

  test('GL-WIN-5 RULING-151 all_fall = draw: those who fall in the same step share a draw', () => {
    const { world } = settle({ ...nobody, turn: 6 })
    expect(gameOf(world).ended).toEqual({ status: 'draw', winners: ['elves', 'humans', 'dwarves'], turn: 6 })
    expect(living(world)).toEqual([])
  })

  test('GL-WIN-5 who fell in an earlier step has no part in the draw', () => {
    const records = { civilisation: { elves: newCivilisation('elves', { alive: false, fell: 6 }) } }
    const { world } = settle({ ...nobody, turn: 6, records })
    expect(gameOf(world).ended?.winners).toEqual(['humans', 'dwarves'])
  })

  test.each([
    ['the best of them wins', nobody, 'won', ['humans']],
    ['equals share', { ...nobody, humans: { territories: 0 } }, 'shared', ['elves', 'humans', 'dwarves']],
  ] as const)('GL-WIN-5 RULING-151 all_fall = score, as they stood before they fell: %s', (_, setting, status, winners) => {
    const { world } = settle({ ...setting, turn: 6, rules: { all_fall: 'score' } })
    expect(gameOf(world).ended).toEqual({ status, winners, turn: 6 })
  })

  test('GL-WIN-5 a game that is over is not decided again', () => {
    const world = stage({ records: { royal: HOUSES } })
    playOut(world, (state) =>
      settleFalls(state, [
        { seat: 'elves', rule: 'GL-WIN-4', wording: 'line.fall.levy' },
        { seat: 'humans', rule: 'GL-WIN-4', wording: 'line.fall.levy' },
      ]),
    )
    expect(gameOf(world).ended?.winners).toEqual(['dwarves'])
    playOut(world, (state) => eliminate('GL-WIN-4', state, 'dwarves', 'line.fall.levy'))
    expect(isAlive(world, 'dwarves')).toBe(true)
  })
})
