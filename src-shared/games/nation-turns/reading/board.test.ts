import { describe, expect, test } from 'vitest'
import type { Request } from '../../../kernel/engine/request.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { movePhase } from '../rules/movement/moves.ts'
import { populationPhase } from '../rules/population.ts'
import { combatPhase } from '../rules/combat/battles.ts'
import { SAMPLE } from '../rules/sample.ts'
import { PHASE } from '../rules/tables.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { readBoard, readDetail, shortNames, type AreaReading } from './board.ts'
import { lightsOf, reachFrom } from './targets.ts'

const IDS = SAMPLE.areas.map(({ id }) => id)

function areaOf(areas: readonly AreaReading[], id: string): AreaReading {
  const area = areas.find((one) => one.id === id)
  if (area === undefined) throw new Error(`no area ${id}`)
  return area
}

function asked(setting: StageSetting, phase: typeof movePhase, answers: readonly unknown[] = []): Request | null {
  return playOut(stage(setting), (world) => phase(world, setting.nation ?? 'OT'), answers).pending
}

const MOVING: StageSetting = { units: { OT: { 'LM.warrior': 4 }, CT: { 'HF.warrior': 2 } }, nation: 'OT', phase: PHASE.move }

describe('the board as it stands', () => {
  test('says who stands where, by kind, and how many may stay', () => {
    const { areas, borders } = readBoard(stage(), null)
    expect(areas.map(({ id }) => id)).toEqual(IDS)
    expect(areaOf(areas, 'SM')).toMatchObject({ grounds: ['city'], holder: 'HC', contested: false, light: null })
    expect(areaOf(areas, 'SM').present).toEqual([
      {
        nation: 'HC',
        units: 2,
        maximum: 4,
        stacks: [
          { type: 'soldier', count: 1, account: 'SM.soldier' },
          { type: 'wizard', count: 1, account: 'SM.wizard' },
        ],
      },
    ])
    expect(areaOf(areas, 'TP')).toMatchObject({ holder: null, present: [] })
    expect(areaOf(areas, 'IF').present[0]?.maximum).toBe(4)
    expect(borders).toHaveLength(SAMPLE.areas.reduce((sum, area) => sum + area.borders.length, 0) / 2)
  })

  test('NT-BAT-2 an area of two nations is contested, held by nobody, and tells the rounds fought', () => {
    const world = stage({ units: { OT: { 'LM.warrior': 2 }, CT: { 'LM.warrior': 2 } }, nation: 'OT', phase: PHASE.combat })
    playOut(world, (now) => combatPhase(now, 'OT'), [[1, 1, 1, 1]])
    expect(areaOf(readBoard(world, null).areas, 'LM')).toMatchObject({ holder: null, contested: true, rounds: 1 })
  })

  test('rounds of a battle that another nation fought are not told', () => {
    const world = stage({ units: { OT: { 'LM.warrior': 2 }, CT: { 'LM.warrior': 2 } }, nation: 'OT', phase: PHASE.combat })
    playOut(world, (now) => combatPhase(now, 'OT'), [[1, 1, 1, 1]])
    world.apply({ kind: 'checkpoint', cursor: { ...world.cursor, seat: 'p3', actor: 'CT' } })
    expect(areaOf(readBoard(world, null).areas, 'LM')).toMatchObject({ contested: true, rounds: 0 })
  })

  test('tells all grounds of an area; without a maximum there is no end', () => {
    const areas = SAMPLE.areas.map((area) => (area.id === 'SM' ? { ...area, also: ['rough' as const] } : area))
    const world = stage({ scenario: { areas, maxima: { types: {}, nations: {} } } })
    const town = areaOf(readBoard(world, null).areas, 'SM')
    expect(town.grounds).toEqual(['city', 'rough'])
    expect(town.present.map(({ maximum }) => maximum)).toEqual([null])
  })

  test('is empty before the set-up', () => {
    expect(readBoard(new WorldState(), null)).toEqual({ areas: [], borders: [] })
  })
})

