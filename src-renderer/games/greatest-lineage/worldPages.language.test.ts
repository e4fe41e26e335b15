import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ref } from 'vue'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { tellIn, type Language } from '../../../src-shared/language/language.ts'
import { playOn, richCampaign } from '../../../src-shared/games/greatest-lineage/testing/secretTable.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import HousePage from './house/HousePage.vue'
import TimelinePage from './timeline/TimelinePage.vue'
import WarsPage from './wars/WarsPage.vue'
import WorksPage from './works/WorksPage.vue'

const tongue = ref<Language>('en')
let entries: readonly SeenEntry[] = []
let shown: ShownPage | null = null
beforeAll(() => {
  const campaign = richCampaign(4)
  playOn(campaign, seededChance(4), 720)
  entries = seenBy(campaign.entries, 'gm')
}, 60_000)
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
  tongue.value = 'en'
  tellIn(() => 'en')
})

/** All that is read and heard, without ids that each drawing makes anew. */
function told({ wrapper }: ShownPage): string {
  const heard = wrapper.findAll('[aria-label]').map((each) => each.attributes('aria-label'))
  return [wrapper.text(), ...heard].join('\n')
}

test.each([
  ['Wars', WarsPage, 'Kriege'],
  ['Timeline', TimelinePage, 'Zeitleiste'],
  ['House', HousePage, 'Haus'],
  ['Works', WorksPage, 'Bauten'],
] as const)(
  '%s of a played campaign follow the language while they are open, every word of them',
  async (english, page, german) => {
    tellIn(() => tongue.value)
    shown = await showPage(page, 'page', entries)
    const before = told(shown)
    expect(shown.wrapper.get('h1').text()).toBe(english)
    tongue.value = 'de'
    await flushPromises()
    const switched = told(shown)
    expect(shown.wrapper.get('h1').text()).toBe(german)
    shown.wrapper.unmount()
    document.body.innerHTML = ''

    shown = await showPage(page, 'page', entries)
    expect(switched).toBe(told(shown))
    expect(switched).not.toMatch(/\b(the|with|round|rounds|turn|of|against|none|nobody|now)\b/)
    tongue.value = 'en'
    await flushPromises()
    expect(told(shown)).toBe(before)
  },
  30_000,
)
