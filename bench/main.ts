import type { Bot, Chance } from '../src-shared/insight/bots/bot.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import type { Json } from '../src-shared/kernel/world/rule.ts'
import { effectsOf } from '../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import type { Effect } from '../src-shared/kernel/world/effect.ts'
import { boardTimings } from './board.ts'
import { slopes, soakRate, turnsASecond } from './growth.ts'
import { gameNamed } from './games.ts'
import { libraryStart } from './library.ts'
import { openingOf } from './opening.ts'
import { reckoningSpeed } from './odds.ts'
import { playWithPeer, type Step } from './peer.ts'
import { spent } from './spent.ts'

interface Result {
  readonly name: string
  readonly ratio: number
  readonly min: number
  readonly max: number
  readonly goal: number
  /** The ratio must not be above its goal; absent: not below. */
  readonly atMost?: true
  /** Absent: it is a ratio. */
  readonly unit?: string
  readonly ok: boolean
}

/** A figure of this machine, to look at. */
interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** A long campaign. The peer slows as its log grows, so the ratio depends on this length: it is lower for short campaigns. */
const ROUNDS = 400
/** One campaign each; always the same ones. */
const SEEDS = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32))
/** Campaigns before anything is timed, until the compiler has seen it all. */
const WARM = 8
/** Entries of the campaign that is opened from its file. */
const LONG = 100_000
const LATE_ROUND = 200
/** Rounds that are timed at either end. */
const SPAN = 20
/** On logarithmic scales: 1 where twice the size costs twice as much. */
const MOST_GROWTH = 1.1

/** The game that is measured, by its id; the first where none is named. */
const BENCHED = await gameNamed(process.argv.includes('--game') ? process.argv[process.argv.indexOf('--game') + 1] : undefined)
const { game: GAME, bench: BENCH } = BENCHED

/** The steady bot leaves nothing to chance. */
const UNUSED_CHANCE: Chance = (min) => min

