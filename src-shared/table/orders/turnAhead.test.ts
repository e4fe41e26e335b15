import { describe, expect, test } from 'vitest'
import { chance, checkpoint, choose, collect, post, type Procedure } from '../../kernel/engine/procedure.ts'
import type { Rehearsing, Ruleset } from '../../kernel/engine/ruleset.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { WorldState, type World } from '../../kernel/world/world.ts'
import { stillDice, turnAhead } from './rehearsal.ts'

const RULE = 'TOY-ACT-1'
const NOTHING: Rehearsing = { phases: [], decided: {}, refusals: [], stillDie: () => null }

function toy(play: (world: World) => Procedure, change: Partial<Ruleset<Json>> = {}): Ruleset<Json> {
  return { ...toyGame(), play, ...change }
}

function worldAt(cursor: Cursor): WorldState {
  const world = new WorldState()
  world.apply({ kind: 'posting', rule: RULE, owner: 'red', account: 'gold', delta: 5 })
  world.apply({ kind: 'checkpoint', cursor })
  return world
}

/** Round 1, before red's turn of round 2. */
const BEFORE = worldAt({ turn: 1, seat: TABLE_SEAT, phase: 0 })

describe('the turn ahead', () => {
  const ruleset = toy(function* () {
    yield* checkpoint({ turn: 3, seat: 'blue', phase: 0 })
  })

  test.each<[string, Cursor, number, number]>([
    ['set-up', { turn: 0, seat: TABLE_SEAT, phase: 0 }, 1, 0],
    ['a turn before it', { turn: 3, seat: 'red', phase: 4 }, 3, 0],
    ['its own turn', { turn: 3, seat: 'green', phase: 4 }, 3, 4],
    ['a turn after it', { turn: 3, seat: 'blue', phase: 4 }, 4, 0],
    ['the turn of the table', { turn: 3, seat: TABLE_SEAT, phase: 0 }, 4, 0],
  ])('in %s', (_, cursor, round, lockedTo) => {
    expect(turnAhead(ruleset, worldAt(cursor), 'green')).toEqual({ round, lockedTo })
    expect(turnAhead(ruleset, BEFORE, 'green', cursor)).toEqual({ round, lockedTo })
  })

  const fallen = (play: (world: World) => Procedure) => toy(play, { seats: () => ['red', 'blue'] })
  const inTurnOfFallen: Cursor = { turn: 3, seat: 'green', phase: 2 }

  test('a seat that does not play has none', () => {
    expect(turnAhead(fallen(ruleset.play), BEFORE, 'green')).toBeNull()
  })

  test('where a seat falls in its own turn, the one that follows by the rules counts as on turn', () => {
    const then = fallen(function* (world) {
      // Ends the phase only if the posting before it was done.
      yield* post(RULE, 'red', 'gold', 1)
      if (world.balance('red', 'gold') === 6) yield* checkpoint({ turn: 3, seat: 'blue', phase: 0 })
    })
    const world = worldAt(inTurnOfFallen)
    expect([turnAhead(then, world, 'red'), turnAhead(then, world, 'blue')]).toEqual([
      { round: 4, lockedTo: 0 },
      { round: 3, lockedTo: 0 },
    ])
    expect(world.balance('red', 'gold')).toBe(5)
  })

  test('the rules are followed from the place that is judged, not from where play is', () => {
    const then = fallen(function* (world) {
      yield* checkpoint({ turn: 3, seat: world.cursor.phase === 2 ? 'blue' : TABLE_SEAT, phase: 0 })
    })
    expect(turnAhead(then, BEFORE, 'blue', inTurnOfFallen)).toEqual({ round: 3, lockedTo: 0 })
  })

  const asks = () => choose('road', 'blue', () => ({ rule: RULE, options: [{ id: 'low', wording: 'option.low' }] }))
  const goesOn = () => checkpoint({ turn: 3, seat: 'blue', phase: 0 })

  test.each<[string, (world: World) => Procedure]>([
    [
      'ask first',
      function* () {
        yield* asks()
        yield* goesOn()
      },
    ],
    [
      'ask several first',
      function* () {
        yield* collect(['red', 'blue'], asks)
        yield* goesOn()
      },
    ],
    [
      'go on for ever',
      function* () {
        for (;;) yield* post(RULE, 'red', 'gold', 1)
      },
    ],
  ])('rules that %s lead to the turn of the table', (_, play) => {
    expect(turnAhead(fallen(play), worldAt(inTurnOfFallen), 'blue')).toEqual({ round: 4, lockedTo: 0 })
  })
})

