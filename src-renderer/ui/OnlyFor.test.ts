import { expect, test } from 'vitest'
import { h } from 'vue'
import type { Audience } from '../../src-shared/kernel/rule.ts'
import { mountAt } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import OnlyFor from './OnlyFor.vue'

const seen = async (see: Audience | undefined): Promise<string> => {
  const { wrapper } = await mountAt(tinyHost(tinyGame()), OnlyFor, () => ({ see }))
  const text = wrapper.text()
  wrapper.unmount()
  return text
}

test('the game master is told whose secret a line is, and nothing where it is none', async () => {
  expect(await seen(['dwarves'])).toBe('Dwarves only')
  expect(await seen(['elves', 'humans'])).toBe('Elves and Humans only')
  expect(await seen(['elves', 'humans', 'dwarves'])).toBe('')
  expect(await seen(undefined)).toBe('')
  expect(await seen('all')).toBe('')
})

test('a player is told nothing of it', async () => {
  const { wrapper } = await mountSeat(await tinySeat({}), { render: () => h('p', ['A line.', h(OnlyFor, { see: ['elves'] })]) })
  expect(wrapper.text()).toBe('A line.')
  wrapper.unmount()
})
