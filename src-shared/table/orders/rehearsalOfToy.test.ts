import { describe, expect, test } from 'vitest'
import {
  act,
  askToDraw,
  chance,
  checkpoint,
  choose,
  collect,
  fill,
  post,
  record,
  roll,
  type Procedure,
} from '../../kernel/engine/procedure.ts'
import type { Rehearsing, Ruleset } from '../../kernel/engine/ruleset.ts'
import { numberField } from '../../kernel/forms/field.ts'
import { problemOf } from '../../kernel/problem.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { collection, WorldState, worldAsJson, type World } from '../../kernel/world/world.ts'
import { line } from '../testing/seatsTable.ts'
import { rehearse } from './rehearsal.ts'

const RULE = 'TOY-ACT-1'
const MARK = collection<{ readonly left: number }>('mark')
const STILL: Rehearsing = { phases: [1, 2, 3], decided: {}, refusals: [], stillDie: () => 6 }

/** The toy with these rules in each phase, of which 1 to 3 can be prepared. */
function toy(play: (world: World) => Procedure, change: Partial<Ruleset<Json>> = {}): Ruleset<Json> {
  return { ...toyGame(), rehearsal: STILL, play, ...change }
}

function worldAt(cursor: Cursor): WorldState {
  const world = new WorldState()
  world.apply({ kind: 'posting', rule: RULE, owner: 'red', account: 'gold', delta: 5 })
  world.apply({ kind: 'record', rule: RULE, collection: MARK.name, id: 'a', value: { left: 2 } })
  world.apply({ kind: 'checkpoint', cursor })
  return world
}

/** Round 1, before red's turn of round 2. */
const BEFORE = worldAt({ turn: 1, seat: TABLE_SEAT, phase: 0 })

const options = (...ids: readonly string[]) => ids.map((id) => ({ id, wording: `option.${id}` }))
const road = (seat = 'red', name = 'road') => choose(name, seat, () => ({ rule: RULE, options: options('low', 'high') }))
const amount = (max: number, preset = 0) => numberField('amount', { wording: 'field.amount', min: 0, max, preset })
const notYet = (field: string) => problemOf(field, 'problem.notYet', 'not yet', {}, RULE)
const problems = (warnings: ReturnType<typeof rehearse>['warnings']) => warnings.map((warning) => [warning.line, warning.problem.wording])
const asked = ({ questions }: ReturnType<typeof rehearse>) => questions.map(({ phase, question, place }) => `${phase}/${question}#${place}`)

