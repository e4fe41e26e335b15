import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, runScript, Stop, UNIT_REPORT } from './lib/project.mjs'
import { switchCoverage, titlesOf } from './lib/switchScan.mjs'

const GAME = 'src-shared/games/greatest-lineage'
const TESTS = ['src-shared', 'src-main']

/**
 * `npm run rules [-- --json | --quiet]`: every rule of the book, where it is done and where tested; after `npm test` also whether every
 * value of every house rule was tested then. Exit code 1 where the rulebook, the code and the tests disagree.
 */
await runScript(async () => {
  const { json, quiet } = options()
  await ensureInstalled()
  const { at, coverage, mentions, placesDone, placesTested } = await import('./lib/ruleScan.mjs')

  const sources = files(GAME).filter((file) => !file.endsWith('.test.ts'))
  const tests = TESTS.flatMap(files).filter((file) => file.endsWith('.test.ts'))
  const rules = coverage(await rulebook(), {
    done: sources.filter((file) => !file.endsWith('/book.ts')).flatMap((file) => placesDone(file, read(file))),
    tested: tests.flatMap((file) => placesTested(file, read(file))),
    mentioned: [...sources, ...tests.filter((file) => file.startsWith(GAME))].flatMap((file) => mentions(file, read(file))),
  })

  const { rows } = rules
  const switches = await switchesTested()
  const problems = [...rules.problems, ...(switches?.problems ?? [])]
  const done = rows.filter((row) => row.done)
  const tested = done.filter((row) => row.tested)
  const open = rows.filter((row) => !row.done).map(({ entry }) => entry.id)
  if (json) {
    console.log(
      JSON.stringify({
        total: rows.length,
        done: done.length,
        tested: tested.length,
        open,
        switches: switches && { values: switches.values, tested: switches.tested },
      }),
    )
  } else {
    if (!quiet) {
      for (const { entry, done: place, tested: test } of rows) {
        const state = place ? `${at(place)}  tested: ${test ? at(test) : 'no'}` : 'open'
        console.log(`${entry.id.padEnd(14)} ${entry.chapter}: ${entry.title}\n               ${state}`)
      }
      console.log()
    }
    const values = switches ? `; ${switches.tested} of ${switches.values} values of house rules tested` : ''
    console.log(`${rows.length} rules: ${done.length} done, ${tested.length} of them tested, ${open.length} open${values}`)
  }
  for (const problem of problems) console.error(problem)
  return problems.length > 0 ? 1 : 0
})

function options() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } } })
    return values
  } catch {
    throw new Stop('npm run rules takes --json (counts and open ids) or --quiet (only what is wrong).', 2)
  }
}

/** @returns {Promise<import('./lib/ruleScan.mjs').RuleEntry[]>} */
async function rulebook() {
  const { RULEBOOK } = await fromGame('book.ts', 'book.mjs')
  return RULEBOOK
}

/** What the last `npm test` says of the house rules; null where it has not been run. Values at the default are not counted. */
async function switchesTested() {
  if (!existsSync(UNIT_REPORT)) return null
  const { SWITCHES } = await fromGame('rules/rulings/switches.ts', 'switches.mjs')
  return switchCoverage(SWITCHES, titlesOf(JSON.parse(readFileSync(UNIT_REPORT, 'utf8'))))
}

/**
 * @param {string} entry in the game's folder
 * @param {string} name of its bundle
 */
async function fromGame(entry, name) {
  return import(pathToFileURL(await bundle(`${GAME}/${entry}`, name)).href)
}

/**
 * The TypeScript files of a folder, from the project's root, with forward slashes.
 *
 * @param {string} folder
 */
function files(folder) {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort()
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
