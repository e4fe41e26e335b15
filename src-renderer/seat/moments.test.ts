import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { toyEntry } from '../../src-shared/games/testing/toyFace.ts'
import { registerOnly } from '../../src-shared/games/testing/registered.ts'
import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import { toyHost } from '../testing/toyTable.ts'
import { mountSeat, tinySeat, type SeatedAt, type TinySeat } from '../testing/tinySeat.ts'
import SeatMoments from './components/SeatMoments.vue'
import { useSeatMoments } from './moments.ts'

const highlights = { kinds: { 'line.chick': 'birth' } } as const
registerOnly({ ...toyEntry(), load: async () => ({ ...(await toyEntry().load()), highlights }) })

let at: TinySeat
let seated: SeatedAt
let moments: ReturnType<typeof useSeatMoments>

const place = (turn: number, seat: string): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase: 0 } })
const chick = (seat: string): Effect => ({ kind: 'line', rule: 'TOY-EGG-1', wording: 'line.chick', seat })

/** The red seat of the toy, opened after these effects. */
async function seatAfter(...before: readonly Effect[]): Promise<void> {
  const view = await toyHost().session.view()
  at = await tinySeat({ table: { ...view, seat: 'red', entries: [{ seq: 0, kind: 'setup', effects: [place(1, 'red'), ...before] }] } })
  const Page = {
    setup() {
      moments = useSeatMoments()
      return () => h('p')
    },
  }
  seated = await mountSeat(at, Page)
}
async function happens(...effects: readonly Effect[]): Promise<void> {
  const { entries } = at.view().table
  at.change({ entries: [...entries, { seq: entries.length, kind: 'answer', effects }] })
  await flushPromises()
}
const shown = () => moments.shown.map(({ kind, seat }) => `${kind} ${seat}`)

afterEach(() => seated.wrapper.unmount())

test('a seat begins with what comes from then on', async () => {
  await seatAfter(chick('red'))
  expect(shown()).toEqual([])
  await happens(chick('green'))
  expect(shown()).toEqual(['birth green'])
})

test('of turns a seat is told of the end of its own, and of rounds nothing', async () => {
  await seatAfter()
  await happens(place(1, 'green'))
  await happens(place(2, 'red'))
  expect(shown()).toEqual(['turn red'])
})

test('what was put away does not come back; what comes after it does', async () => {
  await seatAfter()
  await happens(chick('red'))
  moments.putAway()
  expect([shown(), moments.more]).toEqual([[], 0])
  await happens(chick('green'))
  moments.putAway()
  await happens(chick('blue'))
  expect(shown()).toEqual(['birth blue'])
})

test('of more than five the newest are shown, with how many more there are', async () => {
  await seatAfter()
  for (const seat of ['red', 'green', 'red', 'green', 'red', 'green', 'blue']) await happens(chick(seat))
  expect([shown().length, shown().at(-1), moments.more]).toEqual([5, 'birth blue', 2])
})

test('after a break in the connection what came meanwhile is shown as well', async () => {
  await seatAfter()
  await happens(chick('red'))
  at.connect('lost')
  at.connect('open')
  await happens(chick('green'))
  expect(shown()).toEqual(['birth red', 'birth green'])
})

test.each([
  [true, ['birth green']],
  [false, ['birth red', 'birth green']],
])('while something is asked of the seat (%s) its own deeds take no room', async (isAsked, cards) => {
  await seatAfter()
  seated.wrapper.unmount()
  seated = await mountSeat(at, { render: () => h(SeatMoments, { isAsked }) })
  await happens(chick('red'))
  await happens(chick('green'))
  if (isAsked) await seated.wrapper.get('.toggle').trigger('click')
  const told = seated.wrapper.findAll('section.highlight').map((card) => `${card.attributes('data-kind')} ${card.attributes('data-seat')}`)
  expect(told).toEqual(cards)
})
