import { describe, expect, test } from 'vitest'
import { playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { unitsIn } from '../board.ts'
import { combatPhase } from './battles.ts'
import { refugesFrom } from './retreats.ts'

function fight(nation: string, setting: StageSetting, answers: readonly unknown[] = []): Played {
  return playOut(stage({ nation, phase: 4, ...setting }), (world) => combatPhase(world, nation), answers)
}

function offered({ pending }: Played): readonly string[] {
  return pending?.kind === 'fill' ? pending.fields.map(({ id }) => id) : []
}

/** Three soldiers from BR against two of the Oak Tribe, which holds HF; the Crow Tribe holds KH and CD. */
const LM: StageSetting = {
  units: { OT: { 'LM.warrior': 2, 'HF.warrior': 1 }, CT: { 'KH.warrior': 1, 'CD.warrior': 1 } },
  moved: [['HC', 'soldier', 3, 'BR LM']],
}
const MISSES = [1, 1, 1, 1, 1]

describe('NT-CBT-2 special retreats', () => {
  test('EX-20: a Heron unit that defends TP may go before the first roll, a Crow unit may not', () => {
    const setting: StageSetting = { units: { HP: { 'TP.beast': 1, 'RM.beast': 1 } }, moved: [['CT', 'warrior', 2, 'HF TP']] }
    const heron = fight('CT', setting)
    expect(heron.pending).toMatchObject({ id: '1/p3:CT/4/early@p2', rule: 'NT-CBT-2' })
    expect(offered(heron)).toEqual(['HF', 'RM', 'AM'])
    const gone = fight('CT', setting, [{ RM: { beast: 1 } }])
    expect([gone.pending, unitsIn(gone.world, 'HP', 'RM'), unitsIn(gone.world, 'CT', 'TP')]).toEqual([null, 2, 2])
    const crow = fight('HP', { units: { CT: { 'TP.warrior': 1 } }, moved: [['HP', 'beast', 1, 'RM TP']] })
    expect(crow.pending).toMatchObject({ id: '1/p2:HP/4/round' })
    const open = fight('CT', { units: { HP: { 'RM.beast': 1 } }, moved: [['CT', 'warrior', 1, 'CD RM']] })
    expect(open.pending).toMatchObject({ id: '1/p3:CT/4/round' })
  })

  test('one of the attacker, for one kind of unit and one round', () => {
    const nations = { HC: { specialRetreats: [{ side: 'attacker', unit: 'wizard', round: 2 }] } } as const
    const moved = [
      ['HC', 'soldier', 1, 'BR LM'],
      ['HC', 'wizard', 1, 'BR LM'],
    ] as const
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 1 } }, nations, moved }
    expect(fight('HC', setting).pending).toMatchObject({ kind: 'roll' })
    expect(fight('HC', { ...setting, round: 2 }).pending).toMatchObject({
      id: '2/p1:HC/4/early',
      fields: [{ id: 'BR', fields: [{ id: 'wizard' }] }],
    })
  })
})

describe('NT-RET-1 after a round', () => {
  test('some or all may go, and once it is asked the next round follows', () => {
    const { pending } = fight('HC', LM, [MISSES, { HF: { warrior: 1 } }, { BR: { soldier: 2 } }])
    expect(pending).toMatchObject({ id: '1/p1:HC/4/round', occurrence: 1, count: 2 })
  })

  test('a unit cannot go to two places', () => {
    const { problems } = fight('HC', LM, [MISSES, { HF: { warrior: 2 }, BR: { warrior: 1 } }])
    expect(problems[0]).toMatchObject({ wording: 'problem.limit', rule: 'NT-RET-1' })
  })

  test('retreat_opens = all_areas: only once every area had its first round', () => {
    const two: StageSetting = {
      units: { OT: { 'LM.warrior': 1 }, HP: { 'RM.beast': 1 } },
      moved: [
        ['CT', 'warrior', 1, 'CD LM'],
        ['CT', 'warrior', 1, 'CD RM'],
      ],
    }
    expect(fight('CT', two, ['LM', [1, 1]]).pending).toMatchObject({ id: '1/p3:CT/4/retreat@p2', figures: { area: 'LM' } })
    const later: StageSetting = { ...two, rules: { retreat_opens: 'all_areas' } }
    expect(fight('CT', later, ['LM', [1, 1]]).pending).toMatchObject({ kind: 'choose' })
    expect(fight('CT', later, ['LM', [1, 1], 'RM', [1, 1]]).pending).toMatchObject({ id: '1/p3:CT/4/retreat@p2', figures: { area: 'LM' } })
  })

  test('retreat_first = attacker: the attacker says first, and the defenders have seen it', () => {
    const played = fight('HC', { ...LM, rules: { retreat_first: 'attacker' } }, [MISSES])
    expect(played.pending).toMatchObject({ id: '1/p1:HC/4/retreat' })
    const gone = fight('HC', { ...LM, rules: { retreat_first: 'attacker' } }, [MISSES, { BR: { soldier: 3 } }])
    expect(gone.pending).toBeNull()
  })
})

