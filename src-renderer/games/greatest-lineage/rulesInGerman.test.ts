import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { GAME } from '../../../src-shared/games/greatest-lineage/game.ts'
import { SETUP } from '../../../src-shared/games/greatest-lineage/setup.ts'
import { newDraft, setupOf } from '../../features/setup/draft.ts'
import { findRules } from '../../features/rules/book.ts'
import { readPreferences, writePreferences } from '../../storage/preferences.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage } from '../../testing/showPage.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import HouseRulesPage from '../../features/house-rules/HouseRulesPage.vue'
import RulesPage from '../../features/rules/RulesPage.vue'
import SetupPage from '../../features/setup/SetupPage.vue'

let wrapper: VueWrapper | null = null
beforeEach(() => tellIn(() => 'de'))
afterEach(() => {
  wrapper?.unmount()
  document.body.innerHTML = ''
  writePreferences({ ...readPreferences(), language: 'system' })
  tellIn(() => 'en')
})

const words = (drawn: VueWrapper): string => drawn.text().replace(/\s+/g, ' ')
const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', houseRules: { gather_minimum: 1 } }

test('the rules are read and searched in German', async () => {
  const played = entriesOf([at(4, 'elves', 7)], [[posting('elves', 'culture', 3, 'GL-SPEND-4')]], { birth_death: 'none' })
  ;({ wrapper } = await showPage(RulesPage, 'rules', played))
  const text = words(wrapper)
  expect(text).toContain('236 Regeln')
  expect(text).toContain('Für 4 Punkte gibt es 1 Kultur.')
  expect(text).toContain('Kultur der Elfen +3: Warum?')
  expect(text).toContain('Hier: Nein: Ein misslungener Wurf heißt nur, dass kein Kind kommt.')
  expect(text).toContain('Stärken und Schwächen')
  await wrapper.get('input[type="search"]').setValue('kindbett')
  expect(wrapper.findAll('article').map((rule) => rule.attributes('id'))).toEqual(['GL-POP-5'])
  expect(words(wrapper)).toContain('1 von 236 Regeln')
  expect(findRules(GAME.book, 'childbirth')).toEqual([])
})

test('house rules are decided in German', async () => {
  const mounted = await mountAt(tinyHost(GREATEST_LINEAGE, {}, setup), HouseRulesPage)
  wrapper = mounted.wrapper
  const text = words(wrapper)
  expect(text).toContain('Nur geänderte (1)')
  expect(text).toContain('Wie viel bringt ein Sammler unter 10 Technik heim?Mindestens 1 Marke.geändert')
  expect(text).toContain('Von 0 bis 1.000.000, üblich ist keine.')
  expect(text).toContain('Vor dem ersten Zug festgelegt: Das lässt sich nicht mehr ändern.')
  expect(text).toMatch(/\d\d weitere Auslegungen, an jedem Tisch gleich/)
  expect(text).toContain('(Auslegung 96, Attentäter)')
  const rule = wrapper.findAll('details').find((one) => one.text().includes('Können Frauen im Kindbett sterben?'))
  await rule?.findAll('input[type="radio"]')[1]?.trigger('change')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(words(wrapper)).toContain('Eine Änderung der Hausregeln braucht einen Grund')
  await wrapper.get('#ruling-reason').setValue('so ist es milder')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(words(wrapper)).toContain('Können Frauen im Kindbett sterben? Nein: Ein misslungener Wurf heißt nur, dass kein Kind kommt.')
})

test('a campaign is set up in German', async () => {
  writePreferences({ ...readPreferences(), language: 'de' })
  wrapper = (await mountAt(tinyHost(GREATEST_LINEAGE, {}, setup), SetupPage)).wrapper
  expect(words(wrapper)).toContain('Namen genügen für den Anfang.')
  // The way in which the game's own step is made is fetched first.
  await vi.waitFor(() => expect(wrapper?.get('#setup-elves').attributes('placeholder')).toBe('Wer sie spielt'))
  for (const heading of ['Spieloptionen', 'Hausregeln', 'Würfel', 'Übersicht']) {
    await wrapper.get('form').trigger('submit')
    await flushPromises()
    expect(wrapper.get('h2').text()).toBe(heading)
  }
  expect(words(wrapper)).toContain('Erster SpielerElfen, ein König')
  expect(words(wrapper)).toContain('Wird ausgewürfelt')
  expect(setupOf(GAME.id, SETUP, newDraft('app'), '21.11.2026')['title']).toBe('Kampagne vom 21.11.2026')
})
