import { expect, test } from 'vitest'
import { toldIn } from './language.ts'
import { percentText, shareTable, shareTexts, withPercent } from './percent.ts'

test('near nought and near certainty are not rounded away', () => {
  expect([0, 0.0001, 0.004, 0.5, 0.996, 0.99999, 1].map(percentText)).toEqual([
    ...['0%', 'under 0.1%', '0.4%', '50%', '99.6%', 'over 99.9%', '100%'],
  ])
})

test('what makes up a whole adds up on the screen as well: with a decimal each where whole numbers would not', () => {
  expect(shareTexts([0.495, 0.01, 0.495])).toEqual(['49.5%', '1%', '49.5%'])
  expect(shareTexts([0.563, 0.009, 0.428])).toEqual(['56.3%', '0.9%', '42.8%'])
  expect(shareTexts([0.64, 0.01, 0.35])).toEqual(['64%', '1%', '35%'])
  expect(shareTexts([0.0001, 0.4999, 0.5])).toEqual(['under 0.1%', '50%', '50%'])
  expect(shareTexts([0, 1])).toEqual(['0%', '100%'])
  expect(shareTexts([1 / 3, 1 / 3, 1 / 3])).toEqual(['33.3%', '33.3%', '33.3%'])
})

test('the sign stands as the language sets it', () => {
  const inGerman = toldIn('de', () => [withPercent('5'), percentText(0.0001), percentText(0.996), ...shareTexts([0.495, 0.505])])
  expect(inGerman).toEqual(['5\u00a0%', 'unter 0,1\u00a0%', '99,6\u00a0%', '49,5\u00a0%', '50,5\u00a0%'])
})

test('the rows of a table have one precision', () => {
  const [whole, thirds] = [
    [0.46, 0.42, 0.12],
    [4 / 9, 4 / 9, 1 / 9],
  ] as const
  expect(shareTable([whole])).toEqual([['46%', '42%', '12%']])
  expect(shareTable([thirds, [0.463, 0.417, 0.12]])).toEqual([
    ['44.4%', '44.4%', '11.1%'],
    ['46.3%', '41.7%', '12%'],
  ])
})
