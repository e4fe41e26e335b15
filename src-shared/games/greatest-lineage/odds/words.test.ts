import { expect, test } from 'vitest'
import { battleOdds } from './battle.ts'
import { opposedOdds } from './opposed.ts'
import { raidOdds } from './raid.ts'
import { rollOdds } from '../../../insight/odds/rollOdds.ts'
import { ODDS_WORDS } from './words.ts'

/** Every key anywhere in a result, those of the game's own outcomes left out. */
function keysOf(result: unknown): string[] {
  if (typeof result !== 'object' || result === null) return []
  return Object.entries(result).flatMap(([name, value]) =>
    name === 'key' && typeof value === 'string' && !value.startsWith('outcome.') ? [value] : keysOf(value),
  )
}

test('every chance of every result has words, and no words are without a chance', () => {
  const side = { bonus: 20, warriors: 10 }
  const goals = (['kill', 'burn', 'steal', 'raze'] as const).map((goal) => ({ goal, chance: 16 }))
  const given = [
    opposedOdds({ one: 0, other: 0 }),
    battleOdds({ one: side, other: side, goals: { one: { land: [{ destroy: true }], royals: 1 } } }),
    raidOdds({ goals, raiders: 5, ownPeople: 60, victim: { people: 40, tokens: 20 }, answer: null }),
    rollOdds({ test: { type: 'atMost', need: 30, success: 'yes', failure: 'no' }, faces: 100, count: 2 }),
  ]
  expect([...new Set(given.flatMap(keysOf))].sort()).toEqual(Object.keys(ODDS_WORDS).sort())
  const texts = Object.values(ODDS_WORDS).map((text) => text())
  expect(texts.filter((text) => text.trim() === '' || texts.indexOf(text) !== texts.lastIndexOf(text))).toEqual([])
})
