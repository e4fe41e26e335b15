import { Board } from '../../../board/board.ts'
import { makeWorld, USUAL_SPACES } from '../../../board/geography/geography.ts'
import { randomOf } from '../../../board/geography/noise.ts'
import type { Space } from '../../../board/graph.ts'
import type { HexPlan } from '../../../board/plan.ts'
import { OUT_OF_REACH, stepsFrom } from '../../../board/search.ts'
import { KINGDOMS, SEATS, type Civilisation, type Kingdom } from '../rules/seats.ts'
import { chooseHomes } from './homes.ts'
import { chooseKingdoms } from './kingdoms.ts'
import { landNames, type NameLanguage, type Namer } from './names.ts'
import { settleTribes } from './tribes.ts'

/** The world a campaign begins in. Lands are named by their ids; whoever lives in none of these lists holds nothing: blank land is all the rest. */
export interface LineageWorld {
  readonly plan: HexPlan
  /** The first is where the people comes from. */
  readonly homes: Readonly<Record<Civilisation, readonly string[]>>
  /** The capital is the first; land apart from it are colonies. */
  readonly kingdoms: Readonly<Record<Kingdom, readonly string[]>>
  readonly tribes: readonly TribeLand[]
}

export interface TribeLand {
  readonly race: Civilisation
  readonly lands: readonly string[]
}

export interface WorldWish {
  readonly seed: string
  readonly name: string
  readonly language: NameLanguage
  readonly spaces: number
  /** Territories a kingdom begins with. */
  readonly kingdom: number
  readonly tribes: number
  /** Territories a tribe begins with. */
  readonly tribe: number
}

const USUAL_TRIBES = 75
/** Of all land so much belongs to tribes. */
const TRIBAL = 0.75

/** RULING-12 What a world of so many territories holds: 75 tribes and three kingdoms with as much of it as they have of 600. */
export function usualWish(seed: string, spaces = USUAL_SPACES): Omit<WorldWish, 'name' | 'language'> {
  const tribe = Math.max(1, Math.floor((TRIBAL * spaces) / USUAL_TRIBES))
  return { seed, spaces, kingdom: Math.round(spaces / 60), tribes: USUAL_TRIBES, tribe }
}

/** So many worlds are made at most until one has fair starts. */
const MOST_TRIES = 40

/** A world with fair starts: the same for the same wish. */
export function makeLineageWorld(wish: WorldWish): LineageWorld {
  for (let nth = 0; nth < MOST_TRIES; nth++) {
    const seed = nth === 0 ? wish.seed : `${wish.seed} ${nth}`
    const plan = makeWorld(seed, wish.spaces, wish.name)
    const board = new Board(plan)
    const homes = chooseHomes(board)
    if (homes !== null) return peopled(seed, wish, plan, board, homes)
  }
  throw new Error(`no world of ${wish.spaces} territories has fair starts by ${wish.seed}`)
}

/** How much of a world stays when it is rolled again: the land, or the land and whoever holds it. */
export type KeptOfWorld = 'land' | 'peoples'

/** Another world on the same land. Where peoples move they begin in fair places; where the land, painted by hand, has none, they stay. */
export function rolledAgain(world: LineageWorld, seed: string, language: NameLanguage, kept: KeptOfWorld): LineageWorld {
  const { names: _names, ...plan } = world.plan
  const board = new Board(plan)
  const spaces = (lands: readonly string[]): readonly Space[] => lands.map((land) => board.numberOf(land))
  const homes = { elves: spaces(world.homes.elves), humans: spaces(world.homes.humans), dwarves: spaces(world.homes.dwarves) }
  const wish = { ...usualWish(seed, board.spaces.length), name: plan.name, language }
  const fair = kept === 'land' ? chooseHomes(board) : null
  if (fair !== null) return peopled(seed, wish, plan, board, fair)
  const { demonic, undead, monstrous } = world.kingdoms
  const kingdoms = { demonic: spaces(demonic), undead: spaces(undead), monstrous: spaces(monstrous) }
  return { ...world, plan: { ...plan, names: landNames(board, language, randomOf(seed, 'names'), speakers(board, homes, kingdoms)) } }
}

function peopled(
  seed: string,
  { language, kingdom, tribes, tribe }: WorldWish,
  plan: HexPlan,
  board: Board,
  homes: Readonly<Record<Civilisation, readonly Space[]>>,
): LineageWorld {
  const random = randomOf(seed, 'peoples')
  const kingdoms = chooseKingdoms(board, homes, kingdom, random)
  const taken = new Set([...SEATS.flatMap((seat) => homes[seat]), ...KINGDOMS.flatMap((one) => kingdoms[one])])
  const settled = settleTribes(board, homes, taken, { tribes, tribe }, random)
  const ids = (spaces: readonly Space[]): readonly string[] => spaces.map((space) => board.at(space).id)
  const each = <K extends string>(keys: readonly K[], spaces: Readonly<Record<K, readonly Space[]>>): Record<K, readonly string[]> =>
    Object.fromEntries(keys.map((key) => [key, ids(spaces[key])])) as Record<K, readonly string[]>
  return {
    plan: { ...plan, names: landNames(board, language, randomOf(seed, 'names'), speakers(board, homes, kingdoms)) },
    homes: each(SEATS, homes),
    kingdoms: each(KINGDOMS, kingdoms),
    tribes: settled.map(({ race, lands }) => ({ race, lands: ids(lands) })),
  }
}

/** Land is called as the nearest people calls it, but for that of kingdoms. */
function speakers(
  { graph }: Board,
  homes: Readonly<Record<Civilisation, readonly Space[]>>,
  kingdoms: Readonly<Record<Kingdom, readonly Space[]>>,
): (space: Space) => Namer {
  const foul = new Set(KINGDOMS.flatMap((kingdom) => kingdoms[kingdom]))
  const steps = SEATS.map((seat) => ({ seat, steps: stepsFrom(graph, homes[seat]) }))
  return (space) => {
    if (foul.has(space)) return 'kingdoms'
    const far = (one: (typeof steps)[number]): number => (one.steps[space] === OUT_OF_REACH ? Infinity : (one.steps[space] ?? Infinity))
    return steps.reduce((best, one) => (far(one) < far(best) ? one : best)).seat
  }
}
