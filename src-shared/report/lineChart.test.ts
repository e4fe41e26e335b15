import { expect, test } from 'vitest'
import { lineChart } from './lineChart.ts'

test('eight lines of one chart are told apart without colours', () => {
  const series = Array.from({ length: 8 }, (_, mark) => ({ id: `n${mark}`, name: `N${mark}`, tone: { mark }, values: [mark, mark + 1] }))
  const { lines } = lineChart({ title: 'Points', about: '', labels: ['1', '2'], series } as unknown as Parameters<typeof lineChart>[0])
  expect(new Set(lines.map(({ dashes }) => dashes)).size).toBe(8)
})
