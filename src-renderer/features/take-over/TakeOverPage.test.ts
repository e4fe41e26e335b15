import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { h, ref, type Component } from 'vue'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import TakeOverPage from './TakeOverPage.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

const isShown = ref(true)
const Page: Component = { render: () => (isShown.value ? h(TakeOverPage) : h('p')) }
let mounted: Mounted | null = null
let host: TinyHost
beforeEach(async () => {
  isShown.value = true
  host = tinyHost(toyGame(), {}, { hens: 10, rounds: 9 })
  mounted = await mountAt(host, Page)
})
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
})

const words = (): string => document.body.textContent.replace(/\s+/g, ' ')
function find<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`there is no ${selector} in ${words()}`)
  return found
}
async function click(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name)
  if (found === undefined) throw new Error(`there is no button ${name}`)
  found.click()
  await flushPromises()
}
async function type(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
  if (field === null) throw new Error(`there is no ${selector}`)
  field.value = text
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  await flushPromises()
}
async function submit(form: string): Promise<void> {
  find(form, HTMLFormElement).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
}
/** Play in the sixth round, 21 hens, and a hoard of green's. */
async function fillIn(): Promise<void> {
  await click('Let the app roll it')
  await type('#take-over-round', '6')
  await type('#take-over-who', 'blue')
  await type('[data-cell="red/hens"]', '21')
  await click('Bury a hoard (Green)')
  await type('#on-paper-amount', '5')
  await submit('#record-on-paper')
}

describe('a campaign taken over from paper', () => {
  test('settles the set-up first, and opens as one correction at its place', async () => {
    await fillIn()
    expect(words()).toContain('new')
    await submit('form.stack')
    const { world } = host.session
    expect(world.balance('red', 'hens')).toBe(21)
    expect(world.record({ name: 'hoard' }, 'green')).toEqual({ owner: 'green', amount: 5 })
    expect(world.balance('green', 'buried')).toBe(5)
    expect(world.cursor).toMatchObject({ turn: 6, seat: 'blue', phase: 0 })
    const corrections = mounted?.table.entries.filter(({ kind }) => kind === 'correction') ?? []
    expect(corrections.map(({ reason }) => reason)).toEqual(['Taken over from paper'])
    expect(mounted?.router.currentRoute.value.name).toBe('desk')
  })

  test('keeps what was filled in, records and place included, and begins anew on request', async () => {
    await fillIn()
    isShown.value = false
    await flushPromises()
    isShown.value = true
    await flushPromises()
    expect(find('#take-over-round', HTMLInputElement).value).toBe('6')
    expect(find('#take-over-who', HTMLSelectElement).value).toBe('blue')
    expect(find('[data-cell="red/hens"]', HTMLInputElement).value).toBe('21')
    expect(document.querySelector('[data-kind="hoard"] [data-record="green"]')).not.toBeNull()
    await click('Start over')
    expect(words()).toContain('Nothing is filled in yet.')
    expect(document.querySelector('[data-record="green"]')).toBeNull()
  })

  test('takes records out again, refuses what does not fit beside its field, and sends nothing that does not', async () => {
    await fillIn()
    await click('Change: Green')
    await type('#on-paper-owner', 'red')
    await submit('#record-on-paper')
    expect(document.getElementById('on-paper-owner-problem')?.textContent).toContain('not on offer')
    await click('Cancel')
    await click('Take out: Green')
    expect(document.querySelector('[data-record="green"]')).toBeNull()
    await type('[data-cell="red/hens"]', '1.500')
    const { length } = mounted?.table.entries ?? []
    await submit('form.stack')
    expect(mounted?.table.entries).toHaveLength(length)
    expect(document.activeElement?.getAttribute('data-cell')).toBe('red/hens')
  })

  test('speaks German', async () => {
    tellIn(() => 'de')
    isShown.value = false
    await flushPromises()
    isShown.value = true
    await flushPromises()
    await click('Die App würfeln lassen')
    expect(words()).toContain('Vom Papier übernehmen')
    expect(words()).toContain('Noch ist nichts eingetragen.')
  })
})
