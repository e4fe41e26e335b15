import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import type { HouseRules } from '../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { GAME } from '../../../src-shared/games/greatest-lineage/game.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import { applications, findRules } from './book.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import RulesPage from './RulesPage.vue'

const played = (houseRules: HouseRules = {}) =>
  entriesOf(
    [at(4, 'elves', 7)],
    [[posting('elves', 'culture', 3, 'GL-SPEND-4')], [posting('elves', 'culture', 2, 'GL-SPEND-4')]],
    houseRules,
  )

let shown: ShownPage | null = null
async function show(houseRules: HouseRules = {}): Promise<ShownPage> {
  shown = await showPage(RulesPage, 'rules', played(houseRules))
  return shown
}
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

const rule = ({ wrapper }: ShownPage, id: string): string => wrapper.get(`[id="${id}"]`).text().replace(/\s+/g, ' ')

describe('the rules', () => {
  test('every rule of the book has its entry', async () => {
    const { wrapper } = await show()
    expect(wrapper.findAll('article').map((entry) => entry.attributes('id'))).toEqual(GAME.book.rules.map(({ id }) => id))
  })

  test('are found by number, title and summary, all words together', () => {
    expect(findRules(GAME.book, 'gl-mon-7').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['GL-MON-7'])
    const both = findRules(GAME.book, 'prestige monument').flatMap(({ rules }) =>
      rules.map(({ id, title, summary }) => `${id} ${title} ${summary}`),
    )
    expect(both.length).toBeGreaterThan(0)
    expect(both.filter((text) => !/prestige/i.test(text) || !/monument/i.test(text))).toEqual([])
    expect(findRules(GAME.book, 'no rule says this')).toEqual([])
    expect(findRules(GAME.book, '').flatMap(({ rules }) => rules)).toHaveLength(GAME.book.rules.length)
  })

  test('a search that finds nothing shows the way back', async () => {
    const { wrapper } = await show()
    await wrapper.get('input[type="search"]').setValue('zzz')
    expect(wrapper.findAll('article')).toHaveLength(0)
    await wrapper
      .findAll('button')
      .find((button) => button.text() === 'Show all rules')
      ?.trigger('click')
    expect(wrapper.findAll('article')).toHaveLength(GAME.book.rules.length)
  })

  test('GL-SPEND-4 tells where it was last applied, and why the figure is what it is', async () => {
    const page = await show()
    expect(rule(page, 'GL-SPEND-4')).toContain('Last applied: Round 4 · Elves · Spend points.')
    await page.wrapper.get('[id="GL-SPEND-4"] button').trigger('click')
    await flushPromises()
    expect(page.over()).toContain('Culture of Elves')
  })

  test('what was taken back was not applied', () => {
    const { moments } = foldHistory([...played(), { seq: 3, kind: 'retraction', from: 1 }])
    expect(applications(moments).has('GL-SPEND-4')).toBe(false)
  })

  test('GL-POP-5 shows how this table plays what the book leaves open', async () => {
    expect(rule(await show(), 'GL-POP-5')).not.toContain('Here:')
    shown?.wrapper.unmount()
    expect(rule(await show({ birth_death: 'none' }), 'GL-POP-5')).toMatch(/Here: No: .*By default: /)
  })
})
