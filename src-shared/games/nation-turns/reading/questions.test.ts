import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { presetSheet } from '../../../kernel/forms/form.ts'
import type { FillRequest, Request } from '../../../kernel/engine/request.ts'
import { takeAnswer } from '../../../kernel/forms/answer.ts'
import type { World } from '../../../kernel/world/world.ts'
import { fractionText } from '../odds/fraction.ts'
import { combatPhase } from '../rules/combat/battles.ts'
import { movePhase } from '../rules/movement/moves.ts'
import { overpopulationPhase } from '../rules/overpopulation.ts'
import { populationPhase } from '../rules/population.ts'
import { PHASE } from '../rules/tables.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { readDetail } from './board.ts'
import { readBattle } from './battle.ts'
import { birthAreas, readBirths } from './births.ts'
import { readMoves, withMove } from './moves.ts'
import { allTo, leaveTo, readRetreat } from './retreats.ts'
import { nameIn, readTolls } from './tolls.ts'

/** What the rules ask of a nation there, after these answers, and the world it is asked in. */
function asked(
  nation: string,
  setting: StageSetting,
  phase: typeof movePhase,
  answers: readonly unknown[] = [],
): { readonly world: World; readonly request: Request } {
  const { world, pending, problems } = playOut(stage({ nation, ...setting }), (one) => phase(one, nation), answers)
  if (pending === null || problems.length > 0) throw new Error(`nothing is asked: ${problems.map(({ message }) => message).join()}`)
  return { world, request: pending }
}

function filled(of: ReturnType<typeof asked>): { readonly world: World; readonly request: FillRequest; readonly sheet: Sheet } {
  if (of.request.kind !== 'fill') throw new Error(`${of.request.wording} is no sheet`)
  return { world: of.world, request: of.request, sheet: presetSheet(of.request) }
}

function isTaken(request: FillRequest, sheet: Sheet): boolean {
  return takeAnswer(request, sheet, '0'.repeat(64)).ok
}

describe('NT-POP-1 births', () => {
  test('each area with what its die needs and why, in the order of the dice', () => {
    const { world, request } = asked('HC', { units: { HC: { 'SM.soldier': 1, 'BR.farmer': 2 } } }, populationPhase)
    expect(birthAreas(request)).toEqual(['SM', 'BR'])
    expect(readBirths(world, request)).toEqual([
      { area: 'SM', need: 5, farmers: 0, modifier: 0 },
      { area: 'BR', need: 3, farmers: 2, modifier: 0 },
    ])
    if (request.kind !== 'roll' || request.test.type !== 'atLeastEach') throw new Error('no dice')
    expect(request.test.groups.map(({ need }) => need)).toEqual(readBirths(world, request).map(({ need }) => need))
  })

  test('areas the player left out are left out; nothing is read of another question', () => {
    const rules = { pop_rolls: 'chosen' } as const
    const { world, request } = asked('OT', { rules }, populationPhase, [{ areas: ['HF'] }])
    expect(readBirths(world, request).map(({ area }) => area)).toEqual(['HF'])
    expect(readBirths(world, asked('OT', { phase: PHASE.move }, movePhase).request)).toEqual([])
  })
})

