import { parseArgs } from 'node:util'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { BOT_NAMES } from '../src-shared/games/bots.ts'
import { GAMES } from '../src-shared/games/registry.ts'
import { countCalls, type Calls } from './calls.ts'
import { addCoverage, countCallsOf, coverageLines, noCoverage } from './coverage.ts'
import { gameNamed } from './games.ts'
import { planOf, type Wish } from './plan.ts'
import { inWorkers } from './pool.ts'
import { playThrough, type Played } from './playthrough.ts'

const HELP = `npm run soak -- [--game ${GAMES.map(({ id }) => id).join('|')}] [--campaigns 200] [--seed 1] [--rounds 45] [--bots ${BOT_NAMES.join(',')}] [--workers 2] [--quiet]

Plays whole campaigns, one for each seed from --seed on, with bots, house rules, retractions, corrections and reopenings drawn by that seed,
and checks every invariant after every entry. Prints how often each rule of the book was exercised (not with --quiet) and which never were.
--game   the game that is played; without it every one, one after the other
--bots   who plays at the seats, in their order; without it bots are drawn

Exit: 0 nothing went wrong, 1 something did (with the command that plays that campaign again), 2 command line not understood.`

/** What a worker is to play: the next seed up to `last` that no other has taken, one after the other. `next` is shared by all: how far the first is behind. */
interface Share {
  readonly first: number
  readonly last: number
  readonly next: Int32Array
  readonly wish: Wish
}

interface Options {
  readonly campaigns: number
  readonly seed: number
  readonly workers: number
  readonly quiet: boolean
  readonly wish: Wish
}

/** What a worker tells: a campaign that was played, and in the end the calls of all. */
type Told = { readonly played: Played } | { readonly calls: Calls }

async function play({ first, last, next, wish }: Share, tell: (told: Told) => void): Promise<void> {
  const calls = await countCalls(import.meta.url)
  const taken = (): number => first + Atomics.add(next, 0, 1)
  for (let seed = taken(); seed <= last; seed = taken()) tell({ played: playThrough(planOf(seed, wish)) })
  tell({ calls: await calls() })
}

/** Whole number of an option, or null where it is none. */
function whole(value: string | undefined, preset: number): number | null {
  if (value === undefined) return preset
  return /^\d+$/.test(value) ? Number(value) : null
}

/** Null where the words were not understood. */
function readOptions(words: readonly string[]): Options | 'help' | null {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = { game: text, campaigns: text, seed: text, rounds: text, bots: text, workers: text, quiet: flag, help: flag } as const
    const { values } = parseArgs({ args: [...words], options })
    if (values.help === true) return 'help'
    const bots = values.bots?.split(',') ?? null
    const [campaigns, seed] = [whole(values.campaigns, 200), whole(values.seed, 1)]
    const [rounds, workers] = [whole(values.rounds, 45), whole(values.workers, 2)]
    if (campaigns === null || seed === null || rounds === null || workers === null || workers === 0) return null
    if (bots?.some((name) => !BOT_NAMES.includes(name)) === true) return null
    const { game } = values
    if (game !== undefined && !GAMES.some(({ id }) => id === game)) return null
    return { campaigns, seed, workers, quiet: values.quiet === true, wish: { ...(game === undefined ? {} : { game }), bots, rounds } }
  } catch {
    return null
  }
}

async function playAll({ campaigns, seed, workers, wish }: Options, tell: (told: Told) => void): Promise<void> {
  const share: Share = { first: seed, last: seed + campaigns - 1, next: new Int32Array(new SharedArrayBuffer(4)), wish }
  const count = Math.min(workers, campaigns)
  if (count <= 1) return play(share, tell)
  await inWorkers(
    import.meta.url,
    Array.from({ length: count }, () => share),
    tell,
  )
}

function repeatCommand({ seed }: Played, { game, bots, rounds }: Wish): string {
  return `npm run soak --${game === undefined ? '' : ` --game ${game}`} --campaigns 1 --seed ${seed} --rounds ${rounds}${bots === null ? '' : ` --bots ${bots.join(',')}`}`
}

async function soak(options: Options): Promise<number> {
  const coverage = noCoverage()
  const ends = new Map<string, number>()
  const failures: Played[] = []
  let played = 0
  let entries = 0
  let rounds = 0
  const begun = performance.now()
  await playAll(options, (told) => {
    if ('calls' in told) {
      countCallsOf(coverage, told.calls)
      return
    }
    const { played: one } = told
    played++
    entries += one.entries
    rounds += one.rounds
    addCoverage(coverage, one.coverage)
    ends.set(one.end, (ends.get(one.end) ?? 0) + 1)
    if (one.failure !== null) failures.push(one)
  })
  const minutes = (performance.now() - begun) / 60_000
  if (!options.quiet) console.log(`${coverageLines(gameNamed(options.wish.game).game.book, coverage).join('\n')}\n`)
  const ended = [...ends].sort(([a], [b]) => (a < b ? -1 : 1)).map(([end, count]) => `${count} ${end}`)
  console.log(
    `${played} campaigns (${ended.join(', ')}), ${rounds} rounds, ${entries} entries; ${Math.round(played / minutes)} campaigns a minute.`,
  )
  for (const failure of failures.sort((a, b) => a.seed - b.seed)) {
    console.error(`\nSeed ${failure.seed}, ${failure.failure ?? ''}\n  again: ${repeatCommand(failure, options.wish)}`)
  }
  console.log(failures.length === 0 ? 'Nothing went wrong.' : `${failures.length} campaigns went wrong.`)
  return failures.length === 0 ? 0 : 1
}

if (isMainThread) {
  const options = readOptions(process.argv.slice(2))
  if (options === null || options === 'help') {
    console[options === null ? 'error' : 'log'](HELP)
    process.exitCode = options === null ? 2 : 0
  } else process.exitCode = await soak(options)
} else {
  await play(workerData as Share, (told) => {
    parentPort?.postMessage(told)
  })
}
