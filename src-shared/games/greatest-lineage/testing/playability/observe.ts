import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { answerByBot } from '../../../../insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../../../../insight/bots/bot.ts'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import { GAME } from '../../game.ts'
import { random } from '../../bots/random.ts'
import { gameOf, isAlive } from '../../rules/civilisation.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import { scoreSheet } from '../../rules/scoring.ts'
import { SEATS, isCivilisation, type Civilisation } from '../../rules/seats.ts'
import { roundOf } from '../../rules/timeline/calendar.ts'

/** A campaign that is played to see how the game goes, without mischief. */
export interface Trial {
  readonly seed: number
  readonly goal: 'conquest' | 'peaceful'
  readonly houseRules: HouseRules
  readonly bots: Readonly<Record<Civilisation, string>>
  /** Last round that is played. */
  readonly rounds: number
}

/** How one civilisation fared. */
export interface Fate {
  readonly bot: string
  /** Alive when the seventh turn of the timeline began; null where the campaign did not come so far. */
  readonly survivedTurn6: boolean | null
  /** Age -> round in which it was first reached. */
  readonly ages: Readonly<Partial<Record<number, number>>>
  /** Round of its fall, and of what; null: it stands. */
  readonly fell: { readonly round: number; readonly of: string } | null
  /** Points at the end; null for the fallen. */
  readonly score: number | null
}

export interface Outcome {
  readonly rounds: number
  readonly end: 'won' | 'draw' | 'shared' | 'open'
  readonly winners: readonly string[]
  readonly fates: readonly Fate[]
}

const NAMES = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }
const FALL = /^line\.fall\.(.+)$/

/** Plays a trial and tells how it went. Throws where a bot gives an answer that is refused. */
export function observe({ seed, goal, houseRules, bots, rounds }: Trial): Outcome {
  const dice = bytesToHex(sha256(utf8ToBytes(`trial ${seed}`)))
  const setup = { players: NAMES, goal, houseRules }
  const begun = Campaign.begin(GAME.rules, { id: `trial-${seed}`, title: 'Trial', seed: dice }, setup)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const { world } = campaign
  const chance = seededChance(numberOf(`trial ${seed}`))
  const survived: Partial<Record<Civilisation, boolean>> = {}
  const ages: Record<Civilisation, Partial<Record<number, number>>> = { elves: {}, humans: {}, dwarves: {} }
  const falls: Partial<Record<Civilisation, Fate['fell']>> = {}
  while (campaign.pending !== null && world.cursor.turn <= rounds) {
    const { pending } = campaign
    const bot = isCivilisation(pending.seat) ? botNamed(bots[pending.seat]) : random
    const { outcome: taken } = answerByBot(campaign, pending, bot, chance)
    if (!taken.ok) throw new Error(`${pending.id}: ${taken.problems[0]?.message ?? ''}`)
    const { entry } = taken.value
    for (const effect of entry.kind === 'answer' ? (entry.effects ?? []) : []) {
      const fall = effect.kind === 'line' ? FALL.exec(effect.wording)?.[1] : undefined
      if (effect.kind === 'line' && fall !== undefined && effect.seat !== undefined && isCivilisation(effect.seat))
        falls[effect.seat] = { round: world.cursor.turn, of: fall }
      if (effect.kind === 'posting' && effect.account === 'age' && isCivilisation(effect.owner))
        ages[effect.owner][world.balance(effect.owner, 'age')] ??= world.cursor.turn
    }
    if (world.cursor.turn >= roundOf(world, 7)) for (const seat of SEATS) survived[seat] ??= isAlive(world, seat)
  }
  const { ended } = gameOf(world)
  const fates = SEATS.map((seat): Fate => {
    const alive = isAlive(world, seat)
    const beyond = survived[seat] ?? (alive ? null : false)
    return {
      bot: bots[seat],
      survivedTurn6: beyond,
      ages: ages[seat],
      fell: falls[seat] ?? null,
      score: alive ? scoreSheet(world, seat).total / 100 : null,
    }
  })
  return { rounds: world.cursor.turn, end: ended?.status ?? 'open', winners: (ended?.winners ?? []).map((seat) => bots[seat]), fates }
}

function botNamed(name: string): Bot {
  const bot = GAME.bots[name]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}