function begin(seed: string): Campaign {
  const begun = Campaign.begin(GAME.rules, { id: 'bench', title: 'Bench', seed }, BENCH.setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  return begun.value
}

/** Plays until the round begins. Milliseconds of processor time. */
function playTo(steady: Bot, campaign: Campaign, round: number): number {
  const start = spent()
  while (campaign.world.cursor.turn < round) {
    const { pending } = campaign
    if (pending === null) throw new Error(`the bench ended in round ${campaign.world.cursor.turn}`)
    const taken = campaign.answer(steady(pending, campaign.world, UNUSED_CHANCE))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  return spent() - start
}

/** What the campaign recorded, step by step: every answer is a move, even if it books nothing yet; an entry may run through several phases. */
function stepsOf(campaign: Campaign): Step[] {
  const steps: Step[] = []
  for (const entry of campaign.entries) {
    const request = entry.kind === 'answer' ? entry.request : entry.kind
    const answer = entry.kind === 'answer' ? (entry.answer as Json) : null
    let booked: Effect[] = []
    let answered = false
    const flush = (): void => {
      if (booked.length > 0 || !answered) steps.push({ kind: 'move', request, answer, effects: booked })
      answered = true
      booked = []
    }
    for (const effect of effectsOf(entry)) {
      booked.push(effect)
      if (effect.kind !== 'checkpoint') continue
      flush()
      steps.push({ kind: 'phase', next: effect.cursor.phase, endsTurn: effect.cursor.phase === 0 })
    }
    flush()
  }
  return steps
}

/**
 * Both book the same campaigns: ours with rules, dice, journal and chain; the peer only what came of it. First all of ours, then all of the
 * peer's, so that neither has to clear up after the other.
 */
function againstPeer(steady: Bot): number[] {
  const ours = SEEDS.map((seed) => {
    const campaign = begin(seed)
    return { campaign, spent: playTo(steady, campaign, ROUNDS + 1) }
  })
  return ours.map(({ campaign, spent: own }) => {
    const steps = stepsOf(campaign)
    const start = spent()
    const accounts = playWithPeer(steps, GAME.rules.seats(campaign.world).length)
    const theirs = spent() - start
    for (const seat of GAME.rules.seats(campaign.world)) {
      for (const [account, balance] of campaign.world.accounts(seat)) {
        if ((accounts[seat]?.[account] ?? 0) !== balance) throw new Error(`the peer booked ${account} of ${seat} differently`)
      }
    }
    return theirs / own
  })
}

/** How fast rounds are around round 200, against the first ones, in campaigns side by side. */
function lateAgainstEarly(steady: Bot): number[] {
  return SEEDS.map((seed) => {
    const campaign = begin(seed)
    const early = playTo(steady, campaign, SPAN + 1)
    playTo(steady, campaign, LATE_ROUND)
    return early / playTo(steady, campaign, LATE_ROUND + SPAN)
  })
}

function odds(): Result[] {
  return BENCH.reckonings.flatMap((reckoning) => {
    const { ratios, inAMillisecond } = reckoningSpeed(reckoning)
    return [result(reckoning.name, reckoning.goal, ratios), result(reckoning.rateName, reckoning.rate, inAMillisecond)]
  })
}

function result(name: string, goal: number, ratios: readonly number[]): Result {
  const sorted = [...ratios].sort((a, b) => a - b)
  const ratio = sorted[Math.floor(sorted.length / 2)] ?? 0
  return { name, ratio: round(ratio), min: round(sorted[0] ?? 0), max: round(sorted.at(-1) ?? 0), goal, ok: ratio >= goal }
}

/** How the cost of a turn grows: the slope on logarithmic scales. */
function growth(): Result[] {
  return slopes(BENCHED).map(({ name, slope }): Result => {
    const ratio = round(slope)
    return {
      name: `growth of the cost of a turn with ${name}`,
      ...{ ratio, min: ratio, max: ratio, goal: MOST_GROWTH, atMost: true, ok: ratio <= MOST_GROWTH },
    }
  })
}

const TIMED_RUNS = 5

/** What people wait for, in milliseconds of one time: after a first one that is not counted. */
function timings(): Result[] {
  return [...boardTimings(), ...(BENCH.timings ?? [])].map(({ name, most, run }) => {
    run()
    const runs = Array.from({ length: TIMED_RUNS }, () => {
      const start = spent()
      const times = run()
      return (spent() - start) / times
    })
    const sorted = runs.sort((a, b) => a - b)
    const median = sorted[Math.floor(TIMED_RUNS / 2)] ?? 0
    const [ratio, min, max] = [median, sorted[0] ?? 0, sorted.at(-1) ?? 0].map((value) => Math.round(value * 1_000) / 1_000) as [
      number,
      number,
      number,
    ]
    return { name, ratio, min, max, goal: most, atMost: true, unit: 'ms', ok: median <= most }
  })
}

function tallies(): Result[] {
  return (BENCH.tallies ?? []).map(({ name, most, count }) => {
    const found = count()
    return { name, ratio: found, min: found, max: found, goal: most, atMost: true, unit: 'cases', ok: found <= most }
  })
}

async function figures(): Promise<Figure[]> {
  const turns = turnsASecond(BENCHED).map(({ round: at, rate }): Figure => ({
    name: `whole turns around round ${at}`,
    value: rate,
    unit: 'a second',
  }))
  const { entries, mebibytes, listed, opened } = await openingOf(BENCHED, LONG)
  const what = `a campaign of ${entries} entries (${mebibytes} MiB)`
  return [
    ...turns,
    ...(BENCH.presses ?? []).map(({ name, count }): Figure => ({ name, value: count(), unit: 'presses' })),
    { name: 'campaigns of the soak', value: soakRate(BENCHED), unit: 'a minute' },
    { name: `listing ${what}`, value: listed, unit: 'ms' },
    { name: `opening ${what}`, value: opened, unit: 'ms' },
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** How long campaigns go; nothing of a game that has none. */
function long(): Result[] {
  const { steady } = BENCH
  if (steady === undefined) return []
  for (let warm = 0; warm < WARM; warm++) playTo(steady, begin(SEEDS[0] ?? ''), ROUNDS + 1)
  return [
    result('full turn against boardgame.io 0.50', 20, againstPeer(steady)),
    result('rate at turn 200 against turn 1', 0.8, lateAgainstEarly(steady)),
  ]
}

/** What the start of the program costs in a library that has grown for years, against reading it through. */
async function libraries(): Promise<Result[]> {
  const { first, again, toReading, againToReading } = await libraryStart(BENCHED)
  const seconds = (name: string, goal: number, spans: readonly number[]): Result => atMost({ ...result(name, goal, spans), unit: 's' })
  return [
    seconds('listing 300 campaigns for the first time', 5, first),
    seconds('listing 300 campaigns again', 2, again),
    atMost(result('listing 300 campaigns against reading them through', 4, toReading)),
    atMost(result('listing 300 campaigns again against reading them through', 0.4, againToReading)),
  ]
}

function atMost(one: Result): Result {
  return { ...one, atMost: true, ok: one.ratio <= one.goal }
}

const results: Result[] = [...long(), ...odds(), ...growth(), ...timings(), ...tallies(), ...(await libraries())]
const plain = await figures()

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify([...results, ...plain], null, 2)}\n`)
else {
  for (const { name, ratio, min, max, goal, atMost, unit, ok } of results) {
    const bound = `${atMost ? 'at most' : 'at least'} ${goal}`
    process.stdout.write(
      `${ok ? 'ok  ' : atMost ? 'HIGH' : 'LOW '} ${name}: ${ratio}${unit === undefined ? 'x' : ` ${unit}`} (${min} to ${max}; ${bound})\n`,
    )
  }
  for (const { name, value, unit } of plain) process.stdout.write(`     ${name}: ${value} ${unit}\n`)
}
if (results.some(({ ok }) => !ok)) process.exitCode = 1
