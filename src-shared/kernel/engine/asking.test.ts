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
