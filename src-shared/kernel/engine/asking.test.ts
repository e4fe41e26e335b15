import { describe, expect, test } from 'vitest'
import { takeAnswer } from '../forms/answer.ts'
import { Asking, oneOf } from './asking.ts'
import { problem } from '../problem.ts'
import { chance, type Ask } from './procedure.ts'
import { questionKey, type DrawRequest, type RollRequest } from './request.ts'
import { SEED, valueOf } from '../testing/toyTable.ts'

type Stated = ReturnType<Ask['state']>

/** One question whose wording may change while its answer is sealed. */
class Sealed {
  state: unknown
  readonly asking: Asking

  constructor(state: unknown) {
    this.state = state
    const ask: Ask = { kind: 'ask', name: 'q', seat: 'red', state: () => this.state as Stated }
    this.asking = new Asking({ kind: 'collect', asks: [ask] }, () => ({ id: '1/table/0/q@red', occurrence: 0 }))
  }

  answer(raw: unknown): void {
    const [request] = this.asking.open
    if (request === undefined) throw new Error('nothing is asked')
    const { answer, reply } = oneOf(valueOf(takeAnswer(request, raw, SEED)))
    this.asking.seal(questionKey(request), answer, reply)
  }

  restate(state: unknown): void {
    this.state = state
    this.asking.restate()
  }
}

type Rolled = Omit<RollRequest, 'id' | 'occurrence' | 'seat'>
const HEAD = { rule: 'TOY-BID-1', wording: 'x', figures: {} } as const
const ROLL: Rolled = { ...HEAD, kind: 'roll', faces: 100, count: 2, test: { type: 'number' } }
const bulk = (need: number): Rolled => ({
  ...HEAD,
  kind: 'roll',
  faces: 100,
  count: 40,
  test: chance(need, 'hit', 'miss'),
  counts: ['hit', 'miss'],
})
const draw = (...faces: readonly string[]): Omit<DrawRequest, 'id' | 'occurrence' | 'seat'> => ({
  ...HEAD,
  kind: 'draw',
  count: 1,
  pile: faces.map((face) => ({ face, copies: 1, wording: face })),
})

describe('a sealed answer whose question is stated afresh', () => {
  test('dice stay what they are, and whose they are', () => {
    const sealed = new Sealed(ROLL)
    sealed.answer({ by: 'app' })
    const before = sealed.asking.sealed
    sealed.restate({ ...ROLL, figures: { more: 1 } })
    expect(sealed.asking.open).toEqual([])
    expect(sealed.asking.sealed.map(({ answer }) => answer)).toEqual(before.map(({ answer }) => answer))
    expect(sealed.asking.reply).toMatchObject([{ by: 'app' }])
  })

  test('dice of other faces, or too few of them, are thrown again', () => {
    for (const change of [{ faces: 10 }, { count: 3 }]) {
      const sealed = new Sealed(ROLL)
      sealed.answer({ by: 'hand', dice: [4, 7] })
      sealed.restate({ ...ROLL, ...change })
      expect(sealed.asking.sealed).toEqual([])
      expect(sealed.asking.parties).toEqual([{ seat: 'red', in: false }])
    }
  })

  test('of many dice the counts follow the new need, the dice and their digest stay', () => {
    const sealed = new Sealed(bulk(30))
    sealed.answer({ by: 'app' })
    const [before] = sealed.asking.sealed
    sealed.restate(bulk(90))
    const [after] = sealed.asking.sealed
    const fresh = new Sealed(bulk(90))
    fresh.answer({ by: 'app' })
    expect(after?.answer).toEqual(fresh.asking.sealed[0]?.answer)
    expect(after?.answer).not.toEqual(before?.answer)
    expect(after?.answer).toMatchObject({ digest: (before?.answer as { digest?: string }).digest })
  })

  test('cards that were drawn stay where they can still be drawn, and are drawn again where not', () => {
    const sealed = new Sealed(draw('ace', 'king', 'two'))
    sealed.answer({ by: 'app' })
    const [drawn = ''] = (sealed.asking.sealed[0]?.answer as { readonly cards: readonly string[] }).cards
    const others = ['ace', 'king', 'two', 'wild'].filter((face) => face !== drawn)
    sealed.restate(draw(drawn, ...others))
    expect(sealed.asking.sealed[0]?.answer).toEqual({ by: 'app', cards: [drawn] })
    sealed.restate(draw(...others))
    expect(sealed.asking.sealed).toEqual([])
    expect(sealed.asking.open).toHaveLength(1)
  })

  test('an answer the rule has something against by now is asked for again', () => {
    const options = ['low', 'high'].map((id) => ({ id, wording: id }))
    const sealed = new Sealed({ ...HEAD, kind: 'choose', options })
    sealed.answer('high')
    sealed.restate({ ...HEAD, kind: 'choose', options, check: () => [] })
    expect(sealed.asking.sealed).toHaveLength(1)
    sealed.restate({
      ...HEAD,
      kind: 'choose',
      options,
      check: (id: string) => (id === 'high' ? [problem('answer', 'problem.settled')] : []),
    })
    expect(sealed.asking.sealed).toEqual([])
  })

  test('a party that was given a reply without an answer stays in, and one with nothing left to be asked counts as in', () => {
    const sealed = new Sealed(ROLL)
    const [request] = sealed.asking.open
    sealed.asking.seal(request === undefined ? '' : questionKey(request), null, null)
    sealed.restate({ ...ROLL })
    expect(sealed.asking.parties).toEqual([{ seat: 'red', in: true }])
    expect(sealed.asking.sealed).toEqual([])
    const idle = new Sealed(ROLL)
    idle.restate(null)
    expect(idle.asking.parties).toEqual([{ seat: 'red', in: true }])
    expect(idle.asking.open).toEqual([])
  })
})

