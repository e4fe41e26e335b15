import { expect, test } from 'vitest'
import { estimatedWidth } from '../language/textWidth.ts'
import { lineChart } from './lineChart.ts'

test('eight lines of one chart are told apart without colours', () => {
  const series = Array.from({ length: 8 }, (_, mark) => ({ id: `n${mark}`, name: `N${mark}`, tone: { mark }, values: [mark, mark + 1] }))
  const { lines } = lineChart({ title: 'Points', about: '', labels: ['1', '2'], series } as unknown as Parameters<typeof lineChart>[0])
  expect(new Set(lines.map(({ dashes }) => dashes)).size).toBe(8)
})

const named = (names: readonly string[], values: readonly (number | null)[] = [1, 2]) =>
  lineChart({
    ...{ title: 'Points', about: '', labels: ['1', '2'] },
    series: names.map((name, mark) => ({ id: name, name, tone: { mark }, values })),
  } as unknown as Parameters<typeof lineChart>[0])

test('seven lines that end at one place have their names beside it, each on a line of its own, within the picture', () => {
  const names = ['Reds', 'Blues', 'Greens', 'Greys', 'Whites', 'Blacks', 'A realm with a very long name indeed']
  const { lines, field, width, height } = named(names)
  const endings = lines.map(({ ending }) => ending)
  expect(endings.map((ending) => ending?.text)).toEqual([...names.slice(0, 6), 'A realm with a very l…'])
  const heights = endings.map((ending) => ending?.y ?? 0).toSorted((one, other) => one - other)
  for (const [at, y] of heights.entries()) if (at > 0) expect(y - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(13.9)
  expect(heights[0]).toBeGreaterThan(0)
  expect(heights.at(-1)).toBeLessThan(height)
  for (const ending of endings) {
    expect(ending?.x).toBeGreaterThan(field.right)
    expect((ending?.x ?? 0) + (ending?.text.length ?? 0) * 6.5).toBeLessThanOrEqual(width)
  }
})

test('a line that ended earlier is named where it ended, and one of which nothing is known is not', () => {
  const [early] = named(['Reds'], [1, null]).lines
  expect(early?.ending?.x).toBe(58)
  expect(named(['Reds'], [null, null]).lines[0]?.ending).toBeNull()
})

test('more lines than there is room for names have the whole field', () => {
  const { lines, field } = named(Array.from({ length: 20 }, (_, at) => `N${at}`))
  expect(lines.every(({ ending }) => ending === null)).toBe(true)
  expect(field.right).toBe(628)
})

test.each([
  ['capitals', ['MAMMOTH WOMEN WHO SWIM ALONG', 'WWWWWWWWWWWWWWWWWWWW', 'ABC']],
  ['letters as wide as they are high', ['王国王国王国王国王国王国王国王国王国王国', '東の王国']],
])('names of %s end within the picture too, and leave the lines most of it', (_, names) => {
  const { lines, field, width } = named(names)
  for (const { ending } of lines) expect((ending?.x ?? 0) + estimatedWidth(ending?.text ?? '', 11.5)).toBeLessThanOrEqual(width)
  expect(field.right - field.left).toBeGreaterThan(0.6 * width)
})