describe('areas a question names', () => {
  test('NT-MOV-1 a move lights where units are and where they can come to', () => {
    const request = asked(MOVING, movePhase)
    const lights = lightsOf(stage(), request)
    expect(lights.get('LM')).toBe('from')
    expect([...lights].filter(([, light]) => light === 'to').map(([id]) => id)).toEqual(
      expect.arrayContaining(['BR', 'KH', 'HF', 'CD', 'SM', 'RM', 'GS', 'IF']),
    )
    expect(lights.has('WT')).toBe(false)
    expect(lights.get('TP'), 'behind an occupant whom three can hold').toBe('to')
    const fewer = asked({ ...MOVING, units: { OT: { 'LM.warrior': 3 }, CT: { 'HF.warrior': 2 } } }, movePhase)
    expect(lightsOf(stage(), fewer).has('TP'), 'behind one whom nobody can').toBe(false)
    expect(reachFrom(request, 'LM')).toContain('RM')
    expect(reachFrom(request, 'CD')).toEqual([])
  })

  test('NT-POP-1 births light the areas that roll', () => {
    expect([...lightsOf(stage(), asked({ nation: 'OT' }, populationPhase))]).toEqual([
      ['LM', 'about'],
      ['HF', 'about'],
    ])
  })

  test('NT-CBT-1 the order of battles lights those that can be fought', () => {
    const units = { OT: { 'LM.warrior': 1, 'HF.warrior': 1 }, CT: { 'LM.warrior': 1, 'HF.warrior': 1 } }
    const request = asked({ units, nation: 'OT', phase: PHASE.combat }, combatPhase)
    expect([...lightsOf(stage(), request)]).toEqual([
      ['LM', 'choice'],
      ['HF', 'choice'],
    ])
  })

  test('NT-RET-3 a retreat lights the battle, and where defenders can go', () => {
    const units = { OT: { 'LM.warrior': 2 }, CT: { 'LM.warrior': 2, 'CD.warrior': 1 } }
    const request = asked({ units, nation: 'OT', phase: PHASE.combat }, combatPhase, [[1, 1, 1, 1]])
    expect(request?.wording).toBe('fill.retreat')
    const lights = lightsOf(stage(), request)
    expect(lights.get('LM')).toBe('about')
    expect(lights.get('CD')).toBe('to')
  })

  test('nothing is lit where nothing is asked', () => expect(lightsOf(stage(), null).size).toBe(0))
})

describe('the card of an area', () => {
  test('NT-VP-1 tells who scores for it, when, and who does now', () => {
    expect(readDetail(stage(), 'BR').points).toEqual([
      { nation: 'HC', points: 2, rounds: [5, 11, 17], held: true },
      { nation: 'OT', points: 4, rounds: [5, 11, 17], held: false },
    ])
  })

  test('NT-VP-1 tells who scores for areas of its ground; held is what one nation has alone', () => {
    const mountains = { kind: 'hold_type', type: 'mountain', rounds: [17], points: 1 } as const
    const world = stage({ nations: { FS: { scoring: [mountains] } }, units: { FS: { 'GS.smith': 1 }, SW: { 'GS.giant': 1 } } })
    expect(readDetail(world, 'GS').points.filter(({ nation }) => nation === 'FS' || nation === 'SW')).toEqual([
      { nation: 'FS', points: 1, rounds: [17], held: false },
      { nation: 'SW', points: 2, rounds: [5, 11, 17], held: false },
    ])
    expect(readDetail(world, 'SM').points.some(({ nation }) => nation === 'FS')).toBe(false)
  })

  test('NT-POP-4 tells what a die needs there', () => {
    expect(readDetail(stage(), 'BR').births).toEqual([{ nation: 'HC', area: 'BR', need: 4, farmers: 1, modifier: 0 }])
  })

  test('NT-MOV-3 tells how many may pass: 4 units against 2 let 1 go on', () => {
    expect(readDetail(stage({ ...MOVING, units: { OT: { 'HF.warrior': 4 }, CT: { 'HF.warrior': 2 } } }), 'HF').overrun).toMatchObject({
      nation: 'OT',
      occupant: 2,
      need: 3,
      passes: 1,
    })
    expect(readDetail(stage(MOVING), 'HF').overrun, 'nobody passes, and not fewer').toMatchObject({ staying: 0, passes: 0 })
    expect(readDetail(stage({ ...MOVING, phase: PHASE.combat }), 'HF').overrun).toBeNull()
  })
})

test('nations have short names that differ', () => {
  const long = SAMPLE.nations.map((nation, at) => ({ ...nation, id: `nation_${at}`, name: at < 2 ? 'Oak Tribe' : nation.name }))
  const world = stage()
  world.apply({ kind: 'record', rule: 'NT-SET-1', collection: 'scenario', id: 'scenario', value: { ...SAMPLE, nations: long } as never })
  expect([...shortNames(world).values()]).toEqual(['OT', 'OT2', 'CT', 'HP', 'FS', 'TT', 'SW'])
  expect(shortNames(stage()).get('HC')).toBe('HC')
})
