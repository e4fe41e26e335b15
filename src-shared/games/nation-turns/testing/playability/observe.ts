import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { idle } from '../../../../insight/bots/idle.ts'
import { random } from '../../../../insight/bots/random.ts'
import type { Bot } from '../../../../insight/bots/bot.ts'
import { holder } from '../../bots/holder.ts'
import { readClosing } from '../../reading/closing.ts'
import { ROUNDS } from '../../rules/tables.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import { playWhole } from '../wholeGame.ts'

/** A campaign of the sample that is played to see how the game goes, without mischief. */
export interface Trial {
  readonly seed: number
  /** Of players 1, 2 and 3. */
  readonly bots: readonly string[]
  readonly houseRules: HouseRules
}

/** How a player fared. */
export interface Fate {
  readonly bot: string
  readonly points: number
  readonly units: number
  readonly isFirst: boolean
  /** Questions that were asked of it in the whole game. */
  readonly asked: number
}

export interface Outcome {
  readonly decidedBy: 'points' | 'units' | 'shared'
  /** Round after which it ended. */
  readonly rounds: number
  /** In the order of the seats. */
  readonly fates: readonly Fate[]
  /** Questions by round, from the first on. */
  readonly asked: readonly number[]
  readonly battles: number
  readonly dead: number
  /** Rounds after which somebody else led than before. */
  readonly leads: number
  readonly born: number
  readonly removed: number
  /** Victory points by nation. */
  readonly nations: Readonly<Record<string, number>>
}

const BOTS: Readonly<Record<string, Bot>> = { idle, random, holder }
const SEATS = ['p1', 'p2', 'p3'] as const

/** Plays a trial and tells how it went. Throws where a bot gives an answer that is refused. */
export function observe({ seed, bots, houseRules }: Trial): Outcome {
  const dice = bytesToHex(sha256(utf8ToBytes(`trial ${seed}`)))
  const asked = Array.from({ length: ROUNDS }, () => 0)
  const bySeat = new Map<string, number>()
  const { world, moments } = playWhole(dice, bots.map(botNamed), houseRules, ({ seat }, { cursor }) => {
    asked[cursor.turn - 1] = (asked[cursor.turn - 1] ?? 0) + 1
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1)
  })
  const closing = readClosing(world, moments)
  if (closing === null) throw new Error('the game was never set up')
  const lines = moments.flatMap(({ effects }) => effects.flatMap(({ effect }) => (effect.kind === 'line' ? [effect] : [])))
  const removed = moments.flatMap(({ effects }) =>
    effects.flatMap(({ effect }) =>
      effect.kind === 'posting' && effect.rule === 'NT-OVP-1' && effect.account.startsWith('pool.') ? [effect.delta] : [],
    ),
  )
  return {
    decidedBy: closing.decidedBy,
    rounds: closing.round,
    fates: SEATS.map((seat, at): Fate => {
      const place = closing.places.find(({ owner }) => owner === seat)
      if (place === undefined) throw new Error(`${seat} has no place`)
      const { points, units, isFirst } = place
      return { bot: bots[at] ?? '', points, units, isFirst, asked: bySeat.get(seat) ?? 0 }
    }),
    asked,
    battles: closing.story.reduce((sum, { battles }) => sum + battles, 0),
    dead: closing.story.reduce((sum, { dead }) => sum + dead, 0),
    leads: closing.story.filter(({ isNewLeader }) => isNewLeader).length,
    born: lines.filter(({ wording }) => wording === 'line.born').length,
    removed: removed.reduce((sum, count) => sum + count, 0),
    nations: Object.fromEntries(closing.places.flatMap(({ nations }) => nations.map((nation) => [nation, world.balance(nation, 'vp')]))),
  }
}

function botNamed(name: string): Bot {
  const bot = BOTS[name]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}
