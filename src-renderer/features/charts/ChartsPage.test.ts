import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { SEATS } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import type * as Drawing from './drawing.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import ChartsPage from './ChartsPage.vue'

// There is no canvas here: what is drawn is looked at in a browser (e2e/charts.spec.ts), what it is drawn from is looked at here.
vi.mock('vue-chartjs', async () => {
  const { h } = await import('vue')
  return {
    Chart: (props: Readonly<Record<string, string>>) =>
      h('canvas', { role: 'img', 'aria-label': props['ariaLabel'] ?? props['aria-label'] }),
  }
})

const campaign = (): readonly SeenEntry[] =>
  entriesOf(
    [...SEATS.map((seat) => posting(seat, 'age', 1)), posting('elves', 'culture', 10), posting('humans', 'culture', 4)],
    [
      [at(1, 'elves', 1), posting('elves', 'culture', 5), posting('elves', 'food', 9), posting('elves', 'prestige', 3)],
      [at(2, 'elves', 1), posting('humans', 'culture', 20), posting('humans', 'prestige', 1)],
    ],
  )

vi.mock('./drawing.ts', async (original) => ({
  ...(await original<typeof Drawing>()),
  pictureOf: () => Promise.resolve(null),
}))

let shown: ShownPage | null = null
async function show(address = 'charts', entries = campaign(), change: Partial<TableView> = {}): Promise<ShownPage> {
  shown = await showPage(ChartsPage, address, entries, change)
  // The game's own charts are fetched with the page.
  await vi.dynamicImportSettled()
  await flushPromises()
  return shown
}
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** One chart stands large. */
const LARGE = 'charts?measure=culture'

const titles = ({ wrapper }: ShownPage): readonly string[] => wrapper.findAll('section h2').map((title) => title.text())

async function press({ wrapper }: ShownPage, name: string): Promise<void> {
  const button = wrapper.findAll('button').find((found) => found.text().replace(/\s+/g, ' ') === name)
  if (button === undefined) throw new Error(`no button "${name}"`)
  await button.trigger('click')
  await flushPromises()
}

const cells = ({ wrapper }: ShownPage): readonly string[] =>
  wrapper
    .get('table')
    .findAll('tbody tr')
    .map((row) =>
      row
        .findAll('th, td')
        .map((cell) => cell.text())
        .join(' '),
    )

