import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountSeat, tinySeat, type SeatedAt } from '../../testing/tinySeat.ts'
import DisplayPage from './DisplayPage.vue'

let shown: SeatedAt | null = null
afterEach(() => shown?.wrapper.unmount())

test('where a campaign has no board, what the chronicle told has the stage, and stands nowhere else', async () => {
  shown = await mountSeat(await tinySeat(), DisplayPage)
  await flushPromises()
  expect(shown.wrapper.find('.whole').exists()).toBe(false)
  expect(shown.wrapper.get('.stage .moment h2').text()).toBe('Lately')
  expect(shown.wrapper.find('.lately').exists()).toBe(false)
})
