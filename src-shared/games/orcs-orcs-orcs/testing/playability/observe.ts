import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { answerByBot } from '../../../../insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../../../../insight/bots/bot.ts'
import { idle } from '../../../../insight/bots/idle.ts'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { random } from '../../bots/random.ts'
import { squasher } from '../../bots/squasher.ts'
import { learner, thief } from '../../bots/tastes.ts'
import { gameOf, MODULES, typesIn } from '../../rules/records.ts'
import { ORCS } from '../../rules/ruleset.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import { COLOURS } from '../../rules/types.ts'

export type BotName = 'idle' | 'random' | 'squasher' | 'thief' | 'learner'

/** A game that is played to see how it goes, without mischief. */
export interface Trial {
  readonly seed: number
  /** Of the seats in their order, the first player first. */
  readonly bots: readonly BotName[]
  /** With all modules and newcomers, or the basic game. */
  readonly all: boolean
  readonly houseRules: HouseRules
}

export interface Outcome {
  readonly rounds: number
  readonly questions: number
  /** Victory points by seat, in the order of the seats. */
  readonly points: readonly number[]
  /** Seats that won, by their place. */
  readonly winners: readonly number[]
  readonly defeats: number
  /** Creatures that reached the tower. */
  readonly arrivals: number
  /** Extra skills gained, of all seats. */
  readonly skills: number
}

const BOTS: Readonly<Record<BotName, Bot>> = { idle, random, squasher, thief, learner }

/** Plays a trial and tells how it went. Throws where an answer is refused. */
export function observe({ seed, bots, all, houseRules }: Trial): Outcome {
  const dice = bytesToHex(sha256(utf8ToBytes(`trial ${seed}`)))
  const seats = COLOURS.slice(0, bots.length)
  const modules = all ? { modules: [...MODULES], newcomers: { croco: 'orc', toad: 'shaman', bomber: 'golem' } } : {}
  const setup: Json = { players: seats.map((colour) => ({ colour, name: colour })), ...modules, houseRules }
  const begun = Campaign.begin(ORCS, { id: `trial-${seed}`, title: 'Trial', seed: dice }, setup)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const chance = seededChance(numberOf(dice))
  let questions = 0
  for (let { pending } = campaign; pending !== null; { pending } = campaign) {
    questions++
    const { seat } = pending
    const name = bots[seats.findIndex((one) => one === seat)] ?? 'idle'
    const { outcome } = answerByBot(campaign, pending, BOTS[name], chance)
    if (!outcome.ok) throw new Error(`${questionName(pending.id)}: ${outcome.problems[0]?.message ?? ''}`)
  }
  const { world } = campaign
  const { ended } = gameOf(world)
  if (ended === null) throw new Error('a game that is over has an end')
  const types = typesIn(world)
  const sum = (account: string): number =>
    seats.reduce((total, seat) => total + types.reduce((some, type) => some + world.balance(seat, `${account}_${type}`), 0), 0)
  const arrived = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  return {
    ...{ rounds: ended.round, questions, defeats: sum('defeats') },
    points: seats.map((seat) => world.balance(seat, 'vp')),
    winners: ended.winners.map((seat) => seats.indexOf(seat)),
    arrivals: arrived.filter((effect) => effect.kind === 'line' && effect.wording.startsWith('line.arrived')).length,
    skills: arrived.filter((effect) => effect.kind === 'line' && effect.wording === 'line.skill').length,
  }
}
