import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { seededChance, type Bot } from '../../src-shared/insight/bots/bot.ts'
import { questionKey, type Request } from '../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import { tellIn, type Language } from '../../src-shared/language/language.ts'
import { pagesOf } from '../games/registry.ts'
import { mountAt } from './mountAt.ts'
import { pageStage } from './pageStage.ts'
import { tinyHost, type TinyHost } from './tinyBridge.ts'
import { textsOf } from './toyTable.ts'

const DESK = '../features/desk/DeskPage.vue'
const PAGES = import.meta.glob<Page>([
  '../features/{charts,chronicle,desk,ledger,library,print,recap,rules,setup,share}/{Charts,Chronicle,Desk,Ledger,Library,Print,Recap,Rules,Setup,Share}Page.vue',
  '../features/house-rules/HouseRulesPage.vue',
])

interface Page {
  readonly default: Component
}

/** Keys of any game that found no words. A sentence may end in one of these words, and the next begin right behind its full stop with a capital. */
const RAW_KEY =
  /\b(?:seat|account|phase|group|derived|roll|choose|fill|act|draw|option|field|limit|line|figure|outcome|question|part|counts|rail|head|rule|place|answer|report)\.[a-z]+|\[object|\bundefined\b|\bNaN\b/

export interface EveryPage {
  readonly rules: Ruleset<Json>
  readonly setup: Json
  readonly bot: Bot
  /** Keys of its own that would show in a text that found no words. */
  readonly bare: RegExp
  /** Answers in which each kind of question is looked for, and how many kinds come up at least. */
  readonly answers: number
  readonly kinds: number
}

/** Answers on a page, so that most of what a page shows is there. */
const PLAYED = 40

/** Declares what the pages of every game have to prove: each page of the workbench, each of the game's own and each card is told in words, in both languages. */
export async function everyPage({ rules, setup, bot, bare, answers, kinds }: EveryPage): Promise<void> {
  const { pages: own } = await pagesOf(rules.id)
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    ...PAGES,
    ...Object.fromEntries(own.map(({ name, component }) => [`its own page ${name}`, component])),
  }
  const shown = pageStage()

  /** Has the bot answer at that table until `stop` is true; gives what is asked then. */
  async function play(host: TinyHost, stop: (asked: Request, given: number) => boolean, chance = seededChance(3)): Promise<Request | null> {
    for (let given = 0; ; given++) {
      const [asked] = (await host.session.view()).pending
      if (asked === undefined || stop(asked, given)) return asked ?? null
      await host.session.answer(bot(asked, host.session.world, chance), questionKey(asked))
    }
  }

  async function componentOf(name: string): Promise<Component> {
    const page = await pages[name]?.()
    if (page === undefined) throw new Error(`There is no page ${name}.`)
    return page.default
  }

  function expectWords(root: Element): void {
    const text = textsOf(root).replace(/\s+/g, ' ')
    expect(text).not.toMatch(RAW_KEY)
    expect(text).not.toMatch(bare)
  }

  describe.each<Language>(['en', 'de'])(`in %s ${rules.id} is on every page`, (language) => {
    beforeEach(() => tellIn(() => language))

    test.each(Object.keys(pages))('%s', async (name) => {
      const host = tinyHost(rules, {}, setup)
      await play(host, (_, given) => given === PLAYED)
      shown.mounted = await mountAt(host, await componentOf(name))
      await vi.dynamicImportSettled()
      await flushPromises()
      expect(textsOf(document.body).length).toBeGreaterThan(20)
      expectWords(document.body)
      expect(shown.said()).toEqual([])
    })

    test('every kind of question has a card', async () => {
      const host = tinyHost(rules, {}, setup)
      const chance = seededChance(3)
      const seen = new Set<string>()
      let given = 0
      for (;;) {
        const asked = await play(host, ({ wording }) => !seen.has(wording) || given++ >= answers, chance)
        if (asked === null || seen.has(asked.wording)) break
        seen.add(asked.wording)
        shown.mounted = await mountAt(host, await componentOf(DESK))
        await flushPromises()
        expectWords(shown.mounted.wrapper.get('.request').element)
        shown.mounted.wrapper.unmount()
        shown.mounted = null
      }
      expect(seen.size).toBeGreaterThanOrEqual(kinds)
      expect(shown.said()).toEqual([])
    })
  })
}
