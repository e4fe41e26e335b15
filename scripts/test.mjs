import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildProgram, bundleHeadless, bundlePlay } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { inWords, oneTest, playwrightCounts, playwrightFailures, total, vitestCounts, vitestFailures } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, runScript, Stop, UNIT_REPORT } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'
import { soakReport } from './lib/soakReport.mjs'
import { STUCK_VARIABLE } from './lib/stuckTests.mjs'

/** The last line once more, for .ci/run: npm may add words of its own after it. */
const COUNTS = path.join(ROOT, 'out/test/counts.txt')
const E2E_REPORT = path.join(ROOT, 'out/test/e2e.json')
/** A line for each unit test that looped. */
const STUCK = path.join(ROOT, 'out/test/stuck.txt')

const SOAK = ['--campaigns', '120', '--seed', '1', '--workers', '2']
/**
 * What hangs is ended at last. Every limit is several times what its step takes where two cores are busy with other work: a slow machine must
 * not fail by it.
 */
const LIMIT_SECONDS = { tool: 1_800, unit: 3_600, soak: 3_600, browser: 7_200 }

/** Steps that say nothing of a part: they need every test's result, or look for what nobody thought of. */
const WHOLE_ONLY = ['rules', 'soak']
/** Journeys through the whole program, for a change of which no test says what it touches. */
const JOURNEYS = ['e2e/workbench.spec.ts', 'e2e/journey.spec.ts', 'e2e/first-load.spec.ts', 'e2e/seat.spec.ts']

/**
 * @typedef {import('./lib/counts.mjs').Counts} Counts
 * @typedef {Counts & { readonly said?: string, readonly failures?: readonly string[] }} Outcome `said`: what its program printed, where that was held
 * back; `failures`: a line for each test that failed, to be repeated at the end
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} needs
 * @property {(since?: string) => Promise<Outcome>} run `since`: only what changed from that commit on
 * @property {true} [begunEarly] begun with the first of its like, so that no core waits for another; what it prints waits for its turn
 */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'install', title: 'packages installed', needs: [], run: () => done(ensureInstalled()) },
  { name: 'types', title: 'every layer compiles', needs: ['install'], begunEarly: true, run: () => tool('scripts/typecheck.mjs', []) },
  { name: 'lint', title: 'lint', needs: ['install'], begunEarly: true, run: () => tool('scripts/lint.mjs', []) },
  {
    name: 'format',
    title: 'format',
    needs: ['install'],
    begunEarly: true,
    run: () => tool('node_modules/prettier/bin/prettier.cjs', ['--check', '.']),
  },
  { name: 'unit', title: 'unit and property tests', needs: ['install'], run: unitTests },
  {
    name: 'rules',
    title: 'every rule done is tested, and every value of every house rule',
    needs: ['install'],
    run: () => tool('scripts/rules.mjs', ['--quiet']),
  },
  {
    name: 'soak',
    title: 'campaigns of bots, every entry held to the invariants, every rule exercised',
    needs: ['install'],
    run: soak,
  },
  { name: 'build', title: 'the program builds', needs: ['install'], run: () => done(build()) },
  { name: 'chromium', title: 'a Chromium to test in', needs: ['install'], run: () => done(ensureChromium()) },
  { name: 'e2e', title: 'the workbench in Chromium', needs: ['build', 'chromium'], run: browserTests },
]

/** `npm test [-- --only <step>] [-- --changed [--since <commit>]]`: every check of the project, or those a change can have touched; the last line counts them. */
await runScript(async () => {
  const { steps, since } = chosen(process.argv.slice(2))
  /** @type {{ name: string, line: string, counts: Counts }[]} */
  const results = []
  /** @type {string[]} */
  const failed = []
  /** @type {Map<string, ReturnType<typeof timed>>} */
  const early = new Map()
  for (const { name, title, needs, run, begunEarly } of steps) {
    console.log(`\n--- ${name}: ${title}`)
    const missing = needs.find((need) => results.some((result) => result.name === need && result.counts.failed > 0))
    if (missing) console.log(`Not run: ${missing} failed.`)
    else if (begunEarly)
      for (const step of steps) if (step.begunEarly && !early.has(step.name)) early.set(step.name, timed({ run: () => step.run(since) }))
    const { said = '', failures = [], seconds, ...counts } = await (early.get(name) ?? timed({ run: missing ? notRun : () => run(since) }))
    if (said !== '') console.log(said)
    failed.push(...failures)
    results.push({
      name,
      counts,
      line: `${counts.failed ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}`,
    })
  }
  const sum = total(results.map(({ counts }) => counts))
  mkdirSync(path.dirname(COUNTS), { recursive: true })
  writeFileSync(COUNTS, `${inWords(sum)}\n`)
  if (failed.length > 0) console.log(['\n--- failed', ...failed].join('\n'))
  console.log(['\n--- summary', ...results.map(({ line }) => line), inWords(sum)].join('\n'))
  return sum.failed > 0 ? 1 : 0
})

