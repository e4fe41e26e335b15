import { describe, expect, test } from 'vitest'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { at, type Position } from '../testing/position.ts'
import { forecastOf } from './forecast.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const
const CREATURES = ['goblin 1-1', 'golem 1-1', 'shaman 2-2', 'chief 4-1', 'rider 6-3'] as const

/** Of each face of the pile: paths on which a creature reaches the tower when it is turned up, as the rules play it. */
function played(position: Position, faces: readonly string[]): readonly (readonly number[])[] {
  return faces.map((face) => {
    const campaign = at({ ...position, cards: { ...position.cards, fate: [face] }, at: { turn: 2, seat: 'table', phase: 0 } })
    const moved = campaign.entries.at(-1)
    const lines = moved === undefined ? [] : effectsOf(moved).flatMap((effect) => (effect.kind === 'line' ? [effect] : []))
    return lines.filter(({ wording }) => wording.startsWith('line.arrived')).map(({ figures }) => Number(figures?.['path']))
  })
}

describe('the next fate card', () => {
  test.each([
    ['the basic game', {}],
    ['roads lead on', { terrain: { '2-1': 'road' }, modules: ['x1_terrain'] }],
    ['roads only where a move ends', { terrain: { '2-1': 'road' }, modules: ['x1_terrain'], houseRules: { road: 'stop' } }],
    ['the cards of Expansion 1', { modules: ['x1_fate'] }],
  ] as readonly (readonly [string, Position])[])('brings home as often as the rules do over all cards of the pile: %s', (_, more) => {
    const position: Position = { mages: MAGES, creatures: CREATURES, ...more }
    const { world } = at(position)
    const pile = world.record<{ readonly cards: readonly string[] }>({ name: 'place' }, 'fate')?.cards ?? []
    const arrived = played(position, pile)
    const forecast = forecastOf(world)
    expect(forecast.fateLeft).toBe(pile.length)
    for (const { path, chance } of forecast.paths)
      expect([path, chance]).toEqual([path, arrived.filter((paths) => paths.includes(path)).length / pile.length])
  })

  test('costs a trophy only whoever has one of the type and looks down the path', () => {
    const figures = { 'blue trophy_golem': 1, 'red trophy_chief': 1 }
    const { world } = at({ mages: MAGES, creatures: ['golem 1-1', 'chief 4-1'], figures, cards: { fate: ['B', 'W', 'W', 'W'] } })
    const { paths } = forecastOf(world)
    expect([paths[0]?.loss, paths[0]?.seat, paths[3]?.loss, paths[3]?.chance]).toEqual([0.25, 'blue', 0, 0.25])
  })

  test('comes from the used cards where the pile is empty, or not at all', () => {
    const cards = { fate: [], fateUsed: ['B', 'W'] }
    expect(forecastOf(at({ cards }).world)).toMatchObject({ fateLeft: 2, isReshuffled: true })
    expect(forecastOf(at({ cards, houseRules: { fate_empty: 'none' } }).world)).toMatchObject({ fateLeft: 0, isReshuffled: false })
  })
})

test('OO-GEN-3 the next marker is each of those left with the same chance', () => {
  const { markers } = forecastOf(at({ cards: { markers: ['goblin', 'goblin', 'golem', 'orc'] } }).world)
  expect(markers.filter(({ left }) => left > 0).map(({ type, chance }) => [type, chance])).toEqual([
    ['goblin', 0.5],
    ['orc', 0.25],
    ['golem', 0.25],
  ])
  expect(markers.reduce((sum, { chance }) => sum + chance, 0)).toBe(1)
})
