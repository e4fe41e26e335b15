import { expect, test } from 'vitest'
import { at } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { readAround, readCreature } from './reading.ts'

type Position = Parameters<typeof at>[0]

function worldOf(position: Position): World {
  return at(position).world
}

function partsOf(world: World, id: string): Readonly<Record<string, number>> {
  return Object.fromEntries((readCreature(world, id)?.parts ?? []).map(({ of, amount }) => [of, amount]))
}

test('life is told by its parts: printed, fate card, terrain', () => {
  const world = worldOf({
    modules: ['x1_terrain'],
    fate: 'life_plus_1',
    terrain: { '1-1': 'stone', '2-1': 'tendrils' },
    creatures: ['golem 1-1', 'golem 2-1', 'golem 3-1'],
  })
  expect(partsOf(world, 'golem-a')).toEqual({ printed: 4, fate: 1, stone: 1 })
  expect(partsOf(world, 'golem-b')).toEqual({ printed: 4, fate: 1, tendrils: -1 })
  expect(partsOf(world, 'golem-c')).toEqual({ printed: 4, fate: 1 })
  expect(['golem-a', 'golem-b', 'golem-c'].map((id) => readCreature(world, id)?.life)).toEqual([6, 4, 5])
})

test('a creature tells its order of arrival, its worth and what its defeat brings', () => {
  const world = worldOf({ modules: ['bonus'], creatures: ['orc 4-2', 'golem 4-2'], figures: { 'table counter_golem': 1 } })
  expect(readCreature(world, 'golem-b')).toMatchObject({
    order: 2,
    worth: 6,
    skill: 'no_change_of_rules',
    bonuses: ['discard'],
    category: 'brute',
  })
  expect(readCreature(world, 'goblin-z')).toBeNull()
})

test('a counter tells what is next; on the last space nothing', () => {
  const world = worldOf({ figures: { 'table counter_goblin': 2, 'table counter_chief': 1, 'red trophy_goblin': 3, 'red skull_goblin': 1 } })
  const byType = new Map(readAround(world).counters.map((counter) => [counter.type, counter]))
  expect(byType.get('goblin')).toMatchObject({ worth: 1, next: null })
  expect(byType.get('chief')).toMatchObject({ worth: 6, next: 5 })
  expect(byType.get('goblin')?.trophies.find(({ seat }) => seat === 'red')).toEqual({ seat: 'red', count: 3, skull: 1 })
})

test('OO-SKILL-2 the rule of the round names who ignores it, and skills it suspends', () => {
  const skilled = { figures: { 'red skull_golem': 2, 'green skull_orc': 2 } } as const
  expect(readAround(worldOf({ ...skilled, fate: 'no_spells' })).fate).toEqual({ face: 'W:no_spells', rule: 'no_spells', exempt: ['red'] })
  const seats = readAround(worldOf({ ...skilled, fate: 'no_extra_skills' })).seats
  expect(seats.map(({ seat, skills, suspended }) => [seat, skills, suspended])).toEqual([
    ['blue', [], []],
    ['green', [], ['no_loss']],
    ['red', ['no_change_of_rules'], []],
    ['yellow', [], []],
  ])
})

test('piles are counted, and paths without markers', () => {
  const around = readAround(
    worldOf({ figures: { 'table markers_2': 0, 'table markers_5': 0 }, cards: { fate: ['W', 'S'], displayA: ['fireball'] } }),
  )
  expect(around.emptied).toBe(2)
  expect(around.piles.find(({ id }) => id === 'fate')).toEqual({ id: 'fate', left: 2 })
  expect(around.piles.map(({ id }) => id)).toEqual(['markers', 'fate', 'A', 'B'])
  expect(around.displays[0]).toEqual({ pile: 'A', faces: ['fireball'] })
})
