import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import GameOver from '../../../features/desk/GameOver.vue'
import { pageOf, playedPage } from '../testing/playedTable.ts'
import ClosingPage from './ClosingPage.vue'
import { seatName } from '../../../wording/names.ts'
import { pageStage } from '../../../testing/pageStage.ts'

const shown = pageStage()

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const tableRows = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim())

test('NT-END-1 before the end it says how it would end now', async () => {
  shown.mounted = await pageOf(ClosingPage, 'closing', 'fill.move')
  await vi.dynamicImportSettled()
  expect(text()).toContain('The game is in round 1 of 17. This is how it would end now.')
  expect(text()).toMatch(/(is ahead|are level)/)
  expect(text()).toContain('Nobody has fought or scored yet.')
  expect(shown.said()).toEqual([])
})

test('NT-END-1 at the end: the winner, by what rule, the places with their sources, and the rounds', async () => {
  shown.mounted = await playedPage(ClosingPage, 'closing', 18)
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(text()).toContain('The game ended after round 17.')
  expect(shown.mounted.wrapper.get('.winner').text()).toMatch(/ wins$|share the victory$/)
  expect(text()).toMatch(/by most victory points|by most units on the map|nothing sets them apart/)
  expect(tableRows()).toHaveLength(3 + 7)
  expect(document.querySelectorAll('.story li').length).toBeGreaterThan(2)
  expect(text()).toContain('Round 17')
  expect(text()).toContain('takes the lead')
  expect(shown.said()).toEqual([])
})

test('the card of the end on the desk has the places as well', async () => {
  shown.mounted = await playedPage(GameOver, 'desk', 18)
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(tableRows()).toHaveLength(3 + 7)
  expect(text()).toContain('Final places')
  const way = shown.mounted.wrapper.findAll('a').find((one) => one.text().startsWith('The whole dance'))
  expect(way?.attributes('href')).toBe('/page/tiny/closing')
  expect(text()).not.toMatch(/(Ada Ada|Ben Ben|Cy Cy)/)
})

test('NT-END-1 the card of the end tells who won and by what, how it went and what stood out, with the saga as the first way on', async () => {
  shown.mounted = await playedPage(GameOver, 'desk', 18)
  await vi.dynamicImportSettled()
  await flushPromises()
  const { wrapper, table } = shown.mounted
  const winners = table.game?.ending(table.world)?.winners ?? []
  expect(wrapper.findAll('header [data-seat] strong').map((one) => one.text())).toEqual(winners.map((seat) => seatName(seat)))
  expect(wrapper.get('header').text()).toContain('the player whose nations have the most victory points together')
  expect(wrapper.get('header').text()).toContain('NT-END-1')
  const [first] = wrapper.findAll('a.button, button.button')
  expect([first?.text(), first?.classes().includes('primary'), first?.attributes('href')]).toEqual([
    'Print the saga',
    true,
    expect.stringContaining('book'),
  ])
  expect(wrapper.findAll('.course').length).toBeGreaterThan(1)
  expect(wrapper.findAll('.course path').length).toBeGreaterThan(3)
  const moments = wrapper.findAll('.moment p:last-child').map((one) => one.text())
  expect(moments.length).toBeGreaterThan(1)
  expect(moments.every((text) => text.length > 3)).toBe(true)
})

test('in German the card of the end tells the same', async () => {
  tellIn(() => 'de')
  shown.mounted = await playedPage(GameOver, 'desk', 18)
  await vi.dynamicImportSettled()
  for (const part of ['Die Saga drucken', 'Wie es kam', 'Was herausragt']) expect(text()).toContain(part)
  expect(text()).not.toMatch(/\bundefined\b|NaN|\[object/)
})

test('in German', async () => {
  tellIn(() => 'de')
  shown.mounted = await playedPage(ClosingPage, 'closing', 18)
  await vi.dynamicImportSettled()
  expect(text()).toContain('Das Spiel endete nach Runde 17.')
  expect(text()).toContain('übernimmt die Führung')
  expect(text()).not.toMatch(/\bundefined\b|NaN|\[object/)
})
