import { describe, expect, test } from 'vitest'
import type { Tribe } from '../records.ts'
import { playOut, stage } from '../../testing/stage.ts'
import { gameOf } from '../civilisation.ts'
import { shrinkTribe, shrinkTribes, tribeLand, tribePeople, tribes, tribesLoseLand } from './tribes.ts'

function tribe(number: number, territories: number, people = 50 * territories): Tribe {
  return { id: `tribe-${number}`, race: 'elves', territories, warriors: Math.ceil(people / 2), females: Math.floor(people / 2) }
}

function withTribes(...all: readonly Tribe[]) {
  return stage({ records: { tribe: Object.fromEntries(all.map((one) => [one.id, one])) } })
}

test.each([
  [29, 3, 2],
  [30, 3, 3],
  [10, 3, 1],
  [9, 3, null],
  [0, 1, null],
  [300, 6, 6],
  [50, 0, null],
])('GL-NPT-4 EX-39 RULING-147 %i people on %i territories keep %s', (people, territories, kept) => {
  expect(shrinkTribe(people, territories)).toBe(kept)
})

test('GL-NPT-4 land its people cannot hold leaves the tribe; below ten people the tribe is gone', () => {
  const { world, effects } = playOut(withTribes(tribe(1, 3, 29), tribe(2, 3, 9), tribe(3, 2)), shrinkTribes)
  expect(tribes(world).map(({ id, territories }) => [id, territories])).toEqual([
    ['tribe-1', 2],
    ['tribe-3', 2],
  ])
  expect(effects.map((effect) => (effect.kind === 'line' ? effect.wording : effect.kind))).toEqual([
    'record',
    'line.tribeShrank',
    'drop',
    'line.tribeGone',
  ])
})

test('GL-NPT-4 a tribe whose growth is taken back by the game master ends, and holds no less than nothing', () => {
  const grown = { ...tribe(1, 4), warriors: -12, females: -11 }
  const { world } = playOut(withTribes(grown, tribe(2, 2)), shrinkTribes)
  expect([tribePeople(world, grown), tribes(world).map(({ id }) => id), tribeLand(world)]).toEqual([0, ['tribe-2'], 2])
})

describe('land taken from tribes', () => {
  test.each([
    [1, [3, 2, 1], [2, 2, 1]],
    [3, [3, 2, 1], [1, 1, 1]],
    [0, [3, 2, 1], [3, 2, 1]],
  ])('GL-TIME-T03a RULING-23 %i territories of tribes with %j leave %j: the largest first, the people stay', (count, before, after) => {
    const world = withTribes(...before.map((territories, index) => tribe(index + 1, territories)))
    const people = tribes(world).map(({ warriors }) => warriors)
    playOut(world, (state) => tribesLoseLand('GL-TIME-T03a', state, count))
    expect(tribes(world).map(({ territories }) => territories)).toEqual(after)
    expect(tribes(world).map(({ warriors }) => warriors)).toEqual(people)
    expect(tribeLand(world)).toBe(Math.max(0, 6 - count))
  })

  test.each([
    [2, 6, [0, 0, 0]],
    [2, 9, [0, 0, 0]],
    [3, 6, []],
    [3, 9, []],
    [3, 5, [1]],
  ])(
    'GL-NPT-4 RULING-147 edition %i: of tribes with 3, 2 and 1 the land %i territories leave %j; a tribe without land is gone',
    (edition, count, after) => {
      const world = withTribes(tribe(1, 3), tribe(2, 2), tribe(3, 1))
      world.apply({ kind: 'record', rule: 'GL-SET-1', collection: 'game', id: 'game', value: { ...gameOf(world), edition } as never })
      playOut(world, (state) => tribesLoseLand('GL-TIME-T03a', state, count))
      expect(tribes(world).map(({ territories }) => territories)).toEqual(after)
    },
  )

  test.each([
    [1, 'tribe-2', [3, 1, 1]],
    [2, 'tribe-2', [3, 1]],
    [3, 'tribe-3', [1, 2]],
    [1, undefined, [2, 2, 1]],
    [1, 'tribe-9', [2, 2, 1]],
  ])('GL-TERR-7 %i territories of %s leave %j: what it cannot give the largest do', (count, from, after) => {
    const world = withTribes(tribe(1, 3), tribe(2, 2), tribe(3, 1))
    playOut(world, (state) => tribesLoseLand('GL-TERR-7', state, count, from))
    expect(tribes(world).map(({ territories }) => territories)).toEqual(after)
  })
})
