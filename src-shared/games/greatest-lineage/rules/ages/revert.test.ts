import { expect, test } from 'vitest'
import { house, playOut, stage } from '../../testing/stage.ts'
import { play } from '../turn.ts'

const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

test.each([
  ['phase9', 2],
  ['immediate', 1],
] as const)(
  'GL-AGE-6 RULING-121 revert_check = %s: with too little technology the elves are in age %i after a phase of the humans',
  (revert_check, age) => {
    const elves = { age: 2, culture: 100, technology: 59 }
    const humans = { points: 1 }
    const world = stage({ rules: { revert_check }, elves, humans, records: { royal: HOUSES }, seat: 'humans', phase: 6 })
    const { pending, effects } = playOut(world, (view) => play(view))
    expect(pending?.id).toBe('1/humans/7/spend')
    expect(world.balance('elves', 'age')).toBe(age)
    const lost = effects.filter((effect) => effect.kind === 'posting' && effect.rule === 'GL-AGE-6' && effect.account === 'prestige')
    expect(lost).toMatchObject(age === 1 ? [{ owner: 'elves', delta: -10 }] : [])
  },
)