describe('a turn is tried out', () => {
  test('phase by phase, each after what the one before it left; phases that have begun are left out', () => {
    const ruleset = toy(function* (world) {
      yield* fill('sheet', 'red', () => ({ rule: RULE, fields: [amount(world.balance('red', 'gold'))] }))
      yield* post(RULE, 'red', 'gold', 1)
      yield* checkpoint({ ...world.cursor, phase: world.cursor.phase + 1 })
      throw new Error('never comes here')
    })
    const most = (rehearsal: ReturnType<typeof rehearse>) =>
      rehearsal.questions.map(({ phase, request }) => [phase, request.kind === 'fill' && request.fields[0]])
    expect(most(rehearse(ruleset, BEFORE, 'red', []))).toMatchObject([
      [1, { max: 5 }],
      [2, { max: 6 }],
      [3, { max: 7 }],
    ])
    const inTurn = rehearse(ruleset, worldAt({ turn: 2, seat: 'red', phase: 2 }), 'red', [
      line('late', 2, 'sheet', { amount: 99 }),
      line('soon', 3, 'sheet', { amount: 99 }),
    ])
    expect(most(inTurn)).toMatchObject([[3, { max: 5 }]])
    expect(inTurn).toMatchObject({ round: 2, lockedTo: 2, unforeseen: [] })
    expect(problems(inTurn.warnings)).toEqual([['soon', 'problem.range']])
    expect(worldAsJson(BEFORE)).toEqual(worldAsJson(worldAt({ turn: 1, seat: TABLE_SEAT, phase: 0 })))
  })

  test('in a game in which nothing can be prepared, no line is asked for', () => {
    const { rehearsal: _, ...plain } = toy(() => road() as Procedure<never>)
    const rehearsal = rehearse(plain, BEFORE, 'red', [line('a', 1, 'road', 'low')])
    expect([rehearsal.questions, problems(rehearsal.warnings)]).toEqual([[], [['a', 'problem.notAsked']]])
  })

  test('for a seat that does not play nothing is asked, and the round is the one in play, at least the first', () => {
    const ruleset = toy(() => road() as Procedure<never>, { seats: () => ['green', 'blue'] })
    const rehearsal = rehearse(ruleset, worldAt({ turn: 4, seat: TABLE_SEAT, phase: 0 }), 'red', [line('a', 1, 'road', 'low')])
    expect(rehearsal).toMatchObject({ round: 4, lockedTo: 0, questions: [], unforeseen: [] })
    expect(problems(rehearsal.warnings)).toEqual([['a', 'problem.notAsked']])
    expect(rehearse(ruleset, worldAt({ turn: 0, seat: TABLE_SEAT, phase: 0 }), 'red', []).round).toBe(1)
  })

  test('under the house rules of the rehearsal', () => {
    const ruleset = toy(
      function* (world) {
        if (world.record(MARK, 'decided') !== undefined) yield* road()
      },
      {
        rehearsal: { ...STILL, phases: [1], decided: { fair: true } },
        *decide(_, decided) {
          yield* record(RULE, MARK, 'decided', { left: Object.keys(decided).length })
        },
      },
    )
    expect(asked(rehearse(ruleset, BEFORE, 'red', []))).toEqual(['1/road#0'])
  })

  test('of a world that is only a view of one', () => {
    const view: World = {
      cursor: BEFORE.cursor,
      balance: (owner, account) => BEFORE.balance(owner, account),
      record: (of, id) => BEFORE.record(of, id),
      records: (of) => BEFORE.records(of),
      owners: () => BEFORE.owners(),
      accounts: (owner) => BEFORE.accounts(owner),
      collections: () => BEFORE.collections(),
      recordIds: (name) => BEFORE.recordIds(name),
    }
    const ruleset = toy(
      function* (world) {
        const figures = { gold: world.balance('red', 'gold'), left: world.record(MARK, 'a')?.left ?? 0 }
        yield* choose('road', 'red', () => ({ rule: RULE, figures, options: options('low', 'high') }))
      },
      { rehearsal: { ...STILL, phases: [1] } },
    )
    const rehearsal = rehearse(ruleset, view, 'red', [])
    expect(rehearsal).toMatchObject({ round: 2, questions: [{ request: { figures: { gold: 5, left: 2 } } }] })
  })
})

