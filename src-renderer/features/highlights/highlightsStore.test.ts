import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { registerOnly } from '../../../src-shared/games/testing/registered.ts'
import { toyEntry } from '../../../src-shared/games/testing/toyFace.ts'
import { checkpoint, choose, tell } from '../../../src-shared/kernel/engine/procedure.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { WHOLE_TOY } from '../../testing/wholeToy.ts'
import { useHighlights } from './highlightsStore.ts'

const highlights = {
  light: ['birth'],
  kinds: { 'line.fight': 'battle', 'line.chick': 'birth' },
  during: ({ id }: { readonly id: string }) => (id.includes('/blow') ? ('battle' as const) : null),
} as const
registerOnly({ ...toyEntry(WHOLE_TOY), load: async () => ({ ...(await toyEntry(WHOLE_TOY).load()), highlights }) })

const OPTIONS = ['fight', 'chick', 'turn', 'rounds', 'nothing'].map((id) => ({ id, wording: `option.${id}` }))

/** Asks what is to happen next. A fight is asked about once more before it is over. */
function* whatIsWanted() {
  for (;;) {
    const wanted = yield* choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    if (wanted === 'chick') yield* tell('TOY-EGG-1', 'line.chick', { seat: 'red' })
    if (wanted === 'turn') yield* checkpoint({ turn: 1, seat: 'green', phase: 3 })
    if (wanted === 'rounds') for (const turn of [2, 3, 4]) yield* checkpoint({ turn, seat: 'green', phase: 3 })
    if (wanted !== 'fight') continue
    yield* tell('TOY-DAY-1', 'line.fight', { seat: 'red' })
    yield* choose('blow', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options: OPTIONS }))
    yield* tell('TOY-DAY-1', 'line.fight', { seat: 'green' })
  }
}

let host: TinyHost
let mounted: Mounted
let cards: ReturnType<typeof useHighlights>

async function openAfter(...answers: readonly string[]): Promise<void> {
  host = tinyHost(stagedToy(whatIsWanted))
  for (const answer of answers) await host.answer(answer)
  mounted = await mountAt(host, { template: '<p />' })
  cards = useHighlights(mounted.pinia)
}
async function happens(...answers: readonly string[]): Promise<void> {
  for (const answer of answers) await host.answer(answer)
  await flushPromises()
}
const shown = () => cards.shown?.map(({ kind }) => kind) ?? null

afterEach(() => {
  mounted.wrapper.unmount()
  localStorage.clear()
})

test('a campaign that is opened begins with what comes from then on', async () => {
  await openAfter('chick')
  expect(shown()).toBeNull()
  await happens('chick', 'turn')
  expect(shown()).toEqual(['birth', 'turn'])
})

test('what was read is put away, and what comes after it comes up by itself', async () => {
  await openAfter()
  await happens('chick')
  cards.goOn()
  expect(shown()).toBeNull()
  await happens('turn')
  expect(shown()).toEqual(['turn'])
})

test('a fight that is asked about waits until it is over, and is told whole', async () => {
  await openAfter()
  await happens('chick', 'fight')
  expect(shown()).toEqual(['birth'])
  cards.goOn()
  await happens('nothing')
  expect(cards.shown?.map(({ kind, lines }) => [kind, lines.length])).toEqual([['battle', 2]])
})

test('opened in the middle of a fight, the fight is told whole once it is over, and nothing from before it', async () => {
  await openAfter('chick', 'fight')
  expect(shown()).toBeNull()
  await happens('nothing')
  expect(cards.shown?.map(({ kind, lines }) => [kind, lines.length])).toEqual([['battle', 2]])
})

test('where cards are not wanted there are none', async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ highlights: 'chronicle' }))
  await openAfter()
  await happens('chick')
  expect(shown()).toBeNull()
})

test('while one looks back there is no card; afterwards it is there again', async () => {
  await openAfter()
  await happens('chick')
  mounted.table.lookBack(0)
  expect(shown()).toBeNull()
  mounted.table.lookBack(null)
  expect(shown()).toEqual(['birth'])
})

test('what was taken back has no card any more', async () => {
  await openAfter()
  await happens('chick')
  await mounted.table.retract(1)
  await flushPromises()
  expect(shown()).toBeNull()
})

test('what was done again comes up entry by entry, what came after it together', async () => {
  await openAfter()
  await happens('chick', 'turn', 'chick')
  useDesk(mounted.pinia).redoneTo = 2
  expect(shown()).toEqual(['birth'])
  cards.goOn()
  expect(shown()).toEqual(['turn'])
  cards.goOn()
  expect(shown()).toEqual(['birth'])
})

test('of turns that passed while nobody read cards, ends and light cards of all but the last two are gone; the rest is there', async () => {
  await openAfter()
  await happens('chick', 'fight', 'nothing', 'turn', 'chick', 'rounds', 'chick')
  expect(cards.shown?.map(({ kind, at }) => `${kind} ${at.turn}`)).toEqual(['battle 1', 'round 3', 'turn 3', 'round 4', 'birth 4'])
  cards.goOn()
  expect(shown()).toBeNull()
  await happens('chick')
  expect(shown()).toEqual(['birth'])
})

test('a line of a card is ticked off, and ticked again', async () => {
  await openAfter()
  cards.tick('1/0')
  cards.tick('2/0')
  cards.tick('1/0')
  expect([...cards.ticked]).toEqual(['2/0'])
})
