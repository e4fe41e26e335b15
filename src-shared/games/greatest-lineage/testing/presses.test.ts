import { expect, test } from 'vitest'
import { battle, quietRound, roundWith } from './presses.ts'

test('a quiet round of all three takes 15 keys at most where dice of the app are played on, and 24 answers with dice on the table', () => {
  for (const round of [1, 10]) {
    expect(quietRound('app', round).playingOn).toBeLessThanOrEqual(15)
    expect(quietRound('typed', round).presses).toBeLessThanOrEqual(24)
  }
  const { presses, questions } = quietRound('app', 10, 2)
  expect([presses > 25, questions['uncover']]).toEqual([true, 6])
})

test('whoever could begin a monument is asked for it as well, one key each, unless that is passed every round', () => {
  const { playingOn, questions } = quietRound('app', 40)
  expect(questions['monument']).toBe(3)
  expect(playingOn - 3).toBeLessThanOrEqual(15)
})

test('a battle of two players takes four answers, one die after the other ten', () => {
  expect(['app', 'typed'].map((dice) => battle(dice as 'app' | 'typed').presses)).toEqual([4, 4])
  expect(battle('app', 2).presses).toBe(10)
})

test.each([
  ['raid', { conflict: 4, raidGoals: 1, raidAnswer: 1, raidFight: 1 }],
  ['treaty', { conflict: 4, treaty: 2, treatyAnswer: 1 }],
  ['battle', { conflict: 3, battlePlan: 2, battle: 1, battleGoals: 1 }],
] as const)('a round with a %s asks what people decide in it, and no more', (event, questions) => {
  const asked = roundWith(event, 'app', 10).questions
  expect(Object.fromEntries(Object.entries(asked).filter(([name]) => /^(conflict|raid|treaty|battle)/.test(name)))).toEqual(questions)
})
