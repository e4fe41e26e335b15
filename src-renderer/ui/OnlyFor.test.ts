import { expect, test } from 'vitest'
import { h } from 'vue'
import type { Audience } from '../../src-shared/kernel/world/rule.ts'
import { mountAt } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import OnlyFor from './OnlyFor.vue'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

const seen = async (see: Audience | undefined): Promise<string> => {
  const { wrapper } = await mountAt(tinyHost(toyGame()), OnlyFor, () => ({ see }))
  const text = wrapper.text()
  wrapper.unmount()
  return text
}

test('the game master is told whose secret a line is, and nothing where it is none', async () => {
  expect(await seen(['blue'])).toBe('Blue only')
  expect(await seen(['red', 'green'])).toBe('Red and Green only')
  expect(await seen(['red', 'green', 'blue'])).toBe('')
  expect(await seen(undefined)).toBe('')
  expect(await seen('all')).toBe('')
})

test('a player is told nothing of it', async () => {
  const { wrapper } = await mountSeat(await tinySeat({}), { render: () => h('p', ['A line.', h(OnlyFor, { see: ['red'] })]) })
  expect(wrapper.text()).toBe('A line.')
  wrapper.unmount()
})
