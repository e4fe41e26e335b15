import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '../src-shared/games/registry.ts'
import { observe } from './observe.ts'
import type { Cell, Observed } from './playabilityReport.ts'
import { allTrials, playabilityReport } from './playabilityReport.ts'
import { inWorkers } from './pool.ts'

const HELP = `npm run playability -- [--game ${GAMES[0]?.id ?? ''}] [--campaigns 10] [--seed 1] [--workers 2] [--out docs/playability.md]

Bots play campaigns at every pace of the timeline, in several mixes, for both goals, and what came of it is written down.`

interface Told {
  readonly at: number
  readonly observed: Observed
}

interface Share {
  readonly cells: readonly (Cell & { readonly at: number })[]
}

function play({ cells }: Share, tell: (told: Told) => void): void {
  for (const { at, ...cell } of cells) tell({ at, observed: { ...cell, outcome: observe(cell.trial) } })
}

function readOptions(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { game: text, campaigns: text, seed: text, workers: text, out: text, help: { type: 'boolean' } },
    })
    const [campaigns = 0, seed = 0, workers = 0] = [values.campaigns ?? '10', values.seed ?? '1', values.workers ?? '2'].map(Number)
    const fit = [campaigns, seed, workers].every((value) => Number.isInteger(value) && value > 0)
    const { game } = values
    const known = game === undefined || GAMES.some(({ id }) => id === game)
    return fit && known && values.help !== true ? { game, campaigns, seed, workers, out: values.out ?? 'docs/playability.md' } : null
  } catch {
    return null
  }
}

async function report(words: readonly string[]): Promise<number> {
  const options = readOptions(words)
  if (options === null) {
    console.log(HELP)
    return words.includes('--help') ? 0 : 2
  }
  const { game, campaigns, seed, workers, out } = options
  const cells = allTrials(campaigns, seed, game).map((cell, at) => ({ ...cell, at }))
  const observed: Observed[] = []
  const begun = performance.now()
  const shares = Array.from({ length: workers }, (_, worker): Share => ({ cells: cells.filter(({ at }) => at % workers === worker) }))
  await inWorkers(import.meta.url, shares, (told: Told) => {
    observed[told.at] = told.observed
  })
  const command = `npm run playability -- --campaigns ${campaigns} --seed ${seed}`
  writeFileSync(out, playabilityReport(observed, command))
  console.log(`${out}: ${observed.length} campaigns in ${Math.round((performance.now() - begun) / 1000)} s.`)
  return 0
}

if (isMainThread) process.exitCode = await report(process.argv.slice(2))
else
  play(workerData as Share, (told) => {
    parentPort?.postMessage(told)
  })
