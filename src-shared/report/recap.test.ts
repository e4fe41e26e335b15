import { expect, test } from 'vitest'
import type { SeenEntry } from '../kernel/journal/history.ts'
import type { Effect } from '../kernel/world/effect.ts'
import type { Change } from '../kernel/journal/journal.ts'
import { forEverybody } from './recap.ts'

const OPEN: Change = { owner: 'red', account: 'hens', to: 5 }
const SEALED: Change = { collection: 'hand', id: 'red', to: { cards: ['fox'] } }
const POSTING: Effect = { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'hens', delta: 1 }

/** Returns the reason everybody reads of a correction of these parts, if the game master's view has these effects. */
function reasonOf(changes: readonly Change[], effects: readonly Effect[]): string | undefined {
  const entry: SeenEntry = { seq: 1, kind: 'correction', changes, effects, reason: 'a fox in the hand' }
  return forEverybody({ title: 'x', seat: 'gm', entries: [entry], pending: [], seed: null }).entries[0]?.reason
}

test('the reason of a correction is read where all that it set is open', () => {
  expect(reasonOf([OPEN], [POSTING])).toBe('a fox in the hand')
  expect(reasonOf([OPEN], [{ ...POSTING, see: 'gm' }])).toBeUndefined()
})

test('it is kept back where a part of it is sealed from the game master as well', () => {
  expect(reasonOf([OPEN, SEALED], [POSTING])).toBeUndefined()
})
