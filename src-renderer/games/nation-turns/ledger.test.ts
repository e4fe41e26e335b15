import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { NATION_TURNS } from '../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../src-shared/games/nation-turns/testing/stage.ts'
import SeatLedger from '../../features/desk/SeatLedger.vue'
import LedgerPage from '../../features/ledger/LedgerPage.vue'
import PrintPage from '../../features/print/PrintPage.vue'
import KeyFigures from '../../seat/components/KeyFigures.vue'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'

let mounted: Mounted | null = null
afterEach(() => {
  mounted?.wrapper.unmount()
  document.body.innerHTML = ''
})

function rowsOf({ wrapper }: Mounted): readonly string[] {
  const tables = wrapper.findAll('table').filter((one) => one.find('.total').exists())
  return tables.flatMap((one) =>
    one.findAll('tbody tr').map((row) =>
      row
        .findAll('th, td')
        .map((cell) => cell.text())
        .join(' | '),
    ),
  )
}

describe('the ledger of a player who commands nations', () => {
  test('holds their sheets and what they come to; nobody is a non-player', async () => {
    mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), LedgerPage)
    await flushPromises()
    const { wrapper } = mounted
    expect(wrapper.findAll('[role="tab"]').map((tab) => tab.text())).toEqual(['Ada', 'Ben', 'Cy', 'Side by side'])
    expect(rowsOf(mounted)).toEqual(['Harbour Charter | 0 | 4 | 2', 'Stair-Walker | 0 | 1 | 1', 'Ada, in total | 0 | 5 | 3'])
    expect(wrapper.findAll('h2').map((title) => title.text())).toEqual(['Harbour Charter', 'Stair-Walker'])
  })

  test('is on paper nation by nation, and no sheet is empty', async () => {
    mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), PrintPage)
    await mounted.router.push('/print/tiny/ledger?seat=p1')
    await expect
      .poll(() => mounted?.wrapper.findAll('.preview h1').map((title) => title.text()))
      .toEqual(['Ledger of Harbour Charter', 'Ledger of Stair-Walker'])
    for (const sheet of mounted.wrapper.findAll('.preview > li')) expect(sheet.findAll('tbody tr, .row').length).toBeGreaterThan(2)
    expect(mounted.wrapper.get('.preview').text()).toContain('Soldier in Saltmouth')
    // Nothing is said of kinds of unit that are nowhere; the score is always told.
    const empty = mounted.wrapper
      .findAll('.preview tbody tr:not(.part)')
      .filter((row) => !row.findAll('td').some((cell) => /[1-9]/.test(cell.text())))
      .map((row) => row.get('th').text())
    expect(new Set(empty)).toEqual(new Set(['Victory points']))
  })

  test('is in the players’ app, nation by nation', async () => {
    mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), KeyFigures, () => ({ seat: 'p2' }))
    await flushPromises()
    expect(mounted.wrapper.findAll('h3').map((title) => title.text())).toEqual(['Oak Tribe', 'Heron People'])
    expect(mounted.wrapper.findAll('.tile').map((tile) => tile.get('.value').text())).toEqual(['0', '5', '2', '0', '3', '2'])
  })

  test('is beside the question on the desk, nation by nation, with what the round changed', async () => {
    mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), SeatLedger)
    await flushPromises()
    const { wrapper } = mounted
    expect(wrapper.get('h2').text()).toBe('Ada')
    expect(wrapper.findAll('.whose').map((row) => row.text())).toEqual(['Harbour Charter', 'Stair-Walker'])
    const rows = wrapper.findAll('tbody tr').map((row) =>
      row
        .findAll('th, td')
        .map((cell) => cell.text())
        .join(' | '),
    )
    expect(rows).toContain('Soldier in Saltmouth |  | 1')
    expect(rows.filter((row) => row.startsWith('Victory points'))).toHaveLength(2)
    const figures = wrapper.findAll('button.figure').map((one) => one.attributes('aria-label'))
    expect(figures).toContainEqual(expect.stringMatching(/^Giant in Giant.s Stair of Stair-Walker: 1. Why\?$/))
  })
})
