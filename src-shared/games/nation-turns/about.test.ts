import { expect, test } from 'vitest'
import { toldIn } from '../../language/language.ts'
import { ABOUT } from './about.ts'

test('three whole lines in each language', () => {
  const lines = (['en', 'de'] as const).map((language) => toldIn(language, () => [...ABOUT.lines]))
  for (const told of lines) expect(told.map((line) => /^[A-ZÄÖÜ].{40,}\.$/.test(line))).toEqual([true, true, true])
  expect(lines[0]?.filter((line) => lines[1]?.includes(line))).toEqual([])
})

test('the emblem stays on its grid of 64 by 64', () => {
  for (const outline of ABOUT.emblem) {
    expect(outline).toMatch(/^M[\d\sA-Za-z.-]+Z$/)
    const ends = [...outline.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(ends.filter((value) => value < 0 || value > 64)).toEqual([])
  }
})
