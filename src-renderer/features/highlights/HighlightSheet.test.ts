import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { AheadFace } from '../../../src-shared/games/api/aheadFace.ts'
import { checkpoint, choose, post } from '../../../src-shared/kernel/engine/procedure.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import HighlightSheet from './HighlightSheet.vue'
import { useHighlights } from './highlightsStore.ts'

/** Told of the gold a seat has when its card is shown. */
const ahead: AheadFace = {
  of: (world, owner) => [
    { kind: 'owed', wording: 'act.market.gift', figures: { gold: world.balance(owner, 'gold') }, rule: 'TOY-BOOK-1' },
    { kind: 'owed', wording: 'part.hens', figures: { hens: world.balance(owner, 'gold') }, rule: 'TOY-BOOK-1' },
  ],
  table: () => [],
}
playTheToyOnly({ ahead })

const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))

let mounted: Mounted | null = null
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
})

/** The card of the red seat's turn in round 1, in which it earned 4 gold. */
async function endedTurn(): Promise<Mounted> {
  const game = stagedToy(function* () {
    yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    yield* post('TOY-ROAD-1', 'red', 'gold', 4)
    yield* checkpoint({ turn: 1, seat: 'green', phase: 0 })
  })
  mounted = await mountAt(tinyHost(game), HighlightSheet)
  useHighlights(mounted.pinia)
  await mounted.table.answer('high')
  await flushPromises()
  return mounted
}

test('the end of a turn says what its player owes next, from the world after it', async () => {
  const { wrapper } = await endedTurn()
  const told = wrapper.get('.ahead').text()
  expect(told).toContain('9 hens at 3')
  expect(told).toContain('TOY-BOOK-1')
})

test.each([
  ['Print', { path: '/print/tiny/report', query: { seat: 'red', round: '1' } }],
  ['Send', { name: 'share', query: { seat: 'red' } }],
])('from it one press leads to the sheets and files of the player whose turn it was: %s', async (name, to) => {
  const { wrapper, router } = await endedTurn()
  await wrapper
    .findAll('button')
    .find((button) => button.text() === name)
    ?.trigger('click')
  await flushPromises()
  expect(router.currentRoute.value).toMatchObject(to)
})

test('of several turns that are over, only the last one says who is next', async () => {
  const game = stagedToy(function* () {
    yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    yield* checkpoint({ turn: 1, seat: 'green', phase: 0 })
    yield* checkpoint({ turn: 2, seat: 'red', phase: 0 })
  })
  mounted = await mountAt(tinyHost(game), HighlightSheet)
  await mounted.table.answer('high')
  await flushPromises()
  expect(mounted.wrapper.findAll('section[data-kind="turn"]').map((card) => card.find('.next').exists())).toEqual([false, true])
})
