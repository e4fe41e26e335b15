import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { random } from '../../../src-shared/insight/bots/random.ts'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { questionKey } from '../../../src-shared/kernel/engine/request.ts'
import { tellIn, type Language } from '../../../src-shared/language/language.ts'
import { NATION_TURNS } from '../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../src-shared/games/nation-turns/testing/stage.ts'
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
import BoardPage from './board/BoardPage.vue'
import ClosingPage from './closing/ClosingPage.vue'
import EventsPage from './events/EventsPage.vue'
import PointsPage from './points/PointsPage.vue'
import ScenarioPage from './scenario/ScenarioPage.vue'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { textsOf } from '../../testing/toyTable.ts'
import { pageStage } from './testing/pageStage.ts'

const PAGES: Readonly<Record<string, Component>> = {
  ...{ LibraryPage, SetupPage, DeskPage, LedgerPage, ChartsPage, ChroniclePage, RulesPage, HouseRulesPage, PrintPage, SharePage },
  ...{ BoardPage, PointsPage, EventsPage, ClosingPage, ScenarioPage },
}

/** A sentence may end in one of these words, and the next begin right behind its full stop with a capital. */
const RAW_KEY =
  /\b(?:seat|account|phase|group|derived|roll|choose|fill|act|draw|option|field|limit|line|figure|outcome|question|part|counts|rail|head|rule|place|answer|report)\.[a-z]+|\b(?:seat|area|unit|account)\.(?:[A-Z]{2}|[a-z]+)\b|\[object|\bundefined\b|\bNaN\b/

const shown = pageStage()

/** A table at which so many questions were answered. */
async function table(answers: number): Promise<TinyHost> {
  const host = tinyHost(NATION_TURNS, {}, { players: PLAYERS })
  const chance = seededChance(3)
  for (let given = 0; given < answers; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined) break
    await host.session.answer(random(asked, host.session.world, chance), questionKey(asked))
  }
  return host
}

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
    for (let answers = 0; answers < 60; answers++) {
      const host = await table(answers)
      const [asked] = (await host.session.view()).pending
      if (asked === undefined || seen.has(asked.wording)) continue
      seen.add(asked.wording)
      shown.mounted = await mountAt(host, DeskPage)
      await flushPromises()
      expect(textsOf(shown.mounted.wrapper.get('.request').element).replace(/\s+/g, ' ')).not.toMatch(RAW_KEY)
      shown.mounted.wrapper.unmount()
      shown.mounted = null
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(shown.said()).toEqual([])
  })
})
