import { describe, expect, test } from 'vitest'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { counters, unitsAt, unitsIn, unitsOf } from './board.ts'
import { crowds, maximumIn, overpopulationPhase } from './overpopulation.ts'

function phase(nation: string, setting: StageSetting, answers: readonly unknown[] = []) {
  return playOut(stage({ nation, phase: 5, ...setting }), (world) => overpopulationPhase(world, nation), answers)
}

describe('NT-OVP-1 units above the maximum are removed', () => {
  test('EX-24: five in SM lose one of the owner’s choice, three in BR none, and the Oak Tribe is not touched now', () => {
    const units = { HC: { 'SM.soldier': 4, 'SM.wizard': 1, 'BR.soldier': 3 }, OT: { 'LM.warrior': 6 } }
    const asked = phase('HC', { units })
    expect(asked.pending).toMatchObject({ kind: 'fill', id: '1/p1:HC/5/surplus', fields: [{ id: 'SM' }], figures: { surplus: 1 } })
    const { world, pending } = phase('HC', { units }, [{ SM: { soldier: 0, wizard: 1 } }])
    expect(pending).toBeNull()
    expect([
      unitsIn(world, 'HC', 'SM'),
      unitsAt(world, 'HC', 'SM', 'wizard'),
      unitsIn(world, 'HC', 'BR'),
      unitsIn(world, 'OT', 'LM'),
    ]).toEqual([4, 0, 3, 6])
    expect(counters(world, 'HC', 'wizard')).toBe(2)
    expect(phase('HC', { units }, [{ SM: { soldier: 1, wizard: 1 } }]).problems[0]).toMatchObject({ rule: 'NT-OVP-1' })
  })

  test('the line says why: how many stood there, and how many may', () => {
    const six = phase('OT', { units: { OT: { 'LM.warrior': 6 } } })
    expect(six.lines('line.surplus').map(({ figures }) => figures)).toEqual([
      { nation: 'OT', area: 'LM', unit: 'warrior', count: 3, stood: 6, maximum: 3 },
    ])
    const units = { HC: { 'SM.soldier': 4, 'SM.wizard': 2 } }
    const both = phase('HC', { units }, [{ SM: { soldier: 1, wizard: 1 } }])
    expect(both.lines('line.surplus').map(({ figures }) => figures)).toMatchObject([
      { unit: 'soldier', count: 1, stood: 6, maximum: 4 },
      { unit: 'wizard', count: 1, stood: 6, maximum: 4 },
    ])
    const inAll = phase('OT', { rules: { overpop: 'nation_total' }, units: { OT: { 'LM.warrior': 4, 'HF.warrior': 3 } } }, [
      { LM: { warrior: 0 }, HF: { warrior: 1 } },
    ])
    expect(inAll.lines('line.surplusInAll')).toMatchObject([{ figures: { area: 'HF', count: 1, stood: 7, maximum: 6 } }])
  })

  test('of one kind nothing is asked', () => {
    const { world, pending } = phase('OT', { units: { OT: { 'LM.warrior': 6 } } })
    expect([pending, unitsIn(world, 'OT', 'LM')]).toEqual([null, 3])
  })

  test('maxima go by the area’s type, and by nation where it has its own', () => {
    const world = stage()
    expect(maximumIn(world, 'FS', 'IF')).toBe(4)
    expect(maximumIn(world, 'CT', 'IF')).toBe(2)
    expect(maximumIn(world, 'HP', 'TP')).toBe(3)
  })

  test('of units that are alike those go first, as offered, that stand where most do', () => {
    const asked = phase('OT', { rules: { overpop: 'nation_total' }, units: { OT: { 'LM.warrior': 3, 'HF.warrior': 5 } } })
    const fields = asked.pending?.kind === 'fill' ? asked.pending.fields : []
    const presets = fields.map((area) => [
      area.id,
      area.type === 'group' ? area.fields.map((one) => ('preset' in one ? one.preset : null)) : null,
    ])
    expect(presets).toEqual([
      ['LM', [0]],
      ['HF', [2]],
    ])
  })

  test('overpop = nation_total: all units against the sum of the maxima of what is held', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 5, 'HF.warrior': 2 } }, rules: { overpop: 'nation_total' } }
    expect(crowds(stage(setting), 'OT')).toEqual([{ areas: ['LM', 'HF'], stood: 7, maximum: 6, surplus: 1 }])
    const { world } = phase('OT', setting, [{ LM: { warrior: 1 }, HF: { warrior: 0 } }])
    expect([unitsOf(world, 'OT'), unitsIn(world, 'OT', 'LM')]).toEqual([6, 4])
  })

  test('overpop = nation_total: whoever gives up an area has room for fewer', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 6, 'HF.warrior': 1 } }, rules: { overpop: 'nation_total' } }
    const { world, asked } = phase('OT', setting, [{ LM: { warrior: 0 }, HF: { warrior: 1 } }])
    expect(asked).toHaveLength(1)
    expect(unitsOf(world, 'OT')).toBe(3)
  })
})