describe('lines of orders', () => {
  test('two choices of one name in a phase take a line each, in their order', () => {
    const ruleset = toy(function* () {
      yield* road()
      yield* road()
    })
    const lines = [line('a', 1, 'road', 'high'), line('b', 1, 'road', 'low'), line('c', 1, 'road', 'low')]
    const rehearsal = rehearse(ruleset, BEFORE, 'red', lines)
    expect(asked(rehearsal).slice(0, 2)).toEqual(['1/road#0', '1/road#1'])
    expect(rehearsal.questions.map((question) => question.lines.map(({ id }) => id)).slice(0, 2)).toEqual([['a'], ['b']])
    expect(problems(rehearsal.warnings)).toEqual([['c', 'problem.notAsked']])
  })

  test('a line is for its own phase and its own question', () => {
    const ruleset = toy(() => road() as Procedure<never>)
    const lines = [line('a', 2, 'road', 'high'), line('b', 1, 'barn', 'high')]
    const rehearsal = rehearse(ruleset, BEFORE, 'red', lines)
    expect(rehearsal.questions.map(({ lines: taken }) => taken.map(({ id }) => id))).toEqual([[], ['a'], []])
    expect(problems(rehearsal.warnings)).toEqual([['b', 'problem.notAsked']])
  })

  test('acts are one question; once no line is left, and it is not asked again, only the end is on offer', () => {
    let isOnce = true
    const ruleset = toy(function* (world) {
      const offer = (id: string) => ({ id, rule: RULE, wording: `act.${id}`, fields: [] }) as const
      while (world.cursor.phase === 1) {
        const chosen = yield* act('market', 'red', () => ({ rule: RULE, acts: [offer('dig'), offer('done')] }))
        if (chosen === null || chosen.act === 'done' || isOnce) return
      }
    })
    const once = rehearse(ruleset, BEFORE, 'red', [line('a', 1, 'market', { act: 'dig' })])
    expect(once.questions).toMatchObject([{ phase: 1, place: 0, lines: [{ id: 'a' }], request: { acts: [{ id: 'done' }] } }])
    expect(once.questions[0]?.request).toHaveProperty('acts.length', 1)
    isOnce = false
    const twice = rehearse(ruleset, BEFORE, 'red', [line('a', 1, 'market', { act: 'dig' }), line('b', 1, 'market', { act: 'dig' })])
    expect(twice.questions).toHaveLength(1)
    expect(twice.questions[0]?.lines.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(twice.questions[0]?.request).toHaveProperty('acts.length', 2)
    expect(rehearse(ruleset, BEFORE, 'red', []).questions[0]?.request).toHaveProperty('acts.length', 2)
  })

  test('every reason for a refusal is told, in the order of the lines', () => {
    const ruleset = toy(
      function* () {
        const fields = [amount(3), { ...amount(3), id: 'more' }]
        yield* fill('sheet', 'red', () => ({ rule: RULE, fields }))
        yield* road()
      },
      { rehearsal: { ...STILL, phases: [1] } },
    )
    const rehearsal = rehearse(ruleset, BEFORE, 'red', [
      line('b', 1, 'road', 'nowhere'),
      line('a', 1, 'sheet', { amount: 9, more: 9 }),
      line('c', 1, 'sheet', { amount: 1, more: 1 }),
    ])
    expect(rehearsal.warnings.map((warning) => `${warning.line} ${warning.problem.field}`)).toEqual(['b answer', 'a amount', 'a more'])
    expect(rehearsal.questions[0]).toMatchObject({
      lines: [{ id: 'c' }],
      tried: [
        { line: { id: 'a' }, taken: false },
        { line: { id: 'c' }, taken: true },
      ],
    })
  })

  test('a phase that the rules cannot get through leaves nothing behind: no questions, no refusals, and its lines are not foreseen', () => {
    const ruleset = toy(function* (world) {
      yield* fill('sheet', 'red', () => ({ rule: RULE, fields: [amount(world.balance('red', 'gold'))] }))
      yield* post(RULE, 'red', 'gold', 1)
      if (world.cursor.phase === 2) throw new Error('a bug')
    })
    const rehearsal = rehearse(ruleset, BEFORE, 'red', [
      line('a', 2, 'sheet', { amount: 99 }),
      line('b', 2, 'sheet', { amount: 1 }),
      line('c', 3, 'sheet', { amount: 7 }),
    ])
    expect([asked(rehearsal), rehearsal.unforeseen]).toEqual([['1/sheet#0', '3/sheet#0'], [2]])
    // Phase 3 comes after phase 1 alone: there are 6 and not 7.
    expect(problems(rehearsal.warnings)).toEqual([
      ['a', 'problem.notForeseen'],
      ['b', 'problem.notForeseen'],
      ['c', 'problem.range'],
    ])
  })

  test('rules that ask on for ever cannot be foreseen', () => {
    const ruleset = toy(function* () {
      for (;;) yield* road()
    })
    expect(rehearse(ruleset, BEFORE, 'red', [])).toMatchObject({ questions: [], unforeseen: [1, 2, 3] })
  })
})

describe('what no line answers', () => {
  /** What `red` gets for the question, as gold. */
  function given(play: () => Procedure<number>, change: Partial<Rehearsing> = {}): unknown {
    const ruleset = toy(
      function* (world) {
        const worth = world.cursor.phase === 1 ? yield* play() : 0
        if (world.cursor.phase === 2) yield* choose('end', 'red', () => shown(world))
        else yield* post(RULE, 'red', 'gold', worth)
      },
      { rehearsal: { ...STILL, phases: [1, 2], ...change } },
    )
    const shown = (world: World) => ({ rule: RULE, figures: { gold: world.balance('red', 'gold') }, options: options('on') }) as const
    const end = rehearse(ruleset, BEFORE, 'red', []).questions.find(({ question }) => question === 'end')
    return Number(end?.request.figures['gold']) - 5
  }

  const ASKED_FOR = options('yes', 'no', 'later')
  const worthOf = (id: string | null) => ['', 'yes', 'no', 'later'].indexOf(id ?? '')
  const offer = (seat: string, preset?: string, refusesFirst = false) =>
    function* (): Procedure<number> {
      const check = (id: string) => (refusesFirst && id === (preset ?? 'yes') ? [notYet('answer')] : [])
      return worthOf(yield* choose('offer', seat, () => ({ rule: RULE, options: ASKED_FOR, ...(preset && { preset }), check })))
    }

  test.each<[string, () => Procedure<number>, Partial<Rehearsing>, number]>([
    ['the seat takes its preset', offer('red', 'no'), {}, 2],
    ['without one, the first option', offer('red'), {}, 1],
    ['if the rule refuses that, the next one', offer('red', 'later', true), {}, 1],
    ['refusals are for others: the seat itself does not refuse', offer('red'), { refusals: ['later'] }, 1],
    ['another seat refuses if it can', offer('green', 'yes'), { refusals: ['other', 'later'] }, 3],
    ['another seat that cannot refuse takes its preset', offer('green', 'no'), { refusals: ['other'] }, 2],
  ])('of a choice: %s', (_, play, change, worth) => {
    expect(given(play, change)).toBe(worth)
  })

  const sheet = (seat: string, max: number, preset: number) =>
    function* (): Procedure<number> {
      const limits = [{ rule: RULE, wording: 'limit.gold', weights: { amount: 1 }, max }] as const
      const plan = yield* fill('sheet', seat, () => ({ rule: RULE, fields: [amount(9, preset)], limits }))
      return plan?.amount ?? 0
    }

  test.each<[string, () => Procedure<number>, number]>([
    ['the seat leaves its sheet as it is', sheet('red', 9, 4), 4],
    ['the seat gives the least where its sheet goes beyond a limit', sheet('red', 3, 4), 0],
    ['another seat gives the least', sheet('green', 9, 4), 0],
  ])('of a sheet: %s', (_, play, worth) => {
    expect(given(play)).toBe(worth)
  })

  test('another seat leaves its sheet as it is where the least does not fit', () => {
    const play = function* (): Procedure<number> {
      const check = ({ amount: much }: { readonly amount: number }) => (much === 0 ? [notYet('amount')] : [])
      const plan = yield* fill('sheet', 'green', () => ({ rule: RULE, fields: [amount(9, 4)], check }))
      return plan?.amount ?? 0
    }
    expect(given(play)).toBe(4)
  })

  test('a sheet that nothing fits makes its phase unforeseen', () => {
    const play = () => fill('sheet', 'red', () => ({ rule: RULE, fields: [amount(9)], check: () => [notYet('amount')] }))
    const rehearsal = rehearse(toy(play as () => Procedure<never>), BEFORE, 'red', [])
    expect(rehearsal.unforeseen).toEqual([1, 2, 3])
  })

  test('another seat does nothing where it may act, and is no question of this seat', () => {
    const acts = ['dig', 'done'].map((id) => ({ id, rule: RULE, wording: `act.${id}`, fields: [] }) as const)
    const play = function* (): Procedure<number> {
      const chosen = yield* act('market', 'green', () => ({ rule: RULE, acts }))
      return chosen?.act === 'done' ? 1 : 2
    }
    expect(given(play)).toBe(1)
    expect(rehearse(toy(play as unknown as () => Procedure), BEFORE, 'red', []).questions).toEqual([])
  })

  test('a phase of the table is played as the table, and of several asked at once only the own question is one', () => {
    const seats = ['green', 'red', 'blue']
    const ruleset = toy(
      function* (world) {
        if (world.cursor.seat !== TABLE_SEAT) return yield* post(RULE, 'red', 'gold', -2)
        const ask = (seat: string) => fill('sheet', seat, () => ({ rule: RULE, fields: [amount(world.balance('red', 'gold'))] }))
        const sheets = yield* collect(seats, ask)
        yield* post(RULE, 'red', 'gold', -(sheets.get('red')?.amount ?? 0))
        yield* ask('red')
        yield* checkpoint({ ...world.cursor, phase: 5 })
      },
      { rehearsal: { ...STILL, phases: [3], tablePhases: [2, 4] } },
    )
    const rehearsal = rehearse(
      ruleset,
      worldAt({ turn: 1, seat: TABLE_SEAT, phase: 5 }),
      'red',
      [2, 1, 9].map((gold, at) => line(`${at}`, 4, 'sheet', { amount: gold })),
    )
    expect(asked(rehearsal)).toEqual(['2/sheet#0', '2/sheet#1', '4/sheet#0', '4/sheet#1'])
    expect(rehearsal.questions.map(({ request }) => [request.id, request.kind === 'fill' && request.fields[0]])).toMatchObject([
      ['2/table/2/sheet@red', { max: 5 }],
      ['2/table/2/sheet@red', { max: 5 }],
      ['2/table/4/sheet@red', { max: 3 }],
      ['2/table/4/sheet@red', { max: 1 }],
    ])
    expect(rehearsal.questions.map(({ lines }) => lines.length)).toEqual([0, 0, 1, 1])
    expect(problems(rehearsal.warnings)).toEqual([['2', 'problem.notAsked']])
    const later = rehearse(ruleset, worldAt({ turn: 2, seat: TABLE_SEAT, phase: 2 }), 'red', [])
    expect([later.lockedTo, ...asked(later)]).toEqual([2, '4/sheet#0', '4/sheet#1'])
  })

  test('cards are not drawn: what follows them in the phase is not asked, and the next phase goes on', () => {
    const pile = [{ face: 'ace', copies: 2, wording: 'card.ace' }]
    const ruleset = toy(function* () {
      yield* askToDraw('card', 'red', () => ({ rule: RULE, pile, count: 1 }))
      yield* road()
    })
    const rehearsal = rehearse(ruleset, BEFORE, 'red', [line('a', 1, 'card', 'ace')])
    expect(rehearsal).toMatchObject({ questions: [], unforeseen: [] })
    expect(problems(rehearsal.warnings)).toEqual([['a', 'problem.notAsked']])
  })

  test('dice show what changes nothing', () => {
    const play = function* (): Procedure<number> {
      const rolled = yield* roll('eggs', 'red', () => ({ rule: RULE, faces: 6, count: 3, test: chance(5, 'egg', 'none') }))
      return 10 * (rolled.counts['none'] ?? 0) + Array.from(rolled.values ?? []).length
    }
    expect(given(play)).toBe(33)
    expect(given(play, { stillDie: () => null })).toBe(0)
  })
})
