import { describe, expect, test } from 'vitest'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { arrivalsPhase } from './arrivals.ts'
import { counters, unitsAt, unitsIn } from './board.ts'

function phase(nation: string, setting: StageSetting) {
  return playOut(stage({ nation, phase: 2, ...setting }), (world) => arrivalsPhase(world, nation))
}

describe('NT-NEW-1 units of the round arrive', () => {
  test('those listed for this nation and round, and no others', () => {
    const { world } = phase('CT', { round: 3 })
    expect([unitsAt(world, 'CT', 'CD', 'warrior'), counters(world, 'CT', 'warrior')]).toEqual([5, 8])
    expect(phase('CT', { round: 4 }).effects).toEqual([])
    expect(phase('HC', { round: 3 }).effects).toEqual([])
  })

  test('without counters fewer come', () => {
    const { world, lines } = phase('CT', { round: 3, pool: { CT: { warrior: 1 } } })
    expect(unitsAt(world, 'CT', 'CD', 'warrior')).toBe(4)
    expect(lines('line.noCounters')[0]?.figures).toMatchObject({ count: 1 })
  })

  test('among foreigners they fight', () => {
    const { world } = phase('CT', { round: 3, units: { OT: { 'CD.warrior': 1 } } })
    expect([unitsIn(world, 'CT', 'CD'), unitsIn(world, 'OT', 'CD')]).toEqual([2, 1])
  })

  test('arrival_blocked = lost: among foreigners they do not come', () => {
    const { world } = phase('CT', { round: 3, units: { OT: { 'CD.warrior': 1 } }, rules: { arrival_blocked: 'lost' } })
    expect([unitsIn(world, 'CT', 'CD'), counters(world, 'CT', 'warrior')]).toEqual([0, 10])
  })

  test('arrival_blocked = wait: they come in the first turn in which no foreigner stands there', () => {
    const rules = { arrival_blocked: 'wait' } as const
    const first = stage({ nation: 'CT', phase: 2, round: 3, units: { OT: { 'CD.warrior': 1 } }, rules })
    playOut(first, (world) => arrivalsPhase(world, 'CT'))
    expect([unitsIn(first, 'CT', 'CD'), first.recordIds('waiting').length]).toEqual([0, 1])
    playOut(first, (world) => arrivalsPhase(world, 'CT'))
    expect(first.recordIds('waiting')).toHaveLength(1)
    first.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'OT', account: 'CD.warrior', delta: -1 })
    first.apply({ kind: 'checkpoint', cursor: { turn: 4, seat: 'p3', actor: 'CT', phase: 2 } })
    playOut(first, (world) => arrivalsPhase(world, 'CT'))
    expect([unitsIn(first, 'CT', 'CD'), first.recordIds('waiting').length]).toEqual([2, 0])
  })
})
