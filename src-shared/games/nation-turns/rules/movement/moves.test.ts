import { describe, expect, test } from 'vitest'
import type { World } from '../../../../kernel/world.ts'
import type { Played, StageSetting } from '../../testing/stage.ts'
import { playOut, stage } from '../../testing/stage.ts'
import { unitsAt } from '../board.ts'
import { movePhase } from './moves.ts'
import { pathId, pathsFrom } from './paths.ts'

function phase(nation: string, setting: StageSetting, answers: readonly unknown[] = []): Played {
  return playOut(stage({ nation, phase: 3, ...setting }), (world) => movePhase(world, nation), answers)
}

function paths(world: World, nation: string, type: string, from: string): readonly string[] {
  return pathsFrom(world, nation, type, from).map(pathId)
}

function offered({ pending }: Played): readonly string[] {
  return pending?.kind === 'act' ? pending.acts.map(({ id }) => id) : []
}

/** How many of `coming` units from LM pass `occupant` foreigners in HF, where `stood` stood already. */
function passers(occupant: number, coming: number, stood = 0): number {
  const units = { OT: { 'LM.warrior': coming, 'HF.warrior': stood }, HP: { 'HF.beast': occupant } }
  let passed = 0
  const moves: unknown[] = []
  for (let left = coming; left > 0; left--) {
    const { world } = phase('OT', { units }, moves)
    const canPass = paths(world, 'OT', 'warrior', 'LM').includes('HF-RM')
    if (canPass) passed++
    moves.push({ act: 'LM.warrior', count: 1, path: canPass ? 'HF-RM' : 'HF' })
  }
  return passed
}

describe('NT-MOV-1 any or all units, each once', () => {
  test('whole paths of one or two areas are offered, over borders only', () => {
    const world = stage({ nation: 'HC', units: { HC: { 'SM.soldier': 1 } } })
    expect(paths(world, 'HC', 'soldier', 'SM')).toEqual(['BR', 'KH', 'BR-KH', 'BR-LM'])
  })

  test('a stack is split, moves once, and all moves are taken back together', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 3 } } }
    const moved = phase('OT', setting, [{ act: 'LM.warrior', count: 2, path: 'HF' }])
    expect(offered(moved)).toEqual(['LM.warrior', 'reset', 'done'])
    expect(unitsAt(moved.world, 'OT', 'HF', 'warrior')).toBe(2)
    const back = phase('OT', setting, [
      { act: 'LM.warrior', count: 2, path: 'HF' },
      { act: 'LM.warrior', count: 1, path: 'HF-RM' },
      'reset',
    ])
    expect(offered(back)).toEqual(['LM.warrior', 'done'])
    expect([unitsAt(back.world, 'OT', 'LM', 'warrior'), back.world.recordIds('stack')]).toEqual([3, []])
    expect(phase('OT', setting, ['done']).pending).toBeNull()
  })

  test('nobody is asked where nothing can go anywhere', () => {
    const lone = { areas: [{ id: 'A', name: 'A', type: 'open' as const, borders: [], totemOf: [], homeOf: null, x: 0, y: 0 }] }
    expect(phase('OT', { units: { OT: { 'A.warrior': 1 } }, scenario: lone }).pending).toBeNull()
  })

  test('more than stand there, or a path that is not offered, is refused', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 2 } } }
    expect(phase('OT', setting, [{ act: 'LM.warrior', count: 3, path: 'HF' }]).problems[0]).toMatchObject({ field: 'count' })
    expect(phase('OT', setting, [{ act: 'LM.warrior', count: 1, path: 'GS' }]).problems[0]).toMatchObject({ field: 'path' })
  })

  test('move_areas = 1: only to adjacent areas', () => {
    const world = stage({ units: { HC: { 'SM.soldier': 1 } }, rules: { move_areas: 1 } })
    expect(paths(world, 'HC', 'soldier', 'SM')).toEqual(['BR', 'KH'])
  })

  test('move_areas = 3: three areas, each last border once', () => {
    const world = stage({ units: { HC: { 'SM.soldier': 1 } }, rules: { move_areas: 3 } })
    expect(paths(world, 'HC', 'soldier', 'SM')).toEqual(['BR', 'KH', 'BR-KH', 'BR-LM', 'BR-LM-KH', 'BR-LM-HF', 'BR-LM-CD'])
  })

  test('move_areas = unlimited: as far as the way is free', () => {
    const world = stage({ units: { HC: { 'SM.soldier': 1 } }, rules: { move_areas: 'unlimited', difficult_stops: false } })
    const reached = new Set(pathsFrom(world, 'HC', 'soldier', 'SM').map((path) => path.at(-1)))
    expect(reached.size).toBe(11)
  })

  test('a kind of unit may have an allowance of its own', () => {
    const world = stage({ units: { SW: { 'GS.giant': 1 } }, rules: { unit_table: 'file' } })
    expect(Math.max(...pathsFrom(world, 'SW', 'giant', 'GS').map(({ length }) => length))).toBe(2)
    const slow = stage({
      scenario: { units: [{ id: 'giant', name: 'Giant', dice: 2, mod: 1, farmer: false, moves: 1, ignores: [], printed: true }] },
      units: { SW: { 'GS.giant': 1 } },
    })
    expect(pathsFrom(slow, 'SW', 'giant', 'GS').every(({ length }) => length === 1)).toBe(true)
  })

  test('own_nations = no_entry: areas of another nation of the same player are not offered', () => {
    const units = { OT: { 'HF.warrior': 1 }, HP: { 'RM.beast': 1 } }
    expect(paths(stage({ units }), 'OT', 'warrior', 'HF')).toContain('RM')
    expect(paths(stage({ units, rules: { own_nations: 'no_entry' } }), 'OT', 'warrior', 'HF').some((id) => id.includes('RM'))).toBe(false)
  })
})