describe('the turn ahead of a game whose table asks for what is prepared', () => {
  const rehearsing = (phases: readonly number[], tablePhases: readonly number[]): Rehearsing => ({ ...NOTHING, phases, tablePhases })
  const nothing = function* (): Procedure {
    yield* checkpoint({ turn: 3, seat: TABLE_SEAT, phase: 4 })
  }
  /** The table before, between and after two turns of each seat. */
  const divided = toy(nothing, { rehearsal: rehearsing([2, 3, 5], [1, 4, 6]) })

  test.each<[string, Cursor, number, number]>([
    ['at the beginning of the round', { turn: 3, seat: TABLE_SEAT, phase: 1 }, 3, 1],
    ['in the turn of a seat before it', { turn: 3, seat: 'red', phase: 2 }, 3, 1],
    ['in its own turn', { turn: 3, seat: 'green', phase: 3 }, 3, 3],
    ['in the turn of a seat after it', { turn: 3, seat: 'blue', phase: 2 }, 3, 3],
    ['at the table between the turns', { turn: 3, seat: TABLE_SEAT, phase: 4 }, 3, 4],
    ['in the second turn of a seat before it', { turn: 3, seat: 'red', phase: 5 }, 3, 4],
    ['in the second turn of a seat after it', { turn: 3, seat: 'blue', phase: 5 }, 3, 5],
    ['at the table, in the last of these phases', { turn: 3, seat: TABLE_SEAT, phase: 6 }, 3, 6],
    ['at the table after that', { turn: 3, seat: TABLE_SEAT, phase: 7 }, 4, 0],
    ['in set-up', { turn: 0, seat: TABLE_SEAT, phase: 6 }, 1, 0],
  ])('%s', (_, cursor, round, lockedTo) => {
    expect(turnAhead(divided, worldAt(cursor), 'green')).toEqual({ round, lockedTo })
    expect(turnAhead(divided, BEFORE, 'green', cursor)).toEqual({ round, lockedTo })
  })

  test('is that of the round which the table begins, where seats have no turns', () => {
    const byMail = toy(nothing, { rehearsal: rehearsing([], [1]) })
    const ahead = (turn: number, phase: number) => turnAhead(byMail, worldAt({ turn, seat: TABLE_SEAT, phase }), 'green')
    expect([ahead(2, 6), ahead(3, 1), ahead(3, 2)]).toEqual([
      { round: 3, lockedTo: 0 },
      { round: 3, lockedTo: 1 },
      { round: 4, lockedTo: 0 },
    ])
  })

  test('where a seat falls in its own turn, a phase of the table that follows has not begun', () => {
    const fallen = toy(nothing, { rehearsal: rehearsing([2, 3, 5], [1, 4, 6]), seats: () => ['red', 'blue'] })
    expect(turnAhead(fallen, worldAt({ turn: 3, seat: 'green', phase: 3 }), 'blue')).toEqual({ round: 3, lockedTo: 3 })
  })
})

test('dice of several parts are still part by part, by the figures of each', () => {
  const part = (count: number, need: number, figures?: object) => ({
    count,
    test: chance(need, 'hit', 'miss'),
    wording: 'part',
    ...figures,
  })
  const request = {
    ...{ kind: 'roll', id: '1/red/1/raid', occurrence: 0, seat: 'red', rule: RULE, wording: 'roll.raid' },
    ...{ faces: 6, count: 3, figures: { by: 1, age: 2 } },
    test: { type: 'parts', parts: [part(2, 4, { figures: { age: 5 } }), part(1, 2)] },
  } as const
  const seen: unknown[] = []
  const stillDie: Rehearsing['stillDie'] = ({ test: { type }, count, figures }) => (seen.push([type, count, figures]), count === 2 ? 6 : 1)
  expect(stillDice(request as never, { ...NOTHING, stillDie })).toEqual({
    by: 'hand',
    values: [6, 6, 1],
    counts: expect.objectContaining({ miss: 2, hit: 1 }),
  })
  expect(seen).toEqual([
    ['atMost', 2, { by: 1, age: 5 }],
    ['atMost', 1, { by: 1, age: 2 }],
  ])
  expect(stillDice(request as never, { ...NOTHING, stillDie: ({ count }) => (count === 1 ? null : 6) })).toBeNull()
})
