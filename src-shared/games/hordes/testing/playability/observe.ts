import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { answerByBot } from '../../../../insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../../../../insight/bots/bot.ts'
import { idle } from '../../../../insight/bots/idle.ts'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import { captain } from '../../bots/captain.ts'
import { random } from '../../bots/random.ts'
import { activeHost, battleOf, HOSTS, SHEETS, type Clause, type Host } from '../../rules/records.ts'
import { HORDES } from '../../rules/ruleset.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import { PLAYERS } from '../stage.ts'

/** A battle of the two sample armies that is played to see how it goes, without mischief. */
export interface Trial {
  readonly seed: number
  /** Of red and blue. */
  readonly bots: readonly [string, string]
  readonly houseRules: HouseRules
}

export interface Outcome {
  readonly winner: Host | null
  readonly defender: Host | null
  readonly clause: Clause
  readonly bounds: number
  /** AP lost, red's first. */
  readonly lost: readonly number[]
  readonly questions: number
  readonly rolls: number
  /** Combats by kind. */
  readonly close: number
  readonly shots: number
  readonly spells: number
  /** Combats in which somebody suffered. */
  readonly decided: number
}

const BOTS: Readonly<Record<string, Bot>> = { idle, random, captain }
/** Nothing goes on for ever. */
const BOUNDS = 200

/** Plays a trial and tells how it went: what the game master is asked is answered by whoever has the bound. Throws where an answer is refused. */
export function observe({ seed, bots, houseRules }: Trial): Outcome {
  const dice = bytesToHex(sha256(utf8ToBytes(`trial ${seed}`)))
  const rules = { bound_limit: BOUNDS, ...houseRules }
  const begun = Campaign.begin(HORDES, { id: `trial-${seed}`, title: 'Trial', seed: dice }, { players: PLAYERS, houseRules: rules })
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const chance = seededChance(numberOf(dice))
  let [questions, rolls] = [0, 0]
  for (let { pending } = campaign; pending !== null; { pending } = campaign) {
    if (pending.kind === 'roll') rolls++
    else questions++
    const { seat } = pending
    const host = HOSTS.find((one) => one === seat) ?? activeHost(campaign.world)
    const bot = BOTS[bots[HOSTS.indexOf(host)] ?? ''] ?? random
    const { outcome } = answerByBot(campaign, pending, bot, chance)
    if (!outcome.ok) throw new Error(`${questionName(pending.id)}: ${outcome.problems[0]?.message ?? ''}`)
  }
  const { world } = campaign
  const { ended, defender } = battleOf(world)
  if (ended === null) throw new Error('a battle that is over has an end')
  const sheets = world.records(SHEETS)
  const of = (...kinds: readonly string[]): number => sheets.filter(({ kind }) => kinds.includes(kind)).length
  return {
    ...{ winner: ended.winner, defender, clause: ended.clause, bounds: ended.bound, questions, rolls },
    lost: HOSTS.map((host) => world.balance(host, 'apLost')),
    ...{ close: of('close'), shots: of('shoot', 'mutual'), spells: of('bespell') },
    decided: sheets.filter(({ a, b }) => a.fate !== '-' || b.fate !== '-').length,
  }
}
