import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { HIGHLIGHTS } from '../../../src-shared/games/hordes/highlights.ts'
import { highlightsOf } from '../../../src-shared/games/highlights/highlights.ts'
import { HORDES } from '../../../src-shared/games/hordes/rules/ruleset.ts'
import { SHEETS } from '../../../src-shared/games/hordes/rules/records.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import OddsPage from './odds/OddsPage.vue'
import { PAPER } from './paper/paper.ts'
import ArmiesPage from './roster/ArmiesPage.vue'
import CombatHighlight from './sheets/CombatHighlight.vue'
import SheetsPage from './sheets/SheetsPage.vue'
import { pageStage } from '../../testing/pageStage.ts'
import { answered, RED_BEGINS, setupOf } from './testing/playedTable.ts'

const shown = pageStage()
const DONE: Json = { act: 'done' }

/** A bound of red's: a shot that hits nobody, and Knights who are destroyed by Spears with a second rank. */
const BOUND: readonly Json[] = [
  { by: 'hand', dice: [3] },
  { act: 'march', elements: ['red-4'] },
  DONE,
  { act: 'shoot', shooter: 'red-8', target: 'blue-3' },
  { by: 'hand', dice: [1, 6] },
  DONE,
  { act: 'close', element: 'red-4', enemy: 'blue-5', foe: { rank: true } },
  { by: 'hand', dice: [1, 6] },
]

async function page(component: Component): Promise<Mounted['wrapper']> {
  const host = await answered(tinyHost(HORDES, {}, setupOf(RED_BEGINS)), ...BOUND.slice(0, 5))
  // Whether the others shoot first depends on who can; they hold their fire.
  for (;;) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined || asked.wording === 'act.fight') break
    await answered(host, DONE)
  }
  await answered(host, ...BOUND.slice(6))
  shown.mounted = await mountAt(host, component)
  await vi.dynamicImportSettled()
  await flushPromises()
  return shown.mounted.wrapper
}

const said = (text: string): string => text.replace(/\s+/g, ' ')

test('HQ-RES-11 armies: what is lost against half and the enemy, what each did, who is off the table', async () => {
  const wrapper = await page(ArmiesPage)
  const [red, blue] = wrapper.findAll('.army').map((one) => said(one.text()))
  expect(red).toContain('2 of 24 AP lost, half is 12, the enemy has lost 0. 10 more and it is beaten.')
  expect(red).toContain('Off the table: 1')
  expect(red).toMatch(/Knights ?KN.*destroyed · moved · fought/)
  expect(red).toMatch(/Shooters ?SH ?shot/)
  expect(blue).toContain('0 of 24 AP lost, half is 12, the enemy has lost 2. 12 more and it is beaten.')
  expect(wrapper.get('.army button.figure').attributes('aria-label')).toBe('AP lost of Hill & Fen: 2. Why?')
  expect(shown.said()).toEqual([])
})

test('HQ-RES-1 combats: picture, words, the clause of the row, and every line down to the score', async () => {
  const wrapper = await page(SheetsPage)
  expect(wrapper.findAll('.combat')).toHaveLength(2)
  const [fight, shot] = wrapper.findAll('.combat')
  expect(said(fight?.get('.says').text() ?? '')).toBe('Knights: destroyed (doubled).')
  expect(said(fight?.text() ?? '')).toContain('The row of Knights: destroyed.')
  expect(fight?.findAll('.base.gone')).toHaveLength(1)
  const tables = fight?.findAll('table').map((one) => said(one.text())) ?? []
  expect(tables[1]).toMatch(/against others.*4.*second rank.*\+1.*Die\+6.*Score11/)
  expect(said(shot?.get('.says').text() ?? '')).toBe('Nothing happens.')
  expect(shown.mounted?.table.world.records(SHEETS)).toHaveLength(2)
  expect(shown.said()).toEqual([])
})

test('HQ-RES-1 what a combat came to is a card by picture and in words, the fight behind the shot', async () => {
  await page(SheetsPage)
  const moments = shown.mounted?.table.moments ?? []
  const [shot, fight] = highlightsOf(moments, HIGHLIGHTS).filter(({ kind }) => kind === 'battle')
  expect(shot?.about).toContain('1-1')
  shown.mounted?.wrapper.unmount()
  const host = await answered(tinyHost(HORDES, {}, setupOf(RED_BEGINS)), ...BOUND.slice(0, 5))
  shown.mounted = await mountAt(host, CombatHighlight, () => ({ highlight: shot ?? fight }))
  await flushPromises()
  expect(said(shown.mounted.wrapper.get('.says').text())).toBe('Nothing happens.')
  expect(shown.mounted.wrapper.findAll('.facing .base')).toHaveLength(2)
})

test('HQ-FAC-1 odds: any two types, each throw of 36, and all against all', async () => {
  const wrapper = await page(OddsPage)
  expect(wrapper.findAll('.throws tbody td')).toHaveLength(36)
  expect(wrapper.findAll('.matrix tbody td')).toHaveLength(22 * 22)
  await wrapper.get('input[name="odds-a"][value="MA"]').setValue(true)
  await wrapper.get('input[name="odds-kind"][value="bespell"]').setValue(true)
  await wrapper.get('input[name="odds-b"][value="GO"]').setValue(true)
  expect(said(wrapper.get('.legend').text())).toMatch(
    /God: off the field6 of 36.*Nothing happens4 of 36.*Magician: destroyed22 of 36.*Magician: destroyed \(doubled\)4 of 36/,
  )
  expect(wrapper.findAll('.facing output').map((one) => one.text())).toEqual(['4', '6'])
  const cell = wrapper.findAll('.matrix tbody tr').at(12)?.findAll('td').at(19)
  expect(cell?.attributes('title')).toBe('KN against SP: 10 of 36 cost SP, 21 cost KN')
})

test('in German', async () => {
  const wrapper = await page(SheetsPage)
  tellIn(() => 'de')
  shown.mounted?.wrapper.unmount()
  expect(wrapper.exists()).toBe(false)
  const again = await page(ArmiesPage)
  expect(said(again.text())).toContain('2 von 24 AP verloren, die Hälfte sind 12')
})

test('on paper: the reference sheet has every type and rule, a roster every element', async () => {
  await page(ArmiesPage)
  const { world, moments, ledger } = shown.mounted?.table ?? { world: null, moments: [], ledger: [] }
  if (world === null) throw new Error('no table')
  const source = { title: 'The ford', reader: 'redHost', world, moments, ledger } as const
  const [reference] = PAPER[0]?.documents(source, '') ?? []
  const rows = reference?.blocks.filter((block) => block.kind === 'row') ?? []
  expect(rows.filter(({ table }) => table.id === 'types')).toHaveLength(22)
  expect(rows.find(({ table, cells }) => table.id === 'outcomes' && cells[0] === 'KN')?.cells[1]).toBe(
    'destroyed by BM; destroyed by MA, SH, AR (freshly charged); destroyed (in bad going); recoils',
  )
  expect(rows.filter(({ table }) => table.id.startsWith('rules-'))).toHaveLength(48)
  for (const { table, cells } of rows) expect(cells).toHaveLength(table.columns.length)
  const rosters = PAPER[1]?.documents(source, 'Ada') ?? []
  expect(rosters.map(({ title }) => title)).toEqual(['Roster: Hill & Fen'])
  expect(rosters[0]?.blocks).toHaveLength(13)
})
