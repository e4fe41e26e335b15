import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { random } from '../../../src-shared/games/hordes/bots/random.ts'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { questionKey } from '../../../src-shared/kernel/engine/request.ts'
import { tellIn, type Language } from '../../../src-shared/language/language.ts'
import ChartsPage from '../../features/charts/ChartsPage.vue'
import ChroniclePage from '../../features/chronicle/ChroniclePage.vue'
import DeskPage from '../../features/desk/DeskPage.vue'
import HouseRulesPage from '../../features/house-rules/HouseRulesPage.vue'
import LedgerPage from '../../features/ledger/LedgerPage.vue'
import LibraryPage from '../../features/library/LibraryPage.vue'
import PrintPage from '../../features/print/PrintPage.vue'
import RulesPage from '../../features/rules/RulesPage.vue'
import SetupPage from '../../features/setup/SetupPage.vue'
import SharePage from '../../features/share/SharePage.vue'
import OddsPage from './odds/OddsPage.vue'
import ArmiesPage from './roster/ArmiesPage.vue'
import SheetsPage from './sheets/SheetsPage.vue'
import { mountAt } from '../../testing/mountAt.ts'
import { textsOf } from '../../testing/toyTable.ts'
import { pageStage } from './testing/pageStage.ts'
import { table } from './testing/playedTable.ts'

const PAGES: Readonly<Record<string, Component>> = {
  ...{ LibraryPage, SetupPage, DeskPage, LedgerPage, ChartsPage, ChroniclePage, RulesPage, HouseRulesPage, PrintPage, SharePage },
  ...{ ArmiesPage, SheetsPage, OddsPage },
}

/** A sentence may end in one of these words, and the next begin right behind its full stop with a capital. */
const RAW_KEY =
  /\b(?:seat|account|phase|group|derived|roll|choose|fill|act|draw|option|field|limit|line|figure|outcome|question|part|counts|rail|head|rule|place|answer|report)\.[a-z]+|\b(?:seat|type|element|account|tick|factor|fate|status)\.(?:[A-Z]{2}|[a-z]+)\b|\[object|\bundefined\b|\bNaN\b/

const shown = pageStage()

describe.each<Language>(['en', 'de'])('in %s the game is on every page', (language) => {
  beforeEach(() => tellIn(() => language))

  test.each(Object.keys(PAGES))('%s', async (name) => {
    shown.mounted = await mountAt(await table(40), PAGES[name] ?? DeskPage)
    await vi.dynamicImportSettled()
    await flushPromises()
    const text = textsOf(document.body)
    expect(text.length).toBeGreaterThan(20)
    expect(text.replace(/\s+/g, ' ')).not.toMatch(RAW_KEY)
    expect(shown.said()).toEqual([])
  })

  test('every kind of question has a card', async () => {
    const seen = new Set<string>()
    const host = await table(0)
    const chance = seededChance(3)
    for (let answers = 0; answers < 400 && seen.size < 12; answers++) {
      const [asked] = (await host.session.view()).pending
      if (asked === undefined) break
      if (!seen.has(asked.wording)) {
        seen.add(asked.wording)
        shown.mounted = await mountAt(host, DeskPage)
        await flushPromises()
        expect(textsOf(shown.mounted.wrapper.get('.request').element).replace(/\s+/g, ' ')).not.toMatch(RAW_KEY)
        shown.mounted.wrapper.unmount()
        shown.mounted = null
      }
      await host.session.answer(random(asked, host.session.world, chance), questionKey(asked))
    }
    expect(seen.size).toBeGreaterThan(7)
    expect(shown.said()).toEqual([])
  })
})
