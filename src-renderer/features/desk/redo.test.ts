import { expect, test } from 'vitest'
import { foldHistory } from '../../../src-shared/kernel/foldHistory.ts'
import type { SeenEntry } from '../../../src-shared/kernel/history.ts'
import { redoable } from './redo.ts'

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
