import { expect, test } from 'vitest'
import { battle, pressesOf, quietRound, roundWith } from './presses.ts'

test('a quiet round of all three takes 15 keys at most where dice of the app are played on, and 24 answers with dice on the table', () => {
  for (const round of [1, 10]) {
    expect(quietRound('app', round).playingOn).toBeLessThanOrEqual(15)
    expect(quietRound('typed', round).presses).toBeLessThanOrEqual(24)
  }
  const { presses, questions } = quietRound('app', 10, 2)
  expect([presses > 25, questions['uncover']]).toEqual([true, 6])
})

test('GL-ROY a succession takes two keys a people with the settings of a new browser: who follows, and one card for all that came of it', () => {
  const pressed = pressesOf({ from: 5, to: 30 })
  const heirs = pressed.flatMap((press, at) => (press.kind === 'answer' && press.question === 'heir' ? [at] : []))
  expect(heirs.length).toBeGreaterThanOrEqual(3)
  const cardsAt = (at: number): readonly string[] => {
    const press = pressed[at]
    return press?.kind === 'cards' ? press.cards : []
  }
  for (const at of heirs) {
    expect(cardsAt(at + 1)).toEqual(expect.arrayContaining(['death', 'accession']))
    expect(cardsAt(at + 2).filter((card) => /^(death|accession|wedding|heir)$/.test(card))).toEqual([])
  }
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
