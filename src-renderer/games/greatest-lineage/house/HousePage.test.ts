import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { house, newCivilisation } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import HousePage from './HousePage.vue'

const royals: Effect[] = Object.entries(house('elves')).map(([id, value]) => ({
  kind: 'record',
  rule: 'GL-SET-7',
  collection: 'royal',
  id,
  value: value as never,
}))
const settlement: Effect = {
  kind: 'record',
  rule: 'GL-CITY-1',
  collection: 'settlement',
  id: 'elves-settlement-1',
  value: { id: 'elves-settlement-1', owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false } as never,
}
const shaman: Effect = {
  kind: 'record',
  rule: 'GL-SHA-1',
  collection: 'shaman',
  id: 'elves-settlement-1',
  value: { settlement: 'elves-settlement-1', owner: 'elves', military: 6, opponent: 4, birth: 5 } as never,
}
const fallen: Effect = {
  kind: 'record',
  rule: 'GL-END-1',
  collection: 'civilisation',
  id: 'dwarves',
  value: newCivilisation('dwarves', { alive: false, fell: 4 }) as never,
}

let shown: ShownPage | null = null
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})
/** Every paragraph, cell and heading apart. */
const text = (page: ShownPage): string =>
  page.wrapper
    .html()
    .replace(/<!--.*?-->|<(?:span|button|strong|svg|path)\b[^>]*>|<\/(?:span|button|strong|svg|path)>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')

test('shows who is of the house and what each adds, the line of rulers and the shamans', async () => {
  shown = await showPage(
    HousePage,
    'page',
    entriesOf([...royals, settlement, shaman, posting('elves', 'culture', 7)], [[at(5, 'elves', 1)]]),
  )
  const page = text(shown)
  expect(page).toContain('King on the throne from the beginning +10 culture, +5 in battle')
  expect(page).toContain('It adds 23 to the culture that counts, now 30.')
  expect(page).toContain('Son there from the beginning +2 culture, +2 in battle')
  expect(page).toContain('Kingsince round 1 With 1 spouse, 1 son, 1 daughter.')
  expect(shown.wrapper.get('.shamans tbody tr').text().replace(/\s+/g, ' ')).toBe('Tribal seat 1 +6−4+5')
})

test('GL-ROY-1 in German, with its plurals', async () => {
  tellIn(() => 'de')
  shown = await showPage(HousePage, 'page', entriesOf([...royals, settlement, shaman, fallen], [[at(5, 'elves', 1)]]))
  const page = text(shown)
  expect(page).toContain('König von Anfang an auf dem Thron +10 Kultur, +5 in der Schlacht')
  expect(page).toContain('Sie gibt 23 zur wirksamen Kultur, jetzt 23.')
  expect(page).toMatch(/Wer herrscht, lebt \d+ Runden auf dem Thron\./)
  expect(page).toContain('Königseit Runde 1 Familie: 1 Ehe, 1 Sohn, 1 Tochter.')
  expect(page).toContain('Lebt höchstens bis Runde 6, noch 1 Runde.')
})

const brother: Effect = {
  kind: 'record',
  rule: 'GL-ROY-5',
  collection: 'royal',
  id: 'elves-royal-5',
  value: { owner: 'elves', since: 3, culture: 0, territory: 0, military: 0, id: 'elves-royal-5', role: 'child', sex: 'male' } as never,
}

test.each([
  ['en', ['First son', 'Daughter', 'Second son']],
  ['de', ['Erster Sohn', 'Tochter', 'Zweiter Sohn']],
] as const)('brothers and sisters without names are told apart (%s)', async (language, titles) => {
  tellIn(() => language)
  shown = await showPage(HousePage, 'page', entriesOf([...royals, brother], [[at(5, 'elves', 1)]]))
  expect(shown.wrapper.findAll('.children .title').map((title) => title.text())).toEqual(titles)
})

test('a name stands large, and what they are below it', async () => {
  const named = { seq: 2, kind: 'naming' as const, names: { 'elves-royal-5': 'Caradel' } }
  shown = await showPage(HousePage, 'page', [...entriesOf([...royals, brother], [[at(5, 'elves', 1)]]), named])
  expect(shown.wrapper.get('.children .name').text()).toBe('Caradel')
  expect(text(shown)).toContain('Caradel Second son, born in round 3')
})

test('the figure that counts tells why', async () => {
  shown = await showPage(HousePage, 'page', entriesOf([...royals], [[at(5, 'elves', 1)]]))
  await shown.wrapper.get('button.figure').trigger('click')
  await flushPromises()
  expect(shown.over()).toContain('Ruler')
})

test('a house without anybody and a civilisation that fell say so', async () => {
  shown = await showPage(HousePage, 'page', entriesOf([fallen], [[at(5, 'dwarves', 1)]]))
  expect(text(shown)).toContain('The Dwarves fell in round 4.')
  expect(text(shown)).toContain('Nobody is left of this house.')
})

test('another player does not learn the culture that counts', async () => {
  shown = await showPage(HousePage, 'page', entriesOf([...royals], [[at(5, 'elves', 1)]]), { seat: 'humans' })
  expect(text(shown)).toContain('Nobody is left of this house.')
  await shown.wrapper.findAll('[role="tab"]')[0]?.trigger('mousedown')
  await flushPromises()
  expect(text(shown)).toContain('It adds 23 to the culture that counts.')
  expect(shown.wrapper.find('button.figure').exists()).toBe(false)
})
