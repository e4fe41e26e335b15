import { describe, expect, test } from 'vitest'
import { askToDraw, checkpoint, collect, post, record, roll, rollOne, type Procedure } from './procedure.ts'
import { mixedSeed } from '../chance/dice.ts'
import type { Effect } from '../world/effect.ts'
import type { Figures } from '../world/rule.ts'
import { questionKey } from './request.ts'
import type { Ruleset } from './ruleset.ts'
import { Run } from './run.ts'
import { takeAnswer } from '../forms/answer.ts'
import { toyGame } from '../testing/toyGame.ts'
import { SEED, valueOf } from '../testing/toyTable.ts'
import { collection, WorldState } from '../world/world.ts'

const RULE = 'TOY-WIND-1'
const OTHER_SEED = '0f'.repeat(32)
const NUMBER = { rule: RULE, faces: 1000, test: { type: 'number' }, unattended: true } as const
const luck = (figures?: Figures) => rollOne('luck', 'red', () => ({ ...NUMBER, ...(figures && { figures }) }))
const gold = (delta: number) => post(RULE, 'red', 'gold', delta)

/** A run by the app's dice that has come to its first question, and what it did up to there. */
function ran(play: (world: WorldState) => Procedure, { seed = SEED, takesUnattended = true, ruleset = toyGame() } = {}) {
  const world = new WorldState()
  const run = new Run(ruleset, world, play(world), { seed, takesUnattended })
  return { run, world, effects: run.resume(undefined) }
}

const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind)

describe('what the app may throw without being asked', () => {
  test('is thrown at once and put on record, and play goes on by it', () => {
    const { run, effects, world } = ran(function* () {
      yield* gold(yield* luck())
    })
    expect(run.pending).toBeNull()
    expect(effects).toEqual([
      {
        ...{ kind: 'dice', rule: RULE, request: '0/table/0/luck@red', seat: 'red', wording: 'roll.luck', faces: 1000 },
        rolled: { by: 'app', faces: 1000, dice: [expect.any(Number)] },
      },
      { kind: 'posting', rule: RULE, owner: 'red', account: 'gold', delta: world.balance('red', 'gold') },
    ])
    expect(effects[0]).toMatchObject({ rolled: { dice: [world.balance('red', 'gold')] } })
  })

  test('is recorded with its figures, its audience, and how often it was thrown before', () => {
    const { effects } = ran(function* () {
      yield* luck()
      yield* luck({ hens: 3 })
      yield* roll('secret', 'red', () => ({ ...NUMBER, count: 1, see: ['red'] }))
    })
    expect(effects.map((effect) => Object.keys(effect).sort().join(' '))).toEqual([
      'faces kind request rolled rule seat wording',
      'faces figures kind occurrence request rolled rule seat wording',
      'faces kind request rolled rule seat see wording',
    ])
    expect(effects).toMatchObject([{}, { occurrence: 1, figures: { hens: 3 } }, { see: ['red'] }])
    expect(effects[0]?.kind === 'dice' && effects[0].rolled).not.toEqual(effects[1]?.kind === 'dice' && effects[1].rolled)
  })

  test('is counted anew in each phase', () => {
    const { effects } = ran(function* () {
      yield* luck()
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
      yield* luck()
      yield* luck()
    })
    expect(effects.filter(({ kind }) => kind === 'dice').map((effect) => 'occurrence' in effect && effect.occurrence)).toEqual([
      false,
      false,
      1,
    ])
  })

  test('are cards too', () => {
    const pile = [{ face: 'ace', copies: 1, wording: 'card.ace' }]
    const { run, effects } = ran(function* () {
      const drawn = yield* askToDraw('card', 'red', () => ({ rule: RULE, count: 1, pile, unattended: true }))
      yield* gold(drawn?.length ?? 0)
    })
    expect(run.pending).toBeNull()
    expect(effects).toMatchObject([
      { kind: 'cards', request: '0/table/0/card@red', seat: 'red', wording: 'draw.card', cards: ['ace'] },
      { delta: 1 },
    ])
  })

  test('follows from the seed, from a new one once there is another', () => {
    const play = function* (): Procedure {
      yield* rollOne('asked', 'red', () => ({ ...NUMBER, unattended: false }))
      yield* luck()
    }
    const thrown = (reseed: boolean) => {
      const { run } = ran(play)
      if (reseed) run.reseed(OTHER_SEED)
      expect(run.seed).toBe(reseed ? OTHER_SEED : SEED)
      return JSON.stringify(run.take('0/table/0/asked@red', valueOf(takeAnswer(run.pending!, '7', SEED))))
    }
    expect(thrown(false)).toBe(thrown(false))
    expect(thrown(true)).not.toBe(thrown(false))
  })

  test.each<[string, () => ReturnType<typeof ran>]>([
    ['where the table throws', () => ran(() => luck() as Procedure<never>, { takesUnattended: false })],
    ['where it is one of several that are asked at once', () => ran(() => collect(['red'], () => luck()) as Procedure<never>)],
    ['that needs somebody', () => ran(() => rollOne('luck', 'red', () => ({ ...NUMBER, unattended: false })) as Procedure<never>)],
    [
      'of more dice than the app throws',
      () => ran(() => roll('luck', 'red', () => ({ ...NUMBER, count: 20_000_001 })) as Procedure<never>),
    ],
  ])('what is thrown %s is asked for', (_, made) => {
    const { run, effects } = made()
    expect([run.pending?.id, effects]).toEqual(['0/table/0/luck@red', []])
  })

  test('is asked for from the moment a preview stops it', () => {
    const { run } = ran(function* () {
      yield* rollOne('asked', 'red', () => ({ ...NUMBER, unattended: false }))
      yield* luck()
    })
    run.stopUnattended()
    expect(run.take('0/table/0/asked@red', valueOf(takeAnswer(run.pending!, '7', SEED)))).toEqual([])
    expect(run.pending?.id).toBe('0/table/0/luck@red')
  })
})

