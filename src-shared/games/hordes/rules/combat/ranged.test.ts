import { describe, expect, test } from 'vitest'
import { actsOf, optionsOf, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { PHASE } from '../tables.ts'
import { isWithin, reachOf } from './engaging.ts'
import { rangedPhase } from './ranged.ts'

/** Red's step 2 with these answers. */
function ranged(setting: StageSetting, ...answers: readonly unknown[]) {
  return playOut(stage({ phase: PHASE.ranged, ...setting }), (world) => rangedPhase(world, 'redHost'), answers)
}

const DONE = { act: 'done' }
const bespell = (more: object = {}) => ({ act: 'bespell', caster: 'red-2', target: 'blue-1', ...more })
const shoot = (more: object = {}) => ({ act: 'shoot', shooter: 'red-2', target: 'blue-1', ...more })

describe('spells', () => {
  test('HQ-PIP-9 a spell costs 2, and each Magician bespells once', () => {
    const { asked, pending, postings, element } = ranged({ red: 'HE* MA SP', pips: 5 }, bespell(), [6, 3])
    expect(postings('pipsLeft').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['HQ-PIP-9', -2],
      ['HQ-SEQ-2', -3],
    ])
    expect([asked.map(({ seat }) => seat), pending, element('red-2').spelledIn]).toEqual([['gm', 'redHost'], null, 1])
    expect(actsOf(ranged({ red: 'HE* MA', pips: 1 }).pending)).toEqual(['support', 'done'])
  })

  test('HQ-PIP-10 each that aids costs 1 and takes 1 from the target, as far as the purse goes', () => {
    const setting = { red: 'HE* MA MA MA', pips: 3 }
    const { postings, sheets, pending } = ranged(setting, bespell({ aiders: ['red-3'] }), [1, 1])
    expect(postings('pipsLeft').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['HQ-PIP-9', -2],
      ['HQ-PIP-10', -1],
    ])
    expect(sheets[0]?.lines.find(({ text }) => text === 'factor.aid')).toEqual({
      side: 'b',
      rule: 'HQ-FAC-5',
      text: 'factor.aid',
      value: -1,
    })
    expect(pending).toBeNull()
    expect(ranged(setting, bespell({ aiders: ['red-3', 'red-4'] })).problems[0]?.wording).toBe('problem.picks')
    expect(ranged(setting, bespell({ aiders: ['red-2'] })).problems[0]?.wording).toBe('problem.aiders')
  })

  test('RULING-25 bespell_after_move = false: who moved does not bespell', () => {
    const setting: StageSetting = { red: 'HE* MA', elements: { 'red-2': { movedIn: 1 } }, pips: 6 }
    expect(actsOf(ranged(setting).pending)).toContain('bespell')
    expect(ranged({ ...setting, rules: { bespell_after_move: false } }).pending).toBeNull()
  })

  test('RULING-24 spells_first = true: behind the first shot there is no spell', () => {
    const setting: StageSetting = { red: 'HE* SH MA', pips: 6 }
    expect(actsOf(ranged(setting, shoot(), [3, 3]).pending)).toContain('bespell')
    expect(actsOf(ranged({ ...setting, rules: { spells_first: true } }, shoot(), [3, 3]).pending)).not.toContain('bespell')
  })

  test('a spell takes a Hero off the table, and says whose it was', () => {
    const { element, world } = ranged({ red: 'HE* MA', blue: 'HE SP*', pips: 2 }, bespell(), [6, 1])
    expect([element('blue-1'), world.balance('blueHost', 'apLost')]).toMatchObject([{ status: 'ensorcelled', takenBy: 'red-2' }, 4])
  })

  test('RULING-42 caster_fall = free_return: with the caster those it took come free into the reserve', () => {
    const elements = { 'blue-2': { status: 'ensorcelled', takenBy: 'red-2' } } as const
    const setting = (rules: StageSetting['rules']) => ({ red: 'HE* MA', blue: 'MA HE SP*', elements, pips: 2, rules: rules ?? {} })
    const kept = ranged(setting({}), bespell(), [1, 6])
    expect([kept.element('red-2').status, kept.element('blue-2').status]).toEqual(['destroyed', 'ensorcelled'])
    const freed = ranged(setting({ caster_fall: 'free_return' }), bespell(), [1, 6])
    expect([freed.element('blue-2').status, freed.world.balance('blueHost', 'apLost')]).toEqual(['reserve', 0])
    expect(freed.lines('line.freed')).toHaveLength(1)
  })

  test('HQ-RES-9 EX-18 a second 1 for a spell makes a frog, and again after it is back', () => {
    const roll = (ones: number, die: number) =>
      ranged({ red: 'HE* MA', elements: { 'red-2': { ones } }, pips: 2 }, bespell(), [die, 6]).element('red-2')
    expect([roll(0, 1), roll(1, 3), roll(1, 1), roll(2, 1)]).toMatchObject([
      { status: 'table', ones: 1 },
      { status: 'table', ones: 1 },
      { status: 'frog', ones: 2 },
      { status: 'frog', ones: 3 },
    ])
  })

  test('EX-36 whom the spell has taken does not also become a frog', () => {
    const setting: StageSetting = { red: 'HE* MA MA', blue: 'MA SP*', elements: { 'red-2': { ones: 1 } }, pips: 3 }
    const caster = (die: number, more: object = {}) => ranged(setting, bespell(more), [1, die])
    expect(caster(5).element('red-2').status).toBe('ensorcelled')
    expect(caster(6).element('red-2').status).toBe('destroyed')
    const aided = caster(1, { aiders: ['red-3'] })
    expect([aided.element('red-2').status, aided.element('blue-1').status]).toEqual(['frog', 'ensorcelled'])
  })
})

