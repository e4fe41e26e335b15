import { describe, expect, test } from 'vitest'
import { WORKBENCH_METHODS, type RpcReply } from './rpc.ts'
import type { SeatApi } from './seatApi.ts'
import { answerSeatCall, SEAT_EVENTS, SEAT_METHODS, seatApiOver } from './seatRpc.ts'

const echo = Object.fromEntries(
  SEAT_METHODS.map((method) => [method, async (...args: readonly unknown[]) => [method, ...args]]),
) as unknown as SeatApi

function carried(method: unknown, args: unknown): Promise<RpcReply> {
  return answerSeatCall(echo, method, args, (fault) => {
    throw new Error('no fault was expected', { cause: fault })
  })
}

const LINE = { id: 'a', phase: 5, question: 'booklet', answer: { act: 'spies', count: 2 } }

describe("a call of a player's device", () => {
  test.each<[string, unknown[]]>([
    ['openSeat', []],
    ['answer', [{ act: 'done' }, '3/red/7/spend']],
    ['saveOrders', [[LINE]]],
    ['setReady', [true]],
    ['useOrders', ['3/red/7/spend']],
  ])('%s with %j is carried out', async (method, args) => {
    expect(await carried(method, args)).toEqual({ value: [method, ...args] })
  })

  test.each<[string, unknown[]]>([
    ['openSeat', ['green']],
    ['answer', ['app']],
    ['saveOrders', ['red', [LINE]]],
    ['saveOrders', [{ 0: LINE, length: 1 }]],
    ['setReady', [1]],
    ['useOrders', []],
  ])('%s with %j is refused', async (method, args) => {
    expect(await carried(method, args)).toEqual({
      error: expect.objectContaining({ text: expect.stringMatching(/^The workbench cannot do \w+ with what it was given/) }),
    })
  })

  test('reaches nothing that is the game master alone', async () => {
    const others = WORKBENCH_METHODS.filter((method) => !(SEAT_METHODS as readonly string[]).includes(method))
    expect(others).toContain('retract')
    for (const method of [...others, 'constructor', '__proto__', 'then', null]) {
      expect(await carried(method, [])).toEqual({
        error: expect.objectContaining({ text: 'The workbench was asked for something it does not know: reload the page.' }),
      })
    }
  })

  test('is the whole interface of a seat', async () => {
    const sent: unknown[][] = []
    const api = seatApiOver(async (method, args) => {
      sent.push([method, ...args])
      return { value: 'there' }
    })
    expect(Object.keys(api).sort()).toEqual([
      'answer',
      'name',
      'openSeat',
      'promiseShare',
      'saveOrders',
      'sendShare',
      'setReady',
      'useOrders',
    ])
    await api.setReady(false)
    expect(sent).toEqual([['setReady', false]])
    expect([...SEAT_EVENTS].sort()).toEqual(['chanceChanged', 'dismissed', 'ordersChanged', 'tableChanged'])
  })
})