describe('NT-BAT-2 battles', () => {
  const LM: StageSetting = { phase: PHASE.combat, units: { OT: { 'LM.warrior': 2 } }, moved: [['HC', 'soldier', 3, 'BR LM']] }

  test('EX-15: both lines of dice, and the losses of the round', () => {
    const { world, request } = asked('HC', LM, combatPhase)
    const battle = readBattle(world, request)
    expect(battle).toMatchObject({ attacker: 'HC', area: 'LM', rounds: 0, last: null })
    expect(battle?.attack.map(({ type, units, need }) => [type, units, need])).toEqual([['soldier', 3, 5]])
    expect(battle?.defence.map(({ nation, units, need }) => [nation, units, need])).toEqual([['OT', 2, 5]])
    expect(battle?.next.defendersLost.map(fractionText)).toEqual(['8/27', '4/9', '7/27'])
    expect(battle?.next.attackersLost.map(fractionText)).toEqual(['4/9', '4/9', '1/9'])
  })

  test('EX-17, EX-18: how it ends, and with one unit more or less', () => {
    const one: StageSetting = { ...LM, units: { OT: { 'LM.warrior': 1 } }, moved: [['HC', 'soldier', 1, 'BR LM']] }
    const { world, request } = asked('HC', one, combatPhase)
    const battle = readBattle(world, request)
    expect(fractionText(battle?.end.taken ?? { over: 0n, under: 1n })).toBe('2/5')
    expect(battle?.changed.map(({ side, by, end }) => [side, by, fractionText(end.taken)])).toEqual([
      ['attack', 1, '83/95'],
      ['defence', 1, '8/95'],
    ])
    const two = asked('HC', { ...one, moved: [['HC', 'soldier', 2, 'BR LM']] }, combatPhase)
    expect(readBattle(two.world, two.request)?.changed.map(({ side, by }) => `${side} ${by}`)).toEqual([
      'attack 1',
      'attack -1',
      'defence 1',
    ])
    expect(fractionText(readBattle(two.world, two.request)?.changed[1]?.end.taken ?? { over: 0n, under: 1n })).toBe('2/5')
  })

  test('after a round: what it showed and cost, and the odds of those who are left', () => {
    const { world, request } = asked('HC', LM, combatPhase, [[5, 2, 1, 5, 1]])
    expect(request.wording).toBe('fill.retreat')
    const battle = readBattle(world, request)
    expect(battle?.last).toMatchObject({ attack: { dice: [5, 2, 1], hits: 1, dead: 1 }, defence: { dice: [5, 1], hits: 1, dead: 1 } })
    expect([battle?.rounds, battle?.next.attackersLost.length, battle?.next.defendersLost.length]).toEqual([1, 2, 2])
  })

  test('nothing is read where nobody fights', () => {
    expect(readBattle(stage({ nation: 'HC', phase: PHASE.combat }), asked('HC', LM, combatPhase).request)).toBeNull()
  })

  test('more than can be reckoned to the end are left alone', () => {
    const many = asked('HC', { ...LM, units: { OT: { 'LM.warrior': 30 } } }, combatPhase)
    expect(readBattle(many.world, many.request)).toBeNull()
  })
})

describe('NT-BAT-8 the dead', () => {
  // Two soldiers and a wizard against two warriors and two beasts: one hit each.
  const setting: StageSetting = {
    phase: PHASE.combat,
    units: { OT: { 'LM.warrior': 2 }, HP: { 'LM.beast': 2 } },
    moved: [
      ['HC', 'soldier', 2, 'BR LM'],
      ['HC', 'wizard', 1, 'SM BR LM'],
    ],
  }

  test('what is still to be named on either side', () => {
    const { request, sheet } = filled(asked('HC', setting, combatPhase, [[5, 5, 1, 5, 1, 1, 1]]))
    const [own, foes] = readTolls(request, sheet)
    expect([own?.group, own?.total, own?.named, foes?.group, foes?.total, foes?.named]).toEqual(['own', 1, 1, 'foes', 2, 2])
    const one = readTolls(request, { ...sheet, foes: { 'OT-warrior': 1, 'HP-beast': 0 } })
    expect(one[1]?.named).toBe(1)
    expect(isTaken(request, { ...sheet, foes: { 'OT-warrior': 1, 'HP-beast': 0 } })).toBe(false)
  })

  test('one more of a kind is one fewer of another, so that the sheet stays complete', () => {
    const { request, sheet } = filled(asked('HC', setting, combatPhase, [[5, 5, 1, 5, 1, 1, 1]]))
    const [own, foes] = readTolls(request, sheet)
    const [soldier, wizard] = own?.rows ?? []
    const beast = foes?.rows.find(({ field }) => field.id === 'HP-beast')
    if (own === undefined || foes === undefined || soldier === undefined || wizard === undefined || beast === undefined)
      throw new Error('rows are missing')
    expect([soldier.count, wizard.count]).toEqual([1, 0])
    const changed = nameIn(sheet, own, wizard, 1)
    expect(changed['own']).toEqual({ [soldier.field.id]: 0, [wizard.field.id]: 1 })
    expect(isTaken(request, changed)).toBe(true)
    const other = nameIn(sheet, foes, beast, 1)
    expect(other['foes']).toEqual({ 'OT-warrior': 1, 'HP-beast': 1 })
    expect(isTaken(request, other)).toBe(true)
    // Fewer are not made up for by others: something is still to be named.
    expect(readTolls(request, nameIn(sheet, own, soldier, 0))[0]?.named).toBe(0)
  })
})

