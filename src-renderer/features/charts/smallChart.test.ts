import { expect, test } from 'vitest'
import type { ChartFigures } from '../../../src-shared/games/api/chartFace.ts'
import { smallChart } from './smallChart.ts'
import { spreadOut } from '../../../src-shared/report/spreadOut.ts'

function figures(values: readonly (readonly (number | null)[])[], steps = false): ChartFigures {
  const series = values.map((course, mark) => ({ id: `s${mark}`, name: '', tone: { colour: 'ink' as const, mark }, values: course }))
  const labels = (values[0] ?? []).map((_, at) => String(at))
  return { ...{ kind: 'lines', title: '', about: '', axis: '', unit: '', notes: [] }, steps, labels, series }
}

test('lines run over the whole width, from nought to the highest figure', () => {
  const { lines, zero } = smallChart(figures([[0, 5, 10]]))
  expect(lines[0]?.path).toBe('M0 94h0L150 50L300 6')
  expect(zero).toBe(94)
})

test('what lasts until it changes goes in steps, and where nothing is known a line breaks off', () => {
  expect(smallChart(figures([[1, 1, 2]], true)).lines[0]?.path).toBe('M0 50h0H150V50H300V6')
  expect(smallChart(figures([[4, null, 4]])).lines[0]?.path).toBe('M0 6h0M300 6h0')
})

test('where lines are one they take turns, and go on as their own', () => {
  const { lines } = smallChart(
    figures([
      [0, 5, 10],
      [0, 5, 0],
    ]),
  )
  expect(lines.map(({ id, path, turn }) => [id, path, turn.nth, turn.of])).toEqual([
    ['s0', 'M0 94h0L150 50', 0, 2],
    ['s0', 'M150 50h0L300 6', 0, 1],
    ['s1', 'M0 94h0L150 50', 1, 2],
    ['s1', 'M150 50h0L300 94', 0, 1],
  ])
  expect(
    smallChart(
      figures([
        [null, 4],
        [null, 4],
      ]),
    ).lines.map(({ path, turn }) => [path, turn.of]),
  ).toEqual([
    ['M300 6h0', 1],
    ['M300 6h0', 1],
  ])
})

test('ends read what was known last, apart from each other; too many are left out', () => {
  const { ends } = smallChart(
    figures([
      [1, 100],
      [1, 99],
      [7, null],
    ]),
  )
  expect(ends.map(({ text }) => text)).toEqual(['100', '99', '7'])
  const tops = ends.map(({ top }) => top).sort((a, b) => a - b)
  expect(tops.slice(1).every((top, at) => top - (tops[at] ?? 0) >= 18)).toBe(true)
  expect(smallChart(figures(Array.from({ length: 6 }, () => [1]))).ends).toEqual([])
})

test('labels keep their order, stand apart and stay inside', () => {
  expect(spreadOut([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70])
  expect(spreadOut([99, 98, 2], 10, 0, 100)).toEqual([100, 90, 2])
})
