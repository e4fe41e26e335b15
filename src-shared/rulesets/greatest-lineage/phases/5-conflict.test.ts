import { describe, expect, test } from 'vitest'
import { civilisation } from '../civilisation.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { playOut, stage } from '../testing/stage.ts'
import { namedLand } from '../territory/names.ts'
import { conflictPhase } from './5-conflict.ts'

function claiming(females: number, answers: readonly unknown[] = [], rules: HouseRules = {}, warriors = 0) {
  const world = stage({ elves: { females, warriors, territories: 2 }, rules, phase: 5 })
  return { ...playOut(world, (view) => conflictPhase(view, 'elves'), answers), world }
}

describe('free claims', () => {
  test('GL-TERR-1 EX-25 with 59 people on 2 territories there is nothing to claim, and nothing is asked', () => {
    expect(claiming(59)).toMatchObject({ pending: null, effects: [] })
  })

  test('GL-TERR-1 EX-25 with 60 people a third can be claimed; warriors do not count', () => {
    expect(claiming(60).pending).toMatchObject({
      kind: 'act',
      figures: { people: 60, territories: 2, blank: 594 },
      acts: [
        { id: 'claim', fields: [{ id: 'count', min: 1, max: 1, preset: 1 }, { id: 'name' }] },
        { id: 'done', fields: [] },
      ],
    })
    expect(claiming(59, [], {}, 40).pending).toBeNull()
  })

  test('GL-TERR-1 as many as there are people for, with names, and a line of the chronicle', () => {
    const { world, effects, pending, postings } = claiming(120, [{ act: 'claim', count: 3, name: 'Ridge' }, { act: 'claim' }])
    expect(pending).toBeNull()
    expect(postings('elves', 'territories').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-TERR-1', 3],
      ['GL-TERR-1', 1],
    ])
    expect(namedLand(world, 'elves').map(({ name }) => name)).toEqual(['Ridge'])
    expect(civilisation(world, 'elves').claimed).toBe(4)
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'line', rule: 'GL-TERR-1', wording: 'line.land.gained' }))
  })

  test('GL-TERR-1 RULING-82 claims_per_turn = 1: one territory in a turn', () => {
    const { world, pending } = claiming(200, [{ act: 'claim' }], { claims_per_turn: 1 })
    expect([world.balance('elves', 'territories'), pending]).toEqual([3, null])
  })

  test('GL-TERR-1 no more than there is blank land', () => {
    expect(claiming(200, [], { scenario_total: 8 }).pending).toMatchObject({ acts: [{ fields: [{ max: 2 }, {}] }, {}] })
  })

  test('a player may do nothing', () => {
    expect(claiming(200, ['done'])).toMatchObject({ pending: null, effects: [] })
  })
})
