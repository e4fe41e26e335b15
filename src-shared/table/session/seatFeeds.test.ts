import { expect, test } from 'vitest'
import type { TableState } from '../../contract/workbenchApi.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import type { Entry } from '../../kernel/journal/journal.ts'
import { SeatFeeds, type FeedState } from './seatFeeds.ts'

const PLACE = { turn: 1, seat: 'red', phase: 1 }
const CHECKPOINT: Effect = { kind: 'checkpoint', cursor: PLACE }
const DICE: Effect = {
  ...{ kind: 'dice', rule: 'TOY-GEN-1', request: '1/red/0/luck', occurrence: 0, seat: 'red', wording: 'luck' },
  ...{ faces: 10, count: 1, test: { type: 'number' }, rolled: { by: 'app', values: [3] } },
} as unknown as Effect
const LINE: Effect = { kind: 'line', rule: 'TOY-GEN-1', wording: 'line.sun', figures: {} } as unknown as Effect

/** Returns at each broadcast whether the seats may add shares. */
function toldOf(effects: readonly Effect[]): readonly boolean[] {
  const told: boolean[] = []
  let mayMix = true
  const feeds = new SeatFeeds({
    entries: () => [],
    stateOf: () => ({ pending: [], sealed: [], parties: [] }) as unknown as TableState,
    told: (standing: FeedState) => told.push(standing.mayMix),
    standing: () => ({ cursor: PLACE, over: false, mayMix }),
    guarded: (work) => work(),
  })
  const before: Entry = { seq: 0, kind: 'note', text: 'before' }
  feeds.take(before)
  told.length = 0
  mayMix = false
  feeds.take({ seq: 1, kind: 'answer', request: '1/red/0/road', occurrence: 0, answer: 'high', effects } as unknown as Entry)
  return told
}

test('seats hear at the end of a phase that dice were thrown in it, where nobody was asked for them', () => {
  expect(toldOf([LINE, DICE, CHECKPOINT])).toEqual([false, false])
})

test('seats may add to the dice up to the phase in which the first of them are thrown', () => {
  expect(toldOf([LINE, CHECKPOINT, DICE, CHECKPOINT])).toEqual([true, false, false])
})
