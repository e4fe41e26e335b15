import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { MUTANTS, mutantLines, mutantPlan, TESTS_VARIABLE } from './lib/mutants.mjs'
import { ROOT, runScript, Stop } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const REPORT = path.join(ROOT, MUTANTS, 'report.json')

/** `npm run mutants -- <file or folder> [--tests <folder>]`: plants faults in the code, one at a time, and says which no test of the folder catches. */
await runScript(async () => {
  const { place, tests } = asked(process.argv.slice(2))
  const plan = mutantPlan(place, tests)
  await ensureInstalled()
  rmSync(REPORT, { force: true })
  const { code } = await runNode(
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    ['run', 'scripts/lib/stryker.config.mjs', '--mutate', plan.mutate.join(',')],
    { env: { [TESTS_VARIABLE]: plan.tests.join(',') }, output: 'stderr' },
  )
  if (code === 0) console.log(mutantLines(JSON.parse(readFileSync(REPORT, 'utf8'))).join('\n'))
  return code
})

/** @param {readonly string[]} args */
function asked(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tests: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
    const [place, ...more] = positionals
    if (place !== undefined && more.length === 0) return { place, tests: values.tests ?? [] }
  } catch {
    // The sentence below says what it takes.
  }
  throw new Stop('npm run mutants takes one file or folder, and --tests <folder> for tests that stand elsewhere.', 2)
}
