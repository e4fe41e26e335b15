import { describe, expect, test } from 'vitest'
import { fight, war, WAR_ID, warIn } from '../../testing/battles.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { passWarTurn } from './decay.ts'
import type { Side } from './records.ts'

const plain = { culture: 0 }
const royal = { ...house('elves', plain), ...house('humans', plain), ...house('dwarves', plain) }

/** The war after `turns` turns, 10 warriors a side (or as given); no settlements, so that land alone costs nothing. */
function field(turns: number, warriors = 10, change: StageSetting = {}, humans: Partial<Side> = {}): StageSetting {
  const sides = [{ warriors: 10 }, { warriors, ...humans }] as const
  return {
    turn: 15,
    phase: 5,
    ...change,
    elves: { territories: 4, warriors: 10, females: 5, prestige: 3 },
    humans: { territories: 5, warriors, females: 5, prestige: 3 },
    records: { royal, settlement: FIRST, war: { [WAR_ID]: war({ turns }, ...sides) }, ...change.records },
  }
}

const FIRST = Object.fromEntries(
  (['elves', 'humans'] as const).map((owner) => [
    `${owner}-settlement-1`,
    { id: `${owner}-settlement-1`, owner, type: 'tribe', established: true, prestige: 3, fixed: false },
  ]),
)

const EVEN = { battle: [[50], [50]] }

describe('GL-WAR-27 wars that drag on', () => {
  test.each([
    [7, 0],
    [8, -2],
    [20, -2],
  ])('after %i war turns another costs each side %i prestige', (turns, cost) => {
    const played = fight(field(turns), EVEN)
    for (const side of ['elves', 'humans'])
      expect(played.postings(side, 'prestige').map(({ rule, delta }) => [rule, delta])).toEqual(cost === 0 ? [] : [['GL-WAR-27', cost]])
    expect(warIn(played)).toMatchObject({ turns: turns + 1, sides: { aggressor: { prestigeLost: -cost + 0, decay: -cost + 0 } } })
  })

  test('a kingdom has no prestige to lose', () => {
    const setting = field(8, 0, {
      others: { undead: { territories: 10 } },
      records: { war: { [WAR_ID]: war({ turns: 8, defender: 'undead' }, { warriors: 10 }) } },
    })
    const played = fight(setting, EVEN)
    expect(played.postings().map(({ owner, delta }) => [owner, delta])).toEqual([['elves', -2]])
  })

  test('a turn without battle counts and costs as well', () => {
    const old = { territories: 3, monuments: 2, started: 10, fallen: 10 }
    const played = playOut(stage(field(8, 10, {}, { combat: old })), (world) => passWarTurn(world, WAR_ID))
    expect(played.postings('humans', 'prestige').map(({ delta }) => delta)).toEqual([-2])
    expect(warIn(played).turns).toBe(9)
  })
})

describe('GL-WAR-28 losses that shame', () => {
  test.each([
    ['5 of 10 warriors', 10, 50, -6],
    ['4 of 10 warriors', 10, 40, 0],
    ['5 of 11 warriors: half is 6', 11, 45, 0],
    ['6 of 11 warriors', 11, 50, -6],
  ])('%s', (_, warriors, margin, cost) => {
    const bonus = warriors > 10 ? 1 : 0
    const played = fight(field(8, warriors), { battle: [[30 + margin + bonus], [30]] })
    const shame = played.postings('humans', 'prestige').filter(({ rule }) => rule === 'GL-WAR-28')
    expect(shame.map(({ delta }) => delta)).toEqual(cost === 0 ? [] : [cost])
    expect(warIn(played).sides.defender.everLostHalf).toBe(cost !== 0)
  })

  test('4 for a territory, 2 for each monument, all on top of the 2', () => {
    const at = (number: number) => ({
      id: `humans-monument-${number}`,
      builder: number === 1 ? 'humans' : 'dwarves',
      holder: 'humans',
      settlement: 'humans-settlement-1',
      name: '',
      prestige: 1,
      started: 1,
      due: 2,
      stage: 'standing',
      blessed: false,
    })
    const setting = field(8, 10, { records: { monument: { 'humans-monument-1': at(1), 'humans-monument-2': at(2) } } })
    const played = fight(setting, { ...EVEN, goals: [{ land: 'humans-settlement-1' }], territory: [[90], [20]] })
    const decay = played.postings('humans', 'prestige').filter(({ rule }) => /GL-WAR-2[78]/.test(rule))
    expect(decay.map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-WAR-27', -2],
      ['GL-WAR-28', -8],
    ])
    expect(chronicleOf(played, ENGLISH)).toContain(
      'Turn 9 of the war against the elves costs prestige: 2, 4 for lost land and 4 for lost monuments.',
    )
    // The monument's 1 is lost through the war as well; the settlement's 3 come back with the next; the half of another's 1 is nothing.
    expect(warIn(played).sides.defender).toMatchObject({ decay: 10, prestigeLost: 11 })
  })

  test.each([
    ['per_turn', 0],
    ['sticky', -4 - 6 - 2 * 3],
  ] as const)('RULING-59 decay_accelerators = %s: what was lost in earlier turns', (decay_accelerators, cost) => {
    const ever = { everLostLand: true, everLostHalf: true, monumentsLost: 3 }
    const played = fight(field(8, 10, { rules: { decay_accelerators } }, ever), EVEN)
    const shame = played.postings('humans', 'prestige').filter(({ rule }) => rule === 'GL-WAR-28')
    expect(shame.map(({ delta }) => delta)).toEqual(cost === 0 ? [] : [cost])
  })
})