describe('NT-OVP-1 units above a maximum', () => {
  test('each area must name its own', () => {
    const setting: StageSetting = {
      phase: PHASE.overpopulation,
      units: { HC: { 'SM.soldier': 4, 'SM.wizard': 1, 'BR.soldier': 3, 'BR.farmer': 2 } },
    }
    const { request, sheet } = filled(asked('HC', setting, overpopulationPhase))
    const tolls = readTolls(request, sheet)
    expect(tolls.map(({ group, total, named, rows }) => [group, total, named, rows.map(({ field }) => field.id)])).toEqual([
      ['SM', 1, 1, ['soldier', 'wizard']],
      ['BR', 2, 2, ['soldier', 'farmer']],
    ])
    const [sm] = tolls
    const wizard = sm?.rows[1]
    if (sm === undefined || wizard === undefined) throw new Error('rows are missing')
    expect(nameIn(sheet, sm, wizard, 1)['SM']).toEqual({ soldier: 0, wizard: 1 })
  })

  test('overpop = nation_total: all areas together', () => {
    const units = { HC: { 'SM.soldier': 6, 'BR.soldier': 3 } }
    const { request, sheet } = filled(
      asked('HC', { phase: PHASE.overpopulation, units, rules: { overpop: 'nation_total' } }, overpopulationPhase),
    )
    expect(readTolls(request, sheet)).toMatchObject([{ group: null, total: 2, rows: [{ group: 'SM' }, { group: 'BR' }] }])
  })

  test('a retreat must name nobody', () => {
    const setting: StageSetting = { phase: PHASE.combat, units: { OT: { 'LM.warrior': 2 } }, moved: [['HC', 'soldier', 3, 'BR LM']] }
    const { request, sheet } = filled(asked('HC', setting, combatPhase, [[1, 1, 1, 1, 1]]))
    expect(readTolls(request, sheet)).toEqual([])
  })
})

describe('NT-RET-3 retreats', () => {
  const setting: StageSetting = {
    phase: PHASE.combat,
    units: { OT: { 'LM.warrior': 3, 'HF.warrior': 1 } },
    moved: [['HC', 'soldier', 3, 'BR LM']],
  }
  const retreat = () => filled(asked('HC', setting, combatPhase, [[1, 1, 1, 1, 1, 1]]))

  test('who may leave, where to, and who stays', () => {
    const { world, request, sheet } = retreat()
    const [warriors] = readRetreat(world, request, { ...sheet, HF: { warrior: 2 } })
    expect([warriors?.type, warriors?.units, warriors?.staying]).toEqual(['warrior', 3, 1])
    expect(warriors?.ways.map(({ to, count }) => [to, count])).toEqual(expect.arrayContaining([['HF', 2]]))
    expect(request.fields.map(({ id }) => id)).toEqual(warriors?.ways.map(({ to }) => to))
  })

  test('nobody goes to two places: what goes here goes there no more', () => {
    const { world, request, sheet } = retreat()
    const before = leaveTo(sheet, readRetreat(world, request, sheet)[0] ?? no(), 'HF', 2)
    const [leaving] = readRetreat(world, request, before)
    const other = leaving?.ways.find(({ to }) => to !== 'HF')?.to ?? ''
    const after = leaveTo(before, leaving ?? no(), other, 2)
    expect([after['HF'], after[other]]).toEqual([{ warrior: 1 }, { warrior: 2 }])
    expect(isTaken(request, after)).toBe(true)
  })

  test('all go to one place, or all stay', () => {
    const { world, request, sheet } = retreat()
    const all = readRetreat(world, request, sheet)
    const gone = allTo(sheet, all, 'HF')
    expect(gone['HF']).toEqual({ warrior: 3 })
    expect(isTaken(request, gone)).toBe(true)
    expect(allTo(gone, readRetreat(world, request, gone), null)).toEqual(sheet)
  })
})

function no(): never {
  throw new Error('nobody may leave')
}