describe('NT-MOV-2 foreign units stop whoever enters', () => {
  test('EX-11: over its own LM a soldier comes to HF and no farther', () => {
    const world = stage({ units: { HC: { 'BR.soldier': 1, 'LM.soldier': 1 }, OT: { 'HF.warrior': 1 } }, rules: { move_areas: 3 } })
    expect(paths(world, 'HC', 'soldier', 'BR').filter((id) => id.includes('HF'))).toEqual(['LM-HF', 'LM-CD-HF'])
    expect(paths(stage({ units: { HC: { 'BR.soldier': 1 } } }), 'HC', 'soldier', 'BR')).not.toContain('LM-HF-RM')
  })

  test('difficult_stops = false: hills do not end a move', () => {
    const units = { HC: { 'SM.soldier': 1 } }
    expect(paths(stage({ units }), 'HC', 'soldier', 'SM')).not.toContain('KH-IF')
    expect(paths(stage({ units, rules: { difficult_stops: false } }), 'HC', 'soldier', 'SM')).toContain('KH-IF')
  })

  test('whoever begins among foreigners may leave', () => {
    expect(paths(stage({ units: { HC: { 'BR.soldier': 1 }, OT: { 'BR.warrior': 3 } } }), 'HC', 'soldier', 'BR')).toContain('LM-HF')
  })
})

describe('NT-MOV-3 overruns', () => {
  test('EX-09: of 2, 3, 4 and 6 units 0, 0, 1 and 3 pass two; of 4 more where one stood already 2', () => {
    expect([2, 3, 4, 6].map((coming) => passers(2, coming))).toEqual([0, 0, 1, 3])
    expect(passers(2, 4, 1)).toBe(2)
  })

  test('EX-10: on hills no one passes, however many', () => {
    const units = { HC: { 'BR.soldier': 8 }, CT: { 'KH.warrior': 2 } }
    const { world } = phase('HC', { units }, [{ act: 'BR.soldier', count: 4, path: 'KH' }])
    expect(paths(world, 'HC', 'soldier', 'BR').filter((id) => id.startsWith('KH'))).toEqual(['KH'])
  })

  test('who is counted against the occupant moves no more', () => {
    const units = { OT: { 'LM.warrior': 4, 'HF.warrior': 1 }, HP: { 'HF.beast': 2 } }
    const two = { act: 'LM.warrior', count: 2, path: 'HF' }
    const played = phase('OT', { units }, [two, { act: 'LM.warrior', count: 1, path: 'HF-RM' }])
    expect(offered(played)).toEqual(['LM.warrior', 'reset', 'done'])
    expect(played.world.record({ name: 'stack' }, 'HF-warrior')).toMatchObject({ count: 1, path: [] })
  })

  test('overrun_margin = double: twice as many must stay', () => {
    const units = { OT: { 'LM.warrior': 5 }, HP: { 'HF.beast': 2 } }
    const three = { act: 'LM.warrior', count: 3, path: 'HF' }
    const usual = phase('OT', { units }, [three])
    const double = phase('OT', { units, rules: { overrun_margin: 'double' } }, [three])
    const four = phase('OT', { units, rules: { overrun_margin: 'double' } }, [{ ...three, count: 4 }])
    expect([usual, double, four].map(({ world }) => paths(world, 'OT', 'warrior', 'LM').includes('HF-RM'))).toEqual([true, false, true])
  })
})
