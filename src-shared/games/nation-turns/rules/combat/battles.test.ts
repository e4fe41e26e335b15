import { describe, expect, test } from 'vitest'
import type { RollRequest } from '../../../../kernel/engine/request.ts'
import { playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { counters, unitsAt, unitsIn } from '../board.ts'
import type { Area } from '../scenario.ts'
import { SAMPLE } from '../sample.ts'
import { combatPhase } from './battles.ts'
import { battleDice, terrainOf } from './dice.ts'

function fight(nation: string, setting: StageSetting, answers: readonly unknown[] = []): Played {
  return playOut(stage({ nation, phase: 4, ...setting }), (world) => combatPhase(world, nation), answers)
}

function needsOf(request: unknown): readonly number[] {
  const { test: of } = request as RollRequest
  return of.type === 'atLeastEach' ? of.groups.flatMap(({ need, count }) => Array.from({ length: count }, () => need)) : []
}

describe('NT-CBT-1 the attacker orders the battles', () => {
  const two: StageSetting = { units: { OT: { 'LM.warrior': 2, 'RM.warrior': 2 }, HC: { 'LM.soldier': 2 }, HP: { 'RM.beast': 2 } } }

  test('one battle is not asked about, of several the next round is the attacker’s choice', () => {
    const start = fight('OT', two)
    expect(start.pending).toMatchObject({ kind: 'choose', id: '1/p2:OT/4/battle', options: [{ id: 'LM' }, { id: 'RM' }] })
    const other = fight('OT', two, ['RM', [1, 1, 1, 1], {}])
    expect(other.pending).toMatchObject({ id: '1/p2:OT/4/battle', occurrence: 1 })
    const single = fight('OT', { units: { OT: { 'LM.warrior': 1 }, HC: { 'LM.soldier': 1 } } })
    expect(single.pending).toMatchObject({ id: '1/p2:OT/4/round' })
  })

  test('contested areas must fight until none is left', () => {
    const played = fight('OT', { units: { OT: { 'LM.warrior': 1 }, HC: { 'LM.soldier': 1 } } }, [[5, 1]])
    expect(played.pending).toBeNull()
    expect(unitsIn(played.world, 'OT', 'LM')).toBe(1)
    expect(played.lines('line.taken')).toHaveLength(1)
  })

  test('several nations in an area defend as one side, and do not fight each other', () => {
    const units = { CT: { 'HF.warrior': 1 }, OT: { 'HF.warrior': 1 }, HP: { 'HF.beast': 2 } }
    expect(battleDice(stage({ nation: 'CT', units }), 'CT', 'HF').map(({ side, nation, dice }) => [side, nation, dice])).toEqual([
      ['attack', 'CT', 1],
      ['defence', 'OT', 1],
      ['defence', 'HP', 2],
    ])
  })
})

describe('NT-BAT-1, NT-BAT-2 all dice at once', () => {
  const LM: StageSetting = { units: { OT: { 'LM.warrior': 2 } }, moved: [['HC', 'soldier', 3, 'BR LM']] }

  test('EX-12: open ground, three attack two with 5 2 6 against 4 5', () => {
    const { world, pending, asked } = fight('HC', LM, [[5, 2, 6, 4, 5]])
    expect(asked[0]).toMatchObject({ kind: 'roll', count: 5, figures: { own: 3, foes: 2 } })
    expect([
      unitsIn(world, 'HC', 'LM'),
      unitsIn(world, 'OT', 'LM'),
      counters(world, 'HC', 'soldier'),
      counters(world, 'OT', 'warrior'),
    ]).toEqual([2, 0, 9, 12])
    expect(pending).toBeNull()
  })

  test('EX-13: the same dice in Rough leave two against one, and retreats are asked', () => {
    const { world, pending } = fight('HC', { units: { CT: { 'KH.warrior': 2 } }, moved: [['HC', 'soldier', 3, 'BR KH']] }, [
      [5, 2, 6, 4, 5],
    ])
    expect([unitsIn(world, 'HC', 'KH'), unitsIn(world, 'CT', 'KH')]).toEqual([2, 1])
    expect(pending?.id).toBe('1/p1:HC/4/retreat@p3')
  })

  test('hits beyond the units there are lost, and both sides’ dead leave together', () => {
    const { world } = fight('HC', { units: { OT: { 'LM.warrior': 1 } }, moved: [['HC', 'soldier', 2, 'BR LM']] }, [[6, 6, 6]])
    expect([unitsIn(world, 'HC', 'LM'), unitsIn(world, 'OT', 'LM')]).toEqual([1, 0])
  })

  test('dead_return = false: dead counters leave the game', () => {
    const { world } = fight('HC', { ...LM, rules: { dead_return: false } }, [[5, 2, 6, 4, 5]])
    expect([counters(world, 'HC', 'soldier'), counters(world, 'OT', 'warrior')]).toEqual([8, 10])
  })

  test('farmer_dice = 0: a Farmer has no die', () => {
    const units = { HC: { 'BR.farmer': 1, 'BR.soldier': 1 }, OT: { 'BR.warrior': 1 } }
    const dice = (farmer_dice: 0 | 1) => battleDice(stage({ units, rules: { farmer_dice } }), 'HC', 'BR').map((one) => one.dice)
    expect(dice(1)).toEqual([1, 1, 1])
    expect(dice(0)).toEqual([1, 0, 1])
  })
})

describe('NT-BAT-3 units with modifiers', () => {
  test('EX-27: a giant of two dice at +1 against two trolls on White Tongue', () => {
    const setting: StageSetting = { units: { TT: { 'WT.troll': 2 } }, moved: [['SW', 'giant', 1, 'GS WT']] }
    const first = fight('SW', setting, [[5, 4, 4, 4]])
    expect(needsOf(first.asked[0])).toEqual([5, 5, 5, 5])
    expect([unitsIn(first.world, 'TT', 'WT'), first.world.balance('SW', 'vp')]).toEqual([1, 1])
    // The troll may go to AM, which is empty, or to GS; the giant may go back.
    const stay = [{ AM: { troll: 0 }, GS: { troll: 0 } }, {}]
    const second = fight('SW', setting, [[5, 4, 4, 4], ...stay, [4, 5, 5]])
    expect(second.pending).toBeNull()
    expect([unitsIn(second.world, 'TT', 'WT'), unitsIn(second.world, 'SW', 'WT'), second.world.balance('SW', 'vp')]).toEqual([0, 0, 2])
    expect(second.lines('line.emptied')).toHaveLength(1)
  })
})

describe('what the ground takes from attack rolls', () => {
  const need = (area: string, setting: StageSetting = {}): readonly number[] =>
    battleDice(stage({ ...setting, units: { HC: { [`${area}.soldier`]: 1 }, OT: { [`${area}.warrior`]: 1 } } }), 'HC', area).map(
      (one) => one.need,
    )

  test('NT-BAT-4 Rough, NT-BAT-5 Mountain, NT-BAT-6 ElfWood, NT-BAT-7 the city: one; nothing in the open, nothing from a defender', () => {
    expect(['LM', 'KH', 'IF', 'TP', 'SM'].map((area) => need(area))).toEqual([
      [5, 5],
      [6, 5],
      [6, 5],
      [6, 5],
      [6, 5],
    ])
  })

  test('terrain_hits = both: the ground takes from defenders as well', () => {
    expect(need('KH', { rules: { terrain_hits: 'both' } })).toEqual([6, 6])
  })

  test('terrain_stack = sum: further ground of the area counts as well', () => {
    const areas = SAMPLE.areas.map((area): Area => (area.id === 'KH' ? { ...area, also: ['elfwood'] } : area))
    expect(need('KH', { scenario: { areas } })).toEqual([6, 5])
    expect(need('KH', { scenario: { areas }, rules: { terrain_stack: 'sum' } })).toEqual([7, 5])
  })

  test('the worst of several grounds counts, whichever is named first', () => {
    expect(terrainOf({ type: 'open', also: ['rough'] }, { ignores: [] }, false)).toBe(-1)
    expect(terrainOf({ type: 'rough', also: ['open'] }, { ignores: [] }, false)).toBe(-1)
  })

  test('a unit may ignore the ground', () => {
    expect(terrainOf({ type: 'rough' }, { ignores: ['rough'] }, false)).toBe(0)
  })
})

describe('NT-BAT-8 the attacker chooses the casualties of both sides', () => {
  test('EX-19: one hit each: the attacker names a soldier or the Wizard of his own', () => {
    const setting: StageSetting = {
      units: { OT: { 'LM.warrior': 2 } },
      moved: [
        ['HC', 'soldier', 2, 'BR LM'],
        ['HC', 'wizard', 1, 'BR LM'],
      ],
    }
    const played = fight('HC', setting, [[5, 1, 1, 5, 1]])
    expect(played.pending).toMatchObject({
      kind: 'fill',
      id: '1/p1:HC/4/dead',
      fields: [
        {
          id: 'own',
          fields: [
            { id: 'soldier-BR', preset: 1 },
            { id: 'wizard-BR', preset: 0 },
          ],
        },
      ],
    })
    const named = fight('HC', setting, [[5, 1, 1, 5, 1], { own: { 'soldier-BR': 0, 'wizard-BR': 1 } }])
    expect([unitsAt(named.world, 'HC', 'LM', 'wizard'), unitsIn(named.world, 'OT', 'LM')]).toEqual([0, 1])
    const few = fight('HC', setting, [[5, 1, 1, 5, 1], { own: { 'soldier-BR': 0, 'wizard-BR': 0 } }])
    expect(few.problems[0]).toMatchObject({ wording: 'problem.limit', rule: 'NT-BAT-8' })
  })

  test('EX-28: of one Oak and two Herons any two, and a kill would score for Heron', () => {
    const setting: StageSetting = {
      units: { OT: { 'HF.warrior': 1 }, HP: { 'HF.beast': 2 } },
      moved: [['CT', 'warrior', 2, 'CD HF']],
      nations: {
        OT: { scoring: [{ kind: 'kill', of: null, points: 1, cap: null }] },
        HP: { scoring: [{ kind: 'kill', of: 'CT', points: 1, cap: null }] },
      },
    }
    const dice = [5, 5, 5, 1, 1]
    expect(fight('CT', setting, [dice]).pending).toMatchObject({
      fields: [{ id: 'foes', fields: [{ id: 'OT-warrior' }, { id: 'HP-beast' }] }],
    })
    for (const foes of [
      { 'OT-warrior': 1, 'HP-beast': 1 },
      { 'OT-warrior': 0, 'HP-beast': 2 },
    ]) {
      const { world } = fight('CT', setting, [dice, { foes }])
      expect([unitsIn(world, 'OT', 'HF'), unitsIn(world, 'HP', 'HF')]).toEqual([1 - foes['OT-warrior'], 2 - foes['HP-beast']])
      expect([world.balance('OT', 'vp'), world.balance('HP', 'vp')]).toEqual([0, 1])
    }
  })

  test('casualty_choice = owner: each names his own, and nations that defend together share their dead', () => {
    const setting: StageSetting = {
      units: { HC: { 'BR.soldier': 1, 'BR.wizard': 1, 'BR.farmer': 1 }, SW: { 'BR.giant': 1 } },
      moved: [['OT', 'warrior', 4, 'LM BR']],
      rules: { casualty_choice: 'owner' },
    }
    const dice = [5, 5, 1, 1, 1, 1, 1, 1, 1]
    const asked = fight('OT', setting, [dice]).pending
    expect(asked).toMatchObject({ id: '1/p2:OT/4/dead@p1', figures: { nation: 'HC' } })
    const { world } = fight('OT', setting, [dice, { own: { 'HC-soldier': 0, 'HC-farmer': 1, 'HC-wizard': 1 } }])
    expect([unitsAt(world, 'HC', 'BR', 'soldier'), unitsIn(world, 'SW', 'BR')]).toEqual([1, 1])
  })
})

describe('NT-RET-4 until every area is resolved', () => {
  test('where nobody can hit, attackers go back, and those who cannot are removed', () => {
    const events = [{ round: 1, when: 'start', verb: 'modify', nation: null, roll: 'attack', amount: -2 }] as const
    const setting: StageSetting = {
      units: { CT: { 'KH.warrior': 1 }, HC: { 'KH.farmer': 1 } },
      moved: [['HC', 'soldier', 1, 'BR KH']],
      events,
    }
    const world = stage({ nation: 'HC', phase: 4, ...setting })
    for (const roll of ['attack', 'defence'])
      world.apply({
        kind: 'record',
        rule: 'NT-EVT-1',
        collection: 'modifier',
        id: roll,
        value: { id: roll, nation: null, roll, amount: -2 },
      })
    const { pending } = playOut(world, (now) => combatPhase(now, 'HC'))
    expect(pending).toBeNull()
    expect([unitsIn(world, 'HC', 'KH'), unitsIn(world, 'HC', 'BR'), counters(world, 'HC', 'farmer')]).toEqual([0, 1, 4])
  })
})
