import { createHash } from 'node:crypto'
import type { Bot, Chance } from '../src-shared/insight/bots/bot.ts'
import { numberOf, seededChance } from '../src-shared/insight/bots/bot.ts'
import { BOTS } from '../src-shared/games/bots.ts'
import type { Change } from '../src-shared/kernel/journal.ts'
import type { Json } from '../src-shared/kernel/rule.ts'
import type { Ruleset } from '../src-shared/kernel/ruleset.ts'
import { GAMES } from '../src-shared/games/registry.ts'
import type { Civilisation } from '../src-shared/games/greatest-lineage/rules/seats.ts'
import { SEATS } from '../src-shared/games/greatest-lineage/rules/seats.ts'
import { anySetup } from '../src-shared/games/greatest-lineage/testing/anySetup.ts'

/** What a person may ask of the soak beside the seed. */
export interface Wish {
  /** Id of the game; absent: the first there is. */
  readonly game?: string
  /** Bots by name for elves, humans and dwarves, again from the first where there are fewer; null: drawn for each campaign. */
  readonly bots: readonly string[] | null
  /** Last round that is played. */
  readonly rounds: number
}

/** A campaign of the soak, all of it known by its seed. */
export interface Plan {
  readonly seed: number
  readonly ruleset: Ruleset
  readonly setup: Json
  /** 64 hex digits for the dice. */
  readonly dice: string
  readonly bots: Readonly<Record<Civilisation, string>>
  readonly rounds: number
  /** One answer in so many is followed by a retraction, a correction or a reopening; 0: none is. */
  readonly mischief: number
  /** What the game master sets before the first turn, so that late ages are played as well; empty: the book's beginning. */
  readonly headStart: readonly Change[]
}

const NAMES = { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } } as const
const PACES = [1, 2, 2, 2, 3, 4]

/** The campaign of a seed: half of them by the usual house rules, half with mischief, a third with a head start. */
export function planOf(seed: number, { game, bots, rounds }: Wish): Plan {
  const chance = seededChance(numberOf(`soak ${seed}`))
  return {
    seed,
    ruleset: gameNamed(game),
    setup: chance(0, 1) === 0 ? anySetup(chance) : usualSetup(chance),
    dice: createHash('sha256').update(`soak ${seed}`).digest('hex'),
    bots: seated(bots ?? drawn(chance)),
    rounds,
    mischief: chance(0, 1) === 0 ? 0 : chance(10, 60),
    headStart: chance(0, 2) === 0 ? headStart(chance) : [],
  }
}

/** The rules of every game, by its id. */
const RULES: ReadonlyMap<string, Ruleset> = new Map(
  await Promise.all(GAMES.map(async (game) => [game.id, (await game.load()).rules] as const)),
)

/** The game of that id, or the first; throws where there is none of it. */
export function gameNamed(id: string | undefined): Ruleset {
  const found = id === undefined ? [...RULES.values()][0] : RULES.get(id)
  if (found === undefined) throw new Error(`there is no game ${id ?? ''}`)
  return found
}

export function botOf(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}

function usualSetup(chance: Chance): Json {
  const pace = PACES[chance(0, PACES.length - 1)] ?? 2
  return { players: NAMES, goal: chance(0, 2) === 0 ? 'peaceful' : 'conquest', houseRules: { timeline_pace: pace } }
}

function seated(names: readonly string[]): Plan['bots'] {
  const [first = 'random'] = names
  return Object.fromEntries(SEATS.map((seat, at) => [seat, names[at % names.length] ?? first])) as Plan['bots']
}

function drawn(chance: Chance): readonly string[] {
  const names = Object.keys(BOTS)
  return SEATS.map(() => names[chance(0, names.length - 1)] ?? 'random')
}

/** Scores and stores of a later age, drawn for every civilisation on its own. */
function headStart(chance: Chance): Change[] {
  return SEATS.flatMap((owner) => {
    const age = chance(1, 6)
    const scale = age * age
    const wish = {
      age,
      males: chance(30, 300) * age,
      females: chance(30, 300) * age,
      culture: chance(0, 250) * scale,
      technology: chance(10, 250) * scale,
      militaryTechnology: chance(0, 40) * age,
      territories: chance(3, 25) * age,
      prestige: chance(-20, 120) * age,
      food: chance(50, 500) * scale,
      wood: chance(50, 500) * scale,
      stone: chance(0, 300) * scale,
      metal: chance(0, 200) * scale,
      wealth: chance(0, 200) * scale,
      points: chance(0, 50) * scale,
    }
    return Object.entries(wish).map(([account, to]) => ({ owner, account, to }))
  })
}