describe('typed counts and groups of dice', () => {
  test('counts stay while they add up to what is thrown, and are asked for again where they do not', () => {
    const sealed = new Sealed(bulk(30))
    sealed.answer({ by: 'hand', counts: { hit: 12, miss: 28 } })
    sealed.restate(bulk(90))
    expect(sealed.asking.sealed[0]?.answer).toEqual({ by: 'hand', counts: { hit: 12, miss: 28 } })
    expect(sealed.asking.reply).toMatchObject([{ by: 'hand', values: null, counts: { hit: 12, miss: 28 } }])
    sealed.restate({ ...bulk(90), count: 41 })
    expect(sealed.asking.sealed).toEqual([])
  })

  test('groups stay with their dice', () => {
    const split = (need: number): Rolled => ({ ...HEAD, kind: 'roll', faces: 100, count: 1, split: 4, test: chance(need, 'hit', 'miss') })
    const sealed = new Sealed(split(30))
    sealed.answer({ by: 'app', groups: [3, 1] })
    const before = sealed.asking.reply
    sealed.restate(split(100))
    expect(sealed.asking.sealed[0]?.answer).toMatchObject({ by: 'app', groups: [3, 1] })
    expect(sealed.asking.reply).toMatchObject([{ by: 'app', groups: [3, 1], counts: { hit: 2 } }])
    expect(before).toMatchObject([{ groups: [3, 1] }])
  })

  test('another kind of question than before is asked afresh', () => {
    const options = ['low', 'high'].map((id) => ({ id, wording: id }))
    const chosen = new Sealed({ ...HEAD, kind: 'choose', options })
    chosen.answer('high')
    chosen.restate(ROLL)
    expect([chosen.asking.sealed, chosen.asking.open.map(({ kind }) => kind)]).toEqual([[], ['roll']])
    const thrown = new Sealed(ROLL)
    thrown.answer({ by: 'hand', dice: [4, 7] })
    thrown.restate({ ...HEAD, kind: 'choose', options })
    expect([thrown.asking.sealed, thrown.asking.open.map(({ kind }) => kind)]).toEqual([[], ['choose']])
    thrown.restate(draw('ace'))
    thrown.answer({ by: 'app' })
    thrown.restate(ROLL)
    expect([thrown.asking.sealed, thrown.asking.open.map(({ kind }) => kind)]).toEqual([[], ['roll']])
  })
})

describe('what is asked', () => {
  const options = ['low', 'high'].map((id) => ({ id, wording: id }))
  const stated = (state: unknown): Ask => ({ kind: 'ask', name: 'q', seat: 'red', state: () => state as Stated })
  const KEY = questionKey({ id: '1/red/0/q', occurrence: 2 })
  const asked = (state: unknown) => new Asking(stated(state), () => ({ id: '1/red/0/q', occurrence: 2 }))
  const refusing = {
    ...HEAD,
    kind: 'choose',
    options,
    check: (id: string) => (id === 'high' ? [problem('answer', 'problem.settled')] : []),
  }

  test('alone has no parties, and one reply instead of a list', () => {
    const asking = asked(refusing)
    expect([asking.collects, asking.parties, asking.reply]).toEqual([false, [], undefined])
    asking.seal(KEY, 'low', 'low')
    expect([asking.reply, asking.parties, asking.open]).toEqual(['low', [], []])
  })

  test('is a request with its place, how often it was asked and its seat, without the check of the rule', () => {
    expect(asked(refusing).open).toEqual([{ ...HEAD, kind: 'choose', options, id: '1/red/0/q', occurrence: 2, seat: 'red' }])
  })

  test('is found by its key, answered or not, as long as there is anything to ask', () => {
    const asking = asked(refusing)
    const request: unknown = asking.open[0]
    expect(asking.find(KEY)).toEqual({ request, isSealed: false })
    expect(asking.find('1/red/0/q')).toBeUndefined()
    asking.seal(KEY, 'low', 'low')
    expect(asking.find(KEY)).toEqual({ request, isSealed: true })
    expect(asked(null).find(KEY)).toBeUndefined()
  })

  test('is held to what its rule has against an answer; another question to nothing', () => {
    const asking = asked(refusing)
    const against = (key: string, reply: string) => asking.objections(key, reply).map(({ field }) => field)
    expect([against(KEY, 'high'), against(KEY, 'low'), against('1/red/0/other#2', 'high')]).toEqual([['answer'], [], []])
    expect(asked({ ...HEAD, kind: 'choose', options }).objections(KEY, 'high')).toEqual([])
  })

  test('is no longer answered where an answer to another question comes in', () => {
    const asking = asked(refusing)
    asking.seal('1/red/0/other#2', 'low', 'low')
    expect([asking.sealed, asking.open.length]).toEqual([[], 1])
  })

  test('falls away with its answer, and is asked anew where it comes back', () => {
    const sealed = new Sealed({ ...HEAD, kind: 'choose', options })
    sealed.answer('low')
    sealed.restate(null)
    expect([sealed.asking.sealed, sealed.asking.open, sealed.asking.reply]).toEqual([[], [], [undefined]])
    sealed.restate({ ...HEAD, kind: 'choose', options })
    expect([sealed.asking.sealed, sealed.asking.open.length]).toEqual([[], 1])
  })
})
