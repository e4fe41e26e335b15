import type { Board } from '../../../board/board.ts'
import type { Random } from '../../../board/geography/noise.ts'
import type { Space } from '../../../board/graph.ts'
import { reach, stepsFrom } from '../../../board/search.ts'
import { KINGDOMS, SEATS, type Civilisation, type Kingdom } from '../rules/seats.ts'
import { countAround, grown } from './growing.ts'

/** Of a kingdom's land so much lies around its capital; the rest are colonies. */
const HEARTLAND = 0.6
const COLONY = 2
/** Colonies lie so many steps from the capital. */
const COLONY_STEPS = [4, 9] as const
/** Kingdoms keep so far from where a people begins, and from each other. */
const FROM_PEOPLE = 5
const FROM_KINGDOM = 6
/** How far from its people each capital may lie: all three lie equally far, as far as the map allows. */
const FAR = [7, 8, 9, 10, 11, 12]

const DENS: Readonly<Record<Kingdom, readonly string[]>> = { demonic: ['mountain'], undead: ['swamp', 'forest'], monstrous: ['hill'] }

/** Three kingdoms (GL-SET-10), each a capital with land around it and colonies; one of them near each people, equally far. */
export function chooseKingdoms(
  board: Board,
  homes: Readonly<Record<Civilisation, readonly Space[]>>,
  size: number,
  random: Random,
): Readonly<Record<Kingdom, readonly Space[]>> {
  const { graph } = board
  const far = SEATS.map((seat) => stepsFrom(graph, homes[seat]))
  const nearest = board.spaces.map((_, space) => Math.min(...far.map((steps) => steps[space] ?? 0)))
  const capitals = chooseCapitals(board, far, size, random)
  const taken = new Set<Space>(SEATS.flatMap((seat) => homes[seat]))
  for (const capital of capitals) taken.add(capital)
  const isFree = (space: Space): boolean => !taken.has(space) && (nearest[space] ?? 0) >= FROM_PEOPLE
  const take = (spaces: readonly Space[]): readonly Space[] => {
    for (const space of spaces) taken.add(space)
    return spaces
  }
  const compact = (space: Space, own: readonly Space[]): number => countAround(graph, space, (other) => own.includes(other)) + random()

  const hearts = capitals.map((capital) => take(grown(graph, capital, Math.ceil(size * HEARTLAND), isFree, compact)))
  const lands = hearts.map((heart) => {
    const own = [...heart]
    const [least, most] = COLONY_STEPS
    const steps = stepsFrom(graph, heart.slice(0, 1))
    while (own.length < size) {
      const spots = board.spaces.flatMap((_, space) =>
        isFree(space) &&
        (steps[space] ?? 0) >= least &&
        (steps[space] ?? 0) <= most &&
        countAround(graph, space, (other) => taken.has(other)) === 0
          ? [space]
          : [],
      )
      const spot =
        spots.length === 0
          ? undefined
          : [...spots].sort((a, b) => coast(board, b) - coast(board, a))[Math.floor(random() * Math.ceil(spots.length / 3))]
      const begun = spot ?? reach(graph, own, graph.size).find((space) => !taken.has(space))
      if (begun === undefined) break
      own.push(...take(grown(graph, begun, Math.min(COLONY, size - own.length), isFree, compact)))
    }
    return own
  })
  const [demonic = [], undead = [], monstrous = []] = lands
  return { demonic, undead, monstrous }
}

function coast(board: Board, space: Space): number {
  return board.isBy(space, 'sea') ? 1 : 0
}

/** A capital for each people to fear, all as far from theirs as they can be made to be. */
function chooseCapitals(board: Board, far: readonly Int32Array[], size: number, random: Random): readonly Space[] {
  const { graph } = board
  const luck = board.spaces.map(() => random())
  const room = board.spaces.map((_, space) => reach(graph, [space], 2).length)
  const tries = FAR.map((wanted) => {
    const chosen: Space[] = []
    let cost = 0
    for (const [at, kingdom] of KINGDOMS.entries()) {
      const others = chosen.map((capital) => stepsFrom(graph, [capital]))
      const costOf = (space: Space): number => {
        const own = far[at]?.[space] ?? 0
        const other = Math.min(...far.filter((_, each) => each !== at).map((steps) => steps[space] ?? 0))
        const between = Math.min(Infinity, ...others.map((steps) => steps[space] ?? 0))
        const den = board.at(space).grounds.some((ground) => DENS[kingdom].includes(ground)) ? 0 : 1
        return (
          4 * Math.abs(own - wanted) +
          4 * Math.max(0, wanted - other) +
          5 * Math.max(0, FROM_KINGDOM - between) +
          den +
          0.5 * Math.max(0, size - (room[space] ?? 0)) +
          (luck[space] ?? 0)
        )
      }
      const costs = board.spaces.map((_, space) =>
        Math.min(...far.map((steps) => steps[space] ?? 0)) < FROM_PEOPLE ? Infinity : costOf(space),
      )
      const least = costs.reduce((best, each, space) => (each < (costs[best] ?? Infinity) ? space : best), 0)
      chosen.push(least)
      cost += costs[least] ?? 0
    }
    return { chosen, cost }
  })
  return tries.reduce((best, one) => (one.cost < best.cost ? one : best)).chosen
}
