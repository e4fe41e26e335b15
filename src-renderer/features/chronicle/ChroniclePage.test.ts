import 'fake-indexeddb/auto'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import ChroniclePage from './ChroniclePage.vue'

// There is no canvas here: the drawing is looked at in a browser.
vi.mock('vue-chartjs', async () => {
  const { h } = await import('vue')
  return { Chart: () => h('canvas') }
})

const ROUND: readonly SeenEntry[] = [
  ...entriesOf([at(2, 'elves', 3)], [[posting('elves', 'culture', 3, 'GL-SPEND-4')]]),
  { seq: 2, kind: 'answer', request: '2/elves/3/population', answer: { by: 'app', dice: [12, 77] }, effects: [] },
  { seq: 3, kind: 'retraction', from: 2, reason: 'wrong player' },
  { seq: 4, kind: 'answer', request: '2/elves/3/population', answer: { by: 'hand', dice: [9] }, effects: [] },
]

let shown: ShownPage | null = null
async function show(address = 'chronicle', entries = ROUND, change = {}): Promise<ShownPage> {
  shown = await showPage(ChroniclePage, address, entries, change)
  await flushPromises()
  return shown
}

// The small DOM has no layout: a list of 800 pixels, entries of 41.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
})
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const articles = ({ wrapper }: ShownPage): readonly string[] => wrapper.findAll('article').map((entry) => entry.text().replace(/\s+/g, ' '))
const entry = ({ wrapper }: ShownPage, seq: number): DOMWrapper<Element> => {
  const found = wrapper.findAll('article').find((article) => (article.attributes('aria-label') ?? '').startsWith(`Entry ${seq}`))
  if (found === undefined) throw new Error(`entry ${seq} is not drawn`)
  return found
}
const press = (page: ShownPage, name: string): Promise<void> | undefined =>
  page.wrapper
    .findAll('button')
    .find((button) => (button.attributes('aria-label') ?? button.text()).startsWith(name))
    ?.trigger('click')

describe('the chronicle', () => {
  test('tells dice and how they were made, strikes through what was taken back, and says by what', async () => {
    const page = await show()
    expect(page.wrapper.get('[role="status"]').text()).toBe('5 entries')
    expect(entry(page, 4).text()).toContain('at the table')
    expect(entry(page, 2).text()).toContain('by the app')
    expect(entry(page, 2).find('del').text()).toBe('Births, weddings and heirs')
    expect(entry(page, 2).text()).toMatch(/Taken back by\s+entry 3/)
    expect(entry(page, 3).text()).toContain('wrong player')
  })

  test('every figure opens its why', async () => {
    const page = await show()
    await entry(page, 1).get('[aria-label="Culture of Elves +3. Why?"]').trigger('click')
    await flushPromises()
    expect(page.over()).toContain('Culture of Elves')
  })

  test('a filter stands in the address, and is taken away again', async () => {
    const page = await show()
    await page.wrapper.findAll('select')[0]?.setValue('rollHand')
    await expect.poll(() => page.router.currentRoute.value.query).toEqual({ kind: 'rollHand' })
    expect(page.wrapper.get('[role="status"]').text()).toBe('1 of 5 entries')
    expect(articles(page)).toHaveLength(1)
    await press(page, 'Clear the filters')
    await flushPromises()
    expect(page.wrapper.get('[role="status"]').text()).toBe('5 entries')
  })

  test('an entry named by the address is marked; one that filters hide can be shown, one that is not there is said to be missing', async () => {
    const page = await show('chronicle?entry=2&kind=rollHand')
    expect(page.wrapper.text()).toContain('Entry 2 is hidden by the filters.')
    await press(page, 'Show it')
    await flushPromises()
    expect(page.wrapper.text()).not.toContain('hidden by the filters')
    expect(entry(page, 2).find('.sought').exists()).toBe(true)
    await page.router.push('/table/tiny/chronicle?entry=99')
    await flushPromises()
    expect(page.wrapper.text()).toContain('Entry 99 is not in this chronicle.')
  })

  test('words nothing has lead back to everything', async () => {
    const page = await show('chronicle?q=dragons')
    expect(page.wrapper.text()).toContain('No entry fits')
    await press(page, 'Show all')
    await flushPromises()
    expect(articles(page)).toHaveLength(5)
  })

  test('from an entry the table is asked for as it was then', async () => {
    const page = await show()
    await entry(page, 1).get('[aria-label="See the table as it was after entry 1"]').trigger('click')
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ at: '1' })
  })

  test('a bookmark is named, listed and leads back', async () => {
    const page = await show('chronicle', ROUND, {
      campaign: { id: 'marks', ruleset: 'greatest-lineage', rulesetVersion: 1, seedCommitment: 'y' },
    })
    await entry(page, 2).get('[aria-label="Bookmark entry 2"]').trigger('click')
    await flushPromises()
    const name = document.querySelector<HTMLInputElement>('#bookmark-name')
    expect(name?.value).toBe('Births, weddings and heirs')
    if (name !== null) {
      name.value = 'The wrong roll'
      name.dispatchEvent(new Event('input'))
    }
    document.querySelector('form#bookmark')?.dispatchEvent(new Event('submit'))
    await expect.poll(() => entry(page, 2).text()).toContain('The wrong roll')
    await press(page, 'Bookmarks')
    await flushPromises()
    expect(page.over()).toContain('The wrong roll')
    document.querySelector<HTMLElement>('[role="dialog"] .go')?.click()
    await flushPromises()
    expect(page.router.currentRoute.value.query['entry']).toBe('2')
  })
})

