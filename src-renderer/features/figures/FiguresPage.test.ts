import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { h, ref, type Component } from 'vue'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import FiguresPage from './FiguresPage.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

const isShown = ref(true)
/** The page, as long as one is on it. */
const Page: Component = { render: () => (isShown.value ? h(FiguresPage) : h('p')) }
let mounted: Mounted | null = null
let host: TinyHost
beforeEach(async () => {
  host = tinyHost(toyGame(), { seatView: async (_table, seat) => accept(await host.session.viewOf(seat)) }, { hens: 10 })
  await host.answer('3')
  mounted = await mountAt(host, Page)
})
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
})

function cell(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[data-cell="${name}"]`)
  if (found === null) throw new Error(`there is no cell ${name}`)
  return found
}
async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await flushPromises()
}
async function paste(name: string, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  cell(name).dispatchEvent(event)
  await flushPromises()
}
async function press(key: string, more: KeyboardEventInit = {}): Promise<string | undefined> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.activeElement?.dispatchEvent(event)
  await flushPromises()
  const at = document.activeElement
  return at instanceof HTMLElement ? at.dataset['cell'] : undefined
}
const reason = (): HTMLInputElement => document.querySelector<HTMLInputElement>('#figures-reason') ?? document.createElement('input')
async function submit(): Promise<void> {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
}
const words = (): string => document.body.textContent.replace(/\s+/g, ' ')

describe('many figures on one sheet', () => {
  test('are one entry with one reason, and one taking back undoes them', async () => {
    const { session } = host
    const hens = (): readonly number[] => ['red', 'green', 'blue'].map((seat) => session.world.balance(seat, 'hens'))
    const before = hens()
    await type(cell('red/hens'), '12')
    await paste('green/hens', '20\t30,0')
    expect(words()).toContain('3 figures will change.')
    expect(words()).toContain('Hens (Red)10 → 12')
    await submit()
    expect(words()).toContain('A correction needs a reason')
    expect(hens()).toEqual(before)
    await type(reason(), 'counted again')
    await submit()
    expect(hens()).toEqual([12, 20, 30])
    const { entry } = mounted?.table.moments.at(-1) ?? {}
    expect(entry).toMatchObject({ kind: 'correction', reason: 'counted again' })
    await session.retract(entry?.seq ?? 0)
    expect(hens()).toEqual(before)
  })

  test('say at the cell what does not fit, and nothing is sent until all fit', async () => {
    const { length } = mounted?.table.entries ?? []
    await type(cell('red/hens'), '-1')
    await type(cell('blue/gold'), '1.500')
    await type(cell('green/gold'), '9')
    await type(reason(), 'x')
    await submit()
    expect(mounted?.table.entries).toHaveLength(length)
    expect(document.activeElement).toBe(cell('red/hens'))
    const told = (name: string): string => document.getElementById(cell(name).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    expect(told('red/hens')).toContain('-1 is not possible here.')
    expect(told('blue/gold')).toContain('can be read in two ways')
    expect(words()).toContain('1 figure will change.')
    expect(words()).toContain('2 figures do not fit')
  })

  test('keys go as in a spreadsheet, over headings as well; Escape puts a figure back', async () => {
    cell('red/hens').focus()
    expect(await press('ArrowRight')).toBe('green/hens')
    expect(await press('Enter')).toBe('green/eggs')
    expect(await press('ArrowDown')).toBe('green/gold')
    expect(await press('ArrowUp')).toBe('green/eggs')
    expect(await press('Enter', { shiftKey: true })).toBe('green/hens')
    expect(await press('ArrowLeft')).toBe('red/hens')
    expect(await press('ArrowLeft')).toBe('red/hens')
    await type(cell('red/hens'), '77')
    cell('red/hens').setSelectionRange(1, 1)
    expect(await press('ArrowRight')).toBe('red/hens')
    await press('Escape')
    expect(cell('red/hens').value).toBe('10')
    expect(words()).toContain('Nothing so far.')
  })

  test('what was begun is there again', async () => {
    await type(cell('red/hens'), '12')
    await type(reason(), 'half')
    isShown.value = false
    await flushPromises()
    expect(document.querySelectorAll('input')).toHaveLength(0)
    isShown.value = true
    await flushPromises()
    expect(cell('red/hens').value).toBe('12')
    expect(reason().value).toBe('half')
    expect(words()).toContain('What you had begun here has been kept.')
  })

  test('is nothing to a player, or while one looks back', async () => {
    mounted?.table.lookBack(0)
    await flushPromises()
    expect(document.querySelectorAll('input')).toHaveLength(0)
    mounted?.table.lookBack(null)
    await mounted?.table.lend('tiny', 'red')
    await flushPromises()
    expect(document.querySelectorAll('input')).toHaveLength(0)
  })

  test('speaks German', async () => {
    tellIn(() => 'de')
    mounted?.wrapper.unmount()
    mounted = await mountAt(host, Page)
    await type(cell('red/hens'), '1,5')
    await paste('red/hens', '\tRot\nEier\t4\nGänse\t2')
    expect(words()).toContain('A3: „Gänse“ ist hier weder der Name eines Spielers noch der eines Kontos.')
    expect(words()).toContain('keine ganze Zahl')
    expect(cell('red/eggs').value).toBe('4')
  })
})
