import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, runScript, Stop } from './lib/project.mjs'

const GAME = 'src-shared/rulesets/greatest-lineage'
const TESTS = ['src-shared', 'src-main']

/**
 * `npm run rules [-- --json | --quiet]`: every rule of the book, where it is done and where tested. Exit code 1 where the rulebook, the
 * code and the tests disagree.
 */
await runScript(async () => {
  const { json, quiet } = options()
  await ensureInstalled()
  const { at, coverage, mentions, placesDone, placesTested } = await import('./lib/ruleScan.mjs')

  const sources = files(GAME).filter((file) => !file.endsWith('.test.ts'))
  const tests = TESTS.flatMap(files).filter((file) => file.endsWith('.test.ts'))
  const { rows, problems } = coverage(await rulebook(), {
    done: sources.filter((file) => !file.endsWith('/rulebook.ts')).flatMap((file) => placesDone(file, read(file))),
    tested: tests.flatMap((file) => placesTested(file, read(file))),
    mentioned: [...sources, ...tests.filter((file) => file.startsWith(GAME))].flatMap((file) => mentions(file, read(file))),
  })

  const done = rows.filter((row) => row.done)
  const tested = done.filter((row) => row.tested)
  const open = rows.filter((row) => !row.done).map(({ entry }) => entry.id)
  if (json) {
    console.log(JSON.stringify({ total: rows.length, done: done.length, tested: tested.length, open }))
  } else {
    if (!quiet) {
      for (const { entry, done: place, tested: test } of rows) {
        const state = place ? `${at(place)}  tested: ${test ? at(test) : 'no'}` : 'open'
        console.log(`${entry.id.padEnd(14)} ${entry.chapter}: ${entry.title}\n               ${state}`)
      }
      console.log()
    }
    console.log(`${rows.length} rules: ${done.length} done, ${tested.length} of them tested, ${open.length} open`)
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
  const file = await bundle(`${GAME}/rulebook.ts`, 'rulebook.mjs')
  const { RULEBOOK } = await import(pathToFileURL(file).href)
  return RULEBOOK
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
