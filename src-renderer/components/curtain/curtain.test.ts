import type { VueWrapper } from '@vue/test-utils'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp, h } from 'vue'
import type { Router } from 'vue-router'
import { tellIn } from '../../../src-shared/language/language.ts'
import App from '../../App.vue'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { keepBehindCurtain } from '../../composables/curtainRoute.ts'
import { makeRouter } from '../../router.ts'
import { useCommandRegistry } from '../../stores/commands.ts'
import { useCurtain } from '../../stores/curtain.ts'
import { useTable } from '../../stores/table.ts'
import type { TinySeats } from '../../testing/tinySeats.ts'
import { tinySeats } from '../../testing/tinySeats.ts'

interface Shown {
  readonly wrapper: VueWrapper
  readonly router: Router
  readonly curtain: ReturnType<typeof useCurtain>
  readonly table: ReturnType<typeof useTable>
  readonly registry: ReturnType<typeof useCommandRegistry>
}

let shown: Shown | null = null

/** The whole program at its ledger, as main.ts puts it together. */
async function program({ host }: TinySeats): Promise<Shown> {
  const pinia = createPinia()
  const router = makeRouter()
  const stores = createApp({ render: () => h('div') })
    .use(pinia)
    .provide(BRIDGE, host.bridge)
    .runWithContext(() => ({ curtain: useCurtain(), table: useTable(), registry: useCommandRegistry() }))
  keepBehindCurtain(router, stores.curtain)
  await router.push('/table/tiny/share/screen')
  const wrapper = mount(App, {
    attachTo: document.body,
    global: { plugins: [pinia, router], provide: { [BRIDGE as symbol]: host.bridge } },
  })
  await expect.poll(() => stores.curtain.standing === 'down' || wrapper.find('h1').exists()).toBe(true)
  await flushPromises()
  shown = { wrapper, router, ...stores }
  return shown
}

