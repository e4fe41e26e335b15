import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { GameEnding } from '../../../src-shared/games/api/game.ts'
import type { HighlightFace } from '../../../src-shared/games/api/highlightFace.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { checkpoint, choose, post, tell } from '../../../src-shared/kernel/engine/procedure.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { useEnding, type EndTold } from './ending.ts'

const FACE: HighlightFace = {
  kinds: { 'line.sun': 'birth', 'line.rain': 'death', 'line.bid': 'end', 'line.wind': 'end' },
  light: [],
}
const TOY = toyFace()
/** The end that the game itself tells of. */
let reported: GameEnding | null = null
playTheToyOnly({
  ending: () => reported,
  highlights: FACE,
  // Blue's player goes by the name of the seat.
  owners: (world) => TOY.owners(world).map((owner) => (owner.id === 'blue' ? { ...owner, player: 'Blue' } : owner)),
})

const WON: GameEnding = { status: 'won', winners: ['green'], turn: 2 }

/** Two rounds in which gold changes hands; the last lines tell the score and what decided. */
const GAME = stagedToy(function* () {
  yield* tell('TOY-DAY-1', 'line.sun', { seat: 'red', figures: { die: 4 } })
  yield* post('TOY-DAY-1', 'red', 'gold', 2)
  yield* checkpoint({ turn: 2, seat: 'red', phase: 3 })
  yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', options: [{ id: 'low', wording: 'option.low' }] }))
  yield* tell('TOY-DAY-1', 'line.rain', { seat: 'green', figures: { die: 1 } })
  yield* post('TOY-DAY-1', 'red', 'gold', 5)
  yield* post('TOY-DAY-1', 'red', 'purse', 5)
  yield* tell('TOY-DAY-1', 'line.bid', { figures: { bid: 9, word: '' } })
  yield* tell('TOY-DAY-1', 'line.bid', { figures: { bid: 7, word: '' } })
  yield* tell('TOY-ROAD-1', 'line.wind', { figures: { die: 6 } })
})

let mounted: Mounted | undefined

/** What is told once the game is over, `ending` by the game itself. */
async function ended(ending: GameEnding | null, most = { courses: 9, moments: 9 }): Promise<EndTold> {
  reported = ending
  mounted?.wrapper.unmount()
  let told: EndTold | undefined
  const host: TinyHost = tinyHost(GAME, { seatView: async (_, seat) => accept(await host.session.viewOf(seat)) })
  mounted = await mountAt(host, { setup: () => ((told = useEnding(most)), () => null) })
  await mounted.table.answer('low')
  await flushPromises()
  if (told === undefined) throw new Error('it is not mounted')
  return told
}

afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = undefined
})

test.each([
  [null, 'The game is over'],
  [WON, 'The game is won'],
  [{ ...WON, status: 'draw' }, 'Nobody has won'],
  [{ ...WON, status: 'shared' }, 'The victory is shared'],
] as const)('%j is told by its title', async (ending, title) => {
  const told = await ended(ending)
  expect([told.ending.value, told.title.value]).toEqual([ending, title])
})

test('winners are named by seat and player; a player whose name is that of the seat is not named twice', async () => {
  const named = await ended({ ...WON, winners: ['green', 'red'] })
  expect(named.winners.value).toEqual([
    { seat: 'green', name: 'Green', player: 'Player in green' },
    { seat: 'red', name: 'Red', player: 'Player in red' },
  ])
  expect((await ended({ ...WON, winners: ['blue', 'market'] })).winners.value).toEqual([
    { seat: 'blue', name: 'Blue', player: '' },
    { seat: 'market', name: 'Market', player: '' },
  ])
  expect((await ended(null)).winners.value).toEqual([])
})

test('what decided it is the reason the game gives, else the rule of the last line of the end', async () => {
  const reason = { rule: 'TOY-EGG-1', wording: 'line.sun', figures: { die: 3 } } as const
  expect((await ended({ ...WON, reason })).decided.value).toEqual({ text: 'The sun shines (3).', rule: 'TOY-EGG-1' })
  const { figures: _, ...bare } = { ...reason, wording: 'line.rest' }
  expect((await ended({ ...WON, reason: bare })).decided.value).toEqual({ text: 'Rests.', rule: 'TOY-EGG-1' })
  expect((await ended(WON)).decided.value).toEqual({ text: 'A road is chosen by those who have gold.', rule: 'TOY-ROAD-1' })
})

test('results are the lines of the end but the last, where points decided it', async () => {
  expect((await ended({ ...WON, byScore: true })).results.value).toEqual(['Bids 9.', 'Bids 7.'])
  expect((await ended({ ...WON, byScore: false })).results.value).toEqual([])
  expect((await ended(null)).results.value).toEqual([])
})

test('courses are those of the accounts that moved, as many as are wanted, and none of what another seat keeps to itself', async () => {
  const titles = async () => (await ended(WON)).courses.value.map(({ title }) => title)
  expect(await titles()).toEqual(['Gold', 'Purse'])
  expect((await ended(WON, { courses: 1, moments: 9 })).courses.value).toHaveLength(1)
  const seen = await ended(WON)
  await mounted?.table.lend('tiny', 'red')
  await flushPromises()
  const purse = seen.courses.value.find(({ title }) => title === 'Purse')
  expect(purse).toMatchObject({ series: [{ id: 'red' }] })
  await mounted?.table.close()
  expect([seen.courses.value, seen.ending.value, seen.moments.value]).toEqual([[], null, []])
})

test('moments are what stands out, as many as are wanted, but for the end itself', async () => {
  const [sun, rain] = [
    { kind: 'birth', round: 1, seat: 'red', text: 'The sun shines (4).' },
    { kind: 'death', round: 2, seat: 'green', text: 'It rains (1).' },
  ] as const
  expect((await ended(WON)).moments.value).toMatchObject([sun, rain])
  expect((await ended(WON, { courses: 9, moments: 1 })).moments.value).toMatchObject([rain])
})