test('what the filters show goes to the sheets', async () => {
  const page = await show('chronicle?kind=roll')
  const [link] = page.wrapper.findAll('a').filter((candidate) => candidate.text() === 'Print')
  expect(link?.attributes('href')).toBe('/table/tiny/print/chronicle?kind=roll')
})

describe('in German', () => {
  beforeEach(() => tellIn(() => 'de'))

  test('the page, its entries and its filters', async () => {
    const page = await show('chronicle?entry=99&kind=rollHand')
    const text = page.wrapper.text().replace(/\s+/g, ' ')
    expect(page.wrapper.get('h1').text()).toBe('Chronik')
    expect(page.wrapper.get('[role="status"]').text()).toBe('1 von 5 Einträgen')
    expect(text).toContain('Eintrag 99 steht nicht in dieser Chronik.')
    expect(text).toContain('Filter aufheben')
    await page.router.push('/table/tiny/chronicle')
    await flushPromises()
    const [first, second] = page.wrapper.findAll('article')
    expect(first?.text()).toContain('Die Kampagne beginnt')
    expect(second?.attributes('aria-label')).toMatch(/^Eintrag 1/)
    expect(second?.find('[aria-label="Kultur der Elfen +3. Warum?"]').exists()).toBe(true)
  })

  test('the dice audit', async () => {
    const page = await show('chronicle/dice')
    const text = page.wrapper.text().replace(/\s+/g, ' ')
    expect(text).toContain('1 Wurf: 0 von der App, 1 am Tisch. 1 weiterer wurde zurückgenommen')
    expect(text).toContain('Wird gezeigt, wenn das Spiel zu Ende ist')
  })

  test('an entry told in English before is told anew', async () => {
    tellIn(() => 'en')
    await show()
    expect(articles(shown as ShownPage)[2]).toContain('Births, weddings and heirs')
    shown?.wrapper.unmount()
    tellIn(() => 'de')
    await show()
    expect(articles(shown as ShownPage)[3]).toContain('Zurückgenommen')
  })
})

describe('the dice audit', () => {
  test('counts the rolls by who made them, and leads to them', async () => {
    const page = await show('chronicle/dice')
    expect(page.wrapper.text().replace(/\s+/g, ' ')).toContain('1 roll: 0 by the app, 1 at the table. 1 more was taken back')
    await press(page, 'Those at the table')
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ kind: 'rollHand' })
  })

  test('the record is checked, and what was found is said in words', async () => {
    const page = await show('chronicle/dice')
    await press(page, 'Check the record')
    await expect.poll(() => page.wrapper.get('.verdict').text()).toBe('The only entry is in order.')
    expect(page.wrapper.text().replace(/\s+/g, ' ')).toContain('The chain is unbroken.')
    expect(page.wrapper.text()).toContain('Shown when the game is over')
  })

  test('a seed that does not fit its hash is said to be wrong', async () => {
    const page = await show('chronicle/dice', ROUND, { seed: 'ab'.repeat(32) })
    expect(page.wrapper.text()).toContain('Its hash is the one shown from the start')
    shown?.wrapper.unmount()
    const other = await show('chronicle/dice', ROUND, { seed: 'cd'.repeat(32) })
    expect(other.wrapper.text()).toContain('Its hash is not the one shown from the start!')
  })

  test('a player is told that the dice are the game master’s, and checks nothing', async () => {
    const page = await show('chronicle/dice', ROUND, { seat: 'elves' })
    expect(page.wrapper.text()).toContain('The rolls themselves are in the record of the game master.')
    expect(page.wrapper.findAll('button').some((button) => button.text() === 'Check the record')).toBe(false)
  })
})
