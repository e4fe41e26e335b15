import { describe, expect, test } from 'vitest'
import { actsOf, optionsOf, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { CODES, TYPES } from '../types.ts'
import { allowance } from './marching.ts'
import { commandPhase } from './phase.ts'

/** Red's step 1: the die, then these acts. */
function command(setting: StageSetting, die: number, ...acts: readonly unknown[]) {
  return playOut(stage(setting), (world) => commandPhase(world, 'redHost'), [[die], ...acts])
}

const march = (elements: readonly string[], distance?: string) => ({
  ...{ act: 'march', elements },
  ...(distance === undefined ? {} : { command: distance }),
})
const DONE = { act: 'done' }
const RESERVE = { status: 'reserve' } as const

describe('the die and the purse', () => {
  test('HQ-SEQ-1 a die of PIPs; what was left is gone; after the first move nothing is deployed', () => {
    const setting: StageSetting = { red: 'HE* SP LU', elements: { 'red-3': RESERVE }, pips: 2 }
    const first = command(setting, 4)
    expect(first.postings('pipsLeft').map(({ delta }) => delta)).toEqual([-2, 4])
    expect(actsOf(first.pending)).toEqual(['lurker', 'march', 'done'])
    const moved = command(setting, 4, march(['red-2']))
    expect(actsOf(moved.pending)).toEqual(['march', 'done'])
    expect(moved.element('red-2').movedIn).toBe(1)
  })

  test('HQ-PIP-1 a move costs 1, of a group as of one, and nobody moves twice', () => {
    const { pending, postings } = command({ red: 'HE* SP SP SP' }, 5, march(['red-2', 'red-3']))
    expect(postings('pipsLeft').at(-1)).toMatchObject({ rule: 'HQ-PIP-1', delta: -1, about: ['red-2', 'red-3'] })
    expect(optionsOf(pending, 'elements', 'march')).toEqual(['red-1', 'red-4'])
  })

  test('HQ-PIP-2 1 more with aerials or a Magician, once', () => {
    const { postings } = command({ red: 'HE* FL MA SP' }, 5, march(['red-2', 'red-3', 'red-4']))
    expect(postings('pipsLeft').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['HQ-SEQ-1', 5],
      ['HQ-PIP-1', -1],
      ['HQ-PIP-2', -1],
    ])
  })

  test('HQ-PIP-3 1 more unseen beyond 600p, beyond 1,200p, or without a general', () => {
    for (const distance of ['unseen', 'far']) {
      const { postings } = command({ red: 'HE* SP' }, 5, march(['red-2'], distance))
      expect(postings('pipsLeft').map(({ rule }) => rule)).toEqual(['HQ-SEQ-1', 'HQ-PIP-1', 'HQ-PIP-3'])
    }
    const lost = command({ red: 'HE* SP MA', elements: { 'red-1': { status: 'ensorcelled' } } }, 6, march(['red-2']), march(['red-3']))
    expect(lost.world.balance('redHost', 'pipsLeft')).toBe(1)
    expect(lost.pending).toBeNull()
  })

  test('only what the purse bears is offered, and a dearer move is refused', () => {
    expect(command({ red: 'FL* MA' }, 1).pending).toBeNull()
    expect(optionsOf(command({ red: 'HE* SP FL' }, 1).pending, 'elements', 'march')).toEqual(['red-1', 'red-2'])
    const two = command({ red: 'HE* SP FL' }, 2, march(['red-3'], 'far'))
    expect(two.problems.map(({ wording, rule }) => [wording, rule])).toEqual([['problem.purse', 'HQ-PIP-3']])
  })

  test('HQ-MOV-1 distances by type and going; Artillery has none in bad going, a Stronghold none at all', () => {
    for (const code of CODES) {
      const { road, good, bad } = TYPES[code]
      expect((['road', 'good', 'bad'] as const).map((going) => allowance(code, going))).toEqual([road, good, bad])
    }
    expect([allowance('AR', 'bad'), allowance('ST', 'road')]).toEqual([null, null])
    expect(optionsOf(command({ red: 'HE* ST' }, 3).pending, 'elements', 'march')).toEqual(['red-1'])
  })
})

