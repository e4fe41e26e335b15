import { expect, test } from 'vitest'
import { soakReport } from './soakReport.mjs'

const ROWS = 'rule   effects\nGL-POP-4    12  A child\n\n'

test.each([
  ['all', '236 of 236 rules were exercised.\n\n200 campaigns.\nNothing went wrong.\n', true],
  ['one never', '235 of 236 rules were exercised.\nNever: GL-POP-5\n\n200 campaigns.\nNothing went wrong.\n', false],
  ['of none', '0 of 0 rules were exercised.\n\n0 campaigns.\nNothing went wrong.\n', false],
])('rules exercised: %s', (_, summary, allExercised) => {
  const report = soakReport(ROWS + summary)
  expect(report.allExercised).toBe(allExercised)
  expect(report.lines).toEqual(summary.split('\n').filter((line) => line !== ''))
})

test.each([
  ['all of both games', '34 of 34 rules were exercised.', true],
  ['all of the first game, but not of the second', '33 of 34 rules were exercised.', false],
  ['all of the first game, while the second broke off', 'no more', false],
])('rules exercised: %s', (_, second, allExercised) => {
  const first = '236 of 236 rules were exercised.\n\nNothing went wrong.\n'
  const report = soakReport(`${ROWS}${first}${ROWS}${second}\n`)
  expect(report.allExercised).toBe(allExercised)
  expect(report.lines).toEqual(expect.arrayContaining(['236 of 236 rules were exercised.', 'Nothing went wrong.', second]))
})

test('broken off: nothing is known of the rules, and the last lines are shown', () => {
  const text = Array.from({ length: 30 }, (_, number) => `line ${number}`).join('\n')
  const { lines, allExercised } = soakReport(text)
  expect([lines.length, lines.at(-1), allExercised]).toEqual([20, 'line 29', false])
})