beforeEach(() => {
  localStorage.clear()
  window.location.hash = ''
})
afterEach(() => {
  shown?.wrapper.unmount()
  shown = null
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

async function press(name: string | RegExp): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((button) => {
    const label = button.textContent.replace(/\s+/g, ' ').trim()
    return typeof name === 'string' ? label === name : name.test(label)
  })
  expect(found, `a button ${String(name)}`).toBeDefined()
  found?.click()
  await flushPromises()
}

async function type(label: string, value: string): Promise<void> {
  const [id] = [...document.querySelectorAll('label')].flatMap((each) => (each.textContent.trim() === label ? [each.htmlFor] : []))
  const field = document.getElementById(id ?? '') as HTMLInputElement | null
  expect(field, `a field ${label}`).not.toBeNull()
  expect([field?.type, field?.inputMode, field?.autocomplete]).toEqual(['password', 'numeric', 'one-time-code'])
  if (field === null) return
  field.value = value
  field.dispatchEvent(new Event('input'))
  field.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
}

/** The elves have taken the screen by their PIN. */
async function elvesSit(seats = tinySeats({ elves: '1234' })): Promise<Shown> {
  const page = await program(seats)
  await press('To the Elves')
  await type('PIN of the Elves', '1234')
  await expect.poll(() => page.curtain.guest).toBe('elves')
  return page
}

describe('while the curtain is down', () => {
  test('title, address and commands tell nothing', async () => {
    const { curtain, router, registry } = await program(tinySeats())
    expect(document.title).toContain('The Winter Crown')
    expect(registry.commands.some(({ id }) => id === 'table.note')).toBe(true)
    await press('To the Elves')
    await flushPromises()
    expect(curtain.standing).toBe('down')
    expect(document.title).toBe('Lineage Workbench')
    expect(router.currentRoute.value.fullPath).toBe('/curtain')
    expect(registry.commands).toEqual([])
    expect(text()).not.toContain('The Winter Crown')
    expect(document.documentElement.hasAttribute('data-curtain')).toBe(true)
  })

  test('no address leads past it', async () => {
    const { router, wrapper } = await program(tinySeats())
    await press('To the Elves')
    await router.push('/table/tiny/desk')
    expect(router.currentRoute.value.fullPath).toBe('/curtain')
    expect(wrapper.text()).toContain('this is for you alone')
  })

  test('the game master comes back to the page that was left', async () => {
    const { router, curtain } = await program(tinySeats())
    await press('To the Elves')
    await press("Back to the game master's view")
    await expect.poll(() => router.currentRoute.value.fullPath).toBe('/table/tiny/share/screen')
    expect(curtain.standing).toBe('up')
  })

  test('the first PIN is typed twice alike, and has 4 to 12 digits', async () => {
    const { curtain } = await program(tinySeats())
    await press('To the Elves')
    for (const [one, other, sentence] of [
      ['12a4', '12a4', '4 to 12 digits'],
      ['1234', '1235', 'not the same'],
    ] as const) {
      await type('New PIN of the Elves', one)
      await type('Once more', other)
      expect(text()).toContain(sentence)
    }
    expect(curtain.standing).toBe('down')
    await type('New PIN of the Elves', '1234')
    await type('Once more', '1234')
    await expect.poll(() => curtain.guest).toBe('elves')
  })

  test('where the game master has a PIN, it takes that for a seat to choose its first', async () => {
    const seats = tinySeats({ gm: '2468' })
    const { curtain, router } = await program(seats)
    await type('PIN of the game master', '2468')
    await expect.poll(() => curtain.standing).toBe('up')
    await expect.poll(() => router.currentRoute.value.name).toBe('share')
    await expect.poll(() => text()).toContain('To the Elves')
    await press('To the Elves')
    await type('PIN of the game master', '1111')
    expect(text()).toContain('This is not the PIN.')
    await type('PIN of the game master', '2468')
    await type('New PIN of the Elves', '4321')
    await type('Once more', '4321')
    await expect.poll(() => curtain.guest).toBe('elves')
    expect(seats.pins.get('elves')).toBe('4321')
  })

  test('another player with a PIN may come in, one without may not', async () => {
    await program(tinySeats({ elves: '1234', humans: '9876' }))
    await press('To the Elves')
    expect(text()).toContain('Humans')
    expect(text()).not.toContain('Dwarves')
    await press('Humans')
    await type('PIN of the Humans', '1234')
    expect(text()).toContain('This is not the PIN.')
  })
})

describe('a player at the screen', () => {
  test('sees what is asked of that seat, the own booklet and the own orders', async () => {
    const { wrapper, table } = await elvesSit()
    expect(table.head?.seat).toBe('elves')
    expect(wrapper.findAll('[role="tab"]').map((tab) => tab.text())).toEqual(['Asked now1', 'Booklet', 'Orders'])
    expect(wrapper.get('#request-title').text()).toContain('14')
    expect(text()).not.toContain('Humans')
  })

  test('sees the faces of the dice the app rolled for it, as a device of its own would; they go with the curtain', async () => {
    const { table, curtain } = await elvesSit()
    const asked = table.pending
    expect((await table.answer({ by: 'app' })).ok).toBe(true)
    await flushPromises()
    const dice = table.thrown?.dice
    if (dice === undefined || !('dice' in dice)) throw new Error('no dice came')
    expect(dice.dice).toHaveLength(14)
    expect(document.querySelectorAll('.just-now .die')).toHaveLength(14)
    expect(JSON.stringify(table.entries)).not.toContain('"dice"')
    expect(table.thrown?.question).toContain(asked?.id)
    curtain.giveBack()
    await flushPromises()
    expect(table.thrown).toBeNull()
  })

  test.each([
    ['Escape is pressed', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['the window is left', () => window.dispatchEvent(new Event('blur'))],
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page would go elsewhere', () => shown?.router.push('/table/tiny/desk')],
    ['the screen is given back', () => press('Give the screen back')],
  ])('is covered when %s', async (_what, leave) => {
    const { curtain, table } = await elvesSit()
    await leave()
    await flushPromises()
    expect(curtain.standing).toBe('down')
    expect(table.head).toBeNull()
    expect(text()).toContain('PIN of the Elves')
  })

  test('is covered after a minute without input, and told before', async () => {
    const { curtain } = await elvesSitWithTimers()
    vi.advanceTimersByTime(50_000)
    await flushPromises()
    expect(text()).toContain('The curtain falls in 10 s')
    expect(curtain.standing).toBe('open')
    vi.advanceTimersByTime(10_000)
    await flushPromises()
    expect(curtain.standing).toBe('down')
  })

  async function elvesSitWithTimers(): Promise<Shown> {
    const page = await program(tinySeats({ elves: '1234' }))
    await press('To the Elves')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await type('PIN of the Elves', '1234')
    await expect.poll(() => page.curtain.guest).toBe('elves')
    return page
  }
})

test('the game master’s own view covers itself after a while, where it has a PIN', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { curtain } = await program(tinySeats({ gm: '2468' }))
  await type('PIN of the game master', '2468')
  await expect.poll(() => text()).toContain('To the Elves')
  vi.advanceTimersByTime(14 * 60_000)
  expect(curtain.standing).toBe('up')
  vi.advanceTimersByTime(60_000)
  expect(curtain.standing).toBe('down')
})

test('in German the curtain and the room behind it are told in German', async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ language: 'de' }))
  const page = await program(tinySeats({ elves: '1234' }))
  page.curtain.lower('elves', '/library')
  await expect.poll(() => text()).toContain('ist für dich allein. Achte darauf, dass sonst niemand hinsieht.')
  await type('PIN der Elfen', '1234')
  await expect.poll(() => page.curtain.guest).toBe('elves')
  await flushPromises()
  expect(text()).toContain('Ohne Eingabe fällt der Vorhang nach 60 s')
  expect(text()).toContain('Bildschirm zurückgeben')
  expect(text()).not.toMatch(/\b(screen|Booklet|Orders|asked)\b/)
  await press('Bildschirm zurückgeben')
  await expect.poll(() => page.curtain.standing).toBe('down')
  tellIn(() => 'en')
})