describe('the charts', () => {
  test('what is compared is chosen in a row, on a telephone from a list', async () => {
    expect((await show(LARGE)).wrapper.findAll('input[name="measure"]')).toHaveLength(9)
    shown?.wrapper.unmount()
    vi.stubGlobal('innerWidth', 390)
    const narrow = await show(LARGE)
    expect(narrow.wrapper.findAll('input[name="measure"]')).toHaveLength(0)
    await narrow.wrapper.get('select[aria-label="What is compared"]').setValue('prestige')
    await flushPromises()
    expect(titles(narrow)[0]).toBe('Prestige: the elves lead with 3, 2 ahead of the humans')
  })

  test('nine small ones first, over the same rounds, each saying what it tells and who stands where', async () => {
    const { wrapper } = await show()
    const tiles = wrapper.findAll('.tile')
    expect(tiles.map((tile) => tile.get('button').attributes('data-tile')).join(' ')).toBe(
      'culture technology militaryTechnology prestige people territories tokens age score',
    )
    expect(tiles[0]?.get('h2').text()).toBe('Culture: the humans lead with 24, 9 ahead of the elves')
    expect(tiles[0]?.findAll('.end').map((end) => end.text())).toEqual(['15', '24', '0'])
    expect(tiles.map((tile) => tile.find('.along').text())).toEqual(tiles.map(() => 'Set-up2'))
    expect(wrapper.text()).not.toContain('Table of culture')
  })

  test('a small one opens large in their place and gives the focus on; the way back gives it back', async () => {
    const page = await show()
    await page.wrapper.get('[data-tile="prestige"]').trigger('click')
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ measure: 'prestige' })
    expect(titles(page)[0]).toBe('Prestige: the elves lead with 3, 2 ahead of the humans')
    expect(page.wrapper.find('.tile').exists()).toBe(false)
    expect((document.activeElement as HTMLInputElement).value).toBe('prestige')
    await press(page, 'All charts')
    expect(page.router.currentRoute.value.query).toEqual({})
    expect(document.activeElement?.getAttribute('data-tile')).toBe('prestige')
  })

  test('each says in its title what it tells', async () => {
    expect(titles(await show(LARGE))).toEqual([
      'Culture: the humans lead with 24, 9 ahead of the elves',
      'The elves hold 9 tokens, all of them food',
      'The elves have no people left',
      'The humans are first with 52 points, 6 ahead of the elves',
      'Nobody has died in battle',
      'No dice to show',
    ])
  })

  test('each drawing is told to those who do not see it', async () => {
    const page = await show(LARGE)
    expect(page.wrapper.get('[role="img"]').attributes('aria-label')).toContain('Culture: the humans lead with 24')
  })

  test('each has its figures as a table', async () => {
    const page = await show(LARGE)
    await press(page, 'Table of culture')
    expect(cells(page)).toEqual(['Set-up 10 4 0', '1 15 4 0', '2 15 24 0'])
  })

  test('its figures tell why as of their round, and are walked by arrows from the one the Tab key reaches', async () => {
    const page = await show(LARGE)
    await press(page, 'Table of culture')
    const figures = page.wrapper.get('table').findAll('button')
    expect(figures.map((button) => button.attributes('tabindex')).filter((index) => index === '0')).toHaveLength(1)
    await figures[0]?.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Culture of Elves, after round 1: 15. Why?')
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
    await page.wrapper.get('button[aria-label="Culture of Elves, after round 1: 15. Why?"]').trigger('click')
    await flushPromises()
    expect(page.over()).toContain('15 after round 1. Every change that led there, the newest first.')
  })

  test('what is compared, of whom and when stands in the address', async () => {
    const page = await show('charts?measure=prestige&from=1&to=1&seat=humans')
    expect(titles(page).slice(0, 2)).toEqual(['Prestige: the elves lead with 3, 3 ahead of the humans', 'The humans have nothing in store'])
    await page.wrapper.get('input[value="people"]').setValue(true)
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ measure: 'people', from: '1', to: '1', seat: 'humans' })
    await press(page, 'All')
    expect(page.router.currentRoute.value.query).toEqual({ measure: 'people', seat: 'humans' })
  })

  test('a range that crosses itself takes the other end along', async () => {
    const page = await show('charts?from=0&to=1')
    await page.wrapper.get('select').setValue('2')
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ from: '2' })
  })

  test('the figures are saved as they stand in the table', async () => {
    const kept: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      kept.push(blob as Blob)
      return 'blob:kept'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await press(await show(LARGE), 'CSV of culture')
    expect(await kept[0]?.text()).toContain('Round,Elves,Humans,Dwarves\r\n0,10,4,0\r\n1,15,4,0\r\n2,15,24,0\r\n')
  })

  test('a browser that makes no pictures is told so, with another way', async () => {
    await press(await show(LARGE), 'PNG of culture')
    expect(useAnnouncements(shown?.pinia).shown.map(({ text }) => text)).toEqual([
      'This browser could not make a picture of the chart. Its figures can still be taken as CSV.',
    ])
  })
})

describe('before the first round', () => {
  test('says what will stand here, and leads to the desk', async () => {
    const page = await show('charts', entriesOf([posting('elves', 'culture', 10)], []))
    expect(page.wrapper.text()).toContain('Nothing to compare yet')
    expect(page.wrapper.get('a.button').attributes('href')).toContain('/table/tiny/desk')
    expect(page.wrapper.findAll('canvas')).toHaveLength(0)
  })
})

describe('a player', () => {
  test('small ones draw of others what is open, and no more', async () => {
    const { wrapper } = await show('charts', campaign(), { seat: 'humans' })
    const ends = (id: string): number => wrapper.get(`[data-tile="${id}"]`).element.closest('li')?.querySelectorAll('.end').length ?? 0
    expect([ends('culture'), ends('technology'), ends('prestige'), ends('age')]).toEqual([1, 1, 2, 3])
  })

  test('sees the own figures, and of others only what is open', async () => {
    const page = await show(LARGE, campaign(), { seat: 'humans' })
    expect(titles(page)[0]).toBe('Culture: the humans rose from 4 to 24')
    await press(page, 'Table of culture')
    expect(cells(page)).toEqual(['Set-up 4', '1 4', '2 24'])
    expect(page.wrapper.text()).toContain('Not known to you, and so not drawn: the elves and the dwarves.')
    expect(page.wrapper.findAll('input[name="whose"]')).toHaveLength(0)
    expect(page.wrapper.text()).toContain('The dice themselves are in the record of the game master')
  })
})
