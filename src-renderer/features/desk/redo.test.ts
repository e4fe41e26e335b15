import { expect, test } from 'vitest'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { Answer } from '../../../src-shared/kernel/engine/request.ts'
import { givenAgain, redoable } from './redo.ts'

const answered = (seq: number, answer: string): SeenEntry => ({ seq, kind: 'answer', request: '1/red/3/road', answer, effects: [] })
const SETUP: SeenEntry = { seq: 0, kind: 'setup', effects: [] }
const TAKEN_BACK: readonly SeenEntry[] = [SETUP, answered(1, 'high'), { seq: 2, kind: 'retraction', from: 1 }]

function numbersOf(...entries: readonly SeenEntry[]): readonly number[] {
  return redoable(foldHistory([...TAKEN_BACK, ...entries]).moments).map(({ entry }) => entry.seq)
}

test.each<[string, SeenEntry]>([
  ['a note', { seq: 3, kind: 'note', text: 'rain' }],
  ['another title', { seq: 3, kind: 'title', title: 'Winter' }],
  ['another seed of the dice', { seq: 3, kind: 'reseed' }],
])('what was taken back can be done again after %s', (_, beside) => {
  expect(numbersOf(beside)).toEqual([1])
})

test('it can be done again at once, not after it was done again, and not after another answer', () => {
  expect(numbersOf()).toEqual([1])
  expect(numbersOf(answered(3, 'high'))).toEqual([])
  expect(numbersOf(answered(3, 'low'))).toEqual([])
})

test.each<[string, SeenEntry]>([
  ['another occurrence of the question', { ...answered(3, 'high'), occurrence: 1 }],
  ['another question', { ...answered(3, 'high'), request: '1/red/3/barn' }],
  ['something that is no answer', { seq: 3, kind: 'correction', changes: [], reason: 'counted again', effects: [] }],
  ['a restart of the phase', { seq: 3, kind: 'restart' }],
])('nothing can be done again after %s', (_, entry) => {
  expect(numbersOf(entry)).toEqual([])
})

const FOUND = [{ owner: 'red', account: 'gold', to: 3 }] as const
const PLAYED: readonly SeenEntry[] = [
  SETUP,
  answered(1, 'high'),
  { seq: 2, kind: 'note', text: 'rain' },
  { seq: 3, kind: 'correction', changes: FOUND, reason: 'found', effects: [] },
  answered(4, 'low'),
]
const after = (...entries: readonly SeenEntry[]) => redoable(foldHistory([...PLAYED, ...entries]).moments).map(({ entry }) => entry.seq)

test('what one step took back comes again in its order, corrections with it; a note stays where it is', () => {
  expect(after({ seq: 5, kind: 'retraction', from: 1 })).toEqual([1, 3, 4])
})

test('what is done again of a step is left out of it', () => {
  expect(after({ seq: 5, kind: 'retraction', from: 1 }, answered(6, 'high'))).toEqual([3, 4])
})

test.each<[string, SeenEntry]>([
  ['another question', { ...answered(6, 'high'), request: '1/red/3/barn' }],
  ['the question asked once more', { ...answered(6, 'high'), occurrence: 1 }],
  ['something that is no answer', { ...answered(6, 'high'), kind: 'correction' }],
])('the same answer to %s is another way', (_, entry) => {
  expect(after({ seq: 5, kind: 'retraction', from: 1 }, entry)).toEqual([])
})

test('of several steps the last comes first, and the one before it once that is done again', () => {
  const steps: readonly SeenEntry[] = [
    { seq: 5, kind: 'retraction', from: 4 },
    { seq: 6, kind: 'retraction', from: 3 },
  ]
  const again: SeenEntry = { seq: 7, kind: 'correction', changes: FOUND, reason: 'found', effects: [] }
  expect(after(...steps)).toEqual([3])
  expect(after(...steps, again)).toEqual([4])
  expect(after(...steps, again, answered(8, 'low'))).toEqual([])
})

test('another way taken in the middle ends all steps, not only the last', () => {
  expect(after({ seq: 5, kind: 'retraction', from: 4 }, { seq: 6, kind: 'retraction', from: 3 }, answered(7, 'other'))).toEqual([])
})

test('a correction to another figure is another way', () => {
  const other: SeenEntry = { seq: 6, kind: 'correction', changes: [{ ...FOUND[0], to: 4 }], reason: 'found', effects: [] }
  expect(after({ seq: 5, kind: 'retraction', from: 3 }, other)).toEqual([])
})

test.each<[string, Answer, unknown]>([
  ['an option', 'high', 'high'],
  ['a sheet', { sell: 4 }, { sell: 4 }],
  ['an act whose field is called "by"', { act: 'dig', by: 'app' }, { act: 'dig', by: 'app' }],
  ['dice of the app: thrown anew', { by: 'app', dice: [3, 4] }, { by: 'app' }],
  ['typed dice', { by: 'hand', dice: [3, 4] }, { by: 'hand', dice: [3, 4] }],
  ['typed counts', { by: 'hand', counts: { egg: 2 } }, { by: 'hand', counts: { egg: 2 } }],
  ['drawn cards', { by: 'hand', cards: ['fox'] }, { by: 'hand', cards: ['fox'] }],
])('given again is %s', (_, answer, given) => {
  expect(givenAgain(answer)).toEqual(given)
})
