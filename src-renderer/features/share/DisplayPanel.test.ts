import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mountAt } from '../../testing/mountAt.ts'
import { tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import DisplayDoorPage from './DisplayDoorPage.vue'

let wrapper: VueWrapper | null = null
let seats: TinySeats

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name)
  expect(found, `a button ${name}`).toBeDefined()
  found?.click()
  await flushPromises()
}

/** The page renews the code it shows every second. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await flushPromises()
}

beforeEach(async () => {
  localStorage.clear()
  seats = tinySeats()
  seats.move({ door: { reach: 'here', possible: true, addresses: ['http://192.168.0.7:8710/'] } })
  const mounted = await mountAt(seats.host, DisplayDoorPage)
  wrapper = mounted.wrapper
  await flushPromises()
  vi.useFakeTimers()
})

afterEach(() => {
  wrapper?.unmount()
  wrapper = null
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('the short code for a television', () => {
  test('is shown in halves with the address, and how long it is still good', async () => {
    await press('Short code for a television')
    expect(text()).toContain('Open http://192.168.0.7:8710/ on the television, and type there:K7M 4PX')
    expect(text()).toContain('Good for 2:00 more')
    expect(text(), 'an address that no television reaches').toContain('open it to the network')
    seats.move({ door: { ...seats.state.door, reach: 'network' } })
    await pass(0)
    expect(text()).not.toContain('open it to the network')
    seats.displayCode = { code: 'K7M4PX', state: 'open', endsIn: 61_400 }
    await pass(1000)
    expect(text()).toContain('Good for 1:02 more')
  })

  test('a code that is made after the page has given it up is dropped, and not shown', async () => {
    let come = (): void => undefined
    const made = new Promise<void>((resolve) => (come = resolve))
    const { displayCode, dropDisplayCode } = seats.host.bridge.api
    seats.host.bridge.api.displayCode = async (table, code) => {
      await made
      return displayCode(table, code)
    }
    const dropped = vi.fn(dropDisplayCode)
    seats.host.bridge.api.dropDisplayCode = dropped
    await press('Short code for a television')
    seats.move({ door: { ...seats.state.door, reach: 'closed', addresses: [] } })
    await flushPromises()
    come()
    await pass(0)
    expect(text()).not.toContain('K7M')
    expect(dropped.mock.calls.map(([, code]) => code)).toEqual(['K7M4PX'])
  })

  test.each([
    ['used', 'The display has joined'],
    ['over', 'The code is over'],
    ['guessed', 'Too many wrong codes were typed'],
  ] as const)('once it is %s that is told, with the way to another', async (state, sentence) => {
    await press('Short code for a television')
    seats.displayCode = { ...seats.displayCode, state, endsIn: 0 }
    await pass(1000)
    expect(text()).toContain(sentence)
    expect(text()).not.toContain('K7M')
    expect(useAnnouncements().shown.map(({ text: said }) => said)).toEqual(state === 'used' ? ['A display came in.'] : [])
    seats.displayCode = { code: 'WXYZ23', state: 'open', endsIn: 120_000 }
    await press('Show a new code')
    expect(text()).toContain('WXY Z23')
  })

  test('ends when it is put away, when a link takes its place, and with the page', async () => {
    await press('Short code for a television')
    await press('Put it away')
    expect(text()).not.toContain('K7M')
    await press('Short code for a television')
    await press('Invite a display')
    expect(text()).not.toContain('K7M')
    await press('Short code for a television')
    wrapper?.unmount()
    wrapper = null
    expect(seats.dropped).toEqual(['K7M4PX', 'K7M4PX', 'K7M4PX'])
  })

  test('is not renewed while the page is out of sight', async () => {
    await press('Short code for a television')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    seats.displayCode = { ...seats.displayCode, endsIn: 5000 }
    await pass(3000)
    expect(text()).toContain('Good for 2:00')
    vi.restoreAllMocks()
    await pass(1000)
    expect(text()).toContain('Good for 0:05')
  })
})
