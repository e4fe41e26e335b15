import { expect, test } from 'vitest'
import { tellAge, tellTime } from './age.ts'

test.each([
  [-5, '1 second'],
  [999, '1 second'],
  [42_000, '42 seconds'],
  [60_000, '1 minute'],
  [3_540_000, '59 minutes'],
  [7_200_000, '2 hours'],
  [86_400_000, '1 day'],
  [500_000_000, '5 days'],
])('%i milliseconds are %s', (age, told) => {
  expect(tellAge(age)).toBe(told)
})

test('a time of another day brings its date', () => {
  const now = new Date(2026, 10, 21, 20, 0).getTime()
  expect(tellTime(new Date(2026, 10, 21, 14, 32).getTime(), now)).not.toContain('November')
  expect(tellTime(new Date(2026, 10, 20, 14, 32).getTime(), now)).toContain('20')
})
