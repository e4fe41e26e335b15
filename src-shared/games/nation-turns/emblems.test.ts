import { describe, expect, test } from 'vitest'
import { playerEmblem } from './emblems.ts'
import { nationEmblems, SIGNS } from './nationEmblems.ts'
import { SAMPLE } from './rules/sample.ts'

describe('nations of any scenario', () => {
  type Listed = Parameters<typeof nationEmblems>[0][number]
  const nations = (count: number, players: number): readonly Listed[] =>
    Array.from({ length: count }, (_, at) => ({ id: `N${at}`, people: 'elder', player: (at % players) + 1 }))

  test('a nation takes the first free sign of its people', () => {
    const given = nationEmblems(SAMPLE.nations)
    for (const { id, people } of SAMPLE.nations) expect(SIGNS[people]).toContain(given.get(id)?.sign)
  })

  test.each([
    [16, 1],
    [40, 3],
    [60, 12],
  ])('%i nations of %i players: none like another', (count, players) => {
    const given = [...nationEmblems(nations(count, players)).values()]
    expect(given).toHaveLength(count)
    expect(new Set(given.map(({ ground, sign }) => `${ground}${sign}`)).size).toBe(count)
  })

  test('more than there are signs go by their initials', () => {
    expect(nationEmblems(nations(17, 1)).has('N16')).toBe(false)
  })

  test('the nations of a player stand on its ground', () => {
    const given = nationEmblems(SAMPLE.nations)
    for (const { id, player } of SAMPLE.nations) expect(given.get(id)?.ground).toBe(playerEmblem(player).ground)
  })

  test('twelve players differ without colour', () => {
    const all = Array.from({ length: 12 }, (_, at) => JSON.stringify(playerEmblem(at + 1)))
    expect(new Set(all).size).toBe(12)
  })
})
