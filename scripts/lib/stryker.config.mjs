import { MUTANTS } from './mutants.mjs'

/**
 * How `npm run mutants` plants faults. Texts are left alone: a word on screen is read by people, and each game's words have tests of their own. Faults
 * in what a module computes when it is loaded are left out too: each would load all tests anew.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/lib/mutants.vitest.mjs', related: false },
  coverageAnalysis: 'perTest',
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  ignorePatterns: ['out', 'docs', 'e2e', 'test-results'],
  tempDirName: `${MUTANTS}/work`,
  incremental: false,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${MUTANTS}/report.json` },
  allowConsoleColors: false,
  timeoutMS: 8_000,
  concurrency: 2,
}
