import { expect, test } from 'vitest'
import { scenarioProblems } from '../rules/scenarioCheck.ts'
import { largeScenario } from './largeScenario.ts'

test('the large scenario can be played', () => {
  expect(largeScenario().areas).toHaveLength(40)
  expect(scenarioProblems(largeScenario())).toEqual([])
})
