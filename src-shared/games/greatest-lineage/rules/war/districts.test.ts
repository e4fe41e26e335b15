import { describe, expect, test } from 'vitest'
import { stepsFrom } from '../../../../board/search.ts'
import type { World, WorldState } from '../../../../kernel/world/world.ts'
import { BOARD, blankBeside, grant, mapStage } from '../../testing/mapStage.ts'
import { playOut, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, warOf } from '../../testing/wars.ts'
import { idsOf, landsOf } from '../territory/map.ts'
import { battle } from './battle.ts'
import { districtOf } from './districts.ts'
import { landTargets } from './goals.ts'
import { WARS } from './records.ts'

const settled = (number: number, place?: string) => ({
  ...{ id: `humans-settlement-${number}`, owner: 'humans', type: 'tribe', established: true, fixed: false, prestige: 3 },
  ...(place === undefined ? {} : { place }),
})
const shaman = (number: number, military = 4) => ({
  ...{ settlement: `humans-settlement-${number}`, owner: 'humans', military, opponent: 4, birth: 0 },
})

/** Elves at war with the humans, who have two settlements: the second where the elves are, the first as far from it as their land goes. */
function atWar(setting: StageSetting = {}): { readonly world: WorldState; readonly front: string; readonly back: string } {
  const world = mapStage({
    elves: { warriors: 50, males: 20, food: 20 },
    humans: { warriors: 50, males: 20, food: 20 },
    ...setting,
    records: { royal: HOUSES, war: { w: warOf('elves', 'humans', { aggressor: { warriors: 50 }, defender: { warriors: 50 } }) } },
  })
  grant(world, 'humans', blankBeside(world, 'elves', 3))
  grant(world, 'humans', blankBeside(world, 'humans', 6))
  const war = world.record(WARS, 'w')
  if (war === undefined) throw new Error('there is no war')
  const front = landTargets(world, war, 'aggressor').places?.[0]?.place ?? ''
  const far = stepsFrom(BOARD.graph, [BOARD.numberOf(front)])
  const [back = ''] = idsOf(
    BOARD,
    [...landsOf(world, 'humans')].toSorted((one, other) => (far[other] ?? 0) - (far[one] ?? 0)),
  )
  put(world, 'settlement', [settled(1, back), settled(2, front)])
  put(world, 'shaman', [shaman(1, 9), shaman(2)])
  return { world, front, back }
}

function put(world: WorldState, collection: string, records: readonly { readonly id?: string; readonly settlement?: string }[]): void {
  for (const value of records) {
    const id = value.id ?? value.settlement ?? ''
    world.apply({ kind: 'record', rule: 'GL-SET-5', collection, id, value: JSON.parse(JSON.stringify(value)) })
  }
}

const baseIn = (world: World): string | null | undefined => world.record(WARS, 'w')?.sides.defender.base

describe('GL-WAR-17 RULING-64 whose shaman helps the defender on a map', () => {
  test('the settlement that stands nearest to the land that is gone for, and nobody is asked', () => {
    const { world, front } = atWar()
    const played = playOut(world, (view) => battle(view, 'w'), [{ warriors: 0, lands: [front] }])
    expect(played.problems).toEqual([])
    expect(played.pending).toMatchObject({ seat: 'humans', figures: { base: 'humans-settlement-2', type: 'tribe', number: 2 } })
    const fields = played.pending?.kind === 'fill' ? played.pending.fields.map(({ id }) => id) : []
    expect(fields).not.toContain('base')
    const fought = playOut(world.clone(), (view) => battle(view, 'w'), [{ warriors: 0, lands: [front] }, { warriors: 0 }])
    expect(baseIn(fought.world)).toBe('humans-settlement-2')
  })

  test('where the land lies nearer to another, that one, however much more useful the first is', () => {
    const { world, front, back } = atWar()
    expect([districtOf(world, 'humans', [front]), districtOf(world, 'humans', [back])]).toEqual([
      'humans-settlement-2',
      'humans-settlement-1',
    ])
  })

  test('of several districts the one with most of the land; of those with as much the one with the most useful shaman', () => {
    const { world, front, back } = atWar()
    const beside = idsOf(BOARD, [...BOARD.graph.neighboursOf(BOARD.numberOf(front))].slice(0, 1))
    expect(districtOf(world, 'humans', [front, ...beside, back])).toBe('humans-settlement-2')
    expect(districtOf(world, 'humans', [front, back])).toBe('humans-settlement-1')
  })

  test('where no land is named, it is all that could be gone for', () => {
    const { world } = atWar()
    const played = playOut(world, (view) => battle(view, 'w'), [{ warriors: 0, lands: [] }])
    expect(played.pending?.figures).toMatchObject({ base: 'humans-settlement-2' })
  })

  test('a settlement without a shaman helps nobody, whoever lives farther off', () => {
    const { world, front } = atWar()
    world.apply({ kind: 'drop', rule: 'GL-SHA-5', collection: 'shaman', id: 'humans-settlement-2' })
    const played = playOut(world, (view) => battle(view, 'w'), [{ warriors: 0, lands: [front] }])
    expect(played.pending?.figures).toMatchObject({ base: '' })
  })

  test('shaman_scope = sum: nobody is named, since all of them help', () => {
    const { world, front } = atWar({ rules: { shaman_scope: 'sum' } })
    const played = playOut(world, (view) => battle(view, 'w'), [{ warriors: 0, lands: [front] }])
    expect(played.pending?.figures).not.toHaveProperty('base')
  })

  test('an earlier edition asks, as it did', () => {
    const { world, front } = atWar({ edition: 3 })
    const played = playOut(world, (view) => battle(view, 'w'), [{ warriors: 0, lands: [front] }])
    expect(played.pending?.kind === 'fill' && played.pending.fields.some(({ id }) => id === 'base')).toBe(true)
    expect(played.pending?.figures).not.toHaveProperty('base')
  })
})
