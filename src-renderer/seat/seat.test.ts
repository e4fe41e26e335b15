import { plainMessage } from '../../src-shared/kernel/message.ts'
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SeatApi } from '../../src-shared/contract/seatApi.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import { useSeatNav } from './nav.ts'
import ConnectionStrip from './components/ConnectionStrip.vue'

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('coming in', () => {
  test('a device that is known opens its seat', async () => {
    const { seat, table } = await mountSeat(await tinySeat())
    expect(seat.seated).toBe(true)
    expect(table.head?.seat).toBe('elves')
    expect(seat.blockedReason).toBeNull()
  })

  test('a code of the address is handed in before anything else', async () => {
    const join = vi.fn(() => Promise.resolve(null))
    const { seat } = await mountSeat(await tinySeat({ link: { join } }), undefined, 'ABC')
    expect(join).toHaveBeenCalledWith('ABC')
    expect(seat.joining).toBe(false)
  })

  test('an invitation opened on a device with a seat moves nobody until the player says so', async () => {
    const join = vi.fn(() => Promise.resolve(null))
    const { seat } = await mountSeat(await tinySeat({ link: { join, seatHere: () => Promise.resolve('seated') } }), undefined, 'ABC')
    expect(join).not.toHaveBeenCalled()
    expect(seat.seated).toBe(true)
    expect(seat.invitation).toBe('ABC')
    await seat.takeInvitation()
    expect(join).toHaveBeenCalledWith('ABC')
    expect(seat.invitation).toBeNull()
  })

  test('the link by which a device came to its seat is not asked about again', async () => {
    const join = vi.fn(() => Promise.resolve(null))
    const { seat } = await mountSeat(await tinySeat({ link: { join, seatHere: () => Promise.resolve('spent') } }), undefined, 'ABC')
    expect([seat.invitation, seat.seated, join.mock.calls.length]).toEqual([null, true, 0])
  })

  test('a link that was used before leads a device that has its seat straight in', async () => {
    const { seat } = await mountSeat(
      await tinySeat({ link: { join: () => Promise.resolve(() => 'This code opens no seat.') } }),
      undefined,
      'ABC',
    )
    expect(seat.seated).toBe(true)
    expect(seat.message).toBeNull()
  })

  test('where the code is not taken and the device has no seat, the reason is told', async () => {
    const at = await tinySeat({ link: { join: () => Promise.resolve(() => 'This code opens no seat.') } })
    at.connect('shutOut')
    const { seat } = await mountSeat(at, undefined, 'ABC')
    expect(seat.joining).toBe(true)
    expect(seat.message).toBe('This code opens no seat.')
  })
})

