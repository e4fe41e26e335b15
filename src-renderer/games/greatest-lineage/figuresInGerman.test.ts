import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import { SEATS } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { useCommandRegistry } from '../../commands/commands.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import AgesPage from './ages/AgesPage.vue'
import ChartsPage from '../../features/charts/ChartsPage.vue'
import LedgerPage from '../../features/ledger/LedgerPage.vue'

vi.mock('vue-chartjs', async () => {
  const { h } = await import('vue')
  return { Chart: (props: Readonly<Record<string, string>>) => h('canvas', { role: 'img', 'aria-label': props['aria-label'] }) }
})

const ENTRIES = entriesOf(
  [
    ...SEATS.map((seat) => posting(seat, 'age', 1)),
    posting('elves', 'food', 1215, 'GL-SET-4'),
    posting('elves', 'culture', 10),
    posting('undead', 'warriors', 500),
    at(1, 'elves', 1),
  ],
  [
    [posting('elves', 'culture', 1230, 'GL-SPEND-4'), posting('elves', 'food', -15, 'GL-CHK-2'), at(1, 'humans', 1)],
    [posting('humans', 'culture', 20), at(2, 'elves', 1)],
  ],
)

beforeEach(() => tellIn(() => 'de'))

let shown: ShownPage | null = null
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

async function show(page: Parameters<typeof showPage>[0], address: string): Promise<string> {
  shown = await showPage(page, address, ENTRIES)
  // Charts are fetched with the page.
  await vi.dynamicImportSettled()
  await flushPromises()
  return text()
}

const text = (): string => (shown?.wrapper.text() ?? '').replace(/\s+/g, ' ')

async function press(name: string): Promise<void> {
  await shown?.wrapper.get(`button[aria-label="${name}"]`).trigger('click')
  await flushPromises()
}

describe('das Hauptbuch', () => {
  test('heads, periods, figures with points and the why of a figure', async () => {
    const told = await show(LedgerPage, 'ledger/elves')
    expect(told).toContain('Drück auf eine Zahl, und du siehst, wie sie zustande kommt.')
    expect(told).toContain('Runde 2, der laufende Zug')
    expect(shown?.wrapper.findAll('thead th').map((head) => head.text())).toContain('Verlauf')
    await press('Nahrung der Elfen, Stand: 1.200. Warum?')
    expect(shown?.over()).toContain('Jetzt 1.200. Jede Änderung, die dazu geführt hat, die neueste zuerst.')
    expect(shown?.over()).toContain('Insgesamt 2 Änderungen')
  })

  test('the statement counts in German, one and many, and says so when nothing fits', async () => {
    expect(await show(LedgerPage, 'ledger/elves?view=statement')).toContain('5 Buchungen')
    await shown?.wrapper.get('input[type="search"]').setValue('nichts dergleichen')
    expect(text()).toContain('Von 5 Buchungen erfüllt keine alle Filter.')
    shown?.wrapper.unmount()
    expect(await show(LedgerPage, 'ledger/dwarves?view=statement')).toMatch(/1 Buchung(?!en)/)
  })

  test('kingdoms stand in the case that is asked for', async () => {
    await show(LedgerPage, 'ledger/others')
    await press('Krieger des Reichs der Untoten, Stand: 500. Warum?')
    expect(shown?.over()).toContain('Krieger des Reichs der Untoten')
  })

  test('commands of the page are named in the language of the moment', async () => {
    await show(LedgerPage, 'ledger/elves')
    const title = (): string | undefined => useCommandRegistry(shown?.pinia).commands.find(({ id }) => id === 'ledger.statement')?.title
    expect(title()).toBe('Hauptbuch: alle Buchungen')
    tellIn(() => 'en')
    expect(title()).toBe('Ledger: statement of all postings')
  })
})

test('die Zeitalter: what is missing, when it will be there, and what it costs', async () => {
  const told = await show(AgesPage, 'ages')
  expect(told).toContain('Was jedem Volk zum nächsten Zeitalter noch fehlt.')
  expect(told).toContain('40 Nahrung (1.160 bleiben), 45 Holz (45 fehlen)')
  expect(told).toMatch(/2 von 5 Bedingungen erfüllt\. So wird es nie erreicht, denn hier wächst nichts: Technik, Gebiete und Holz\./)
  expect(told).toContain('50 fehlen, in 3 Zügen bei +20 je Zug')
})

test('die Diagramme: titles, tables and files', async () => {
  const told = await show(ChartsPage, 'charts?measure=culture')
  expect(told).toContain('Kultur: Die Elfen führen mit 1.240, 1.220 vor den Menschen')
  expect(told).toContain('Die Elfen haben 1.200 Marken, alles Nahrung')
  expect(told).toContain('In der Schlacht ist niemand gefallen')
  const kept: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const button = (name: string) => shown?.wrapper.findAll('button').find((found) => found.text() === name)
  await button('CSV: Kultur')?.trigger('click')
  await flushPromises()
  expect(await kept[0]?.text()).toContain('Runde;Elfen;Menschen;Zwerge\r\n0;10;0;0\r\n1;1240;20;0\r\n')
  await button('Tabelle: Kultur')?.trigger('click')
  await press('Kultur der Elfen, nach Runde 1: 1.240. Warum?')
  expect(shown?.over()).toContain('1.240 nach Runde 1. Jede Änderung, die bis dahin geführt hat, die neueste zuerst.')
})
