import { describe, expect, test } from 'vitest'
import { optionsOf, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { SHEETS, SUPPORTS } from '../records.ts'
import { PHASE } from '../tables.ts'
import { closePhase } from './close.ts'
import { rangedPhase } from './ranged.ts'

/** Red's step 3 with these answers. */
function close(setting: StageSetting, ...answers: readonly unknown[]) {
  return playOut(stage({ phase: PHASE.close, ...setting }), (world) => closePhase(world, 'redHost'), answers)
}

const fight = (element: string, enemy: string, more: object = {}) => ({ act: 'close', element, enemy, ...more })
const refused = (setting: StageSetting, answer: object) => close(setting, answer).problems.map(({ field, wording }) => [field, wording])

describe('close combats', () => {
  test('HQ-SEQ-4 one after the other in A’s order; each element fights once', () => {
    const setting = { red: 'BL* BL', blue: 'BL* BL' }
    const first = close(setting, fight('red-2', 'blue-1'), [4, 3])
    expect([optionsOf(first.pending, 'element', 'close'), optionsOf(first.pending, 'enemy', 'close')]).toEqual([['red-1'], ['blue-2']])
    expect(close(setting, fight('red-2', 'blue-1'), [4, 3], fight('red-1', 'blue-2'), [3, 4]).pending).toBeNull()
  })

  test('the sheet stands with its lines before the dice are thrown, and holds them afterwards', () => {
    const before = close({ red: 'BL* SP', blue: 'KN*' }, fight('red-2', 'blue-1', { own: { rank: true, flanks: 1 } }))
    expect(before.sheets).toMatchObject([{ id: '1-1', kind: 'close', a: { die: 0, fate: '-' }, judge: 'gm' }])
    expect(before.pending).toMatchObject({
      id: '1/redHost/3/combat',
      faces: 6,
      count: 2,
      figures: { total: 4, otherTotal: 4, good: 15, even: 6, bad: 15 },
    })
    const thrown = close({ red: 'BL* SP', blue: 'KN*' }, fight('red-2', 'blue-1'), [2, 2])
    expect(thrown.sheets[0]).toMatchObject({ a: { die: 2, score: 6 }, b: { die: 2, score: 6 }, comparison: 'equal', lower: null })
    expect(thrown.sheets[0]?.lines.map(({ side, text, value }) => [side, text, value])).toEqual([
      ['a', 'factor.vsOther', 4],
      ['b', 'factor.vsFoot', 3],
      ['b', 'factor.general', 1],
    ])
  })

  test('whose die is whose', () => {
    const { pending } = close({ red: 'BL*', blue: 'BL*' }, fight('red-1', 'blue-1'))
    const parts = pending?.kind === 'roll' && pending.test.type === 'parts' ? pending.test.parts : []
    expect(parts.map(({ whose, count, figures }) => [whose, count, figures])).toEqual([
      ['redHost', 1, { element: 'red-1', total: 6 }],
      ['blueHost', 1, { element: 'blue-1', total: 6 }],
    ])
  })

  test('RULING-57 an assault is aided by two at most, who then do not fight', () => {
    const setting: StageSetting = { red: 'HE* SP SP SP', blue: 'ST HE* SP' }
    const aided = close(setting, fight('red-1', 'blue-1', { ownAiders: ['red-2', 'red-3'] }), [6, 1])
    expect([aided.element('blue-1').status, optionsOf(aided.pending, 'element', 'close')]).toEqual([
      'destroyed',
      ['red-1', 'red-4'].slice(1),
    ])
    expect(refused(setting, fight('red-1', 'blue-2', { ownAiders: ['red-2'] }))).toEqual([['ownAiders', 'problem.aidStronghold']])
    expect(refused(setting, fight('red-1', 'blue-1', { ownAiders: ['red-1'] }))).toEqual([['ownAiders', 'problem.aiders']])
  })

  test('RULING-50 contact of this bound is offered where Knights have moved to one they fear', () => {
    const moved: StageSetting = { red: 'KN HE*', blue: 'SH BL*', elements: { 'red-1': { movedIn: 1 } } }
    const lost = close(moved, fight('red-1', 'blue-1', { fresh: true }), [3, 4])
    expect(lost.element('red-1').status).toBe('destroyed')
    expect(refused(moved, fight('red-1', 'blue-2', { fresh: true }))).toEqual([['fresh', 'problem.notFresh']])
    expect(refused({ ...moved, elements: {} }, fight('red-1', 'blue-1', { fresh: true }))).toEqual([['fresh', 'problem.unknownField']])
  })

  test('RULING-50 fresh_contact = either: who moves to the Knights makes it new as well', () => {
    const setting: StageSetting = { red: 'MA HE*', blue: 'KN BL*', elements: { 'red-1': { movedIn: 1 } } }
    expect(refused(setting, fight('red-1', 'blue-1', { fresh: true }))).toEqual([['fresh', 'problem.unknownField']])
    const rules = { fresh_contact: 'either' } as const
    expect(close({ ...setting, rules }, fight('red-1', 'blue-1', { fresh: true }), [4, 4]).element('blue-1').status).toBe('destroyed')
  })

  test('supporters count against whom they stand by, as long as they are left ticked', () => {
    const setting: StageSetting = { red: 'BL* SH', blue: 'BL* BL' }
    const played = (more: object = {}) => {
      const world = stage({ ...setting, phase: PHASE.ranged })
      const both = function* (): ReturnType<typeof closePhase> {
        yield* rangedPhase(world, 'redHost')
        yield* closePhase(world, 'redHost')
      }
      return playOut(world, both, [{ act: 'support', element: 'red-2', against: 'blue-1' }, fight('red-1', 'blue-1', more), [3, 3]])
    }
    expect(played().sheets[0]?.b.supporters).toEqual(['red-2'])
    expect(played({ supports: [] }).sheets[0]?.b.supporters).toEqual([])
    expect(played().world.records(SUPPORTS)).toHaveLength(1)
  })

  test('a combat whose element is gone when its dice are due is struck from the log', () => {
    const { world } = close({ red: 'BL*', blue: 'BL*' })
    expect(world.records(SHEETS)).toEqual([])
  })
})
