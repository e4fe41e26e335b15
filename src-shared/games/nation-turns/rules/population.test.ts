import { describe, expect, test } from 'vitest'
import type { RollRequest } from '../../../kernel/engine/request.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { counters, unitsAt, unitsOf } from './board.ts'
import { birthplaces, populationPhase, relevantAreas } from './population.ts'

function phase(nation: string, setting: StageSetting, answers: readonly unknown[] = []) {
  return playOut(stage({ nation, phase: 1, ...setting }), (world) => populationPhase(world, nation), answers)
}

function needsOf(request: unknown): readonly number[] {
  const { test: of } = request as RollRequest
  return of.type === 'atLeastEach' ? of.groups.map(({ need }) => need) : []
}

describe('NT-POP-1 one die for each area, all together', () => {
  test('EX-02: a tribe in LM and HF rolls 5 and 4', () => {
    const { world, pending, asked } = phase('OT', {}, [[5, 4]])
    expect(asked[0]).toMatchObject({ kind: 'roll', id: '1/p2:OT/1/births', count: 2, faces: 6 })
    expect(pending).toBeNull()
    expect([unitsAt(world, 'OT', 'LM', 'warrior'), unitsAt(world, 'OT', 'HF', 'warrior'), counters(world, 'OT', 'warrior')]).toEqual([
      4, 2, 9,
    ])
  })

  test('pop_rolls = chosen: the player says which areas roll', () => {
    const { asked, world } = phase('OT', { rules: { pop_rolls: 'chosen' } }, [{ areas: ['HF'] }, [6]])
    expect(asked[1]).toMatchObject({ kind: 'roll', count: 1 })
    expect([unitsAt(world, 'OT', 'LM', 'warrior'), unitsAt(world, 'OT', 'HF', 'warrior')]).toEqual([3, 3])
  })
})

describe('NT-POP-2 no more than there are counters', () => {
  const three = { 'LM.warrior': 1, 'HF.warrior': 1, 'BR.warrior': 1 }

  test('EX-05: three successes and one counter: the owner picks one area', () => {
    const { world, asked, lines } = phase('OT', { units: { OT: three }, pool: { OT: { warrior: 1 } } }, [[5, 6, 5], { areas: ['HF'] }])
    expect(asked[1]).toMatchObject({ kind: 'fill', fields: [{ type: 'many', least: 1, most: 1 }] })
    expect([unitsAt(world, 'OT', 'HF', 'warrior'), unitsOf(world, 'OT'), counters(world, 'OT', 'warrior')]).toEqual([2, 4, 0])
    expect(lines('line.unborn')[0]?.figures).toMatchObject({ count: 2 })
  })

  test('without a counter nothing is asked and nothing is born', () => {
    const { world, pending } = phase('OT', { units: { OT: three }, pool: { OT: { warrior: 0 } } }, [[5, 6, 5]])
    expect(pending).toBeNull()
    expect(unitsOf(world, 'OT')).toBe(3)
  })

  test('short_pool = in_order: the areas that rolled first are served', () => {
    const { world, pending } = phase('OT', { units: { OT: three }, pool: { OT: { warrior: 1 } }, rules: { short_pool: 'in_order' } }, [
      [5, 6, 5],
    ])
    expect(pending).toBeNull()
    expect(unitsAt(world, 'OT', 'BR', 'warrior')).toBe(2)
  })

  test('born_type = choice: the owner says of what kind each is', () => {
    const setting: StageSetting = { units: { HC: { 'BR.soldier': 1, 'LM.soldier': 1 } }, rules: { born_type: 'choice' } }
    const { world, asked, problems } = phase('HC', setting, [[5, 5], { BR: { soldier: 0, wizard: 1 }, LM: { soldier: 0, farmer: 1 } }])
    expect(problems).toEqual([])
    expect(asked[1]).toMatchObject({ kind: 'fill', id: '1/p1:HC/1/born' })
    expect([unitsAt(world, 'HC', 'BR', 'wizard'), unitsAt(world, 'HC', 'LM', 'farmer')]).toEqual([1, 1])
  })

  test('born_type = choice: neither more than the counters of a kind nor two in an area', () => {
    const setting: StageSetting = { units: { HC: { 'BR.soldier': 1, 'LM.soldier': 1 } }, rules: { born_type: 'choice' } }
    const none = { soldier: 0, farmer: 0, wizard: 0 }
    const bad = [
      { BR: { ...none, wizard: 1 }, LM: { ...none, wizard: 1 } },
      { BR: { ...none, soldier: 1, farmer: 1 }, LM: { ...none, soldier: 1 } },
      { BR: none, LM: { ...none, soldier: 1 } },
    ]
    for (const sheet of bad) expect(phase('HC', setting, [[5, 5], sheet]).problems.map(({ wording }) => wording)).toContain('problem.limit')
  })
})

