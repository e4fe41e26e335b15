import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import type { Mounted } from '../../../testing/mountAt.ts'
import { pageOf } from '../testing/playedTable.ts'
import PointsPage from './PointsPage.vue'
import { pageStage } from '../../../testing/pageStage.ts'

const shown = pageStage()

async function page(): Promise<Mounted['wrapper']> {
  shown.mounted = await pageOf(PointsPage, 'points', 'fill.move')
  await vi.dynamicImportSettled()
  await flushPromises()
  return shown.mounted.wrapper
}

test('NT-VP-1 players and nations, what would be added now, and where each point comes from', async () => {
  const wrapper = await page()
  const text = wrapper.text().replace(/\s+/g, ' ')
  expect(text).toContain('Holds are counted next at the end of round 5.')
  const rows = wrapper.findAll('tbody tr').map((row) => row.text().replace(/\s+/g, ' '))
  expect(rows).toHaveLength(10)
  expect(rows[0]).toMatch(/^Ada ?0\+65$/)
  expect(rows[1]).toMatch(/^Harbour Charter ?0\+44$/)
  expect(wrapper.findAll('tbody button.figure').map((one) => one.attributes('aria-label'))).toContain(
    'Victory points of Harbour Charter: 0. Why?',
  )
  expect(shown.said()).toEqual([])
})

test('each nation is told what it scores for, and whether it would', async () => {
  const wrapper = await page()
  const lists = wrapper.findAll('.criteria').map((one) => one.text().replace(/\s+/g, ' '))
  expect(lists).toHaveLength(7)
  expect(lists[0]).toContain('Hold Saltmouth: +2 after rounds 5, 11, 17 · at present: yes')
  expect(lists[0]).toContain('Hold Kiln Hills: +3 after rounds 5, 11, 17 · at present: no')
  expect(lists[1]).toContain('Each unit killed: +1, at most 10; so far 0')
  expect(lists[1]).toContain('A unit left after the last round: +3 · at present: yes')
})

test('in German', async () => {
  tellIn(() => 'de')
  const wrapper = await page()
  expect(wrapper.text()).toContain('Gehaltene Gebiete zählen das nächste Mal am Ende von Runde 5.')
  expect(wrapper.findAll('.criteria')[0]?.text()).toContain('Saltmouth halten: +2')
})
