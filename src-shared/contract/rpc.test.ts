import { plainMessage } from '../kernel/message.ts'
import { describe, expect, test } from 'vitest'
import { StoreError } from './journalStore.ts'
import { answerCall, apiOver, isEvent, isMethod, UNEXPECTED, WORKBENCH_METHODS, type RpcReply } from './rpc.ts'
import type { WorkbenchApi } from './workbenchApi.ts'

/** A workbench that returns the method and arguments of each call. */
const echo = Object.fromEntries(
  WORKBENCH_METHODS.map((method) => [method, async (...args: readonly unknown[]) => [method, ...args]]),
) as unknown as WorkbenchApi

function carried(method: unknown, args: unknown, api: WorkbenchApi = echo): Promise<RpcReply> {
  return answerCall(api, method, args, (fault) => {
    throw new Error('no fault was expected', { cause: fault })
  })
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { in: nested(depth - 1) }
}

describe('a call from outside', () => {
  test.each<[string, unknown[]]>([
    ['host', []],
    ['create', [{ title: 'x', players: {}, list: [1, null, true] }]],
    ['answer', ['t', [34, 77], '1/red/3/births']],
    ['answer', ['t', null, 'id']],
    ['retract', ['t', 3]],
    ['retract', ['t', 3, 'why']],
    ['correct', ['t', [{ owner: 'red', account: 'food', to: 7 }], 'why']],
    ['decide', ['t', { birth_death: 'none' }, 'why']],
    ['preview', ['t', nested(39)]],
    ['setDoor', ['t', 'network']],
    ['setReady', ['t', 'red', false]],
    ['saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'booklet', answer: { act: 'spies', count: 2, hidden: true } }]]],
    ['saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'council', answer: 'advance' }]]],
    ['takeOrders', ['t', '{}', '', ['a', 'b']]],
  ])('%s with %j is carried out', async (method, args) => {
    expect(await carried(method, args)).toEqual({ value: [method, ...args] })
  })

  test.each<[string, string, unknown]>([
    ['a date', 'preview', ['t', new Date()]],
    ['a map', 'preview', ['t', new Map()]],
    ['a function', 'preview', ['t', () => 1]],
    ['an infinite number', 'preview', ['t', { to: Infinity }]],
    ['nothing where JSON is wanted', 'preview', ['t']],
    ['JSON nested too deep', 'preview', ['t', nested(60)]],
    ['a number for a text', 'note', ['t', 7]],
    ['too many', 'note', ['t', 'x', 'y', 'z']],
    ['changes with more in them', 'correct', ['t', [{ owner: 'e', account: 'f', to: 1, seq: 2 }], 'why']],
    ['changes that are none', 'correct', ['t', { length: 0 }, 'why']],
    ['a door that opens further', 'setDoor', ['t', 'everywhere']],
    ['a text for yes', 'setReady', ['t', 'red', 'true']],
    ['names that are none', 'takeOrders', ['t', '{}', '', ['a', 1]]],
    ['orders with more in them', 'saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'q', answer: 'x', seat: 'green' }]]],
    ['orders of half a phase', 'saveOrders', ['t', 'red', [{ id: 'a', phase: 5.5, question: 'q', answer: 'x' }]]],
    ['orders with a list for an answer', 'saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'q', answer: ['x'] }]]],
    ['orders with nested answers', 'saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'q', answer: { a: { b: 1 } } }]]],
    ['orders without an answer', 'saveOrders', ['t', 'red', [{ id: 'a', phase: 5, question: 'q', answer: null }]]],
    ['no list', 'host', {}],
    ['none at all', 'openTable', undefined],
  ])('with %s for arguments is refused', async (_, method, args) => {
    expect(await carried(method, args)).toEqual({
      error: expect.objectContaining({ text: expect.stringMatching(/^The workbench cannot do \w+ with what it was given: it takes /) }),
    })
  })

  test.each(['wipe', 'toString', 'constructor', '__proto__', '', undefined, null, 7, {}])('of the method %j is refused', async (method) => {
    expect(await carried(method, [])).toEqual({
      error: expect.objectContaining({ text: 'The workbench was asked for something it does not know: reload the page.' }),
    })
  })

  test("a store's sentence goes out; a fault is reported and only a plain sentence goes out", async () => {
    const faults: unknown[] = []
    const fault = new TypeError('undefined is not a function at /somewhere/secret.ts')
    const failing = (error: Error): WorkbenchApi => ({ ...echo, library: () => Promise.reject(error) })
    expect(await answerCall(failing(new StoreError('The disk is full.')), 'library', [], (it) => faults.push(it))).toEqual({
      error: expect.objectContaining({ text: 'The disk is full.' }),
    })
    expect(faults).toEqual([])
    expect(await answerCall(failing(fault), 'library', [], (it) => faults.push(it))).toEqual({ error: UNEXPECTED })
    expect(faults).toEqual([fault])
  })
})

describe('the interface over a wire', () => {
  test('is the whole interface, and leaves out what was not given', async () => {
    const sent: unknown[][] = []
    const api = apiOver(async (method, args) => {
      sent.push([method, ...args])
      return { value: 'there' }
    })
    expect(Object.keys(api).sort()).toEqual([...WORKBENCH_METHODS].sort())
    expect(await api.retract('t', 3, undefined)).toBe('there')
    expect(sent).toEqual([['retract', 't', 3]])
  })

  test('sends plain copies: what a page holds may be a proxy, and may change later', async () => {
    const sent: unknown[] = []
    const api = apiOver(async (_method, args) => {
      sent.push(structuredClone(args))
      return { value: null }
    })
    const held = new Proxy({ act: 'done', rows: [{ count: 1 }] }, {})
    await api.answer('t', held, 'q')
    expect(sent).toEqual([['t', { act: 'done', rows: [{ count: 1 }] }, 'q']])
  })

  test('rejects with a sentence fit to be shown', async () => {
    const api = apiOver(async () => ({ error: plainMessage('The disk is full.') }))
    await expect(api.library()).rejects.toThrow(new StoreError('The disk is full.'))
    await expect(api.library()).rejects.toBeInstanceOf(StoreError)
  })

  test('knows its methods and events from anything else', () => {
    expect([isMethod('answer'), isMethod('listen'), isMethod('hasOwnProperty')]).toEqual([true, false, false])
    expect([isEvent('tableChanged'), isEvent('toString'), isEvent(1)]).toEqual([true, false, false])
  })
})
