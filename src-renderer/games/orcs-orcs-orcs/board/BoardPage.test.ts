import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { random } from '../../../../src-shared/games/orcs-orcs-orcs/bots/random.ts'
import { CREATURES } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { questionKey } from '../../../../src-shared/kernel/engine/request.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { pageStage } from '../../../testing/pageStage.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import BoardOnDisplay from './BoardOnDisplay.vue'
import BoardPage from './BoardPage.vue'

const shown = pageStage()
const SETUP = {
  players: [
    { colour: 'blue', name: 'Ada' },
    { colour: 'red', name: 'Ben' },
  ],
  modules: ['x1_terrain'],
}
const PLAYED = 60

/** The page after so many answers, with `part` selected. */
async function page(part: (mounted: Mounted) => string = () => ''): Promise<Mounted> {
  const host = tinyHost(ORCS, {}, SETUP)
  const chance = seededChance(5)
  for (let given = 0; given < PLAYED; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined) break
    await host.session.answer(random(asked, host.session.world, chance), questionKey(asked))
  }
  shown.mounted = await mountAt(host, BoardPage)
  await shown.mounted.router.push(`/page/tiny/board/${part(shown.mounted)}`)
  await flushPromises()
  return shown.mounted
}

const anyCreature = ({ table }: Mounted): string => table.world.records(CREATURES)[0]?.id ?? ''
const text = (element: { text: () => string }): string => element.text().replace(/\s+/g, ' ')

test('the page has the picture, the round, counters, piles, players and the board in words', async () => {
  const { wrapper } = await page()
  expect(wrapper.findAll('h2').map((one) => one.text())).toEqual(['Counters and trophies', 'Displays and piles', 'Players'])
  expect(wrapper.findAll('[data-item]').length).toBeGreaterThanOrEqual(24)
  expect(text(wrapper.get('.strip'))).toContain('of 4')
  expect(wrapper.get('details').text()).toContain('Path 1')
  expect(shown.said()).toEqual([])
})

test('a creature that is selected tells its figures, each with its why or its way to be corrected', async () => {
  const { wrapper, router } = await page(anyCreature)
  const spot = wrapper.get('.spot')
  expect(text(spot)).toMatch(/^Path \d, (inner|middle|outer) section/)
  expect(text(spot.get('.open'))).toMatch(/Life ?\d \(\d printed/)
  expect(spot.get('.open [data-record]').attributes('aria-label')).toMatch(/^Correct/)
  await spot.get('header button').trigger('click')
  await flushPromises()
  expect(router.currentRoute.value.params['part']).toBe('')
  expect(wrapper.find('.spot').exists()).toBe(false)
})

test('a click on the picture opens the card of the section', async () => {
  const { wrapper, router } = await page()
  await wrapper.get('[data-item="3-2"]').trigger('click')
  await flushPromises()
  expect(router.currentRoute.value.params['part']).toBe('3-2')
  expect(text(wrapper.get('.spot'))).toContain('Path 3, middle section')
})

test('the display has the board, displays, fate card and what trophies are worth', async () => {
  const { table } = await page()
  shown.mounted?.wrapper.unmount()
  const host = tinyHost(ORCS, {}, SETUP)
  shown.mounted = await mountAt(host, BoardOnDisplay)
  expect(table.world.cursor.turn).toBeGreaterThan(0)
  expect(text(shown.mounted.wrapper.get('.on-display'))).toMatch(/Display A.*Display B/)
  expect(shown.mounted.wrapper.findAll('.worths li')).toHaveLength(6)
})