describe('NT-MOV-1 moves', () => {
  const setting: StageSetting = { phase: PHASE.move, units: { OT: { 'LM.warrior': 4 }, HP: { 'HF.beast': 2 } } }
  const move = () => filled(asked('OT', setting, movePhase))

  test('each stack with its ways, and who stands where they lead and between', () => {
    const { world } = move()
    const [stack] = readMoves(world, 'OT', {}).stacks
    expect([stack?.id, stack?.count, stack?.left, stack?.rows]).toEqual(['LM.warrior', 4, 4, []])
    const way = (id: string) => stack?.ways.find((one) => one.id === `LM.warrior-${id}`)
    expect(way('HF')).toMatchObject({ to: 'HF', foes: 2, passed: 0 })
    expect(way('HF-RM')).toMatchObject({ to: 'RM', foes: 0, passed: 2 })
  })

  test('rows are written, changed and taken out; what is left follows', () => {
    const { world, request } = move()
    const one = withMove({}, 0, 'LM.warrior-HF', 3, 4)
    const two = withMove(one, 1, 'LM.warrior-HF-RM', 1, 4)
    expect(two['moves']).toEqual([
      { way: 'LM.warrior-HF', count: 3 },
      { way: 'LM.warrior-HF-RM', count: 1 },
    ])
    expect(isTaken(request, two)).toBe(true)
    const left = (sheet: Sheet): number | undefined => readMoves(world, 'OT', sheet).stacks[0]?.left
    expect([left({}), left(one), left(two), left(withMove(two, 0, 'LM.warrior-HF', 0, 4))]).toEqual([4, 1, 0, 3])
  })

  test('more of a stack one way are fewer another way; another stack is left alone', () => {
    const one = [
      { way: 'LM.warrior-HF', count: 2 },
      { way: 'LM.warrior-BR', count: 2 },
      { way: 'HF.warrior-TP', count: 2 },
    ]
    expect(withMove({ moves: one }, 0, 'LM.warrior-HF', 3, 4)['moves']).toEqual([
      { way: 'LM.warrior-HF', count: 3 },
      { way: 'LM.warrior-BR', count: 1 },
      one[2],
    ])
    expect(withMove({ moves: one }, 0, 'LM.warrior-HF', 4, 4)['moves']).toEqual([{ way: 'LM.warrior-HF', count: 4 }, one[2]])
  })

  test('NT-MOV-3: occupant 2, staying 3, may pass 1', () => {
    const { world } = move()
    const overrun = (...counts: readonly (readonly [way: string, count: number])[]) => {
      const sheet = counts.reduce<Sheet>((sofar, [way, count], at) => withMove(sofar, at, `LM.warrior-${way}`, count, 4), {})
      const [first] = readMoves(world, 'OT', sheet).overruns
      return first === undefined ? null : [first.area, first.occupant, first.staying, first.passing, first.mayPass]
    }
    expect(overrun()).toBeNull()
    expect(overrun(['HF', 3], ['HF-RM', 1])).toEqual(['HF', 2, 3, 1, 1])
    expect(overrun(['HF', 2], ['HF-RM', 2])).toEqual(['HF', 2, 2, 2, 1])
    expect(overrun(['HF', 2])).toEqual(['HF', 2, 2, 0, 0])
    expect(overrun(['BR', 2])).toBeNull()
  })

  test('EX-10: on hills nobody passes, however many stay', () => {
    const world = stage({ nation: 'HC', phase: PHASE.move, units: { HC: { 'BR.soldier': 8 }, CT: { 'KH.warrior': 2 } } })
    const [hills] = readMoves(world, 'HC', withMove({}, 0, 'BR.soldier-KH', 8, 8)).overruns
    expect(hills).toMatchObject({ area: 'KH', occupant: 2, staying: 8, mayPass: 0 })
    expect(readDetail(world, 'KH').overrun).toMatchObject({ occupant: 2, passes: 0 })
  })

  test('a number that is being typed counts for nothing yet', () => {
    const { world } = move()
    const [stack] = readMoves(world, 'OT', withMove({}, 0, 'LM.warrior-HF', Number.NaN, 4)).stacks
    expect([stack?.left, stack?.rows.length]).toEqual([4, 1])
  })
})
