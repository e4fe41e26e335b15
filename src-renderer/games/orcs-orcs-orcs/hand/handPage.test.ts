import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import DeskPage from '../../../features/desk/DeskPage.vue'
import { mountAt } from '../../../testing/mountAt.ts'
import { pageStage } from '../../../testing/pageStage.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import HandPage from './HandPage.vue'

const shown = pageStage()

async function page(houseRules: Json) {
  const host = tinyHost(ORCS, {}, { players: ['blue', 'red'].map((colour) => ({ colour, name: colour })), houseRules })
  const taken = await host.session.answer('app', '0/table/0/markers')
  if (!taken.ok) throw new Error(JSON.stringify(taken.problems))
  shown.mounted = await mountAt(host, HandPage)
  await flushPromises()
  return shown.mounted.wrapper
}

test('on the game master’s screen hands are covered until they are opened', async () => {
  const wrapper = await page({})
  expect([wrapper.findAll('[data-card]').length, wrapper.text()]).toEqual([0, expect.stringContaining('The cards are covered.')])
  await wrapper.get('button').trigger('click')
  expect(wrapper.findAll('section').map((one) => one.findAll('[data-card]').length)).toEqual([4, 4])
  await wrapper.get('button').trigger('click')
  expect(wrapper.findAll('[data-card]')).toHaveLength(0)
})

test('RULING-62 a hand that the game master may not look at is not there', async () => {
  const wrapper = await page({ gm_peeks: false })
  await wrapper.get('button').trigger('click')
  expect(wrapper.findAll('[data-card]')).toHaveLength(0)
  expect(wrapper.text()).toContain('for its player’s eyes alone')
})

test('RULING-62 the desk waits for a turn that the game master may not read, and does not say that the game is over', async () => {
  const players = ['blue', 'red'].map((colour) => ({ colour, name: colour }))
  const host = tinyHost(ORCS, {}, { players, houseRules: { gm_peeks: false } })
  for (const [answer, question] of [
    ['app', '0/table/0/markers'],
    ['2', '1/blue/1/reveal'],
  ] as const) {
    const taken = await host.session.answer(answer, question)
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems))
  }
  shown.mounted = await mountAt(host, DeskPage)
  await flushPromises()
  const { wrapper, table } = shown.mounted
  expect([table.gameOver, table.pending, table.waitsFor]).toEqual([false, null, ['blue']])
  expect(wrapper.text()).toContain('A question for one player')
  expect(wrapper.find('.over').exists()).toBe(false)
})
