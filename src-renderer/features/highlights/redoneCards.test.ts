import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { checkpoint, choose } from '../../../src-shared/kernel/engine/procedure.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import { useTableCommands } from '../../app/tableCommands.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { useRedo } from '../desk/redo.ts'
import { useHighlights } from './highlightsStore.ts'

playTheToyOnly()

let mounted: Mounted

const Keys = { setup: () => (useTableCommands(), { redo: useRedo() }), template: '<p>{{ redo.name.value }}</p>' }
const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))

/** One choice a turn. */
function* turns() {
  for (const next of [...TOY_SEATS.slice(1), TOY_SEATS[0]]) {
    yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    yield* checkpoint({ turn: next === 'red' ? 2 : 1, seat: next, phase: 3 })
  }
}

async function table(): Promise<Mounted['table']> {
  mounted = await mountAt(tinyHost(stagedToy(turns)), Keys)
  return mounted.table
}
async function twoTurns(at: Mounted['table']): Promise<void> {
  for (const way of ['low', 'high']) await at.answer(way)
  await flushPromises()
}
async function redo(): Promise<void> {
  const key = new KeyboardEvent('keydown', { key: 'y', code: 'KeyY', bubbles: true, cancelable: true, ctrlKey: true })
  document.body.dispatchEvent(key)
  for (let time = 0; time < 6; time++) await flushPromises()
}
afterEach(() => mounted.wrapper.unmount())

test('what is done again brings its cards back one after the other, in the order in which they came', async () => {
  const at = await table()
  const highlights = useHighlights(mounted.pinia)
  await twoTurns(at)
  expect(highlights.shown?.map(({ seat }) => seat)).toEqual(['red', 'green'])
  highlights.goOn()
  await at.retract(1)
  await flushPromises()
  await redo()
  for (const seat of ['red', 'green']) {
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
  await twoTurns(at)
  expect(highlights.shown).toHaveLength(2)
})
