import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import WhyFigure from './WhyFigure.vue'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted
afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

async function figure(value: number, change = false) {
  mounted = await mountAt(tinyHost(toyGame()), WhyFigure, () => ({ value, change, subject: { owner: 'red', account: 'eggs' } }))
  return mounted.wrapper.get('button.figure')
}

test.each([
  ['en', 987_654_321_012, '987,654,321,012', 3],
  ['de', 987_654_321_012, '987.654.321.012', 3],
  ['en', 1_234_567_890, '1,234,567,890', 3],
  ['en', 12_345_678, '12,345,678', 0],
] as const)('%s: %d reads %s whole, and may break at %d places', async (language, value, shown, breaks) => {
  tellIn(() => language)
  const button = await figure(value)
  expect(button.text()).toBe(shown)
  expect(button.attributes('aria-label')).toContain(shown)
  expect(button.findAll('wbr')).toHaveLength(breaks)
})

test('a change keeps its sign, and its colour', async () => {
  const button = await figure(-987_654_321_012, true)
  expect(button.text()).toBe('\u2212987,654,321,012')
  expect(button.classes()).toEqual(expect.arrayContaining(['loss', 'long']))
})