describe('NT-POP-3 totem areas of a Beast People', () => {
  test('EX-06: three areas, and two once a foreign unit stands in one', () => {
    const units = { HP: { 'AM.beast': 1, 'RM.beast': 2 } }
    expect(relevantAreas(stage({ nation: 'HP', units }), 'HP')).toEqual(['TP', 'AM', 'RM'])
    expect(relevantAreas(stage({ nation: 'HP', units: { ...units, CT: { 'TP.warrior': 1 } } }), 'HP')).toEqual(['AM', 'RM'])
  })

  test('totem_needs = own_unit: only where a unit of its own stands', () => {
    expect(relevantAreas(stage({ rules: { totem_needs: 'own_unit' } }), 'HP')).toEqual(['AM', 'RM'])
  })

  test('totem_needs = nothing: whoever stands there', () => {
    const units = { HP: { 'AM.beast': 1 }, CT: { 'TP.warrior': 1 } }
    expect(relevantAreas(stage({ units, rules: { totem_needs: 'nothing' } }), 'HP')).toEqual(['TP', 'AM', 'RM'])
  })
})

describe('NT-POP-4 areas a faction holds, and its Farmers', () => {
  test('EX-03: a 4 is not enough in SM, and enough with a Farmer in BR', () => {
    const { world, asked } = phase('HC', {}, [[4, 4]])
    expect(needsOf(asked[0])).toEqual([5, 4])
    expect([unitsAt(world, 'HC', 'SM', 'soldier'), unitsAt(world, 'HC', 'BR', 'soldier'), counters(world, 'HC', 'soldier')]).toEqual([
      1, 2, 7,
    ])
  })

  test('where foreigners stand nothing is rolled', () => {
    expect(relevantAreas(stage({ units: { HC: { 'BR.soldier': 1 }, OT: { 'BR.warrior': 1 } } }), 'HC')).toEqual([])
  })

  test('with four Farmers the birth is sure', () => {
    expect(birthplaces(stage({ units: { HC: { 'BR.farmer': 4 } } }), 'HC')).toEqual([{ area: 'BR', need: 1, farmers: 4, modifier: 0 }])
  })

  test('natural_one_fails = true: a 1 is never enough', () => {
    const [place] = birthplaces(stage({ units: { HC: { 'BR.farmer': 4 } }, rules: { natural_one_fails: true } }), 'HC')
    expect(place?.need).toBe(2)
  })
})

describe('NT-POP-5 areas a tribe holds', () => {
  test('every one of them, and none it does not stand in', () => {
    expect(relevantAreas(stage(), 'CT')).toEqual(['KH', 'CD'])
  })
})

describe('NT-POP-6 Elder races', () => {
  test('EX-07: the giant never rolls; the smiths roll once for their home, unless foreigners stand there', () => {
    expect(relevantAreas(stage(), 'SW')).toEqual([])
    const units = { FS: { 'CD.smith': 1, 'KH.smith': 1, 'GS.smith': 1, 'LM.smith': 1 } }
    expect(relevantAreas(stage({ units }), 'FS')).toEqual(['IF'])
    expect(relevantAreas(stage({ units: { ...units, CT: { 'IF.warrior': 1 } } }), 'FS')).toEqual([])
  })

  test('home_needs = own_unit: a home without a unit gives none', () => {
    expect(relevantAreas(stage({ units: { FS: { 'CD.smith': 1 } }, rules: { home_needs: 'own_unit' } }), 'FS')).toEqual([])
  })

  test('home_needs = nothing: even where foreigners hold it', () => {
    expect(relevantAreas(stage({ units: { CT: { 'IF.warrior': 1 } }, rules: { home_needs: 'nothing' } }), 'FS')).toEqual(['IF'])
  })

  test('the giant is asked nothing', () => {
    expect(phase('SW', {}).pending).toBeNull()
  })
})
