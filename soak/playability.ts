import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '../src-shared/games/registry.ts'
import type { Playability } from '../src-shared/games/testing/gameSoak.ts'
import { gameNamed } from './games.ts'
import { inWorkers } from './pool.ts'

const HELP = `npm run playability -- [--game ${GAMES[0]?.id ?? ''}] [--campaigns 10] [--seed 1] [--workers 2] [--out <file>]

Bots play campaigns of a game in every way its report asks for, and what came of it is written into docs/games/<id>/playability.md.`

interface Told {
  readonly at: number
  readonly played: unknown
}

/** What a worker is to play. */
interface Share {
  readonly game: string | undefined
  readonly trials: readonly { readonly at: number; readonly trial: unknown }[]
}

function play({ game, trials }: Share, tell: (told: Told) => void): void {
  const playability = playabilityOf(game)
  for (const { at, trial } of trials) tell({ at, played: playability.play(trial) })
}

function playabilityOf(id: string | undefined): Playability {
  const { game, soak } = gameNamed(id)
  if (soak.playability === undefined) throw new Error(`the game ${game.id} has no report on how it plays`)
  return soak.playability
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
    return fit && known && values.help !== true
      ? { game, campaigns, seed, workers, out: values.out ?? `docs/games/${game ?? GAMES[0]?.id ?? ''}/playability.md` }
      : null
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
  const playability = playabilityOf(game)
  const trials = playability.trials(campaigns, seed).map((trial, at) => ({ at, trial }))
  const played: unknown[] = []
  const begun = performance.now()
  const shares = Array.from({ length: workers }, (_, worker): Share => ({
    game,
    trials: trials.filter(({ at }) => at % workers === worker),
  }))
  await inWorkers(import.meta.url, shares, (told: Told) => {
    played[told.at] = told.played
  })
  const named = game === undefined ? '' : `--game ${game} `
  const command = `npm run playability -- ${named}--campaigns ${campaigns} --seed ${seed}`
  writeFileSync(out, playability.report(played, command))
  console.log(`${out}: ${played.length} campaigns in ${Math.round((performance.now() - begun) / 1000)} s.`)
  return 0
}

if (isMainThread) process.exitCode = await report(process.argv.slice(2))
else
  play(workerData as Share, (told) => {
    parentPort?.postMessage(told)
  })
