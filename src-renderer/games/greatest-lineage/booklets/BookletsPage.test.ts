import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TableView } from '../../../../src-shared/contract/workbenchApi.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { agentReady, drop, line, sentSpy, writtenWar } from '../../../testing/secrets.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import BookletsPage from './BookletsPage.vue'

const PLAYED = entriesOf(
  [at(4, 'elves', 5)],
  [
    [...agentReady(4), posting('elves', 'spies', 1, 'GL-SPY-1'), ...sentSpy(4), ...writtenWar(4)],
    [at(4, 'humans', 5)],
    [
      line('GL-SPY-7', 'spyCaught', 'elves', { owner: 'elves', target: 'humans' }),
      drop('GL-SPY-7', 'mission', 'm', ['elves']),
      drop('GL-SPY-7', 'agent', 's', ['elves']),
    ],
    [at(5, 'elves', 1)],
  ],
)

let shown: ShownPage | null = null
async function show(address: string, entries = PLAYED, change: Partial<TableView> = {}): Promise<ShownPage> {
  shown = await showPage(BookletsPage, address, entries, change)
  return shown
}
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

const spread = ({ wrapper }: ShownPage): string => wrapper.get('article').text().replace(/\s+/g, ' ')
const names = ({ wrapper }: ShownPage, list: string): string[] =>
  wrapper
    .get(`[aria-label="${list}"]`)
    .findAll('[role="tab"]')
    .map((tab) => tab.attributes('aria-label') ?? tab.text())

test.each([
  ['in play', at(4, 'elves', 3), 'Nothing has been written in this turn.'],
  ['over, in the same round', at(4, 'humans', 1), 'Nothing was written in this turn.'],
])('a turn that is %s says so where nothing stands in it', async (_how, now, told) => {
  expect(spread(await show('booklets/elves', entriesOf([at(4, 'elves', 1)], [[now]])))).toContain(told)
})

describe('for the game master', () => {
  test('every civilisation has a booklet, with what stands in it and what is due', async () => {
    const page = await show('booklets')
    expect(names(page, 'Whose booklet')[0]).toContain('Elves1 war writtenRound 6: The war against the humans may open.')
    expect(names(page, 'Whose booklet')).toHaveLength(3)
  })

  test('it opens at the newest turn, and an older one reads as it stood, with what came to light', async () => {
    const page = await show('booklets/elves')
    expect(names(page, 'Turns of the Elves')).toEqual(['Round 4, with entries', 'Round 5'])
    expect(spread(page)).toContain('Nothing has been written in this turn.')
    await page.wrapper.get('button[aria-label="Turn back"]').trigger('click')
    await flushPromises()
    expect(page.router.currentRoute.value.query).toEqual({ round: '4' })
    expect(spread(page)).toContain('A spy is sent to steal technology from the humans.')
    expect(spread(page)).toContain('Round 4, turn of the humans: A spy of the elves is caught by the humans and put to death.')
    expect(spread(page)).toContain('Known to everybody since round 4')
    expect(spread(page)).toContain('As it was when the turn ended')
    expect(spread(page)).toContain('Steal technology from the humans Spy, entered in round 4; Humans’ phase 5 of round 4.')
  })

  test('GL-SPY-3 a chance tells what it is reckoned from, and an account why it holds what it does', async () => {
    const page = await show('booklets/elves?round=4')
    await page.wrapper.get('button[aria-label^="Chance of A spy is sent"]').trigger('click')
    await flushPromises()
    expect(document.body.textContent).toContain('1 turn more, 5 each+5')
    await page.router.push('/table/tiny/booklets/elves')
    await flushPromises()
    await page.wrapper.get('button[aria-label="Spies of Elves: 1. Why?"]').trigger('click')
    await flushPromises()
    expect(document.body.textContent).toContain('Spies of Elves')
  })

  test('a turn without an entry leads back to the last that has one', async () => {
    const page = await show('booklets/elves')
    await page.wrapper.get('article .back').trigger('click')
    await flushPromises()
    expect(page.wrapper.get('article').attributes('aria-label')).toBe('Elves, round 4')
  })

  test('GL-SPY-1 GL-ASN-1 a booklet nothing was ever written in tells what might be', async () => {
    const text = spread(await show('booklets/humans', entriesOf([at(1, 'humans', 1)], [])))
    expect(text).toContain('Spies, from 60 culture on')
    expect(text).toContain('Assassins, from 30 culture on')
    expect(text).toContain('The booklet is empty')
  })

  test('GL-ASN-1 the peaceful game knows no assassins', async () => {
    const text = spread(await show('booklets/humans', entriesOf([at(1, 'humans', 1)], [], {}, 'peaceful')))
    expect(text).toContain('Spies, from 60 culture on')
    expect(text).not.toContain('Assassins, from')
  })

  test('before the first turn a booklet is still blank', async () => {
    expect((await show('booklets/dwarves')).wrapper.text()).toContain('Still blank')
  })

  test.each([
    ['Print', '/table/tiny/print/booklet?seat=elves'],
    ['Print a blank one', '/table/tiny/print/blank'],
  ])('%s leads to its sheets', async (button, address) => {
    const page = await show('booklets/elves')
    await page.wrapper
      .findAll('button')
      .find((candidate) => candidate.text() === button)
      ?.trigger('click')
    await flushPromises()
    expect(page.router.currentRoute.value.fullPath).toBe(address)
  })
})

describe('for a player', () => {
  test('there is only the own booklet, whatever the address asks for', async () => {
    const page = await show('booklets/elves', PLAYED, { seat: 'humans' })
    expect(page.wrapper.find('[aria-label="Whose booklet"]').exists()).toBe(false)
    expect(page.wrapper.get('article').attributes('aria-label')).toBe('Humans, round 4')
    expect(page.wrapper.text()).not.toContain('steal technology')
  })

  test('a seat without a civilisation has none', async () => {
    expect((await show('booklets', PLAYED, { seat: 'guest' })).wrapper.text()).toContain('there is no booklet to open')
  })
})

test('while a booklet is being written in, the desk is where to do it', async () => {
  const asked = { id: '5/elves/5/booklet', kind: 'act', seat: 'elves', rule: 'GL-WAR-2', figures: {}, acts: [], wording: 'act.booklet' }
  const page = await show('booklets', PLAYED, { pending: [asked] as never })
  expect(page.wrapper.get('[role="status"]').text()).toContain('The booklet of the Elves is open')
  expect(page.wrapper.get('[role="status"] a').attributes('href')).toContain('/desk')
})

describe('in German', () => {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  test('the covers, a turn with its entries, and what a chance is reckoned from', async () => {
    const page = await show('booklets/elves?round=4')
    expect(names(page, 'Wessen Heft')[0]).toContain('1 Krieg eingetragenRunde 6: Krieg gegen die Menschen kann beginnen.')
    expect(names(page, 'Züge der Elfen')).toEqual(['Runde 4, mit Einträgen', 'Runde 5'])
    expect(spread(page)).toContain('Wie es am Ende des Zuges stand')
    expect(spread(page)).toContain('Allen bekannt seit Runde 4')
    expect(spread(page)).toContain('Runde 4, Zug der Menschen:')
    await page.wrapper.get('.chance').trigger('click')
    await flushPromises()
    expect(document.body.textContent).toContain('2 Züge Ausbildung')
  })
})
