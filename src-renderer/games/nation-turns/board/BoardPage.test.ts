import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import type { Mounted } from '../../../testing/mountAt.ts'
import { pageOf } from '../testing/playedTable.ts'
import BoardPage from './BoardPage.vue'
import { pageStage } from '../../../testing/pageStage.ts'

const shown = pageStage()

/** The page of a game in which the first nation moves, with the card of an area open. */
async function board(part = '', until = 'fill.move'): Promise<Mounted> {
  shown.mounted = await pageOf(BoardPage, `board/${part}`, until)
  return shown.mounted
}

const mark = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-area="${id}"]`)
  if (found === null) throw new Error(`no mark of ${id}`)
  return found
}
const cardText = (): string => (document.querySelector('.card.area')?.textContent ?? '').replace(/\s+/g, ' ')

test('the map tells each area by name, ground, nations and what is asked', async () => {
  await board()
  expect(document.querySelectorAll('[data-area]')).toHaveLength(12)
  expect(document.querySelectorAll('line.edge')).toHaveLength(20)
  expect(mark('SM').getAttribute('aria-label')).toBe('Saltmouth; city; Harbour Charter: 2 units; Can move')
  expect(mark('SM').textContent).toContain('HC 2')
  expect(mark('LM').getAttribute('aria-label')).toBe('Long Meadow; open; Oak Tribe: 3 units; Can be reached')
  expect(mark('WT').getAttribute('aria-label')).toBe('White Tongue; mountain; Tongue Trolls: 2 units')
  expect(shown.said()).toEqual([])
})

test('the list says the same, and its figures tell where they come from', async () => {
  const { wrapper } = await board()
  const rows = wrapper.findAll('tbody tr').map((row) => row.text().replace(/\s+/g, ' '))
  expect(rows).toHaveLength(12)
  expect(rows[0]).toMatch(/^Saltmouth ?city ?Harbour Charter ?1 Soldier, 1 Wizard ?4 ?Can move$/)
  expect(wrapper.findAll('tbody button.figure').map((button) => button.attributes('aria-label'))).toContain(
    'Soldier in Saltmouth of Harbour Charter: 1. Why?',
  )
})

test('a battle is marked by word on the map and in the list', async () => {
  const { wrapper } = await board('', 'roll.round')
  const label = wrapper.findAll('[data-area]').map((button) => button.attributes('aria-label') ?? '')
  expect(label.filter((one) => one.includes('Battle, no round fought yet; Asked about'))).toHaveLength(1)
  expect(wrapper.get('tbody').text()).toContain('Battle, no round fought yet')
})

test('arrow keys go from area to area, one stop for the tab key', async () => {
  const { wrapper } = await board()
  expect(wrapper.findAll('[data-area][tabindex="0"]').map((one) => one.attributes('data-area'))).toEqual(['SM'])
  mark('LM').focus()
  mark('LM').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(document.activeElement?.getAttribute('data-area')).toBe('RM')
  expect(wrapper.findAll('[data-area][tabindex="0"]').map((one) => one.attributes('data-area'))).toEqual(['RM'])
})

test('an area opens its card, and Escape brings the focus back to it', async () => {
  const { router } = await board()
  mark('SM').click()
  await flushPromises()
  expect(router.currentRoute.value.params['part']).toBe('SM')
  expect(document.activeElement?.textContent).toBe('Saltmouth')
  expect(cardText()).toContain('Harbour Charter of at most 4')
  expect(cardText()).toContain('Harbour Charter 2 points after rounds 5, 11, 17 · holds it now')
  expect(cardText()).toContain('Units from here can go to')
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await flushPromises()
  expect(document.querySelector('.card.area')).toBeNull()
  expect(document.activeElement?.getAttribute('data-area')).toBe('SM')
})

test('NT-POP-4, NT-MOV-3 the card says why a die needs what it needs, and who may pass', async () => {
  await board('BR')
  expect(cardText()).toContain('Harbour Charter: 4 or more because of 1 Farmer')
  await shown.mounted?.router.push('/page/tiny/board/LM')
  await flushPromises()
  expect(cardText()).toContain('Harbour Charter: 3 units of others are here. Nobody goes further until 4 stop here; none has so far.')
})

test('in German', async () => {
  tellIn(() => 'de')
  await board('BR')
  expect(mark('SM').getAttribute('aria-label')).toBe('Saltmouth; Stadt; Harbour Charter: 2 Einheiten; Kann ziehen; Erreichbar')
  expect(cardText()).toContain('Harbour Charter: 4 oder mehr wegen 1 Bauern')
})
