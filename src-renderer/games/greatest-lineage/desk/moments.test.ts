import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { mountSeat, tinySeat, type SeatedAt, type TinySeat } from '../../../testing/tinySeat.ts'
import { at as placeAt } from '../../../testing/played.ts'
import { line } from '../../../testing/secrets.ts'
import { endGame } from '../../../../src-shared/games/greatest-lineage/rules/scoring.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import NowPage from '../../../seat/pages/NowPage.vue'

let shown: SeatedAt | null = null
afterEach(() => {
  shown?.wrapper.unmount()
  shown = null
  document.body.innerHTML = ''
})

/** Something happened at the table. */
async function happen(at: TinySeat, effects: readonly Effect[]): Promise<void> {
  const { entries } = at.view().table
  at.change({ entries: [...entries, { seq: entries.length, kind: 'answer', effects }] })
  await flushPromises()
}

const BIRTH = line('GL-ROY-9', 'royalChild', 'humans', { sex: 'female' })
const cards = () => shown?.wrapper.findAll('.highlight').map((card) => card.attributes('data-kind')) ?? []
const strip = () => shown?.wrapper.find('[aria-label="Just happened"]')

test('where nothing is asked, what happens comes on a card, until it is put away', async () => {
  const at = await tinySeat({ table: { pending: [] } })
  shown = await mountSeat(at, NowPage)
  expect(strip()?.exists()).toBe(false)
  await happen(at, [BIRTH])
  expect(cards()).toEqual(['birth'])
  const away = shown.wrapper.findAll('button').find((button) => button.text() === 'Put away')
  await away?.trigger('click')
  expect(strip()?.exists()).toBe(false)
  await happen(at, [line('GL-FALL-1', 'fall.house', 'dwarves', { seat: 'dwarves' })])
  expect(cards()).toEqual(['fall'])
})

test('a question that waits has one line above it, which unfolds', async () => {
  const at = await tinySeat()
  shown = await mountSeat(at, NowPage)
  await happen(at, [BIRTH])
  expect(cards()).toEqual([])
  expect(strip()?.text()).toContain('A new life')
  expect(shown.wrapper.find('.request').exists()).toBe(true)
  await shown.wrapper.get('[aria-expanded="false"].toggle').trigger('click')
  expect(cards()).toEqual(['birth'])
})

test('of turns only the own has a card, with what lies ahead; what few may read has none', async () => {
  const at = await tinySeat({ table: { pending: [] } })
  shown = await mountSeat(at, NowPage)
  const place = (seat: string) => placeAt(1, seat, 1)
  await happen(at, [place('humans')])
  expect(cards()).toEqual(['turn'])
  expect(shown.wrapper.get('.ahead').text()).toContain('resource check')
  await happen(at, [line('GL-SPY-5', 'spyUncovered', 'elves', { owner: 'humans' }, ['elves']), place('dwarves')])
  expect(cards()).toEqual(['turn'])
})

test('once the game is over nobody is told that it is their turn', async () => {
  const ended = stagedGame({}, (world) => endGame('GL-WIN-1', world, 'won', ['dwarves']))
  const table = { ...(await tinyHost(ended).session.view()), seat: 'elves' }
  shown = await mountSeat(await tinySeat({ table }), NowPage)
  expect(shown.wrapper.get('#over-title').text()).not.toBe('')
  expect(shown.wrapper.find('#turn-title').exists()).toBe(false)
})
