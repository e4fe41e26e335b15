import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { answerByBot } from '../src-shared/insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../src-shared/insight/bots/bot.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import type { Json } from '../src-shared/kernel/world/rule.ts'
import type { Growth } from '../src-shared/games/testing/gameBench.ts'
import { planOf } from '../soak/plan.ts'
import { playThrough } from '../soak/playthrough.ts'
import type { BenchedGame } from './games.ts'
import { spent } from './spent.ts'

/** Turns timed at each size; three campaigns of it, the median counts. */
const TURNS = 12
const REPEATS = 3
const SOAKED = 24
/** Turns played before any is timed, until the compiler has seen them. */
const WARM_TURNS = 150

function begin({ game }: BenchedGame, seed: string, setup: Json): Campaign {
  const begun = Campaign.begin(game.rules, { id: 'growth', title: 'Growth', seed }, setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  return begun.value
}

/** Plays so many turns, or to the end. Gives turns played and milliseconds of processor time. */
function playTurns(campaign: Campaign, bot: Bot, turns: number): { readonly turns: number; readonly time: number } {
  const chance = seededChance(numberOf(campaign.header.id))
  const start = spent()
  let played = 0
  for (let before = campaign.world.cursor; played < turns && campaign.pending !== null;) {
    const { pending } = campaign
    const { outcome } = answerByBot(campaign, pending, bot, chance)
    if (!outcome.ok) throw new Error(`${pending.id}: ${outcome.problems[0]?.message ?? ''}`)
    const now = campaign.world.cursor
    if (now.turn !== before.turn || now.seat !== before.seat) played++
    before = now
  }
  return { turns: played, time: spent() - start }
}

/** Milliseconds a turn takes at that size. */
function costAt(played: BenchedGame, growth: Growth, size: number): number {
  const costs = Array.from({ length: REPEATS }, (_, time) => {
    const campaign = begin(played, `${time + 1}5`.repeat(32), growth.setup)
    const set = campaign.correct(growth.at(size), 'the size that is measured')
    if (!set.ok) throw new Error(set.problems[0]?.message)
    const { turns, time: taken } = playTurns(campaign, growth.bot, TURNS)
    return taken / Math.max(1, turns)
  })
  return costs.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0
}

/** Slope of the line of least squares through the logarithms: 1 where twice the size costs twice as much. */
export function logSlope(sizes: readonly number[], costs: readonly number[]): number {
  const points = sizes.map((size, at) => [Math.log(size), Math.log(costs[at] ?? 1)] as const)
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const along = points.reduce((sum, [size]) => sum + (size - x) ** 2, 0)
  return points.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0) / along
}

/** How the cost of a turn grows with each of the sizes the game names. */
export function slopes(played: BenchedGame): readonly { readonly name: string; readonly slope: number }[] {
  const [first] = played.bench.growths
  if (first !== undefined) costAt(played, first, first.sizes[0] ?? 0)
  return played.bench.growths.map((growth) => {
    const costs = growth.sizes.map((size) => costAt(played, growth, size))
    return { name: growth.name, slope: logSlope(growth.sizes, costs) }
  })
}

/** Whole turns a second, played by all rules, around rounds 1, 100 and 400 as far as the game goes. */
export function turnsASecond(played: BenchedGame): readonly { readonly round: number; readonly rate: number }[] {
  const { busy, setup } = played.bench
  playTurns(begin(played, 'c4'.repeat(32), setup), busy, WARM_TURNS)
  const campaign = begin(played, 'c4'.repeat(32), setup)
  return [1, 100, 400].flatMap((round) => {
    while (campaign.world.cursor.turn < round && campaign.pending !== null) playTurns(campaign, busy, 1)
    if (campaign.pending === null) return []
    const { turns, time } = playTurns(campaign, busy, 3 * 20)
    return [{ round, rate: Math.round((1000 * turns) / time) }]
  })
}

/** Campaigns of the soak a minute of processor time. */
export function soakRate({ game }: BenchedGame): number {
  const start = spent()
  for (let seed = 1; seed <= SOAKED; seed++) {
    const { failure } = playThrough(planOf(seed, { game: game.id, bots: null, rounds: 45 }))
    if (failure !== null) throw new Error(`seed ${seed}: ${failure}`)
  }
  return Math.round((60_000 * SOAKED) / (spent() - start))
}
