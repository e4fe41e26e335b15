import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountSeat, tinySeat, type SeatedAt } from '../../testing/tinySeat.ts'
import { choose, tell } from '../../../src-shared/kernel/engine/procedure.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import DisplayPage from './DisplayPage.vue'

playTheToyOnly({ highlights: { kinds: { 'line.sun': 'event' } } })

let shown: SeatedAt | null = null
afterEach(() => shown?.wrapper.unmount())

test('where a campaign has no board, what the chronicle told has the stage, and stands nowhere else', async () => {
  shown = await mountSeat(await tinySeat(), DisplayPage)
  await flushPromises()
  expect(shown.wrapper.find('.whole').exists()).toBe(false)
  expect(shown.wrapper.get('.stage .moment h2').text()).toBe('Lately')
  expect(shown.wrapper.find('.lately').exists()).toBe(false)
})

/** The display of a game with a board, right after something happened. `keeps`: what does not take the place of the board. */
async function afterSunrise(keeps?: readonly ['event' | 'battle']): Promise<SeatedAt> {
  const host = tinyHost(
    stagedToy(function* () {
      yield* tell('TOY-DAY-1', 'line.sun', { seat: 'red', figures: { die: 4 } })
      yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: [{ id: 'low', wording: 'option.low' }] }))
    }),
  )
  shown = await mountSeat(await tinySeat({ table: { ...(await host.session.view()), seat: 'red' } }), DisplayPage)
  await flushPromises()
  const component = { template: '<p class="board">the board</p>' }
  shown.table.pages = { ...shown.table.pages, onStage: { component, isThere: () => true, ...(keeps === undefined ? {} : { keeps }) } }
  await flushPromises()
  return shown
}

test('what just happened takes the place of the board; where the game keeps its board for that, the chronicle beside it tells it', async () => {
  const taken = await afterSunrise()
  expect([taken.wrapper.find('.board').exists(), taken.wrapper.find('.moment').exists()]).toEqual([false, true])
  taken.wrapper.unmount()
  const other = await afterSunrise(['battle'])
  expect(other.wrapper.find('.board').exists()).toBe(false)
  other.wrapper.unmount()
  const kept = await afterSunrise(['event'])
  expect([kept.wrapper.find('.board').exists(), kept.wrapper.find('.moment').exists()]).toEqual([true, false])
  expect(kept.wrapper.get('.lately').text()).not.toBe('')
})