describe('the table does not answer', () => {
  test('what was seen last is shown, with its time, and nothing can be answered', async () => {
    const first = await tinySeat()
    const kept = { view: first.view(), seenAt: 1000 }
    const at = await tinySeat({ kept })
    at.connect('lost')
    const { seat, table } = await mountSeat(at)
    expect(seat.seated).toBe(true)
    expect(table.entries).toHaveLength(1)
    expect(seat.asOf).toBe(1000)
    expect(seat.blockedReason).toContain('Not connected')

    at.connect('open')
    await flushPromises()
    expect(seat.asOf).toBeNull()
    expect(seat.blockedReason).toBeNull()
    expect(at.calls).toContainEqual(['openSeat'])
  })

  test('where nothing was kept there is nothing to show but that', async () => {
    const at = await tinySeat()
    at.connect('lost')
    const { seat, table } = await mountSeat(at)
    expect(seat.seated).toBe(false)
    expect(table.trouble).toBe(new ConnectionLost().message)
    at.connect('open')
    await flushPromises()
    expect(seat.seated).toBe(true)
  })

  test('when the connection breaks the view stays, counts its age, and what changed meanwhile is caught up with', async () => {
    const at = await tinySeat()
    const { seat, table } = await mountSeat(at)
    vi.useFakeTimers({ now: 50_000, toFake: ['Date'] })
    at.connect('lost')
    expect(seat.asOf).toBe(50_000)
    expect(at.kept?.seenAt).toBe(50_000)
    expect(seat.seated).toBe(true)
    const view = at.view().table
    at.change({ title: 'The Summer Crown', entries: [...view.entries, { seq: 1, kind: 'title', title: 'The Summer Crown' }] })
    at.connect('open')
    await flushPromises()
    expect(table.title).toBe('The Summer Crown')
    expect(table.entries).toHaveLength(2)
  })

  test('the strip says since when, and counts on', async () => {
    const at = await tinySeat()
    vi.useFakeTimers({
      now: new Date(2026, 10, 21, 14, 32).getTime(),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    const { wrapper } = await mountSeat(at, ConnectionStrip)
    expect(wrapper.text()).toBe('')
    at.connect('lost')
    await vi.advanceTimersByTimeAsync(180_500)
    expect(wrapper.text()).toMatch(/Not connected: as of .*32.*, 3 minutes ago/)
    at.connect('open')
    await vi.advanceTimersByTimeAsync(10)
    expect(wrapper.text()).toBe('')
  })
})

describe('another campaign is played at the address', () => {
  test('what was seen last stays, and a code can be asked for and put off again', async () => {
    const at = await tinySeat({ kept: { view: (await tinySeat()).view(), seenAt: 1000 } })
    at.connect('lost')
    const { seat, table } = await mountSeat(at)
    at.connect('elsewhere')
    expect([seat.seated, seat.asOf, table.entries.length]).toEqual([true, 1000, 1])
    expect(seat.blockedReason).toContain('Another campaign is played at this address')
    seat.askForCode()
    expect([seat.seated, seat.joining, seat.mayReturn, seat.message]).toEqual([false, true, true, null])
    seat.goBack()
    expect([seat.seated, at.kept?.seenAt]).toEqual([true, 1000])
  })

  test('without anything seen a code is asked for; the own door lets the device in all the same', async () => {
    const at = await tinySeat()
    at.connect('lost')
    const { seat } = await mountSeat(at)
    at.connect('elsewhere')
    expect([seat.joining, seat.mayReturn]).toEqual([true, false])
    expect(seat.message).toContain('no seat at the table that is open now')
    at.connect('open')
    await flushPromises()
    expect([seat.seated, seat.message]).toEqual([true, null])
  })

  test('a code that is taken there leaves nothing of the seat before', async () => {
    const at = await tinySeat({ link: { join: () => Promise.resolve(null) } })
    const { seat } = await mountSeat(at)
    at.connect('lost')
    at.connect('elsewhere')
    await flushPromises()
    expect([seat.seated, at.kept === null]).toEqual([true, false])
    seat.askForCode()
    await seat.join('7K2M9')
    expect([at.kept, at.bridge.memory.view(), seat.joining]).toEqual([null, null, false])
  })

  test('the strip offers to sit down there, and says nothing of the door that was closed', async () => {
    const at = await tinySeat()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { seat, wrapper } = await mountSeat(at, ConnectionStrip)
    at.listeners.emit('dismissed', plainMessage('The game master has closed the table.'))
    at.connect('lost')
    at.connect('elsewhere')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(wrapper.text()).toMatch(/^Another campaign is played at this address now\. You see yours as of /)
    expect(wrapper.text()).not.toContain('closed the table')
    await wrapper.get('button').trigger('click')
    expect(seat.joining).toBe(true)
  })
})

describe('being sent away', () => {
  test('wipes what was kept and what is shown, and says so in a neutral sentence', async () => {
    const at = await tinySeat()
    const { seat, table } = await mountSeat(at)
    at.kept = { view: at.view(), seenAt: 1 }
    at.listeners.emit('dismissed', plainMessage('Your seat was given to another device.'))
    at.connect('shutOut')
    await flushPromises()
    expect(at.kept).toBeNull()
    expect(at.bridge.memory.view()).toBeNull()
    expect(table.entries).toHaveLength(0)
    expect(seat.joining).toBe(true)
    expect(seat.message).toBe('Your seat was given to another device.')
  })

  test('a door that was closed leaves the view to be read, with the reason', async () => {
    const at = await tinySeat()
    const { seat } = await mountSeat(at)
    at.listeners.emit('dismissed', plainMessage('The game master has closed the table.'))
    at.connect('lost')
    await flushPromises()
    expect(seat.seated).toBe(true)
    expect(seat.dismissal).toBe('The game master has closed the table.')
    expect(at.kept).not.toBeNull()
    at.connect('open')
    at.connect('lost')
    expect(seat.dismissal, 'a later break is another matter').toBeNull()
  })

  test('leaving tells the table and keeps nothing', async () => {
    const leave = vi.fn(() => Promise.resolve())
    const at = await tinySeat({ link: { leave } })
    const { seat } = await mountSeat(at)
    at.kept = { view: at.view(), seenAt: 1 }
    await seat.leave()
    expect(leave).toHaveBeenCalledOnce()
    expect(at.kept).toBeNull()
    expect(seat.joining).toBe(true)
  })
})

describe('orders', () => {
  test('are a page where answers can be prepared, and none where not', async () => {
    const { table } = await mountSeat(await tinySeat())
    const names = () => useSeatNav().first.value.map(({ name }) => name)
    expect(names()).toContain('orders')
    if (table.game === null) throw new Error('no game')
    const { rehearsal: _, ...rules } = table.game.rules
    table.game = { ...table.game, rules }
    expect(names()).not.toContain('orders')
  })

  test('what is saved is kept with the view, and a change elsewhere is heard', async () => {
    const at = await tinySeat()
    const { seat } = await mountSeat(at)
    const heard = vi.fn()
    const stop = seat.ordersApi.listen(heard)
    const line = { id: 'a', phase: 4, question: 'stockpile', answer: { food: 3 } }
    await seat.ordersApi.save([line])
    expect(seat.orders.lines).toEqual([line])
    expect(at.bridge.memory.view()?.orders.lines).toEqual([line])
    at.setOrders({ ...seat.orders, ready: true })
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ ready: true }))
    stop()
  })

  test('orders are used once, however often the button is pressed', async () => {
    let done: (outcome: { readonly ok: true; readonly value: null }) => void = () => undefined
    const useOrders = vi.fn<SeatApi['useOrders']>(() => new Promise((resolve) => (done = resolve)))
    const { seat } = await mountSeat(await tinySeat({ api: { useOrders } }))
    const [first] = [seat.useOrders(), seat.useOrders()]
    done({ ok: true, value: null })
    await first
    expect(useOrders).toHaveBeenCalledOnce()
    void seat.useOrders()
    expect(useOrders).toHaveBeenCalledTimes(2)
  })
})
