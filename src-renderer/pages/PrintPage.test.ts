import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import { tellIn } from '../../src-shared/language/language.ts'
import { at, entriesOf, posting } from '../testing/played.ts'
import type { ShownPage } from '../testing/showPage.ts'
import { showPage } from '../testing/showPage.ts'
import PrintPage from './PrintPage.vue'

const ENTRIES = entriesOf(
  [
    posting('elves', 'food', 40, 'GL-SET-4'),
    posting('elves', 'age', 1, 'GL-SET-8'),
    posting('dwarves', 'wood', 1234, 'GL-SET-4'),
    at(1, 'elves'),
  ],
  [[posting('elves', 'food', -6, 'GL-CHK-2', { needed: 6, held: 40 }), posting('elves', 'prestige', 3, 'GL-CITY-2')], [at(1, 'humans')]],
)

let shown: ShownPage | null = null
async function show(address: string, change: Partial<TableView> = {}): Promise<string> {
  shown = await showPage(PrintPage, address, ENTRIES, change)
  await flushPromises()
  return printed()
}

/** What the printer gets, with its white space evened out. */
const printed = (): string => (document.querySelector('.printed-paper')?.textContent ?? '').replace(/\s+/g, ' ')

beforeEach(() => Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } }))
afterEach(() => {
  shown?.wrapper.unmount()
  shown = null
  document.body.innerHTML = ''
  tellIn(() => 'en')
  vi.unstubAllGlobals()
})

describe('what stands on the sheets', () => {
  test('a ledger: every account, then every change of the turn with its why', async () => {
    const text = await show('print/ledger?seat=elves')
    expect(text).toContain('Ledger of the elves')
    expect(text).toContain('Round 1, the last turn')
    expect(text).toMatch(/Food\s*40\s*−6\s*34/)
    expect(text).toMatch(/Food\s*1·0\s*−6\s*34\s*Feeding everybody: .*\(GL-CHK-2\)/)
    expect(text).not.toContain('Ledger of the dwarves')
    expect(text).toContain('Ledger of the elves · 1 of 1')
  })

  test('all ledgers, one after the other, unless one is chosen', async () => {
    const text = await show('print/ledger')
    expect(['elves', 'humans', 'dwarves'].every((seat) => text.includes(`Ledger of the ${seat}`))).toBe(true)
    expect(text).toContain('1,234')
  })

  test('the ages, with what everybody has of every need', async () => {
    const text = await show('print/ages')
    expect(text).toContain('2. Stone Age')
    expect(text).toMatch(/Food\s*40\s*34\s*0\s*0/)
    expect(text).toContain('6. High Humanoid Age')
  })

  test('booklets, blank and filled', async () => {
    expect(await show('print/booklet?seat=humans')).toContain('Booklet of the humans')
    shown?.wrapper.unmount()
    const blank = await show('print/blank')
    expect(blank).toContain('War and espionage booklet')
    expect(blank).toContain('Spies: 40 after 2 turns, 5 for every turn more, 65 at most; found out under 25.')
    expect(document.querySelectorAll('.printed-paper tbody tr').length).toBeGreaterThan(15)
  })

  test('the rules, all or a chapter, with their rulings', async () => {
    const all = await show('print/rules')
    expect(all).toContain('GL-GEN-1')
    expect(all).toContain('GL-WAR-1')
    shown?.wrapper.unmount()
    const some = await show('print/rules?chapter=Ages')
    expect(some).toContain('GL-AGE-5')
    expect(some).toContain('Ruling 119')
    expect(some).not.toContain('GL-WAR-1')
  })

  test('the chronicle, the oldest first', async () => {
    const text = await show('print/chronicle')
    expect(text.indexOf('Food of Elves +40')).toBeGreaterThan(-1)
    expect(text.indexOf('Food of Elves −6')).toBeGreaterThan(text.indexOf('Food of Elves +40'))
  })
})

test('of the chronicle what the filters show, with what was taken back struck through', async () => {
  const taken = [...ENTRIES, { seq: 3, kind: 'note', text: 'a word' }, { seq: 4, kind: 'retraction', from: 2 }] as const
  shown = await showPage(PrintPage, 'print/chronicle?round=1', taken)
  await flushPromises()
  expect(printed()).toContain('chosen by filters')
  shown.wrapper.unmount()
  shown = await showPage(PrintPage, 'print/chronicle', taken)
  await flushPromises()
  expect(printed()).toContain('a word')
  expect(document.querySelector('.printed-paper del')).not.toBeNull()
  expect(printed()).toContain('taken back by entry 4')
})

test('the sheets of the preview are those of the printer, and the page says how many', async () => {
  await show('print/ages')
  const preview = [...document.querySelectorAll('ol.preview > li')]
  expect(preview).toHaveLength(document.querySelectorAll('.printed-paper > article').length)
  expect(preview[0]?.getAttribute('aria-label')).toBe('Sheet 1 of 1')
  expect(shown?.wrapper.get('[role="status"]').text()).toContain('1 sheet.')
})

test('paper and kind are chosen, and the printer is asked', async () => {
  await show('print/ages')
  const wrapper = shown?.wrapper
  await wrapper?.get('#print-paper').setValue('letter')
  await flushPromises()
  expect(document.querySelector('.printed-paper > article')?.className).toContain('letter')
  await wrapper?.get('#print-what').setValue('blank')
  await flushPromises()
  expect(shown?.router.currentRoute.value.params['what']).toBe('blank')
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await wrapper?.get('button.primary').trigger('click')
  expect(print).toHaveBeenCalledOnce()
})

test('a player gets no sheets but the own ones', async () => {
  const text = await show('print/ledger', { seat: 'humans' })
  expect(text).toContain('Ledger of the humans')
  expect(text).not.toContain('Ledger of the elves')
  expect(shown?.wrapper.get('#print-what').text()).not.toContain('Report')
})

test('in German', async () => {
  tellIn(() => 'de')
  const text = await show('print/ledger?seat=elves')
  expect(text).toContain('Hauptbuch der Elfen')
  expect(text).toContain('Jede Änderung des Zuges')
  expect(text).toContain('1 von 1')
  expect(shown?.wrapper.text()).toContain('Von allen, nacheinander')
})
