import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import { useChance } from './chance.ts'
import ChanceCard from './components/ChanceCard.vue'

/** The card of a device of a seat; `isPromised`: whether its table has something of that seat already. */
async function card(isPromised: boolean) {
  const at = await tinySeat()
  const { wrapper } = await mountSeat(at, ChanceCard)
  const { seat } = at.view().table
  useChance().take({ open: true, promised: isPromised ? [seat] : [], awaited: [] })
  await flushPromises()
  return { at, wrapper }
}

test.each([
  [false, 'Add chance'],
  [true, 'Add from here instead'],
])('promised by another device: %s; the button says "%s", and takes its place only then', async (isPromised, name) => {
  const { at, wrapper } = await card(isPromised)
  const button = wrapper.get('button')
  expect(button.text()).toBe(name)
  await button.trigger('click')
  await flushPromises()
  expect(at.calls).toContainEqual(['promiseShare', expect.any(String), isPromised])
  wrapper.unmount()
})
