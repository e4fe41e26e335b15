import { afterEach, beforeAll, expect, test } from 'vitest'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import type { Campaign } from '../../../../src-shared/kernel/engine/campaign.ts'
import { WARS } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { playOn, richCampaign } from '../../../../src-shared/games/greatest-lineage/testing/secretTable.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'
import { house } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { war, WAR_ID } from '../../../../src-shared/games/greatest-lineage/testing/battles.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { put } from '../../../testing/secrets.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import WarsPage from './WarsPage.vue'

/** The dwarves fight a tribe and the humans, and have written a war against tribe 36 in their booklet; the elves look on. */
let played: Campaign
let master: ReadonlySet<string>
let shown: ShownPage | null = null

beforeAll(async () => {
  played = richCampaign(4, 2)
  playOn(played, seededChance(4), 720)
  const { wrapper } = await asSeenBy('gm')
  for (const button of wrapper.findAll('.try button[aria-expanded="false"]')) await button.trigger('click')
  master = new Set([...figures(), ...cells()])
  leave()
}, 60_000)
afterEach(leave)

function leave(): void {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
}
async function asSeenBy(seat: string): Promise<ShownPage> {
  return (shown = await showPage(WarsPage, 'page', seenBy(played.entries, seat), { seat }))
}
const even = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** Every figure that tells its why, as "Prestige of Dwarves: 161. Why?". */
const figures = (): readonly string[] =>
  shown?.wrapper.findAll('button.figure').map((button) => button.attributes('aria-label') ?? '') ?? []
/** Every amount that stands in a table of a war, with its war, its line and its column; those that are not known left out. */
function cells(): readonly string[] {
  const wars = shown?.wrapper.findAll('article.war') ?? []
  return wars.flatMap((article) => {
    const title = even(article.get('h2').text())
    const rows = article.findAll('[role="group"] tbody tr, .fights tr')
    return rows.flatMap((row) => {
      const name = `${title}: ${row.element.closest('[aria-label]')?.getAttribute('aria-label') ?? ''} ${even(row.find('th').text())}`
      const told = row.findAll('td.num').map((cell, column) => `${name}, ${String(column)}: ${even(cell.text())}`)
      return told.filter((text) => !text.endsWith('not known'))
    })
  })
}

test.each(['elves', 'humans', 'dwarves'] as const)(
  'what the %s read of the wars of a played campaign is what is so, and nothing that others have written',
  async (seat) => {
    const { wrapper } = await asSeenBy(seat)
    expect(figures().length).toBeGreaterThan(5)
    expect(figures().filter((text) => !master.has(text))).toEqual([])
    expect(cells().length).toBeGreaterThan(40)
    expect(cells().filter((text) => !master.has(text))).toEqual([])
    expect(wrapper.text()).not.toMatch(/NaN|undefined|null|\[object/)
    const secrets = played.world.records(WARS).filter(({ stage }) => stage === 'secret')
    expect(secrets.map(({ aggressor, defender }) => `${aggressor} ${defender}`)).toEqual(['dwarves tribe-36'])
    expect(wrapper.html().includes('tribe 36')).toBe(seat === 'dwarves')
  },
  30_000,
)

test('a player has the own war before the eyes first; those who look on have the oldest', async () => {
  const titles = async (seat: string): Promise<readonly string[]> => {
    const { wrapper } = await asSeenBy(seat)
    const found = wrapper.findAll('article.war h2').map((title) => even(title.text()))
    leave()
    return found
  }
  const oldest = 'The dwarves against tribe 21'
  const other = 'The humans against the dwarves'
  expect(await titles('humans')).toEqual([other, oldest])
  expect(await titles('elves')).toEqual([oldest, other])
}, 30_000)

const royals = Object.entries(house('elves')).map(([id, value]) => put('GL-SET-1', 'royal', id, value))
const open = put('GL-WAR-1', 'war', WAR_ID, war({ turns: 2 }, { warriors: 0 }, { warriors: 20 }))
const start = [...royals, posting('humans', 'technology', 12), posting('humans', 'warriors', 20), posting('humans', 'territories', 3), open]

test('odds wait until a player has said what to reckon with', async () => {
  shown = await showPage(WarsPage, 'page', entriesOf(start, [[at(5, 'elves', 5)]]), { seat: 'humans' })
  expect(shown.wrapper.find('.ways').exists()).toBe(false)
  expect(even(shown.wrapper.get('.planner').text())).toContain('The odds are shown here once you have put in what you expect of the elves.')
  await shown.wrapper.get('.guess input').setValue('4')
  expect(shown.wrapper.find('.ways').exists()).toBe(false)
  await shown.wrapper.get('fieldset[data-seat="elves"] input[role="spinbutton"]').setValue('30')
  expect(shown.wrapper.findAll('.ways dd')).toHaveLength(3)
})

test('who has nobody in arms may raise an army: a player is told no figure of it, the game master what there is', async () => {
  const warriors = async (seat: string): Promise<string> => {
    const { wrapper } = (shown = await showPage(WarsPage, 'page', entriesOf(start, [[at(5, 'elves', 5)]]), { seat }))
    const rows = wrapper.findAll('[aria-label="Bonus of elves"] tbody tr').map((row) => even(row.text()))
    leave()
    return rows.find((row) => row.includes('GL-WAR-10')) ?? ''
  }
  expect(await warriors('humans')).toBe('Warriors GL-WAR-10not known')
  expect(await warriors('elves')).not.toContain('not known')
  expect(await warriors('gm')).not.toContain('not known')
})

test('where one army fights all wars its size is its own: it is not told as none', async () => {
  shown = await showPage(WarsPage, 'page', entriesOf(start, [[at(5, 'elves', 5)]], { shared_army: true }), { seat: 'humans' })
  const rows = shown.wrapper.findAll('[aria-label="Bonus of elves"] tbody tr').map((row) => even(row.text()))
  expect(rows[0]).toBe('Warriors GL-WAR-10not known')
  await shown.wrapper.get('.guess input').setValue('4')
  expect(shown.wrapper.find('.ways').exists()).toBe(false)
  await shown.wrapper.get('fieldset[data-seat="elves"] input[role="spinbutton"]').setValue('30')
  expect(shown.wrapper.findAll('.ways dd')).toHaveLength(3)
})
