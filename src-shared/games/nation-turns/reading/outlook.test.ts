import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { stage, type StageSetting } from '../testing/stage.ts'
import { barrierOn, standingIn, surplusAfter } from './outlook.ts'

const SETTING: StageSetting = { nation: 'OT', phase: 3, units: { OT: { 'LM.warrior': 4, 'HF.warrior': 2 }, CT: { 'CD.warrior': 2 } } }

function moves(...rows: readonly (readonly [way: string, count: number])[]): Sheet {
  return { moves: rows.map(([way, count]) => ({ way, count })) }
}

describe('how many stand where once all moves are made', () => {
  test('those that stay and those that come, with the maximum of the area', () => {
    const world = stage(SETTING)
    expect(standingIn(world, 'OT', moves(), 'LM')).toEqual({ units: 4, maximum: 3 })
    expect(standingIn(world, 'OT', moves(['LM.warrior-HF', 3]), 'LM')).toEqual({ units: 1, maximum: 3 })
    expect(standingIn(world, 'OT', moves(['LM.warrior-HF', 3], ['LM.warrior-HF-TP', Number.NaN]), 'HF')).toEqual({ units: 5, maximum: 3 })
  })

  test('overpop = nation_total: no area has a maximum by itself', () => {
    const world = stage({ ...SETTING, rules: { overpop: 'nation_total' } })
    expect(standingIn(world, 'OT', moves(), 'LM')).toEqual({ units: 4, maximum: null })
  })
})

describe('NT-OVP-1 who will be too many', () => {
  test('area by area, with whom it will be fought out first', () => {
    const world = stage(SETTING)
    expect(surplusAfter(world, 'OT', moves())).toEqual([{ area: 'LM', units: 4, maximum: 3, foes: 0 }])
    expect(surplusAfter(world, 'OT', moves(['LM.warrior-CD', 4]))).toEqual([{ area: 'CD', units: 4, maximum: 3, foes: 2 }])
    expect(surplusAfter(world, 'OT', moves(['LM.warrior-BR', 1]))).toEqual([])
  })

  test('overpop = nation_total: all units against the maxima of what is held', () => {
    const world = stage({ ...SETTING, rules: { overpop: 'nation_total' } })
    expect(surplusAfter(world, 'OT', moves())).toEqual([])
    expect(surplusAfter(world, 'OT', moves(['HF.warrior-CD', 2]))).toEqual([{ area: null, units: 6, maximum: 3, foes: 0 }])
  })
})

describe('NT-MOV-3 where a way is barred', () => {
  test('as long as too few stop on it', () => {
    const world = stage(SETTING)
    const path = ['CD', 'RM']
    expect(barrierOn(world, 'OT', moves(['LM.warrior-CD-RM', 1]), path)).toMatchObject({ area: 'CD', need: 3, staying: 0 })
    expect(barrierOn(world, 'OT', moves(['LM.warrior-CD-RM', 1], ['LM.warrior-CD', 3]), path)).toBeNull()
    expect(barrierOn(world, 'OT', moves(), ['CD'])).toBeNull()
    expect(barrierOn(world, 'OT', moves(), ['BR', 'SM'])).toBeNull()
  })
})