describe('deploying', () => {
  test('HQ-PIP-4 EX-03 a Lurker costs 1, 2, 3, and comes no fourth time', () => {
    const used = (lurkerUses: number, rules: StageSetting['rules'] = {}) =>
      command({ red: 'HE* LU', elements: { 'red-2': { ...RESERVE, lurkerUses } }, rules }, 6, { act: 'lurker', element: 'red-2' })
    expect([0, 1, 2].map((uses) => used(uses).postings('pipsLeft').at(-1)?.delta)).toEqual([-1, -2, -3])
    expect(used(0).element('red-2')).toMatchObject({ status: 'table', deployedIn: 1, lurkerUses: 1, movedIn: 0 })
    expect(used(3).problems.map(({ wording }) => wording)).toEqual(['problem.option'])
  })

  test('RULING-13 lurker_fourth = 3_pips', () => {
    const setting: StageSetting = {
      red: 'HE* LU',
      elements: { 'red-2': { ...RESERVE, lurkerUses: 3 } },
      rules: { lurker_fourth: '3_pips' },
    }
    expect(command(setting, 6, { act: 'lurker', element: 'red-2' }).postings('pipsLeft').at(-1)?.delta).toBe(-3)
  })

  test('HQ-PIP-5 a destroyed Horde comes back for 1, and its cost with it', () => {
    const elements = { 'red-2': { status: 'destroyed' }, 'red-3': { status: 'destroyed' } } as const
    const played = command({ red: 'HE* HO HO', elements }, 6, { act: 'horde', element: 'red-2' }, { act: 'horde', element: 'red-3' })
    expect(
      played
        .postings()
        .map(({ rule, account, delta }) => [rule, account, delta])
        .slice(1),
    ).toEqual([
      ['HQ-PIP-5', 'pipsLeft', -1],
      ['HQ-PIP-5', 'apLost', -1],
      ['HQ-PIP-5', 'pipsLeft', -1],
      ['HQ-PIP-5', 'apLost', -1],
    ])
    expect(played.world.balance('redHost', 'apLost')).toBe(0)
  })

  test('RULING-47 hordes_count = false: Hordes were never lost, and give nothing back', () => {
    const setting: StageSetting = { red: 'HE* HO', elements: { 'red-2': { status: 'destroyed' } }, rules: { hordes_count: false } }
    expect(command(setting, 6).world.balance('redHost', 'apLost')).toBe(0)
    const played = command(setting, 6, { act: 'horde', element: 'red-2' })
    expect(played.postings('apLost')).toEqual([])
  })

  test('HQ-PIP-6 whom a spell took, or a frog, comes back for 6', () => {
    for (const status of ['ensorcelled', 'frog'] as const) {
      const elements = { 'red-2': { status, ones: 2, takenBy: 'blue-1' } }
      const played = command({ red: 'HE* MA', elements }, 6, { act: 'sorcerer', element: 'red-2' })
      expect(played.element('red-2')).toMatchObject({ status: 'table', deployedIn: 1, ones: 2, takenBy: null })
      expect(
        played
          .postings()
          .map(({ rule, account, delta }) => [rule, account, delta])
          .slice(1),
      ).toEqual([
        ['HQ-PIP-6', 'pipsLeft', -6],
        ['HQ-PIP-6', 'apLost', -4],
      ])
    }
    expect(actsOf(command({ red: 'HE* MA', elements: { 'red-2': { status: 'frog' } } }, 5).pending)).not.toContain('sorcerer')
  })

  test('RULING-41 frog_memory = cleared: who comes back has rolled no 1', () => {
    const setting: StageSetting = { red: 'HE* MA', elements: { 'red-2': { status: 'frog', ones: 2 } }, rules: { frog_memory: 'cleared' } }
    expect(command(setting, 6, { act: 'sorcerer', element: 'red-2' }).element('red-2').ones).toBe(0)
  })

  test('HQ-PIP-7 EX-03 a God for 6, one at a time', () => {
    const elements = { 'red-2': RESERVE, 'red-3': RESERVE }
    const played = command({ red: 'HE* GO GO', elements }, 6, { act: 'god', element: 'red-3' })
    expect([played.element('red-2').status, played.element('red-3').status]).toEqual(['reserve', 'table'])
    expect(played.world.balance('redHost', 'pipsLeft')).toBe(0)
  })

  test('HQ-PIP-8 EX-03 all Dragons together for 6', () => {
    const elements = { 'red-2': RESERVE, 'red-3': RESERVE, 'red-4': RESERVE }
    const played = command({ red: 'HE* DR DR DR', elements }, 6, { act: 'dragons' })
    expect(['red-2', 'red-3', 'red-4'].map((id) => played.element(id).status)).toEqual(['table', 'table', 'table'])
    expect(played.postings('pipsLeft').at(-1)).toMatchObject({ rule: 'HQ-PIP-8', delta: -6 })
  })

  test('RULING-15 deploy_then_move = true: who was deployed may move on', () => {
    const setting: StageSetting = { red: 'HE* LU', elements: { 'red-2': RESERVE } }
    const act = { act: 'lurker', element: 'red-2' }
    expect(optionsOf(command(setting, 6, act).pending, 'elements', 'march')).toEqual(['red-1'])
    const rules = { deploy_then_move: true } as const
    expect(optionsOf(command({ ...setting, rules }, 6, act).pending, 'elements', 'march')).toEqual(['red-1', 'red-2'])
  })

  test('RULING-23 god_leaves_on_1 = true: on a 1 the Gods flee the field', () => {
    const played = (die: number, rules: StageSetting['rules'] = {}) => command({ red: 'HE* GO', rules }, die).element('red-2').status
    expect([played(1), played(2, { god_leaves_on_1: true }), played(1, { god_leaves_on_1: true })]).toEqual(['table', 'table', 'fled'])
    expect(played(1, { god_leaves_on_1: true, field_return: 'all' })).toBe('reserve')
  })
})

test('a bound with nothing to bring and nobody to move is not asked about', () => {
  expect(command({ red: 'HE*' }, 3, march(['red-1'])).pending).toBeNull()
  expect(command({}, 3, DONE).pending).toBeNull()
})
