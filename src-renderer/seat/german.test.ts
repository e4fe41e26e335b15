import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ref } from 'vue'
import { tellIn, type Language } from '../../src-shared/language/language.ts'
import { momentsOf } from '../../src-shared/kernel/journal/history.ts'
import { at, posting } from '../testing/played.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import { tellAge, tellTime } from './age.ts'
import { searchChronicle, seenChronicle } from './chronicle.ts'
import ConnectionStrip from './components/ConnectionStrip.vue'
import ChroniclePage from './pages/ChroniclePage.vue'
import JoinPage from './pages/JoinPage.vue'
import MorePage from './pages/MorePage.vue'
import NowPage from './pages/NowPage.vue'
import SeatSettingsPage from './pages/SeatSettingsPage.vue'

beforeEach(() => tellIn(() => 'de'))
afterEach(() => {
  tellIn(() => 'en')
  vi.useRealTimers()
  localStorage.clear()
  document.body.innerHTML = ''
})

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

describe('a seat in German', () => {
  test('says whose turn it is and that nothing is asked', async () => {
    const { wrapper } = await mountSeat(await tinySeat({ table: { pending: [] } }), NowPage)
    const text = words(wrapper.text())
    expect(text).toMatch(/Runde 1\s*Du bist am Zug\s*Phase 3 von 9: Bevölkerung/)
    expect(text).toContain('Gerade wirst du nichts gefragt')
    expect(text).toContain('Wie du stehst')
    expect(text).not.toMatch(/\b(the|you|your)\b/i)
  })

  test('counts the lines of its chronicle, and finds them by their round', async () => {
    const { wrapper } = await mountSeat(await tinySeat(), ChroniclePage)
    expect(words(wrapper.text())).toMatch(/\d+ Zeilen?/)
    const items = seenChronicle(
      momentsOf([
        { seq: 0, kind: 'setup', effects: [at(3, 'elves', 5)] },
        { seq: 1, kind: 'correction', reason: 'nachgezählt', effects: [posting('elves', 'food', -1200)] },
      ]),
    )
    expect(items.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Die Spielleitung hat korrigiert: .* der Elfen −1\.200; nachgezählt$/),
    ])
    expect(searchChronicle(items, 'Runde 3', null)).toHaveLength(1)
  })

  test.each([
    [42_000, '42 Sekunden'],
    [60_000, '1 Minute'],
    [86_400_000, '1 Tag'],
    [500_000_000, '5 Tagen'],
  ])('tells an age of %i milliseconds as "vor %s"', (age, told) => {
    expect(tellAge(age)).toBe(told)
  })

  test('writes times and dates as German does, and says since when the table is away', async () => {
    const now = new Date(2026, 2, 21, 20, 0).getTime()
    expect(tellTime(new Date(2026, 2, 21, 9, 5).getTime(), now)).toBe('09:05')
    expect(tellTime(new Date(2026, 2, 20, 14, 32).getTime(), now)).toBe('20. März, 14:32')
    const seat = await tinySeat()
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { wrapper } = await mountSeat(seat, ConnectionStrip)
    seat.connect('lost')
    await vi.advanceTimersByTimeAsync(180_500)
    expect(wrapper.text()).toContain('Keine Verbindung: Stand 20:00, vor 3 Minuten')
  })

  test('follows the language at once, the reason why it was sent away included', async () => {
    const tongue = ref<Language>('de')
    tellIn(() => tongue.value)
    const { seat, wrapper } = await mountSeat(await tinySeat({ link: { leave: () => Promise.resolve() } }), MorePage)
    await seat.leave()
    expect(seat.message).toBe('Du hast den Platz auf diesem Gerät verlassen; hier ist nichts davon aufgehoben.')
    expect(wrapper.text()).toContain('Chronik')
    tongue.value = 'en'
    await flushPromises()
    expect(seat.message).toBe('You have left the seat on this device, and nothing of it is kept here.')
    expect(wrapper.text()).toContain('Chronicle')
  })

  test('names its pages and this device', async () => {
    expect((await mountSeat(await tinySeat(), MorePage)).wrapper.text()).toContain('Kriege, Raubzüge und Verträge')
    const { wrapper } = await mountSeat(await tinySeat({ link: { leave: () => Promise.resolve() } }), SeatSettingsPage)
    expect(words(wrapper.text())).toContain('Den Platz auf diesem Gerät verlassen')
  })
})

test.each([
  ['7K2', 'Sit down', 'Platz nehmen'],
  ['7K2M4P', 'Show the table here', 'Den Tisch hier zeigen'],
])('the button for the code %s says what it does: %s', async (code, english, german) => {
  const at = await tinySeat({ link: { join: () => Promise.resolve(() => 'nothing') } })
  at.connect('shutOut')
  const { wrapper } = await mountSeat(at, JoinPage)
  await wrapper.get('input[value="en"]').setValue()
  await wrapper.get('#join-code').setValue(code)
  expect(wrapper.get('button[type="submit"]').text()).toBe(english)
  await wrapper.get('input[value="de"]').setValue()
  expect(wrapper.get('button[type="submit"]').text()).toBe(german)
  await wrapper.get('input[value="en"]').setValue()
})

test('on the way in the language can be chosen, and holds at once', async () => {
  const at = await tinySeat({ link: { join: () => Promise.resolve(() => 'nothing') } })
  at.connect('shutOut')
  const { wrapper } = await mountSeat(at, JoinPage)
  expect(document.documentElement.lang).toBe('en')
  await wrapper.get('input[value="de"]').setValue()
  expect(document.documentElement.lang).toBe('de')
  expect(wrapper.get('h1').text()).toBe('An den Tisch setzen')
  await wrapper.get('#join-code').setValue('7K2')
  await wrapper.get('form').trigger('submit')
  expect(wrapper.get('[role="alert"]').text()).toBe('Ein Code hat 26 Zeichen, der einer Tischanzeige 6; dieser hat 3.')
  await wrapper.get('input[value="en"]').setValue()
  expect(wrapper.get('[role="alert"]').text()).toBe('A code has 26 characters (6 for a table display); this one has 3.')
})
