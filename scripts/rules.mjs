import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { GAMES, gamesIn, takeGame } from './lib/games.mjs'
import { ROOT, runScript, Stop, UNIT_REPORT } from './lib/project.mjs'
import { switchCoverage, switchesIn, titlesOf } from './lib/switchScan.mjs'

const TESTS = ['src-shared', 'src-main']

/**
 * `npm run rules [-- --json | --quiet] [--game <id>]`: every rule of each game's book, where it is done and where tested; after `npm test` also whether every
 * value of every house rule was tested then. Exit code 1 where the rulebook, the code and the tests disagree.
 */
await runScript(async () => {
  const { chosen, rest } = takeGame(process.argv.slice(2), gamesIn('book.ts'))
  const wish = options(rest)
  await ensureInstalled()
  let problems = 0
  for (const game of chosen) problems += await rulesOf(game, wish, chosen.length > 1)
  return problems > 0 ? 1 : 0
})

/**
 * Prints the rules of one game; as JSON one line a game. Gives how many problems there are.
 *
 * @param {string} id
 * @param {{ json?: boolean | undefined, quiet?: boolean | undefined }} wish
 * @param {boolean} named whether to say which game it is
 */
async function rulesOf(id, { json, quiet }, named) {
  const game = `${GAMES}/${id}`
  const { at, coverage, mentions, placesDone, placesTested, prefixOf } = await import('./lib/ruleScan.mjs')

  const sources = files(game).filter((file) => !file.endsWith('.test.ts'))
  const tests = TESTS.flatMap(files).filter((file) => file.endsWith('.test.ts'))
  const entries = await rulebook(game)
  const prefix = prefixOf(entries)
  const rules = coverage(entries, {
    done: sources.filter((file) => !file.endsWith('/book.ts')).flatMap((file) => placesDone(prefix, file, read(file))),
    tested: tests.flatMap((file) => placesTested(prefix, file, read(file))),
    mentioned: [...sources, ...tests.filter((file) => file.startsWith(`${game}/`))].flatMap((file) => mentions(prefix, file, read(file))),
  })

  const { rows } = rules
  const switches = await switchesTested(game)
  const problems = [...rules.problems, ...(switches?.problems ?? [])]
  const done = rows.filter((row) => row.done)
  const tested = done.filter((row) => row.tested)
  const open = rows.filter((row) => !row.done).map(({ entry }) => entry.id)
  if (json) {
    console.log(
      JSON.stringify({
        game: id,
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
    const values = switches !== null && switches.values > 0 ? `; ${switches.tested} of ${switches.values} values of house rules tested` : ''
    console.log(
      `${named ? `${id}: ` : ''}${rows.length} rules: ${done.length} done, ${tested.length} of them tested, ${open.length} open${values}`,
    )
  }
  for (const problem of problems) console.error(problem)
  return problems.length
}

/** @param {string[]} args */
function options(args) {
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } } })
    return values
  } catch {
    throw new Stop('npm run rules takes --json (counts and open ids) or --quiet (only what is wrong), and --game <id>.', 2)
  }
}

/** @param {string} game its folder @returns {Promise<import('./lib/ruleScan.mjs').RuleEntry[]>} */
async function rulebook(game) {
  const { RULEBOOK } = await fromGame(game, 'book.ts')
  return RULEBOOK
}

/**
 * What the last `npm test` says of the house rules; null where it has not been run. Values at the default are not counted.
 *
 * @param {string} game its folder
 */
async function switchesTested(game) {
  if (!existsSync(UNIT_REPORT)) return null
  const switches = await switchesIn(path.join(ROOT, game), (file) => fromGame(game, file))
  return switchCoverage(switches, titlesOf(JSON.parse(readFileSync(UNIT_REPORT, 'utf8'))))
}

/**
 * @param {string} game its folder
 * @param {string} entry in that folder
 */
async function fromGame(game, entry) {
  const name = `${path.posix.basename(game)}-${path.posix.basename(entry, '.ts')}.mjs`
  return import(pathToFileURL(await bundle(`${game}/${entry}`, name)).href)
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