describe('what is asked', () => {
  test('at once is told as such, one question is not; both are found by their key', () => {
    const asked = () => rollOne('luck', 'red', () => ({ ...NUMBER, unattended: false }))
    const { run: alone } = ran(() => asked() as Procedure<never>)
    expect([alone.collecting, alone.asked.length, alone.sealed]).toEqual([null, 1, []])
    const { run: together } = ran(() => collect(['red'], asked) as Procedure<never>)
    expect(together.collecting?.parties).toEqual([{ seat: 'red', in: false }])
    expect(together.find(questionKey(together.pending!))).toEqual({ request: together.pending, isSealed: false })
    const { run: idle } = ran(() => gold(1))
    expect([idle.collecting, idle.asked, idle.sealed, idle.find('x'), idle.objections('x', null)]).toEqual([null, [], [], undefined, []])
  })

  test('of one seat several times at once is numbered, and goes on being numbered', () => {
    const asked = () => rollOne('luck', 'red', () => ({ ...NUMBER, unattended: false }))
    const { run } = ran(function* () {
      yield* collect(['first', 'second'], asked)
      yield* asked()
    })
    const numbers = () => run.asked.map(({ occurrence }) => occurrence)
    expect(numbers()).toEqual([0, 1])
    for (const request of run.asked) run.take(questionKey(request), valueOf(takeAnswer(request, '7', SEED)))
    expect(numbers()).toEqual([2])
  })

  test('by nobody cannot be answered: that is a fault of the program', () => {
    const { run } = ran(() => gold(1))
    expect(() => run.take('0/table/0/luck@red', { answer: 'x', reply: 'x' })).toThrow('0/table/0/luck@red is not asked')
  })
})

describe('set by hand', () => {
  const HOUSES = collection<{ readonly rooms: number }>('house')
  const migrations = [{ to: 1, name: 'addRooms', up: (value: never) => value }]
  const kept = (change: object = {}): Ruleset => ({ ...toyGame(), *afterCorrection() {}, collections: [{ ...HOUSES, ...change }] })

  test('an account that holds the figure already is left alone', () => {
    const { run } = ran(() => gold(5), { ruleset: kept() })
    expect(run.correct([{ owner: 'red', account: 'gold', to: 5 }])).toEqual([])
    expect(run.correct([{ owner: 'red', account: 'gold', to: 3 }])).toEqual([
      { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'gold', delta: -2 },
    ])
  })

  test('a record has the shape its collection has come to by now; taken out it has none', () => {
    const change = { collection: 'house', id: 'a', to: { rooms: 2 } }
    const { run } = ran(() => record(RULE, HOUSES, 'a', { rooms: 1 }), { ruleset: kept({ migrations }) })
    expect(run.correct([change])).toEqual([
      { kind: 'record', rule: 'TABLE-GM-1', collection: 'house', id: 'a', value: { rooms: 2 }, shape: 1 },
    ])
    expect(run.correct([{ ...change, to: null }])).toEqual([{ kind: 'drop', rule: 'TABLE-GM-1', collection: 'house', id: 'a' }])
    const { run: plain } = ran(() => record(RULE, HOUSES, 'a', { rooms: 1 }), { ruleset: kept() })
    expect(plain.correct([change])[0]).not.toHaveProperty('shape')
  })

  test('a place of play is a pass of its own, behind what is set with it and what hangs on that', () => {
    const ruleset: Ruleset = {
      ...toyGame(),
      *afterCorrection() {
        yield* post('TOY-COOP-1', 'red', 'renown', 1)
      },
      play: () => luck() as Procedure<never>,
    }
    const { run, world } = ran(() => checkpoint({ turn: 2, seat: 'red', phase: 0 }), { ruleset, takesUnattended: false })
    const move = (phase: number) => run.correct([{ cursor: { turn: 1, seat: 'red', phase } }, { owner: 'red', account: 'gold', to: 3 }])
    const effects = move(1)
    expect(kinds(effects)).toEqual(['posting', 'posting', 'checkpoint'])
    expect(effects.at(-1)).toEqual({ kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 1, pass: 1 } })
    expect([run.pending?.id, world.latestTurn]).toEqual(['1/red/1~1/luck', 2])
    expect(move(1).at(-1)).toMatchObject({ cursor: { pass: 2 } })
  })
})

describe('played again', () => {
  test('a seed of its own is taken as it is, one of shares only where they give it', () => {
    const { run } = ran(() => rollOne('luck', 'red', () => ({ ...NUMBER, unattended: false })) as Procedure<never>)
    const shares = { red: 'ab'.repeat(32) }
    expect(run.replay({ seq: 1, kind: 'reseed', seed: OTHER_SEED, shares })).toBeNull()
    const { run: again } = ran(() => gold(1))
    const mixed = mixedSeed(SEED, shares)
    expect(again.replay({ seq: 1, kind: 'reseed', seed: mixed, shares })).toEqual([])
    expect(again.seed).toBe(mixed)
    expect(again.replay({ seq: 2, kind: 'reseed', seed: OTHER_SEED })).toEqual([])
    expect(again.seed).toBe(OTHER_SEED)
  })

  test('a decree in a game that knows none is a fault of the program', () => {
    const { decree: _, ...toy } = toyGame()
    const { run } = ran(() => gold(1), { ruleset: toy })
    expect(() => run.decree({ eggs: 1 })).toThrow('toy knows no decrees')
  })
})
