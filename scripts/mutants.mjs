import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { MUTANTS, mutantLines, mutantPlan, TESTS_VARIABLE } from './lib/mutants.mjs'
import { ROOT, runScript, Stop } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const REPORT = path.join(ROOT, MUTANTS, 'report.json')

/**
 * `npm run mutants -- <file or folder> [--tests <tests>] [--only <tests>]`: plants faults in the code, one at a time, and says which no test of the
 * folder catches; with `--only`, which none of these tests does.
 */
await runScript(async () => {
  const { place, tests, only } = asked(process.argv.slice(2))
  const plan = mutantPlan(place, tests, only)
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
      options: { tests: { type: 'string', multiple: true }, only: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
    const [place, ...more] = positionals
    if (place !== undefined && more.length === 0) return { place, tests: values.tests ?? [], only: values.only ?? [] }
  } catch {
    // The sentence below says what it takes.
  }
  throw new Stop(
    'npm run mutants takes one file or folder, --tests <tests> for tests that are elsewhere, and --only <tests> for some tests alone.',
    2,
  )
}
