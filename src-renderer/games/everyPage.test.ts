import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import KeysPage from '../app/KeysPage.vue'
import TimeBanner from '../features/chronicle/TimeBanner.vue'
import CommandPalette from '../app/shell/CommandPalette.vue'
import { useTableCommands } from '../app/tableCommands.ts'
import { usePalette } from '../commands/palette.ts'
import { random } from '../../src-shared/insight/bots/random.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { isChance, questionKey } from '../../src-shared/kernel/engine/request.ts'
import { tellIn, type Language } from '../../src-shared/language/language.ts'
import { reportMarkdown } from '../../src-shared/report/markdown.ts'
import { turnReport } from '../../src-shared/report/report.ts'
import { toyFace } from '../../src-shared/games/testing/toyFace.ts'
import ChartsPage from '../features/charts/ChartsPage.vue'
import ChroniclePage from '../features/chronicle/ChroniclePage.vue'
import DeskPage from '../features/desk/DeskPage.vue'
import FiguresPage from '../features/figures/FiguresPage.vue'
import HouseRulesPage from '../features/house-rules/HouseRulesPage.vue'
import LedgerPage from '../features/ledger/LedgerPage.vue'
import LibraryPage from '../features/library/LibraryPage.vue'
import PrintPage from '../features/print/PrintPage.vue'
import RecapPage from '../features/recap/RecapPage.vue'
import RulesPage from '../features/rules/RulesPage.vue'
import SettingsPage from '../features/settings/SettingsPage.vue'
import SetupPage from '../features/setup/SetupPage.vue'
import SharePage from '../features/share/SharePage.vue'
import TakeOverPage from '../features/take-over/TakeOverPage.vue'
import PlayOutPage from '../features/what-if/PlayOutPage.vue'
import WhatIfPage from '../features/what-if/WhatIfPage.vue'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import { answerCard, askedNow, expectToyOnly, listening, playUntil, textsOf, toyHost, toyQuestions, toyTable } from '../testing/toyTable.ts'
import { WHOLE_TOY } from '../testing/wholeToy.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

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
    RecapPage,
    SharePage,
    SettingsPage,
  },
  ...{ FiguresPage, TakeOverPage, WhatIfPage, PlayOutPage },
}
// The small DOM lays nothing out and knows no fonts.

const { words } = toyFace(WHOLE_TOY)
let mounted: Mounted | null = null
let said: () => readonly string[] = () => []
beforeEach(() => {
  said = listening()
})
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe.each<Language>(['en', 'de'])('in %s the toy is on every page', (language) => {
  beforeEach(() => tellIn(() => language))

  test.each(Object.keys(PAGES))('%s', async (name) => {
    const host = await toyTable(40)
    mounted = await mountAt(host, PAGES[name] ?? DeskPage)
    await vi.dynamicImportSettled()
    await flushPromises()
    const text = textsOf(document.body)
    expect(text.length).toBeGreaterThan(20)
    expectToyOnly(text)
    expect(said()).toEqual([])
  })

  test('every question of the toy has a card, in its own words, and is answered by it', async () => {
    const questions = (await toyQuestions()).filter(({ wording }) => wording !== 'choose.whisper')
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['roll', 'fill', 'act', 'choose', 'draw']))
    const fields = new Set(questions.flatMap((question) => (question.kind === 'fill' ? question.fields.map(({ type }) => type) : [])))
    expect(fields).toEqual(new Set(['number', 'flag', 'pick', 'text', 'many', 'arrange', 'place', 'list', 'group']))
    for (const question of questions) {
      const host = toyHost()
      await playUntil(host, (now) => questionKey(now) === questionKey(question))
      mounted = await mountAt(host, DeskPage)
      await flushPromises()
      const card = textsOf(mounted.wrapper.get('.request').element)
      expect(card).toContain(words.say(question.wording, question.figures))
      expectToyOnly(card)
      await answerCard(mounted.wrapper, question)
      const next = await askedNow(host)
      expect(next === null ? '' : questionKey(next), question.wording).not.toBe(questionKey(question))
      expectToyOnly(textsOf(document.body))
      mounted.wrapper.unmount()
      mounted = null
    }
    expect(said()).toEqual([])
  })

  test('its charts tell their figures in tables, its dice by their faces', async () => {
    mounted = await mountAt(await toyTable(120), ChartsPage)
    await vi.dynamicImportSettled()
    await flushPromises()
    const tiles = mounted.wrapper.findAll('.tile')
    expect(tiles.map((tile) => tile.get('h2').text())).toContain(words.say('account.hens'))
    expect(tiles).toHaveLength(6)
    expectToyOnly(textsOf(document.body))
    await tiles[0]?.get('button').trigger('click')
    await flushPromises()
    expect(mounted.wrapper.findAll('section')).toHaveLength(1 + 2)
    for (const table of mounted.wrapper.findAll('.acts button[aria-pressed="false"]')) await table.trigger('click')
    await flushPromises()
    expect(mounted.wrapper.findAll('table').length).toBeGreaterThanOrEqual(3)
    expectToyOnly(textsOf(document.body))
  })

  test.each(['ledger', 'report', 'recap', 'book', 'rules', 'chronicle'])('on paper: %s', async (what) => {
    mounted = await mountAt(await toyTable(40), PrintPage)
    await mounted.router.push(`/print/tiny/${what}`)
    await vi.dynamicImportSettled()
    await flushPromises()
    const text = textsOf(document.body)
    expect(text.length).toBeGreaterThan(100)
    expectToyOnly(text)
    expect(said()).toEqual([])
  })

  test('a report of it is told in its own words', async () => {
    const host = await toyTable(40)
    const text = reportMarkdown(turnReport(toyFace(WHOLE_TOY), await host.session.viewOf('red'), 1))
    expect(text).toContain(words.say('account.hens'))
    expectToyOnly(text)
  })
})

