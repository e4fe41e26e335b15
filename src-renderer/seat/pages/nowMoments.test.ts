import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { AheadFace } from '../../../src-shared/games/api/aheadFace.ts'
import { choose, record } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../../src-shared/kernel/engine/ruleset.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { Audience } from '../../../src-shared/kernel/world/rule.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { mountSeat, tinySeat, type SeatedAt, type TinySeat } from '../../testing/tinySeat.ts'
import NowPage from './NowPage.vue'

const ahead: AheadFace = {
  of: () => [{ kind: 'comes', wording: 'part.hens', figures: { hens: 3 }, rule: 'TOY-EGG-1' }],
  table: () => [],
}
playTheToyOnly({ ahead, highlights: { kinds: { 'line.sun': 'birth', 'line.rain': 'fall', 'line.buried': 'discovery' } } })

let at: TinySeat
let shown: SeatedAt | null = null
afterEach(() => {
  shown?.wrapper.unmount()
  shown = null
  document.body.innerHTML = ''
})

const OPTIONS = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
const ASKS = stagedToy(function* () {
  yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
})

/** The page of the red seat at this table. */
async function sit(game: Ruleset, change: object = {}): Promise<void> {
  at = await tinySeat({ table: { ...(await tinyHost(game).session.view()), seat: 'red', ...change } })
  shown = await mountSeat(at, NowPage)
}

/** Something happened at the table. */
async function happen(...effects: readonly Effect[]): Promise<void> {
  const { entries } = at.view().table
  at.change({ entries: [...entries, { seq: entries.length, kind: 'answer', effects }] })
  await flushPromises()
}

function line(wording: string, see?: Audience): Effect {
  return {
    kind: 'line',
    rule: 'TOY-DAY-1',
    wording: `line.${wording}`,
    seat: 'green',
    figures: { die: 4 },
    ...(see === undefined ? {} : { see }),
  }
}
const place = (turn: number, seat: string): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase: 0 } })
const cards = () => shown?.wrapper.findAll('.highlight').map((card) => card.attributes('data-kind')) ?? []
const strip = () => shown?.wrapper.find('[aria-label="Just happened"]')

test('where nothing is asked, what happens comes on a card, until it is put away', async () => {
  await sit(ASKS, { pending: [] })
  expect(strip()?.exists()).toBe(false)
  await happen(line('sun'))
  expect(cards()).toEqual(['birth'])
  const away = shown?.wrapper.findAll('button').find((button) => button.text() === 'Put away')
  await away?.trigger('click')
  expect(strip()?.exists()).toBe(false)
  await happen(line('rain'))
  expect(cards()).toEqual(['fall'])
})

test('above a question that waits there is one line, which unfolds', async () => {
  await sit(ASKS)
  await happen(line('sun'))
  expect(cards()).toEqual([])
  expect(strip()?.text()).toContain('A new life')
  expect(shown?.wrapper.find('.request').exists()).toBe(true)
  await shown?.wrapper.get('[aria-expanded="false"].toggle').trigger('click')
  expect(cards()).toEqual(['birth'])
})

test('of turns only the own has a card, with what lies ahead', async () => {
  await sit(ASKS, { pending: [] })
  await happen(place(1, 'green'))
  expect(cards()).toEqual(['turn'])
  expect(shown?.wrapper.get('.ahead').text()).toContain('3 hens at 3')
  await happen(place(1, 'blue'))
  expect(cards()).toEqual(['turn'])
})

test('what few may read has no card', async () => {
  await sit(ASKS, { pending: [] })
  await happen(line('buried', ['red']))
  expect(cards()).toEqual([])
})

test('once the game is over nobody is told that it is their turn', async () => {
  await sit(
    stagedToy(function* () {
      yield* record('TOY-DAY-3', { name: 'state' }, 'state', { order: TOY_SEATS, rounds: 2, over: true })
    }),
  )
  expect(shown?.wrapper.get('#over-title').text()).not.toBe('')
  expect(shown?.wrapper.find('#turn-title').exists()).toBe(false)
})
