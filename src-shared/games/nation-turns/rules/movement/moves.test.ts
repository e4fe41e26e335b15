import { describe, expect, test } from 'vitest'
import type { World } from '../../../../kernel/world/world.ts'
import { playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { unitsAt } from '../board.ts'
import { movePhase, movers } from './moves.ts'
import { pathId } from './paths.ts'

function phase(nation: string, setting: StageSetting, answers: readonly unknown[] = []): Played {
  return playOut(stage({ nation, phase: 3, ...setting }), (world) => movePhase(world, nation), answers)
}

function paths(world: World, nation: string, type: string, from: string): readonly string[] {
  return movers(world, nation).flatMap((one) => (one.area === from && one.type === type ? one.paths.map(pathId) : []))
}

/** `LM.warrior-HF-RM 2`: two warriors from LM over HF to RM. */
function sheet(...moves: readonly string[]): { readonly moves: readonly { readonly way: string; readonly count: number }[] } {
  return {
    moves: moves.map((move) => {
      const [way = '', count] = move.split(' ')
      return { way, count: Number(count ?? 1) }
    }),
  }
}

function problems(nation: string, setting: StageSetting, ...moves: readonly string[]): readonly string[] {
  return phase(nation, setting, [sheet(...moves)]).problems.map(({ field, wording }) => `${field} ${wording}`)
}

/** How many of `coming` units from LM may pass `occupant` foreigners in HF, where `stood` stood already. */
function passers(occupant: number, coming: number, stood = 0): number {
  const units = { OT: { 'LM.warrior': coming, 'HF.warrior': stood }, HP: { 'HF.beast': occupant } }
  for (let passing = coming; passing > 0; passing--) {
    const stay = coming - passing
    const moves = [`LM.warrior-HF-RM ${passing}`, ...(stay > 0 ? [`LM.warrior-HF ${stay}`] : [])]
    if (problems('OT', { units }, ...moves).length === 0) return passing
  }
  return 0
}

describe('NT-MOV-1 any or all units, each once', () => {
  test('whole paths of one or two areas are offered, over borders only', () => {
    const world = stage({ nation: 'HC', units: { HC: { 'SM.soldier': 1 } } })
    expect(paths(world, 'HC', 'soldier', 'SM')).toEqual(['BR', 'KH', 'BR-KH', 'BR-LM'])
  })

  test('all moves stand on one sheet: a stack is split, who is not named stays', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 4, 'BR.warrior': 1 } } }
    const { world, pending, lines } = phase('OT', setting, [sheet('LM.warrior-HF 2', 'BR.warrior-LM', 'LM.warrior-HF-RM')])
    expect(pending).toBeNull()
    expect(['LM', 'HF', 'RM', 'BR'].map((area) => unitsAt(world, 'OT', area, 'warrior'))).toEqual([2, 2, 1, 0])
    expect([...world.recordIds('stack')].sort()).toEqual(['HF-warrior-LM', 'LM-warrior-BR', 'RM-warrior-LM-HF'])
    expect(lines('line.move')).toHaveLength(3)
    const still = phase('OT', setting, [{}])
    expect([still.pending, still.effects]).toEqual([null, []])
  })

  test('nobody is asked where nothing can go anywhere', () => {
    const lone = { areas: [{ id: 'A', name: 'A', type: 'open' as const, borders: [], totemOf: [], homeOf: null, x: 0, y: 0 }] }
    expect(phase('OT', { units: { OT: { 'A.warrior': 1 } }, scenario: lone }).pending).toBeNull()
  })

  test('more than stand there, also on several rows, or a way that is not offered, is refused', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 2, 'BR.warrior': 4 } } }
    expect(problems('OT', setting, 'LM.warrior-HF 3')).toEqual(['moves[0].count problem.moreThanStand'])
    expect(problems('OT', setting, 'LM.warrior-HF 2', 'BR.warrior-LM', 'LM.warrior-BR')).toEqual(['moves[2].count problem.moreThanStand'])
    expect(problems('OT', setting, 'LM.warrior-GS')).toEqual(['moves[0].way problem.option'])
    expect(problems('OT', setting, 'LM.warrior-HF 9')).toEqual(['moves[0].count problem.range'])
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
    const reached = new Set(paths(world, 'HC', 'soldier', 'SM').map((path) => path.split('-').at(-1)))
    expect(reached.size).toBe(11)
  })

  test('a kind of unit may have an allowance of its own', () => {
    const lengths = (of: World): readonly number[] => paths(of, 'SW', 'giant', 'GS').map((path) => path.split('-').length)
    const world = stage({ units: { SW: { 'GS.giant': 1 } }, rules: { unit_table: 'file' } })
    expect(Math.max(...lengths(world))).toBe(2)
    const slow = stage({
      scenario: { units: [{ id: 'giant', name: 'Giant', dice: 2, mod: 1, farmer: false, moves: 1, ignores: [], printed: true }] },
      units: { SW: { 'GS.giant': 1 } },
    })
    expect(new Set(lengths(slow))).toEqual(new Set([1]))
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
    const world = stage({ units: { HC: { 'BR.soldier': 8 }, CT: { 'KH.warrior': 2 } } })
    expect(paths(world, 'HC', 'soldier', 'BR').filter((id) => id.startsWith('KH'))).toEqual(['KH'])
  })

  test('ways past an occupant are offered only where enough could stay', () => {
    const past = (count: number, behind = 0): boolean => {
      const world = stage({ units: { OT: { 'LM.warrior': count, 'TP.warrior': behind }, HP: { 'HF.beast': 2 } } })
      return paths(world, 'OT', 'warrior', 'LM').includes('HF-RM')
    }
    expect([past(3), past(4), past(1, 3), past(1, 2)]).toEqual([false, true, true, false])
  })

  test('a way that passes nobody is offered beside one that passes an occupant', () => {
    const units = { OT: { 'LM.warrior': 4 }, HP: { 'HF.beast': 1 } }
    const ways = paths(stage({ units, rules: { move_areas: 3 } }), 'OT', 'warrior', 'LM')
    expect(ways.filter((path) => path.endsWith('RM-AM'))).toEqual(['HF-RM-AM', 'CD-RM-AM'])
  })

  test('whoever passes goes after those who stay, in whatever order they are written', () => {
    const units = { OT: { 'LM.warrior': 1, 'TP.warrior': 3 }, HP: { 'HF.beast': 2 } }
    const { world, lines } = phase('OT', { units }, [sheet('LM.warrior-HF-RM', 'TP.warrior-HF 3')])
    expect(lines('line.move').map(({ figures }) => figures?.['to'])).toEqual(['HF', 'RM'])
    expect(unitsAt(world, 'OT', 'RM', 'warrior')).toBe(1)
  })

  test('two that would each have to be there before the other may go on are refused', () => {
    const units = { OT: { 'LM.warrior': 2, 'TP.warrior': 2 }, HP: { 'HF.beast': 1 }, CT: { 'RM.warrior': 1 } }
    const setting: StageSetting = { units, rules: { move_areas: 3 } }
    const crossed = ['LM.warrior-HF-RM 2', 'TP.warrior-RM-HF 2']
    expect(problems('OT', setting, ...crossed)).toEqual(['moves[0].way problem.noOverrun', 'moves[1].way problem.noOverrun'])
  })

  test('the refusal tells where, who must stay and who would', () => {
    const units = { OT: { 'LM.warrior': 4 }, HP: { 'HF.beast': 2 } }
    const [first] = phase('OT', { units }, [sheet('LM.warrior-HF-RM 2', 'LM.warrior-HF 2')]).problems
    expect(first).toMatchObject({ figures: { area: 'Harrow Ford', occupant: 2, need: 3, value: 2 }, rule: 'NT-MOV-3' })
  })

  test('who stood there already is counted, and moves no more', () => {
    const units = { OT: { 'LM.warrior': 3, 'HF.warrior': 1 }, HP: { 'HF.beast': 2 } }
    const played = phase('OT', { units }, [sheet('LM.warrior-HF-RM', 'LM.warrior-HF 2')])
    expect(played.world.record({ name: 'stack' }, 'HF-warrior')).toMatchObject({ count: 1, path: [] })
    expect(problems('OT', { units }, 'LM.warrior-HF-RM', 'LM.warrior-HF 2', 'HF.warrior-TP')).toEqual(['moves[0].way problem.noOverrun'])
  })

  test('overrun_margin = double: twice as many must stay', () => {
    const units = { OT: { 'LM.warrior': 5 }, HP: { 'HF.beast': 2 } }
    const three = ['LM.warrior-HF 3', 'LM.warrior-HF-RM 2']
    const four = ['LM.warrior-HF 4', 'LM.warrior-HF-RM']
    const double: StageSetting = { units, rules: { overrun_margin: 'double' } }
    expect([problems('OT', { units }, ...three), problems('OT', double, ...three), problems('OT', double, ...four)]).toEqual([
      [],
      ['moves[1].way problem.noOverrun'],
      [],
    ])
  })
})
