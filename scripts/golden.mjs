import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { ROOT, runScript } from './lib/project.mjs'

/**
 * `node scripts/golden.mjs [name]`: plays a golden campaign anew (its set-up, the builder bot for ten rounds), writes its answers down,
 * plays those answers from the beginning, and puts campaign and printed ledger beside the set-up. Look at the difference before you commit.
 * `node scripts/golden.mjs sample` does the same for the sample campaign that comes with the program.
 */
const GOLDEN = path.join(ROOT, 'src-shared/rulesets/greatest-lineage/golden')
const SAMPLE = path.join(ROOT, 'src-renderer/public/sample.lineage')

await runScript(async () => {
  const name = process.argv[2] ?? 'builder-ten-rounds'
  const folder = await mkdtemp(path.join(os.tmpdir(), 'golden-'))
  try {
    if (name === 'sample') await makeSample(folder)
    else await makeGolden(path.join(GOLDEN, name), folder)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** @param {string} target @param {string} folder */
async function makeGolden(target, folder) {
  const setup = path.join(target, 'setup.json')
  const drawn = path.join(folder, 'drawn.lineage')
  play('new', setup, drawn)
  play('run', drawn, '--dice', 'app', '--bot', 'builder', '--until', 'turn:11')
  const answers = path.join(target, 'answers.jsonl')
  await writeFile(answers, answersOf(await readFile(drawn, 'utf8')))
  const campaign = path.join(target, 'campaign.lineage')
  await rm(campaign, { force: true })
  play('new', setup, campaign)
  play('run', campaign, '--answers', answers, '--dice', 'app', '--until', 'turn:11')
  await writeFile(path.join(target, 'ledger.txt'), play('show', campaign, '--ledger'))
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
  await rm(SAMPLE, { force: true })
  play('new', setup, SAMPLE)
  play('run', SAMPLE, '--dice', 'app', '--bot', 'builder', '--until', 'turn:15')
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

/** @param {readonly string[]} words */
function play(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/play.mjs'), ...words], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`play ${words.join(' ')}: ${stderr || stdout}`)
  return stdout
}
