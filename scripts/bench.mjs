import path from 'node:path'
import { buildProgram, bundle, bundleHeadless, runBundled } from './lib/build.mjs'
import { gamesIn, takeGame } from './lib/games.mjs'
import { findChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { personsFolder, ROOT, runScript, Stop } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

/** What is measured in a browser, by the option for it alone. */
const IN_BROWSER = { '--scroll': 'scroll', '--answers': 'answering', '--board': 'drawing' }

/**
 * `npm run -s bench [-- --json | --scroll | --answers | --board | --crowd] [--game <id>]`: measures in one run what a change must not make slower, as ratios, then
 * how smoothly a long chronicle scrolls, how soon an answer late in a campaign is seen, and how smoothly a board is moved, in a Chromium, where there is one; and
 * what thousands of effects at once come to with sixteen devices. `--json`: the ratios alone; `--scroll`, `--answers`, `--board` and `--crowd`: one of these
 * alone. Without a game: the first.
 * `npm run -s bench -- --floods <file.lineage>`: what devices that flood, or do not read, come to at the table of a long campaign, and nothing else.
 */
await runScript(async () => {
  await ensureInstalled()
  const floods = process.argv.indexOf('--floods')
  if (floods > 0) return measureFloods(process.argv[floods + 1])
  const { chosen, rest } = takeGame(process.argv.slice(2), gamesIn())
  const args = [...chosen.slice(0, 1).flatMap((game) => ['--game', game]), ...rest]
  const alone = Object.entries(IN_BROWSER).flatMap(([option, measure]) => (args.includes(option) ? [measure] : []))
  const isCrowd = args.includes('--crowd')
  const isWhole = alone.length === 0 && !isCrowd && !args.includes('--json')
  if (isWhole || alone.length > 0) await inBrowser(isWhole ? Object.values(IN_BROWSER) : alone)
  if (isWhole || isCrowd) await measureCrowd()
  if (alone.length === 0 && !isCrowd)
    await runBundled('bench/main.ts', 'bench.mjs', args, { external: ['boardgame.io'], sources: ['bench', 'soak'] })
  return undefined
})

/** @param {string | undefined} campaign */
async function measureFloods(campaign) {
  if (campaign === undefined) throw new Stop('--floods takes the file of a campaign.', 2)
  const measure = await bundle('bench/floods.ts', 'floods.mjs', { sources: ['bench'] })
  const { code } = await runNode(measure, [path.resolve(personsFolder('bench'), campaign)])
  return code
}

async function measureCrowd() {
  const measure = await bundle('bench/crowd.ts', 'crowd.mjs', { sources: ['bench'] })
  const { code } = await runNode(measure, [])
  if (code !== 0) process.exitCode = 1
}

/** @param {readonly string[]} what */
async function inBrowser(what) {
  const chromium = findChromium()
  if (!chromium) return void console.log('     scrolling, answers on the screen and boards are not measured: there is no Chromium here')
  await buildProgram()
  const headless = await bundleHeadless()
  for (const name of what) {
    const measure = await bundle(`bench/${name}.ts`, `${name}.mjs`, { external: ['@playwright/test'], sources: ['bench'] })
    const { code } = await runNode(measure, [chromium, headless, path.join(ROOT, 'out/renderer')])
    if (code !== 0) process.exitCode = 1
  }
}
