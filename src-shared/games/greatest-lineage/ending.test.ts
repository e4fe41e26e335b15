import { expect, test } from 'vitest'
import { endingOf } from './calendar.ts'
import { finishByScore } from './rules/scoring.ts'
import { newCivilisation, playOut, stage } from './testing/stage.ts'
import { WORDS } from './words/say.ts'
import { GAME } from './rules/records.ts'

const FALLEN = { civilisation: { humans: newCivilisation('humans', { alive: false, fell: 2 }) } }

function ended(goal: 'conquest' | 'peaceful', world: ReturnType<typeof stage>, rule: 'GL-WIN-1' | 'GL-WIN-7'): ReturnType<typeof endingOf> {
  const game = world.record(GAME, 'game')
  world.apply({ kind: 'record', rule, collection: 'game', id: 'game', value: { ...game, goal } as never })
  playOut(world, (state) => finishByScore(rule, state))
  return endingOf(world)
}

test('a conquest that points end after its last round says so, though several are left', () => {
  const ending = ended('conquest', stage({ turn: 12, elves: { technology: 7 } }), 'GL-WIN-1')
  expect(ending).toMatchObject({ status: 'won', winners: ['elves'], byScore: true, reason: { rule: 'GL-WIN-8' } })
  const { wording = '', figures = {} } = ending?.reason ?? {}
  expect(WORDS.say(wording, figures)).toBe('Round 12 was the last one agreed on: the score decides between those who are left.')
})

test('a peaceful game is decided by points, by the rule that ends it', () => {
  const ending = ended('peaceful', stage({ turn: 40, elves: { technology: 7 } }), 'GL-WIN-7')
  expect([ending?.byScore, ending?.reason]).toEqual([true, undefined])
})

test('GL-WIN-1 the last one left has won by that, not by points', () => {
  const dwarves = { dwarves: newCivilisation('dwarves', { alive: false, fell: 2 }) }
  const world = stage({ turn: 9, records: { civilisation: { ...FALLEN.civilisation, ...dwarves } } })
  const ending = ended('conquest', world, 'GL-WIN-1')
  expect([ending?.byScore, ending?.reason]).toEqual([undefined, undefined])
})
