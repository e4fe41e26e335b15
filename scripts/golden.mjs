import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { GAMES, gamesIn, takeGame } from './lib/games.mjs'
import { ROOT, runScript, Stop } from './lib/project.mjs'

/**
 * `node scripts/golden.mjs [--game <id>] [name]`: makes a golden campaign anew (`campaigns.json` of a game names them, and `sample` is the one
 * that comes with the program, of the first game), or all of them where none is named, of that game or of every one. A campaign with a script is played from its lines; of one without, a bot draws up the
 * answers first. Campaign and printed ledger are put beside the set-up (the sample's lie in the game's folder `sample`): look at the difference before you commit.
 */
const SAMPLE = path.join(ROOT, 'src-renderer/public/sample.lineage')
const SAMPLE_STOP = '15/dwarves/3/population'

await runScript(async () => {
  const games = gamesIn('golden/campaigns.json')
  const { chosen, rest } = takeGame(process.argv.slice(2), games)
  const all = (await Promise.all(chosen.map((game) => goldenOf(game, game === games[0])))).flat()
  const names = new Set(all.map(({ name }) => name))
  const stranger = rest.find((name) => !names.has(name))
  if (stranger !== undefined) throw new Stop(`There is no golden campaign "${stranger}": choose of ${[...names].join(', ')}.`, 2)
  for (const { name, golden, how } of rest.length === 0 ? all : all.filter((one) => rest.includes(one.name))) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'golden-'))
    try {
      if (how === null) await makeSample(golden, folder)
      else await makeGolden(path.join(golden, name), how, folder)
      process.stdout.write(`${name} is made anew.\n`)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
})

/**
 * The golden campaigns of a game, and the sample (`how` is null) with the first game.
 *
 * @param {string} game @param {boolean} withSample
 * @returns {Promise<{ name: string, golden: string, how: { bot: string, until: string } | null }[]>}
 */
async function goldenOf(game, withSample) {
  const golden = path.join(ROOT, GAMES, game, 'golden')
  /** @type {Record<string, { bot: string, until: string }>} */
  const campaigns = JSON.parse(await readFile(path.join(golden, 'campaigns.json'), 'utf8'))
  const own = Object.entries(campaigns).map(([name, how]) => ({ name, golden, how }))
  return withSample ? [...own, { name: 'sample', golden, how: null }] : own
}

/** @param {string} target @param {{ bot: string, until: string }} how @param {string} folder */
async function makeGolden(target, { bot, until }, folder) {
  const setup = path.join(target, 'setup.json')
  const made = path.join(folder, 'made.lineage')
  const script = path.join(target, 'script.jsonl')
  play('new', setup, made)
  if (existsSync(script)) play('run', made, '--answers', script, '--dice', 'app', '--bot', bot, '--until', until)
  else play('run', made, '--answers', await drawUp(target, { bot, until }, folder), '--dice', 'app', '--until', until)
  await writeFile(path.join(target, 'ledger.txt'), play('show', made, '--ledger'))
  await keep(made, path.join(target, 'campaign.lineage'))
}

/** What a bot answers, kept so that other bots change nothing. @param {string} target @param {{ bot: string, until: string }} how @param {string} folder */
async function drawUp(target, { bot, until }, folder) {
  const drawn = path.join(folder, 'drawn.lineage')
  const answers = path.join(target, 'answers.jsonl')
  play('new', path.join(target, 'setup.json'), drawn)
  play('run', drawn, '--dice', 'app', '--bot', bot, '--until', until)
  await writeFile(answers, answersOf(await readFile(drawn, 'utf8')))
  return answers
}

/** The sample stops at a question somebody would want to answer. @param {string} golden @param {string} folder */
async function makeSample(golden, folder) {
  const made = path.join(folder, 'made.lineage')
  play('new', path.join(golden, '../sample/setup.json'), made)
  play('run', made, '--answers', path.join(golden, '../sample/script.jsonl'), '--dice', 'app', '--bot', 'builder', '--until', SAMPLE_STOP)
  await keep(made, SAMPLE)
}

/** A file in which nothing but its id would be new stays as it is. @param {string} made @param {string} target */
async function keep(made, target) {
  const told = async (/** @type {string} */ file) =>
    (await readFile(file, 'utf8')).replaceAll(/"(?:id":"[\w-]{22}|seedCommitment":"[^"]*|prev":"[^"]*|hash":"[^"]*)"/g, '')
  if (!existsSync(target) || (await told(made)) !== (await told(target))) await copyFile(made, target)
}

/** The answers of a campaign as lines to feed; its app rolls are rolled again. @param {string} text */
function answersOf(text) {
  const entries = text
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line))
  const lines = entries
    .filter(({ kind, answer }) => kind === 'answer' && answer.by !== 'app')
    .map(({ answer }) => JSON.stringify({ answer }))
  return `${lines.join('\n')}\n`
}

/** Lines that were not used are an error too. @param {readonly string[]} words */
function play(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/play.mjs'), ...words], { encoding: 'utf8' })
  if (status !== 0 || stderr !== '') throw new Error(`play ${words.join(' ')}: ${stderr || stdout}`)
  return stdout
}
