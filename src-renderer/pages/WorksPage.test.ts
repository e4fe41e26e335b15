import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../src-shared/kernel/effect.ts'
import { at, entriesOf, posting } from '../testing/played.ts'
import type { ShownPage } from '../testing/showPage.ts'
import { showPage } from '../testing/showPage.ts'
import WorksPage from './WorksPage.vue'

const put = (collection: string, id: string, value: object): Effect => ({
  ...{ kind: 'record', rule: 'GL-MON-2', collection, id, value: { id, ...value } as never },
})
const TOWN = put('settlement', 'elves-settlement-2', { owner: 'elves', type: 'town', established: true, prestige: 5, fixed: true })
const PROMISE = put('settlement', 'elves-settlement-3', { owner: 'elves', type: 'town', established: false, prestige: 0, fixed: false })
const WALL = put('monument', 'elves-monument-1', {
  ...{ builder: 'elves', holder: 'elves', settlement: 'elves-settlement-2', name: 'The Long Wall', prestige: 25 },
  ...{ started: 4, due: 8, stage: 'building', blessed: true },
})

let shown: ShownPage | null = null
afterEach(() => {
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
  expect(wrapper.get('.building').text()).toContain('The Long WallTown 2, begun in round 4, blessed')
  const tables = wrapper.findAll('tbody').map((body) => body.findAll('tr').map((row) => row.text().replace(/\s+/g, ' ')))
  expect(tables[0]).toEqual(['Old TowerTown 2the own peopleround 5+25'])
  expect(tables[1]).toEqual(['Town 2 10+5noneThe Long Wall, Old Tower', 'Town 3 promised00nonenone'])
  expect(wrapper.get('button.figure').text()).toBe('130')
})

test('another player sees the same works, but not the room', async () => {
  shown = await showPage(WorksPage, 'page', entriesOf([TOWN, WALL], [[at(5, 'elves', 1)]]), { seat: 'dwarves' })
  expect(shown.wrapper.find('.building').exists()).toBe(true)
  expect(shown.wrapper.find('button.figure').exists()).toBe(false)
})

test('where nothing is built it says from when on something can be', async () => {
  shown = await showPage(WorksPage, 'page', entriesOf([], [[at(5, 'elves', 1)]]))
  expect(shown.wrapper.text()).toContain('Nothing is being built. From age 2 on')
  expect(shown.wrapper.text()).toContain('No settlement stands or is promised.')
})
