import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_ORDERS, type OrderLine, type OrdersState, type OrderWarning } from '../../../src-shared/contract/orders.ts'
import { accept, problem, type Outcome } from '../../../src-shared/kernel/problem.ts'
import type { OrdersApi } from './ordersApi.ts'
import { refusal } from '../../stores/sentences.ts'
import { useOrders } from './ordersStore.ts'

const line = (id: string, amount = 1): OrderLine => ({ id, phase: 7, question: 'spend', answer: { act: 'culture', amount } })

/** Orders in memory; `troubles` are given in place of the next savings. */
class MemoryOrders implements OrdersApi {
  state: OrdersState = { ...NO_ORDERS, round: 4 }
  saves = 0
  troubles: (string | Error)[] = []
  warnings: readonly OrderWarning[] = []
  gate: Promise<void> = Promise.resolve()
  changed: (orders: OrdersState) => void = () => undefined

  load(): Promise<Outcome<OrdersState>> {
    return Promise.resolve(accept(this.state))
  }

  async save(lines: readonly OrderLine[]): Promise<Outcome<OrdersState>> {
    this.saves++
    await this.gate
    const trouble = this.troubles.shift()
    if (trouble instanceof Error) throw trouble
    if (trouble !== undefined) return refusal(() => trouble)
    this.state = { ...this.state, lines, ready: false }
    return accept(this.state)
  }

  ready(flag: boolean): Promise<Outcome<readonly OrderWarning[]>> {
    this.state = { ...this.state, ready: flag }
    return Promise.resolve(accept(this.warnings))
  }

  listen(changed: (orders: OrdersState) => void): () => void {
    this.changed = changed
    return () => (this.changed = () => undefined)
  }
}

let kept: MemoryOrders
let orders: ReturnType<typeof useOrders>

beforeEach(async () => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  kept = new MemoryOrders()
  orders = useOrders()
  await orders.open(kept)
})
afterEach(() => {
  orders.close()
  vi.useRealTimers()
})

test('several changes in a row are saved once, and say so meanwhile', async () => {
  orders.write([line('a')])
  orders.write([line('a'), line('b')])
  expect([orders.saving, kept.saves]).toEqual(['changed', 0])
  await vi.runAllTimersAsync()
  expect([orders.saving, kept.saves, kept.state.lines]).toEqual(['saved', 1, [line('a'), line('b')]])
})

test.each(['beforeunload', 'pagehide'])('a page that goes (%s) saves at once what was changed a moment before', async (event) => {
  orders.write([line('a')])
  window.dispatchEvent(new Event(event))
  await Promise.resolve()
  await Promise.resolve()
  expect([kept.saves, kept.state.lines]).toEqual([1, [line('a')]])
})

test('what could not be saved is told with its reason, kept, and tried again by itself', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  kept.troubles = ['The table is closed.', new Error('torn wire')]
  orders.write([line('a')])
  await vi.advanceTimersByTimeAsync(600)
  expect([orders.saving, orders.trouble, orders.orders?.lines]).toEqual(['failed', 'The table is closed.', [line('a')]])
  await vi.advanceTimersByTimeAsync(1000)
  expect([orders.saving, kept.saves]).toEqual(['failed', 2])
  expect(orders.trouble).toContain('Something went wrong while the orders were saved')
  await vi.advanceTimersByTimeAsync(2000)
  expect([orders.saving, orders.trouble, kept.state.lines]).toEqual(['saved', null, [line('a')]])
})

test('a change made while the one before is on its way is saved after it', async () => {
  let open: () => void = () => undefined
  kept.gate = new Promise((done) => (open = done))
  orders.write([line('a')])
  await vi.advanceTimersByTimeAsync(600)
  expect(orders.saving).toBe('saving')
  orders.write([line('a'), line('b')])
  open()
  await vi.runAllTimersAsync()
  expect([orders.saving, kept.saves, kept.state.lines]).toEqual(['saved', 2, [line('a'), line('b')]])
  expect(orders.orders?.lines).toEqual([line('a'), line('b')])
})

test('ready waits until all is saved, brings warnings, and is over with the next change', async () => {
  kept.warnings = [{ line: 'a', problem: problem('answer', 'problem.notAsked') }]
  orders.write([line('a')])
  expect(await orders.setReady(true)).toBe(true)
  expect([kept.state, orders.orders?.ready, orders.warnings]).toEqual([
    { ...kept.state, lines: [line('a')], ready: true },
    true,
    kept.warnings,
  ])
  orders.write([line('a', 2)])
  expect([orders.orders?.ready, orders.warnings]).toEqual([false, []])
})

test('nobody is ready with orders that are not saved', async () => {
  kept.troubles = ['The disk is full.']
  orders.write([line('a')])
  expect(await orders.setReady(true)).toBe(false)
  expect([kept.state.ready, orders.trouble]).toEqual([false, 'The disk is full.'])
})

test('orders that changed elsewhere are taken over, but never in place of what is not saved yet', async () => {
  kept.changed({ ...kept.state, lines: [line('x')], ready: true })
  expect(orders.orders).toMatchObject({ lines: [line('x')], ready: true })
  orders.write([line('mine')])
  kept.changed({ ...kept.state, lines: [line('x')], lockedTo: 4, fates: { x: 'taken' } })
  expect(orders.orders).toMatchObject({ lines: [line('mine')], ready: false, lockedTo: 4, fates: { x: 'taken' } })
})

test('who leaves in mid-sentence has it saved', async () => {
  orders.write([line('a')])
  orders.close()
  await vi.runAllTimersAsync()
  expect([kept.state.lines, orders.orders, orders.standing]).toEqual([[line('a')], null, 'closed'])
})

test('orders that cannot be opened say why, and can be opened again', async () => {
  vi.spyOn(kept, 'load').mockResolvedValueOnce(refusal(() => 'The campaign is closed.'))
  await orders.open(kept)
  expect([orders.standing, orders.trouble, orders.orders]).toEqual(['trouble', 'The campaign is closed.', null])
  await orders.open(kept)
  expect([orders.standing, orders.trouble, orders.orders?.round]).toEqual(['open', null, 4])
})