test('asked of several at once: who is in, and nobody’s answer but where it may be read', async () => {
  const host = await toyTable(0)
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

test('what only players may read is waited for: the game is not over, and nobody is answered for', async () => {
  const host = toyHost()
  await playUntil(host, ({ wording }) => wording === 'choose.whisper')
  const view = await host.session.view()
  expect([view.pending.length, view.parties.length]).toEqual([0, 3])
  mounted = await mountAt(host, DeskPage)
  await flushPromises()
  expect(mounted.table.gameOver).toBe(false)
  const { wrapper } = mounted
  expect(wrapper.text()).not.toContain('The game is over')
  expect(wrapper.get('.at-once').text()).toContain("for the players' eyes alone")
  expect(wrapper.findAll('.at-once button')).toHaveLength(0)
})

test('what stands out is on a card in the place of the next question, and gone with Enter', async () => {
  const host = await toyTable(0)
  mounted = await mountAt(host, DeskPage)
  const { wrapper } = mounted
  await flushPromises()
  const chance = seededChance(7)
  for (let answers = 0; answers < 200 && !wrapper.find('.highlight').exists(); answers++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined) break
    await host.session.answer(isChance(asked) ? { by: 'app' } : random(asked, host.session.world, chance), questionKey(asked))
    await flushPromises()
  }
  expect(wrapper.find('.request').exists()).toBe(false)
  expectToyOnly(textsOf(wrapper.get('.highlights').element))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(wrapper.find('.highlight').exists()).toBe(false)
  expect(wrapper.find('.request').exists()).toBe(true)
})

test('the palette finds rules of the game by id, and commands by what else they are called', async () => {
  mounted = await mountAt(await toyTable(0), { setup: () => (useTableCommands(), () => h(CommandPalette)) })
  usePalette(mounted.pinia).open = true
  await flushPromises()
  const [rule] = toyFace(WHOLE_TOY).book.rules
  const field = document.querySelector<HTMLInputElement>('[role="combobox"]')
  const seek = async (text: string): Promise<readonly string[]> => {
    if (field !== null) field.value = text
    field?.dispatchEvent(new Event('input'))
    await flushPromises()
    return [...document.querySelectorAll('[role="option"]')].map((option) => textsOf(option))
  }
  expect(await seek(rule?.id ?? '')).toEqual([expect.stringContaining(rule?.title ?? 'no rule')])
  expect(await seek('comment')).toEqual([expect.stringContaining('Write a note')])
})

test('the page of keys lists each key of the desk once', async () => {
  mounted = await mountAt(await toyTable(0), { setup: () => (useTableCommands(), () => [h(TimeBanner), h(KeysPage)]) })
  const keys = mounted.wrapper.findAll('.groups .row dt .unseen').map((key) => key.text())
  for (const key of ['J', 'L', 'Enter', 'Space', 'Ctrl Z']) expect(keys.filter((one) => one === key)).toHaveLength(1)
})
