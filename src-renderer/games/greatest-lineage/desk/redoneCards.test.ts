import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { tinyGame } from '../../../testing/tinyGame.ts'
import { useDesk } from '../../../stores/desk.ts'
import { useRedo } from '../../../features/desk/redo.ts'
import { useHighlights } from '../../../features/highlights/highlightsStore.ts'
import { useTableCommands } from '../../../app/tableCommands.ts'

let mounted: Mounted

const Keys = { setup: () => (useTableCommands(), { redo: useRedo() }), template: '<p>{{ redo.name.value }}</p>' }

async function table(): Promise<Mounted['table']> {
  mounted = await mountAt(tinyHost(tinyGame()), Keys)
  return mounted.table
}
const press = async (key: string, init: KeyboardEventInit) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ctrlKey: true, ...init }))
  for (let time = 0; time < 6; time++) await flushPromises()
}
const again = () => press('y', { code: 'KeyY' })
afterEach(() => mounted.wrapper.unmount())

test('what is done again brings its cards back one after the other, in the order in which they came', async () => {
  const at = await table()
  const highlights = useHighlights(mounted.pinia)
  for (let turn = 0; turn < 2; turn++) for (const answer of ['app', { food: 0, wood: 0 }, 'none', 'done']) await at.answer(answer)
  await flushPromises()
  const seen = highlights.shown?.map(({ seat }) => seat)
  expect(seen).toHaveLength(2)
  highlights.goOn()
  await at.retract(1)
  await flushPromises()
  await again()
  for (const seat of seen ?? []) {
    expect(highlights.shown?.map((card) => card.seat)).toEqual([seat])
    highlights.goOn()
  }
  expect(highlights.shown).toBeNull()
})

test('what was done again in one campaign parts no cards of the next', async () => {
  const at = await table()
  const highlights = useHighlights(mounted.pinia)
  useDesk(mounted.pinia).redoneTo = 900
  const campaign = at.head?.table ?? ''
  await at.close()
  await at.openTable(campaign)
  for (let turn = 0; turn < 2; turn++) for (const answer of ['app', { food: 0, wood: 0 }, 'none', 'done']) await at.answer(answer)
  await flushPromises()
  expect(highlights.shown).toHaveLength(2)
})
