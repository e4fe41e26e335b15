import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { numberOf, seededChance } from '../src-shared/insight/bots/bot.ts'
import { Campaign } from '../src-shared/kernel/campaign.ts'
import type { Json } from '../src-shared/kernel/rule.ts'
import { findRuleset } from '../src-shared/rulesets/catalogue.ts'
import { effectsOf } from '../src-shared/kernel/journal.ts'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import type { Recorded } from './peer.ts'
import { playWithPeer } from './peer.ts'
import { steady } from './steady.ts'

interface Result {
  readonly name: string
  readonly ratio: number
  readonly min: number
  readonly max: number
  readonly goal: number
  readonly ok: boolean
}

const ROUNDS = 30
const REPEATS = 5
const LATE_ROUND = 200

const SETUP = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, houseRules: { timeline: 'off' }, firstPlayer: 'elves' }

function begin(): Campaign {
  const ruleset = findRuleset(undefined)
  if (ruleset === undefined) throw new Error('no game on the shelf')
  const begun = Campaign.begin(ruleset, { id: 'bench', title: 'Bench', seed: randomBytes(32).toString('hex') }, SETUP, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  return begun.value
}

/** Plays until the round begins. Milliseconds. */
function playTo(campaign: Campaign, round: number): number {
  const start = performance.now()
  while (campaign.world.cursor.turn < round) {
    const { pending } = campaign
    if (pending === null) throw new Error(`the bench ended in round ${campaign.world.cursor.turn}`)
    const taken = campaign.answer(steady(pending, campaign.world, seededChance(numberOf(pending.id))))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  return performance.now() - start
}

/** What the campaign recorded, as moves: an answer after which the turn is another player's ends it. */
function recordOf(campaign: Campaign): Recorded[] {
  return campaign.entries.flatMap((entry) => {
    if (entry.kind !== 'answer') return []
    const effects = effectsOf(entry)
    const endsTurn = effects.some((effect) => effect.kind === 'checkpoint' && effect.cursor.phase === 0)
    return [{ request: entry.request, answer: entry.answer as Json, effects, endsTurn }]
  })
}

/** Both book the same campaign: ours with rules, dice, journal and chain; the peer only what came of it. */
function againstPeer(): number {
  const campaign = begin()
  const opening = effectsOf(campaign.entries[0] ?? { seq: 0, kind: 'note', text: '' })
  const ours = playTo(campaign, ROUNDS + 1)
  const record = [{ request: 'setup', answer: null, effects: opening, endsTurn: false }, ...recordOf(campaign)]
  const start = performance.now()
  const accounts = playWithPeer(record, 3)
  const theirs = performance.now() - start
  for (const seat of ['elves', 'humans', 'dwarves']) {
    for (const [account, balance] of campaign.world.accounts(seat)) {
      if ((accounts[seat]?.[account] ?? 0) !== balance) throw new Error(`the peer booked ${account} of ${seat} differently`)
    }
  }
  return theirs / ours
}

/** How fast ten rounds are at round 200, against the first ten. */
function lateAgainstEarly(): number {
  const campaign = begin()
  const early = playTo(campaign, 11)
  playTo(campaign, LATE_ROUND)
  const late = playTo(campaign, LATE_ROUND + 10)
  return early / late
}

function measure(name: string, goal: number, once: () => number): Result {
  once()
  const ratios = Array.from({ length: REPEATS }, once).sort((a, b) => a - b)
  const ratio = ratios[Math.floor(REPEATS / 2)] ?? 0
  return { name, ratio: round(ratio), min: round(ratios[0] ?? 0), max: round(ratios.at(-1) ?? 0), goal, ok: ratio >= goal }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

const results: Result[] = [
  measure('full turn against boardgame.io 0.50', 20, againstPeer),
  measure('rate at turn 200 against turn 1', 0.8, lateAgainstEarly),
]

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
else
  for (const { name, ratio, min, max, goal, ok } of results) {
    process.stdout.write(`${ok ? 'ok  ' : 'LOW '} ${name}: ${ratio}x (${min} to ${max}; at least ${goal})\n`)
  }
if (results.some(({ ok }) => !ok)) process.exitCode = 1
