import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableUpdate } from '../../src-shared/contract/workbenchApi.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import { Gathered } from './gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ASKED: Request = {
  id: '1/red/1/sow',
  occurrence: 0,
  seat: 'red',
  rule: 'TOY-DAY-1',
  wording: 'choose.sow',
  figures: {},
  kind: 'choose',
  options: [],
}

function update(from: number, entries: number, pending: readonly Request[] = []): TableUpdate {
  const happened = Array.from({ length: entries }, (_, at): SeenEntry => ({ seq: from + at, kind: 'answer' }))
  return {
    from,
    entries: happened,
    pending,
    ...{
      title: 'Toy',
      sealed: [],
      parties: [],
      retractable: null,
      readOnly: null,
      disagreement: null,
      notice: null,
      dice: 'app',
      seed: null,
    },
  }
}

function gathering(): { readonly gathered: Gathered; readonly told: () => readonly (readonly [number, number, number])[] } {
  const heard: TableUpdate[] = []
  return {
    gathered: new Gathered((one) => heard.push(one)),
    told: () => heard.map(({ from, entries, pending }) => [from, entries.length, pending.length]),
  }
}

test('what happened at once is one update, with what is asked after it', () => {
  const { gathered, told } = gathering()
  for (const at of [4, 5, 6]) gathered.take(update(at, 1))
  expect(told()).toEqual([])
  gathered.take(update(7, 0, [ASKED]))
  expect(told()).toEqual([[4, 3, 1]])
  vi.runAllTimers()
  expect(told()).toHaveLength(1)
})

test('where nothing is asked it is told when nothing more has come', () => {
  const { gathered, told } = gathering()
  for (const at of [4, 5]) gathered.take(update(at, 1))
  vi.runAllTimers()
  gathered.take(update(6, 1))
  vi.runAllTimers()
  expect(told()).toEqual([
    [4, 2, 0],
    [6, 1, 0],
  ])
})

test('what does not follow on what waits is an update of its own', () => {
  const { gathered, told } = gathering()
  gathered.take(update(4, 1))
  gathered.take(update(2, 1))
  gathered.flush()
  gathered.flush()
  expect(told()).toEqual([
    [4, 1, 0],
    [2, 1, 0],
  ])
})
