import { expect, test } from 'vitest'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { momentsOf, type SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { placesOf, recordOf } from './record.ts'

const HERE = { turn: 1, seat: 'red', phase: 1 } as const
const to = (turn: number, seat: string, phase: number): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })
const egg = (delta: number): Effect => ({ kind: 'posting', rule: 'TOY-EGG-1', owner: 'red', account: 'eggs', delta })
const answered = (seq: number, ...effects: readonly Effect[]): SeenEntry => ({
  ...{ seq, kind: 'answer', request: '1/red/1/road', answer: 'high', effects },
})
const begun: SeenEntry = { seq: 0, kind: 'setup', effects: [to(1, 'red', 1)] }
const record = (...entries: readonly SeenEntry[]) => recordOf(momentsOf([begun, ...entries]), HERE)

test("a phase's record leaves out what an answer did after the phase was over", () => {
  const [entry] = record(answered(1, egg(2), to(1, 'red', 2), egg(3)))
  expect(entry?.lines).toMatchObject([{ kind: 'posting', posting: { delta: 2 } }])
})

test.each<[string, { readonly turn: number; readonly seat: string; readonly phase: number }]>([
  ['another round', { ...HERE, turn: 2 }],
  ['another seat', { ...HERE, seat: 'blue' }],
  ['another phase', { ...HERE, phase: 2 }],
])('the record of %s holds nothing of it', (_, place) => {
  expect(recordOf(momentsOf([begun, answered(1, egg(2))]), place)).toEqual([])
})

test('what an answer of the phase before did here is told without a title of its own', () => {
  const [first] = recordOf(momentsOf([begun, answered(1, to(1, 'red', 2), egg(3))]), { ...HERE, phase: 2 })
  const [own] = record(answered(1, egg(3)))
  expect([first?.answer, first?.lines.length]).toEqual(['', 1])
  expect(own?.answer).not.toBe('')
  expect(first?.title).not.toBe(own?.title)
})

test.each<[string, Omit<SeenEntry, 'seq'>, string | null]>([
  ['a correction', { kind: 'correction', changes: [], reason: 'two were lost', effects: [] }, 'two were lost'],
  ['a house rule', { kind: 'ruling', decided: { fair: false }, reason: 'no road', effects: [] }, 'no road'],
  ['a decree', { kind: 'decree', reason: 'the king came', effects: [] }, 'the king came'],
  ['a note', { kind: 'note', text: 'it rains' }, 'it rains'],
  ['a new title, which is no part of play', { kind: 'title', title: 'Winter' }, null],
])('%s is told under the words it was given', (_, entry, words) => {
  const titles = record({ seq: 1, ...entry }).map(({ title }) => title)
  if (words === null) expect(titles).toEqual([])
  else expect(titles).toEqual([expect.stringContaining(words)])
})

test('what was taken back stays in the record, with the entry that took it back', () => {
  expect(record(answered(1, egg(2)), { seq: 2, kind: 'retraction', from: 1 })).toMatchObject([{ seq: 1, voidedBy: 2 }])
})

test('records are leafed through from the first round on, each phase once, up to where play is', () => {
  const moments = momentsOf([
    { seq: 0, kind: 'setup', effects: [to(0, 'table', 0), to(1, 'red', 1)] },
    answered(1, to(1, 'red', 1), to(1, 'red', 2)),
    answered(2, to(1, 'blue', 1)),
    { seq: 3, kind: 'retraction', from: 2 },
  ])
  expect(placesOf(moments, { turn: 2, seat: 'red', phase: 1 })).toEqual([HERE, { ...HERE, phase: 2 }, { turn: 2, seat: 'red', phase: 1 }])
  expect(placesOf(moments, { turn: 1, seat: 'red', phase: 2 })).toHaveLength(2)
})
