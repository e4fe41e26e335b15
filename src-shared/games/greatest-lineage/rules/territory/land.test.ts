import { describe, expect, test } from 'vitest'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { recountSettlements, settlementsOf } from '../settlements/cards.ts'
import { blankLand, gainLand, guardedLand, loseLand } from './land.ts'
import { namedLand } from './names.ts'

const TRIBE = { id: 'tribe-1', race: 'humans', territories: 6, warriors: 150, females: 150 }

function board(territories: number, setting: StageSetting = {}) {
  const world = stage({ elves: { territories }, ...setting })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

function gain(world: ReturnType<typeof board>, count: number, name = '') {
  return playOut(world, (view) => gainLand('GL-TERR-1', view, 'elves', count, name))
}

function lose(world: ReturnType<typeof board>, count: number, answers: readonly unknown[] = []) {
  return playOut(world, (view) => loseLand('GL-TIME-T18c', view, 'elves', count), answers)
}

const names = (world: ReturnType<typeof board>) => namedLand(world, 'elves').map(({ name }) => name)

describe('the board', () => {
  test('GL-TERR-2 land of tribes is guarded, and neither owned nor blank', () => {
    const world = stage({ others: { undead: { territories: 10 } }, records: { tribe: { 'tribe-1': TRIBE } } })
    expect([guardedLand(world), blankLand(world)]).toEqual([6, 600 - 3 * 2 - 10 - 6])
  })

  test.each([
    [50, 44],
    [5, 0],
  ])('RULING-12 scenario_total = %i: %i of the board is blank, never less than none', (scenario_total, blank) => {
    expect(blankLand(stage({ rules: { scenario_total } }))).toBe(blank)
  })
})

describe('gaining land', () => {
  test('land is counted, named between commas, and cards follow', () => {
    const world = board(2)
    const { effects } = gain(world, 4, ' Ridge, Ford ,,')
    expect(world.balance('elves', 'territories')).toBe(6)
    expect(names(world)).toEqual(['Ridge', 'Ford'])
    expect(settlementsOf(world, 'elves')).toHaveLength(2)
    expect(effects.find(({ kind }) => kind === 'line')).toMatchObject({ figures: { territories: 4, balance: 6, names: 'Ridge, Ford' } })
  })

  test('no more than there is blank land, and no more names than land', () => {
    const world = board(2, { rules: { scenario_total: 7 } })
    gain(world, 3, 'Ridge, Ford')
    expect([world.balance('elves', 'territories'), names(world)]).toEqual([3, ['Ridge']])
    expect(gain(world, 1).effects).toEqual([])
  })
})

describe('losing land', () => {
  test('land without names goes without a question', () => {
    const world = board(8)
    expect(lose(world, 2)).toMatchObject({ asked: [], pending: null })
    expect([world.balance('elves', 'territories'), settlementsOf(world, 'elves').length]).toEqual([6, 2])
  })

  test('settlements follow: with a card too many the owner says which is given up', () => {
    const world = board(6)
    expect(lose(world, 1, ['elves-settlement-1']).pending).toBeNull()
    expect(settlementsOf(world, 'elves').map(({ id }) => id)).toEqual(['elves-settlement-2'])
  })

  test('where some has a name the owner says which goes, one after the other', () => {
    const world = board(2)
    gain(world, 2, 'Ridge, Ford')
    const { asked, postings } = lose(world, 2, ['elves-land-1', 'unnamed'])
    expect(asked).toMatchObject([
      {
        kind: 'choose',
        rule: 'GL-TIME-T18c',
        preset: 'unnamed',
        options: [{ figures: { name: 'Ridge' } }, { figures: { name: 'Ford' } }, { id: 'unnamed' }],
      },
      { figures: { left: 1, territories: 3 }, options: [{ figures: { name: 'Ford' } }, { id: 'unnamed', figures: { territories: 2 } }] },
    ])
    expect(postings('elves', 'territories').map(({ delta, about }) => [delta, about])).toEqual([[-2, 'Ridge']])
    expect([world.balance('elves', 'territories'), names(world)]).toEqual([2, ['Ford']])
  })

  test('the last land goes without a question, and its names with it', () => {
    const world = board(2)
    gain(world, 1, 'Ridge')
    expect(lose(world, 9)).toMatchObject({ asked: [], pending: null })
    expect([world.balance('elves', 'territories'), names(world)]).toEqual([0, []])
  })

  test('nothing is lost where there is nothing', () => {
    expect(lose(board(0), 3).effects).toEqual([])
  })
})
