import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { tinyGame } from '../../../testing/tinyGame.ts'
import FilesPanel from '../../../features/share/FilesPanel.vue'
import HighlightSheet from '../../../features/highlights/HighlightSheet.vue'
import { useHighlights } from '../../../features/highlights/highlightsStore.ts'

let mounted: Mounted | null = null
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
})

/** The card of a turn that is over: the elves', in round 1. */
async function endedTurn(): Promise<Mounted> {
  mounted = await mountAt(tinyHost(tinyGame()), HighlightSheet)
  // From here on is what comes.
  useHighlights(mounted.pinia)
  for (const answer of ['app', { food: 0, wood: 0 }, 'none', 'done']) await mounted.table.answer(answer)
  await flushPromises()
  return mounted
}

test('the end of a turn says what is owed next', async () => {
  const { wrapper, table } = await endedTurn()
  const people = table.world.balance('elves', 'males') + table.world.balance('elves', 'females')
  const told = wrapper.get('.ahead').text()
  expect(told).toContain(`The next resource check takes ${Math.ceil(people / 5)} food`)
  expect(told).toContain('GL-CHK-2')
})

test.each([
  ['Print', { path: '/print/tiny/report', query: { seat: 'elves', round: '1' } }],
  ['Send', { name: 'share', query: { seat: 'elves' } }],
])('from it one press leads to the sheets and files of whoever had the turn: %s', async (name, to) => {
  const { wrapper, router } = await endedTurn()
  await wrapper
    .findAll('button')
    .find((button) => button.text() === name)
    ?.trigger('click')
  await flushPromises()
  expect(router.currentRoute.value).toMatchObject(to)
})

test('files are made for the player the address names, until another is chosen', async () => {
  mounted = await mountAt(tinyHost(tinyGame()), FilesPanel)
  await mounted.router.push('/share/tiny/files?seat=dwarves')
  await flushPromises()
  const chosen = () => mounted?.wrapper.get<HTMLInputElement>('input[name="files-seat"]:checked').element.value
  expect(chosen()).toBe('dwarves')
  await mounted.wrapper.get('input[value="humans"]').setValue()
  expect(chosen()).toBe('humans')
})
