import { describe, expect, test } from 'vitest'
import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { ChronicleItem } from './chronicle.ts'
import { chronicleRows, foldTakenBack, type ChronicleRow } from './chronicleRows.ts'

const line = (seq: number, voidedBy: number | null = null, kind: ChronicleItem['kind'] = 'answer'): ChronicleItem => ({
  key: String(seq),
  seq,
  at: { turn: 1, seat: 'red', phase: 0 },
  seat: 'red',
  text: `line ${seq}`,
  kind,
  voidedBy,
})
/** Folds these lines, of entries that tell nothing else. */
const fold = (items: readonly ChronicleItem[]): readonly ChronicleRow[] => {
  const entries = new Map(items.map((item) => [item.seq, { entry: item, voidedBy: item.voidedBy }]))
  return foldTakenBack(items, [...entries.values()])
}
const back = (seq: number): ChronicleItem => line(seq, null, 'retraction')
/** Numbers of the lines that are open; of a fold how many entries it stands for, and the lines behind it. */
const told = (rows: readonly ChronicleRow[]): readonly unknown[] =>
  rows.map(({ item, folded }) => item?.seq ?? [folded?.entries, folded?.items.map(({ seq }) => seq)])

describe('what was taken back, in the chronicle of the desk', () => {
  test('after several steps back one fold comes first, then what is in force', () => {
    const items = [back(6), back(5), back(4), line(3, 4), line(2, 5), line(1, 6), line(0)]
    expect(told(fold(items))).toEqual([[3, [6, 1, 5, 2, 4, 3]], 0])
  })

  test('what was done again stands above the fold', () => {
    expect(told(fold([line(4), line(3), back(2), line(1, 2), line(0)]))).toEqual([4, 3, [1, [2, 1]], 0])
  })

  test('what nobody took back between them parts two folds, and stays open', () => {
    const note = line(4, null, 'note')
    expect(told(fold([back(5), note, back(3), line(2, 5), line(1, 3)]))).toEqual([[1, [5, 2]], 4, [1, [3, 1]]])
  })

  test('several lines of one entry count once', () => {
    const items = [back(2), { ...line(1, 2), key: '1/1' }, { ...line(1, 2), key: '1/0' }]
    expect(told(fold(items))).toEqual([[1, [2, 1, 1]]])
  })

  test('a correction among them is no answer', () => {
    const [mixed] = fold([back(3), line(2, 3, 'correction'), line(1, 3)])
    const [answers] = fold([back(2), line(1, 2)])
    expect([mixed?.folded?.answersOnly, answers?.folded?.answersOnly]).toEqual([false, true])
  })

  test('what was taken back by an entry that this seat does not see is folded where it was', () => {
    expect(told(fold([line(3), line(2, 9), line(1)]))).toEqual([3, [1, [2]], 1])
  })

  test('an answer that tells nothing counts as taken back', () => {
    const moments = [line(1, 3), line(2, 3), back(3)].map((item) => ({ entry: item, voidedBy: item.voidedBy }))
    expect(told(foldTakenBack([back(3), line(1, 3)], moments))).toEqual([[2, [3, 1]]])
  })

  test('a fold holds all its lines, also where few rows are shown', () => {
    const at = { turn: 1, seat: 'red', phase: 0 }
    const moment = (seq: number, kind: 'note' | 'retraction', voidedBy: number | null): Moment => ({
      ...{ before: at, after: at, effects: [], voidedBy },
      entry: { seq, kind, text: `note ${seq}`, from: 1 },
    })
    const moments = [0, 1, 2, 3].map((seq) => moment(seq, 'note', seq === 0 ? null : 4))
    const { rows, isAll } = chronicleRows([...moments, moment(4, 'retraction', null)], 1)
    expect([told(rows), isAll]).toEqual([[[3, [4, 3, 2, 1]], 0], true])
  })
})