/** @param {{ run: () => Promise<Outcome> }} step */
async function timed({ run }) {
  const begun = performance.now()
  const outcome = await run()
  return { ...outcome, seconds: (performance.now() - begun) / 1000 }
}

function notRun() {
  return Promise.resolve(oneTest(false))
}

/**
 * @param {readonly string[]} args
 * @returns {{ readonly steps: readonly Step[], readonly since?: string }}
 */
function chosen(args) {
  const names = STEPS.map(({ name }) => name).join(', ')
  /** @type {{ only?: string[], changed?: boolean, since?: string }} */
  let values
  try {
    const options = /** @type {const} */ ({
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      since: { type: 'string' },
    })
    values = parseArgs({ args: [...args], options }).values
  } catch {
    throw new Stop(`npm test takes --only <step>, of ${names}, or --changed, with --since <commit> where that is not the last one.`, 2)
  }
  const { only = [], changed = false, since } = values
  if (since !== undefined && !changed) throw new Stop('--since <commit> goes with --changed.', 2)
  const unknown = only.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown !== undefined) throw new Stop(`There is no step '${unknown}', only ${names}.`, 2)
  const steps = STEPS.filter(({ name }) => (only.length > 0 ? only.includes(name) : !changed || !WHOLE_ONLY.includes(name)))
  return changed ? { steps, since: since ?? 'HEAD' } : { steps }
}

/**
 * @param {string} entry
 * @param {readonly string[]} args
 */
async function tool(entry, args) {
  const { code, text, timedOut } = await runNode(entry, args, { output: 'collect', limitSeconds: LIMIT_SECONDS.tool })
  const ended = timedOut ? `\nEnded after ${LIMIT_SECONDS.tool} s.` : ''
  return { ...oneTest(code === 0), said: `${text.trimEnd()}${ended}` }
}

async function soak() {
  const { code, text, timedOut } = await runNode('scripts/soak.mjs', SOAK, { output: 'collect', limitSeconds: LIMIT_SECONDS.soak })
  const { lines, allExercised } = soakReport(text)
  console.log(lines.join('\n'))
  if (timedOut) console.log(`Ended after ${LIMIT_SECONDS.soak} s.`)
  return oneTest(code === 0 && allExercised)
}

/** @param {Promise<unknown>} work */
async function done(work) {
  try {
    await work
    return oneTest(true)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(error.message)
    return oneTest(false)
  }
}

async function build() {
  await buildProgram()
  await bundleHeadless()
  await bundlePlay()
}

/** @param {string} [since] */
async function unitTests(since) {
  if (since === undefined) return vitest([])
  const related = await vitest(['--changed', since, '--project=!endurance', '--passWithNoTests'])
  // What reads the sources imports none of them.
  const ofSources = await vitest(['scripts/lint'])
  return { ...total([related, ofSources]), failures: [...(related.failures ?? []), ...(ofSources.failures ?? [])] }
}

/**
 * @param {readonly string[]} more
 * @returns {Promise<Outcome>}
 */
async function vitest(more) {
  for (const file of [UNIT_REPORT, STUCK]) rmSync(file, { force: true })
  mkdirSync(path.dirname(STUCK), { recursive: true })
  const { code } = await runNode('node_modules/vitest/vitest.mjs', ['run', ...more], {
    limitSeconds: LIMIT_SECONDS.unit,
    env: { LINEAGE_TEST_JSON: UNIT_REPORT, [STUCK_VARIABLE]: STUCK },
  })
  // Without a test to run it writes no report.
  if (code === 0 && more.includes('--passWithNoTests') && !existsSync(UNIT_REPORT)) return { passed: 0, failed: 0, skipped: 0 }
  return { ...vitestCounts(UNIT_REPORT, code === 0), failures: vitestFailures(UNIT_REPORT, STUCK) }
}

/** @param {string} [since] */
async function browserTests(since) {
  rmSync(E2E_REPORT, { force: true })
  const specs = since === undefined ? [] : [...new Set([...(await changedSpecs(since)), ...JOURNEYS])]
  const { code, timedOut } = await runNode('node_modules/@playwright/test/cli.js', ['test', ...specs], {
    limitSeconds: LIMIT_SECONDS.browser,
  })
  if (timedOut || !existsSync(E2E_REPORT)) console.log('The browser tests did not come to their end.')
  return { ...playwrightCounts(E2E_REPORT, code === 0), failures: playwrightFailures(E2E_REPORT) }
}

/**
 * Specs that changed, or use what changed.
 *
 * @param {string} since
 */
async function changedSpecs(since) {
  const { text } = await runNode('node_modules/@playwright/test/cli.js', ['test', '--list', '--only-changed', since], { output: 'collect' })
  return [...text.matchAll(/^\s+([\w-]+\.spec\.ts):/gm)].map(([, name]) => `e2e/${name}`)
}
