import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { random } from '../../src-shared/insight/bots/random.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { isChance, questionKey } from '../../src-shared/kernel/request.ts'
import type { Language } from '../../src-shared/language/language.ts'
import { tellIn } from '../../src-shared/language/language.ts'
import { reportMarkdown } from '../../src-shared/report/markdown.ts'
import { turnReport } from '../../src-shared/report/report.ts'
import { toyFace } from '../../src-shared/games/testing/toyFace.ts'
import ChartsPage from '../features/charts/ChartsPage.vue'
import ChroniclePage from '../features/chronicle/ChroniclePage.vue'
import DeskPage from '../features/desk/DeskPage.vue'
import HouseRulesPage from '../features/house-rules/HouseRulesPage.vue'
import LedgerPage from '../features/ledger/LedgerPage.vue'
import LibraryPage from '../features/library/LibraryPage.vue'
import PrintPage from '../features/print/PrintPage.vue'
import RulesPage from '../features/rules/RulesPage.vue'
import SettingsPage from '../features/settings/SettingsPage.vue'
import SetupPage from '../features/setup/SetupPage.vue'
import SharePage from '../features/share/SharePage.vue'
import type { Mounted } from '../testing/mountAt.ts'
import { mountAt } from '../testing/mountAt.ts'
import type { TinyHost } from '../testing/tinyBridge.ts'
import { tinyHost } from '../testing/tinyBridge.ts'

vi.mock('../../src-shared/games/registry.ts', async () => {
  const { toyEntry } = await import('../../src-shared/games/testing/toyFace.ts')
  const entry = toyEntry({ feast: true })
  return { GAMES: [entry], findGame: (id?: string) => (id === undefined || id === 'toy' ? entry : undefined) }
})

/** The gate of every game: with the toy, which no page knows, each page tells what there is in the toy's words, and nothing of another game. */
const PAGES: Readonly<Record<string, Component>> = {
  ...{
    LibraryPage,
    SetupPage,
    DeskPage,
    LedgerPage,
    ChartsPage,
    ChroniclePage,
    RulesPage,
    HouseRulesPage,
    PrintPage,
    SharePage,
    SettingsPage,
  },
}
const OTHER_GAME = /\b(?:Elves|Humans|Dwarves|Elfen|Menschen|Zwerge|civilisations?|Zivilisation(?:en)?|GL-|monster kingdom|Monsterreich)/i
const RAW_KEY = /\b(?:seat|account|phase|group|derived|roll|choose|fill|act|draw|option|field|limit|line|figure|outcome|question)\.[a-z]+/

// The small DOM lays nothing out and knows no fonts.
Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })

let mounted: Mounted | null = null
const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const kind of ['warn', 'error'] as const) vi.spyOn(console, kind).mockImplementation((...words) => void said.push(words.join(' ')))
})
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** A table of the toy after that many answers of a bot that leaves nothing out. */
async function tableAfter(answers: number): Promise<TinyHost> {
  const host = tinyHost(toyGame({ feast: true }), {}, { rounds: 2, hens: 4 })
  const chance = seededChance(7)
  for (let given = 0; given < answers; given++) {
    const { pending } = await host.session.view()
    const [asked] = pending
    if (asked === undefined) break
    const raw = isChance(asked) ? { by: 'app' } : random(asked, host.session.world, chance)
    await host.session.answer(raw, questionKey(asked))
  }
  return host
}

const textOf = (): string => document.body.textContent.replace(/\s+/g, ' ')

describe.each<Language>(['en', 'de'])('in %s the toy is on every page', (language) => {
  beforeEach(() => tellIn(() => language))

  test.each(Object.keys(PAGES))('%s', async (name) => {
    const host = await tableAfter(40)
    mounted = await mountAt(host, PAGES[name] ?? DeskPage)
    await vi.dynamicImportSettled()
    await flushPromises()
    const text = textOf()
    expect(text.length).toBeGreaterThan(20)
    expect(text).not.toMatch(OTHER_GAME)
    expect(text).not.toMatch(RAW_KEY)
    expect(said.filter((word) => !/Vue Router warn|Failed to create chart/.test(word))).toEqual([])
  })

  test('every question of the toy has a card, in its own words', async () => {
    const kinds = new Set<string>()
    for (let answers = 1; answers < 120; answers += 2) {
      const host = await tableAfter(answers)
      const [asked] = (await host.session.view()).pending
      if (asked === undefined || kinds.has(asked.wording)) continue
      kinds.add(asked.wording)
      mounted = await mountAt(host, DeskPage)
      await flushPromises()
      const card = mounted.wrapper.get('.request').text()
      expect(card).toContain(toyFace().words.say(asked.wording, asked.figures))
      expect(card).not.toMatch(RAW_KEY)
      expect(card).not.toMatch(OTHER_GAME)
      mounted.wrapper.unmount()
      mounted = null
    }
    expect(kinds.size).toBeGreaterThan(7)
  })

  test('a report of it is told in its own words', async () => {
    const host = await tableAfter(40)
    const text = reportMarkdown(turnReport(toyFace({ feast: true }), await host.session.viewOf('red'), 1))
    expect(text).toContain(toyFace().words.say('account.hens'))
    expect(text).not.toMatch(OTHER_GAME)
    expect(text).not.toMatch(RAW_KEY)
  })
})

test('asked of several at once: who is in, and nobody’s answer but where it may be read', async () => {
  const host = await tableAfter(0)
  const chance = seededChance(7)
  for (;;) {
    const view = await host.session.view()
    const [asked] = view.pending
    if (asked === undefined || (view.parties.length > 0 && asked.kind === 'fill')) break
    await host.session.answer(isChance(asked) ? { by: 'app' } : random(asked, host.session.world, chance), questionKey(asked))
  }
  mounted = await mountAt(host, DeskPage)
  await flushPromises()
  const rows = (): readonly string[] => mounted?.wrapper.findAll('.party').map((row) => row.text().replace(/\s+/g, ' ')) ?? []
  expect(rows().filter((row) => row.includes('awaited')).length).toBeGreaterThan(1)
  const before = mounted.table.pending?.seat ?? ''
  await mounted.wrapper.get('.request form').trigger('submit')
  await flushPromises()
  expect(rows().filter((row) => row.includes(' in'))).toHaveLength(1)
  expect(mounted.table.pending?.seat).not.toBe(before)
  await mounted.wrapper
    .findAll('.party button')
    .find((button) => button.text().startsWith('Change'))
    ?.trigger('click')
  expect(mounted.table.pending?.seat).toBe(before)
})
