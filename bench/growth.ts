import { nodeDigest } from '../src-main/campaigns/digest.ts'
import type { Bot } from '../src-shared/insight/bots/bot.ts'
import { numberOf, seededChance } from '../src-shared/insight/bots/bot.ts'
import { BOTS } from '../src-shared/games/bots.ts'
import { idle } from '../src-shared/insight/bots/idle.ts'
import { presetSheet } from '../src-shared/kernel/form.ts'
import { Campaign } from '../src-shared/kernel/campaign.ts'
import type { Change } from '../src-shared/kernel/journal.ts'
import { GREATEST_LINEAGE } from '../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { SEATS } from '../src-shared/games/greatest-lineage/rules/seats.ts'
import type { HouseRules } from '../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { planOf } from '../soak/plan.ts'
import { playThrough } from '../soak/playthrough.ts'

const PLAYERS = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }
/** Sizes at which the cost of a turn is measured. */
const PEOPLE = [1_000, 4_000, 16_000, 64_000, 256_000, 1_024_000]
const TERRITORIES = [40, 160, 640, 2560]
/** Turns timed at each size; three campaigns of it, the median counts. */
const TURNS = 12
const REPEATS = 3
const SOAKED = 24
/** Turns played before any is timed, until the compiler has seen them. */
const WARM_TURNS = 150

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function begin(seed: string, houseRules: HouseRules): Campaign {
  const setup = { players: PLAYERS, houseRules, firstPlayer: 'elves' }
  const begun = Campaign.begin(GREATEST_LINEAGE, { id: 'growth', title: 'Growth', seed }, setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  return begun.value
}

/** Takes every sheet as it is offered and buys nothing: a turn does all that the size of the realm makes it do, and nothing else. */
const asOffered: Bot = (request, world, chance) => (request.kind === 'fill' ? presetSheet(request) : idle(request, world, chance))

/** Plays so many turns, or to the end. Gives turns played and milliseconds of processor time. */
function playTurns(campaign: Campaign, bot: Bot, turns: number): { readonly turns: number; readonly time: number } {
  const chance = seededChance(numberOf(campaign.header.id))
  const start = spent()
  let played = 0
  for (let before = campaign.world.cursor; played < turns && campaign.pending !== null;) {
    const taken = campaign.answer(bot(campaign.pending, campaign.world, chance))
    if (!taken.ok) throw new Error(`${campaign.pending.id}: ${taken.problems[0]?.message ?? ''}`)
    const now = campaign.world.cursor
    if (now.turn !== before.turn || now.seat !== before.seat) played++
    before = now
  }
  return { turns: played, time: spent() - start }
}

/** Milliseconds a turn takes in realms of that size. */
function costAt(changes: (seat: string) => readonly Change[], houseRules: HouseRules): number {
  const costs = Array.from({ length: REPEATS }, (_, at) => {
    const campaign = begin(`${at + 1}5`.repeat(32), houseRules)
    const set = campaign.correct(SEATS.flatMap(changes), 'the size that is measured')
    if (!set.ok) throw new Error(set.problems[0]?.message)
    const { turns, time } = playTurns(campaign, asOffered, TURNS)
    return time / Math.max(1, turns)
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

/** How the cost of a turn grows with the people of a realm (all who may become mothers roll), and with its land. */
export function slopes(): { readonly people: number; readonly territories: number } {
  // So cultured that any land carries any people.
  const well = { food: 100_000_000, wood: 100_000_000, technology: 50, culture: 1_000_000 }
  const set = (owner: string, to: Readonly<Record<string, number>>): Change[] =>
    Object.entries(to).map(([account, value]) => ({ owner, account, to: value }))
  const rules: HouseRules = { timeline: 'off', scenario_total: 100_000 }
  costAt((seat) => set(seat, { ...well, males: 500, females: 500, territories: 160 }), rules)
  const people = PEOPLE.map((all) => costAt((seat) => set(seat, { ...well, males: all / 2, females: all / 2, territories: 40 }), rules))
  const land = TERRITORIES.map((territories) => costAt((seat) => set(seat, { ...well, males: 500, females: 500, territories }), rules))
  return { people: logSlope(PEOPLE, people), territories: logSlope(TERRITORIES, land) }
}

/** Whole turns a second, three builders playing by all rules, around rounds 1, 100 and 400. */
export function turnsASecond(): readonly { readonly round: number; readonly rate: number }[] {
  const builder = BOTS['builder'] ?? asOffered
  playTurns(begin('c4'.repeat(32), { timeline: 'off' }), builder, WARM_TURNS)
  const campaign = begin('c4'.repeat(32), { timeline: 'off' })
  return [1, 100, 400].map((round) => {
    while (campaign.world.cursor.turn < round && campaign.pending !== null) playTurns(campaign, builder, 1)
    const { turns, time } = playTurns(campaign, builder, 3 * 20)
    return { round, rate: Math.round((1000 * turns) / time) }
  })
}

/** Campaigns of the soak a minute of processor time. */
export function soakRate(): number {
  const start = spent()
  for (let seed = 1; seed <= SOAKED; seed++) {
    const { failure } = playThrough(planOf(seed, { bots: null, rounds: 45 }))
    if (failure !== null) throw new Error(`seed ${seed}: ${failure}`)
  }
  return Math.round((60_000 * SOAKED) / (spent() - start))
}
