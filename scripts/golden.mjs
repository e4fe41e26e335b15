import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { ROOT, runScript } from './lib/project.mjs'

/**
 * `node scripts/golden.mjs [name]`: makes a golden campaign anew (`campaigns.json` names them, and `sample` is the one that comes with the
 * program), or all of them where none is named. A campaign with a script is played from its lines; of one without, a bot draws up the
 * answers first. Campaign and printed ledger are put beside the set-up: look at the difference before you commit.
 */
const GOLDEN = path.join(ROOT, 'src-shared/games/greatest-lineage/golden')
const SAMPLE = path.join(ROOT, 'src-renderer/public/sample.lineage')

await runScript(async () => {
  /** @type {Record<string, { bot: string, until: string }>} */
  const campaigns = JSON.parse(await readFile(path.join(GOLDEN, 'campaigns.json'), 'utf8'))
  const all = [...Object.keys(campaigns), 'sample']
  const names = process.argv.length > 2 ? process.argv.slice(2) : all
  const stranger = names.find((name) => !all.includes(name))
  if (stranger !== undefined) throw new Error(`There is no golden campaign "${stranger}": choose of ${all.join(', ')}.`)
  for (const name of names) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'golden-'))
    try {
      const how = campaigns[name]
      if (how === undefined) await makeSample(folder)
      else await makeGolden(path.join(GOLDEN, name), how, folder)
      process.stdout.write(`${name} is made anew.\n`)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
})

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

/** @param {string} folder */
async function makeSample(folder) {
  const setup = path.join(folder, 'setup.json')
  const players = {
    elves: { name: 'Maren', rulerSex: 'female' },
    humans: { name: 'Tobias' },
    dwarves: { name: 'Ishka', rulerSex: 'female' },
  }
  await writeFile(
    setup,
    JSON.stringify({ title: 'The Amber Hills (sample)', players, seed: Buffer.from('the amber hills, a sample game !').toString('hex') }),
  )
  const made = path.join(folder, 'made.lineage')
  play('new', setup, made)
  play('run', made, '--dice', 'app', '--bot', 'builder', '--until', 'turn:15')
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