describe('NT-RET-2 attackers go back to where they came from', () => {
  test('EX-22: not where only foreigners stand now', () => {
    const played = fight('HC', LM, [MISSES, { BR: { warrior: 1 } }])
    expect(played.pending).toMatchObject({ kind: 'roll', occurrence: 1 })
    expect([unitsIn(played.world, 'OT', 'BR'), unitsIn(played.world, 'OT', 'LM')]).toEqual([1, 1])
  })

  test('EX-23: two from BR and one from KH go back there and nowhere else', () => {
    const setting: StageSetting = {
      units: { OT: { 'LM.warrior': 2 } },
      moved: [
        ['HC', 'soldier', 2, 'BR LM'],
        ['HC', 'soldier', 1, 'KH LM'],
      ],
    }
    const stay = { BR: { warrior: 0 } }
    const asked = fight('HC', setting, [MISSES, stay])
    expect(asked.pending).toMatchObject({
      fields: [
        { id: 'BR', fields: [{ id: 'soldier', max: 2 }] },
        { id: 'KH', fields: [{ id: 'soldier', max: 1 }] },
      ],
    })
    expect(fight('HC', setting, [MISSES, stay, { BR: { soldier: 1 }, KH: { soldier: 2 } }]).problems[0]).toMatchObject({
      field: 'KH.soldier',
    })
    const gone = fight('HC', setting, [MISSES, stay, { BR: { soldier: 2 }, KH: { soldier: 1 } }])
    expect([unitsIn(gone.world, 'HC', 'BR'), unitsIn(gone.world, 'HC', 'KH'), gone.pending]).toEqual([2, 1, null])
  })

  test('who did not move has nowhere to go back to', () => {
    const played = fight('HC', { units: { HC: { 'LM.soldier': 1 }, OT: { 'LM.warrior': 1 } } }, [[1, 1], {}])
    expect(played.pending).toMatchObject({ kind: 'roll', occurrence: 1 })
  })

  test('came_from = start: back to where the move began', () => {
    const setting: StageSetting = { units: { OT: { 'LM.warrior': 1 } }, moved: [['HC', 'soldier', 2, 'SM BR LM']] }
    const stay = [[1, 1, 1], {}] as const
    expect(offered(fight('HC', setting, stay))).toEqual(['BR'])
    expect(offered(fight('HC', { ...setting, rules: { came_from: 'start' } }, stay))).toEqual(['SM'])
  })
})

describe('NT-RET-3 where defenders go', () => {
  test('EX-21: to HF, their own, and to BR, which is empty; not to KH or CD, where Crows stand', () => {
    const played = fight('HC', LM, [MISSES])
    expect(played.pending).toMatchObject({ id: '1/p1:HC/4/retreat@p2', rule: 'NT-RET-3' })
    expect(offered(played)).toEqual(['BR', 'HF'])
  })

  test('retreat_to_origin = false: not into the empty area the attackers came from', () => {
    expect(offered(fight('HC', { ...LM, rules: { retreat_to_origin: false } }, [MISSES]))).toEqual(['HF'])
  })

  test('to units of their own that fight, and join them', () => {
    const units = { OT: { 'LM.warrior': 1, 'HF.warrior': 1 }, HC: { 'HF.soldier': 1 } }
    const world = stage({ nation: 'HC', phase: 4, units, moved: [['HC', 'soldier', 1, 'BR LM']] })
    expect(refugesFrom(world, 'HC', 'OT', 'LM')).toContain('HF')
  })

  test('a nation may go to some ground only', () => {
    const world = stage({ units: { OT: { 'LM.warrior': 1 } }, nations: { OT: { retreatTypes: ['rough'] } } })
    expect(refugesFrom(world, 'HC', 'OT', 'LM')).toEqual(['KH'])
  })
})

describe('who has nowhere to retreat to', () => {
  const AROUND = { OT: { 'LM.warrior': 2 }, CT: { 'KH.warrior': 1, 'CD.warrior': 1, 'HF.warrior': 1 } }
  /** Two of the Oak Tribe in LM: around it the Crow Tribe, and others of those who attack it. */
  const CAUGHT: StageSetting = {
    units: { ...AROUND, HC: { 'BR.soldier': 1 } },
    moved: [['HC', 'soldier', 2, 'BR LM']],
  }
  const trapped = (played: Played): readonly unknown[] =>
    [...played.lines('line.noRefuge'), ...played.lines('line.noReturn')].map(({ wording, seat, about }) => [wording, seat, about])

  test('defenders are not asked, and told once however long it is fought', () => {
    const first = fight('HC', CAUGHT, [MISSES.slice(0, 4)])
    expect(first.pending).toMatchObject({ id: '1/p1:HC/4/retreat', seat: 'p1' })
    expect(trapped(first)).toEqual([['line.noRefuge', 'OT', 'LM']])
    const second = fight('HC', CAUGHT, [MISSES.slice(0, 4), {}, MISSES.slice(0, 4)])
    expect(second.pending).toMatchObject({ id: '1/p1:HC/4/retreat', occurrence: 1 })
    expect(trapped(second)).toHaveLength(1)
  })

  test('attackers where others stand in the area they came from', () => {
    const units = { ...AROUND, FS: { 'BR.smith': 1 } }
    const { pending, ...played } = fight('HC', { ...CAUGHT, units }, [MISSES.slice(0, 4)])
    expect(pending).toMatchObject({ id: '1/p1:HC/4/round' })
    expect(trapped({ ...played, pending })).toEqual([
      ['line.noRefuge', 'OT', 'LM'],
      ['line.noReturn', 'HC', 'LM'],
    ])
  })

  test('whoever has a way is told nothing, nor is a campaign that was begun without such lines', () => {
    expect(trapped(fight('HC', LM, [MISSES]))).toEqual([])
    expect(trapped(fight('HC', { ...CAUGHT, game: { lines: 1 } }, [MISSES.slice(0, 4)]))).toEqual([])
  })
})