describe('shots', () => {
  test('HQ-SEQ-2 spells and shots in A’s order, then B’s shooters that were not called up; the purse lapses', () => {
    const setting: StageSetting = { red: 'HE* SH', blue: 'HE* SH SH', pips: 4 }
    const called = ranged(setting, { act: 'call', shooter: 'blue-2' })
    expect([called.pending?.seat, optionsOf(called.pending, 'shooter', 'shoot')]).toEqual(['blueHost', ['blue-2']])
    const held = ranged(setting, { act: 'call', shooter: 'blue-2' }, DONE)
    expect(optionsOf(held.pending, 'shooter', 'call')).toEqual(['blue-3'])
    const after = ranged(setting, { act: 'call', shooter: 'blue-2' }, DONE, DONE)
    expect([after.pending?.seat, optionsOf(after.pending, 'shooter', 'shoot')]).toEqual(['blueHost', ['blue-3']])
    const over = ranged(setting, DONE, DONE)
    expect([over.pending, over.postings('pipsLeft').at(-1)]).toMatchObject([null, { rule: 'HQ-SEQ-2', delta: -4 }])
  })

  test('B names its shot, the judge ticks it, and A throws its own die first', () => {
    const theirs = { act: 'shoot', shooter: 'blue-2', target: 'red-1' }
    const { asked, sheets } = ranged({ red: 'HE*', blue: 'HE* SH' }, theirs, { foe: { cover: true } }, [3, 5])
    expect(asked.map(({ id, seat }) => [id, seat])).toEqual([
      ['1/redHost/2/theirShots@blueHost', 'blueHost'],
      ['1/redHost/2/shot@gm', 'gm'],
      ['1/redHost/2/combat', 'redHost'],
    ])
    expect(sheets[0]).toMatchObject({ kind: 'shoot', by: 'b', a: { element: 'red-1', die: 3 }, b: { element: 'blue-2', die: 5 } })
    expect(sheets[0]?.a.ticks.cover).toBe(true)
  })

  test('HQ-SEQ-3 Artillery shoots in its own bound alone, and only unmoved', () => {
    expect(optionsOf(ranged({ red: 'HE* AR' }).pending, 'shooter', 'shoot')).toEqual(['red-2'])
    expect(ranged({ red: 'HE* AR', elements: { 'red-2': { movedIn: 1 } } }).pending).toBeNull()
    expect(ranged({ red: 'HE*', blue: 'HE* AR' }).pending).toBeNull()
  })

  test('HQ-RNG-1 spells 600p, Artillery 500p, Shooters 200p, the figure itself within', () => {
    const types = ['MA', 'AR', 'SH', 'SP'] as const
    expect(types.map((type) => reachOf({ type }))).toEqual([600, 500, 200, 0])
    expect([isWithin({ type: 'SH' }, 200), isWithin({ type: 'SH' }, 201)]).toEqual([true, false])
  })

  test('RULING-29 a target that can shoot may shoot back: either can suffer, and it has shot', () => {
    const setting: StageSetting = { red: 'HE* SH', blue: 'SH HE*' }
    const mutual = ranged(setting, shoot(), { shootsBack: true }, [1, 6])
    expect(mutual.sheets[0]).toMatchObject({ kind: 'mutual', by: null, a: { fate: 'D' } })
    expect([mutual.element('blue-1').shotIn, mutual.pending]).toEqual([1, null])
    const safe = ranged(setting, shoot(), { shootsBack: false }, [1, 6])
    expect([safe.sheets[0]?.kind, safe.element('red-2').status, safe.lines('line.spared').length]).toEqual(['shoot', 'table', 1])
  })

  test('RULING-27 stronghold_ranged = true: Strongholds can be aimed at', () => {
    const setting: StageSetting = { red: 'HE* SH', blue: 'HE* ST' }
    expect(optionsOf(ranged(setting).pending, 'target', 'shoot')).toEqual(['blue-1'])
    expect(optionsOf(ranged({ ...setting, rules: { stronghold_ranged: true } }).pending, 'target', 'shoot')).toEqual(['blue-1', 'blue-2'])
  })

  test('ticks that cannot hold are refused: Artillery in bad going, a Stronghold beside a Hero, aerials under aerial_bad = false', () => {
    const refused = (setting: StageSetting, answer: object) =>
      ranged(setting, answer).problems.map(({ field, wording }) => [field, wording])
    expect(refused({ red: 'HE* AR' }, shoot({ own: { bad: true } }))).toEqual([['own.bad', 'problem.tick']])
    expect(refused({ red: 'HE* MA', pips: 2 }, bespell({ foe: { ownStronghold: true } }))).toEqual([['foe.ownStronghold', 'problem.tick']])
    const fliers: StageSetting = { red: 'HE* SH', blue: 'FL HE*', rules: { aerial_bad: false } }
    expect(refused(fliers, shoot({ foe: { cover: true } }))).toEqual([['foe.cover', 'problem.tick']])
  })

  test('RULING-02 judge = active: whoever has the bound ticks', () => {
    const setting: StageSetting = { red: 'HE* SH', rules: { judge: 'active' } }
    expect(ranged(setting).pending?.seat).toBe('redHost')
    expect(ranged({ red: 'HE* SH' }).pending?.seat).toBe('gm')
  })
})

describe('standing by', () => {
  test('a shooter that stands by has given up its shot; a Magician pays 1', () => {
    const setting: StageSetting = { red: 'HE* SH MA', blue: 'BL* BL', pips: 3 }
    const one = ranged(setting, { act: 'support', element: 'red-2', against: 'blue-2' })
    expect(actsOf(one.pending)).toEqual(['bespell', 'support', 'done'])
    const two = ranged(setting, { act: 'support', element: 'red-3', against: 'blue-2' })
    expect(two.postings('pipsLeft').map(({ rule, delta }) => [rule, delta])).toEqual([['HQ-PIP-10', -1]])
  })

  test('RULING-28 support_cap = 2: a third against one enemy is refused', () => {
    const setting: StageSetting = { red: 'HE* SH SH SH', blue: 'BL*', rules: { support_cap: 2 } }
    const by = (element: string) => ({ act: 'support', element, against: 'blue-1' })
    expect(ranged(setting, by('red-2'), by('red-3'), by('red-4')).problems[0]?.wording).toBe('problem.supportFull')
    expect(ranged({ ...setting, rules: {} }, by('red-2'), by('red-3'), by('red-4')).problems).toEqual([])
  })
})
