import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import WorksPage from './WorksPage.vue'

const put = (collection: string, id: string, value: object): Effect => ({
  kind: 'record',
  rule: 'GL-MON-2',
  collection,
  id,
  value: { id, ...value } as never,
})
const TOWN = put('settlement', 'elves-settlement-2', { owner: 'elves', type: 'town', established: true, prestige: 5, fixed: true })
const PROMISE = put('settlement', 'elves-settlement-3', { owner: 'elves', type: 'town', established: false, prestige: 0, fixed: false })
const WALL = put('monument', 'elves-monument-1', {
  builder: 'elves',
  holder: 'elves',
  settlement: 'elves-settlement-2',
  name: 'The Long Wall',
  prestige: 25,
  started: 4,
  due: 8,
  stage: 'building',
  blessed: true,
})

let shown: ShownPage | null = null
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

test('shows sites, monuments and settlements, and how many people there is room for', async () => {
  const built = {
    ...WALL,
    id: 'elves-monument-2',
    value: { ...(WALL as { value: object }).value, id: 'elves-monument-2', name: 'Old Tower', stage: 'standing' },
  }
  shown = await showPage(
    WorksPage,
    'page',
    entriesOf([TOWN, PROMISE, WALL, posting('elves', 'territories', 6)], [[at(5, 'elves', 1), built]]),
  )
  const { wrapper } = shown
  expect(wrapper.get('.building').text().replace(/\s+/g, ' ')).toContain('The Long Wall Town 2, begun in round 4, blessed')
  const tables = wrapper.findAll('tbody').map((body) => body.findAll('tr').map((row) => row.text().replace(/\s+/g, ' ')))
  expect(tables[0]).toEqual(['Old Tower Town 2their own peopleround 5+25'])
  expect(tables[1]).toEqual(['Town 2 10+5noneThe Long Wall, Old Tower', 'Town 3 promised 00nonenone'])
  expect(wrapper.get('.room button.figure').text()).toBe('130')
  expect(wrapper.findAll('td button.figure').map((button) => button.attributes('aria-label'))).toContain(
    'Prestige of Elves, Old Tower: +25. Why?',
  )
})

test('another player sees the same works, but not the room', async () => {
  shown = await showPage(WorksPage, 'page', entriesOf([TOWN, WALL], [[at(5, 'elves', 1)]]), { seat: 'dwarves' })
  expect(shown.wrapper.find('.building').exists()).toBe(false)
  await shown.wrapper.findAll('[role="tab"]')[0]?.trigger('mousedown')
  await flushPromises()
  expect(shown.wrapper.find('.building').exists()).toBe(true)
  expect(shown.wrapper.find('.room').exists()).toBe(false)
  const told = shown.wrapper.findAll('button.figure').map((button) => button.attributes('aria-label'))
  expect(told).toEqual(['Prestige of Elves, Town 2: +5. Why?'])
})

test('a monument that was taken tells who built it, and that no settlement of its holder keeps it', async () => {
  const taken = put('monument', 'dwarves-monument-1', {
    builder: 'dwarves',
    holder: 'elves',
    settlement: 'dwarves-settlement-1',
    name: '',
    prestige: 12,
    started: 2,
    due: 3,
    stage: 'standing',
    blessed: false,
  })
  shown = await showPage(WorksPage, 'page', entriesOf([taken], [[at(5, 'elves', 1)]]))
  expect(shown.wrapper.get('tbody tr').text().replace(/\s+/g, ' ')).toMatch(
    /^A monument without a name ?no settlement ?the Dwarves, taken ?round 0 ?\+6$/,
  )
})

test('GL-MON-6 in German, with its numbers and its plural', async () => {
  tellIn(() => 'de')
  const crew = put('site', 'elves-monument-1', {
    bundles: { stone: 250, wealth: 0, metal: 0 },
    required: 1750,
    workers: { males: 1200, females: 0 },
    monument: 'elves-monument-1',
    owner: 'elves',
  })
  shown = await showPage(WorksPage, 'page', entriesOf([TOWN, WALL, crew, posting('elves', 'territories', 6)], [[at(5, 'elves', 1)]]))
  const text = shown.wrapper.text().replace(/\s+/g, ' ')
  expect(text).toContain('Monumente, die gebaut werden oder stehen')
  expect(text).toContain('begonnen in Runde 4, gesegnet')
  expect(text).toContain('Noch 3 Züge: fertig in Runde 8. Es fehlen 550 Arbeiter.')
  expect(text).toContain('1.200 von 1.750 nötigen')
  expect(text).toContain('1.250 Stein')
  expect(text).toContain('Mit Land und Kultur ist Platz für')
})

test('where nothing is built it says from when on something can be', async () => {
  shown = await showPage(WorksPage, 'page', entriesOf([], [[at(5, 'elves', 1)]]))
  expect(shown.wrapper.text()).toContain('Nothing is being built. From age 2 on')
  expect(shown.wrapper.text()).toContain('There is no settlement, and none is promised.')
})
