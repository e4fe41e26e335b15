import type { Board } from '../../../board/board.ts'
import type { Space } from '../../../board/graph.ts'
import { OUT_OF_REACH, roomWithin, stepsFrom } from '../../../board/search.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { START } from '../rules/tables/start.ts'

/** Land within so many steps of each people's first territory is as much for all, but for a tenth. */
export const FAIR_WITHIN = [3, 6, 9] as const
export const FAIR_MORE = 1.1
/** The most places that are looked at for each people, the best first. */
const CANDIDATES = 220
/** Peoples begin at least so far apart, as far as the map allows. */
const APART = [9, 8, 7, 6, 5]

type Room = readonly number[]

interface Candidate {
  readonly space: Space
  readonly room: Room
  readonly taste: number
}

/** How much land lies within reach of a space, step by step of `FAIR_WITHIN`, the space included. */
export function roomAround({ graph }: Board, space: Space): Room {
  const room = roomWithin(graph, [space], Math.max(...FAIR_WITHIN))
  return FAIR_WITHIN.map((within) => room[within] ?? 0)
}

/** What a people looks for in its first land. */
const LIKES: Readonly<Record<Civilisation, (grounds: readonly string[]) => number>> = {
  elves: (grounds) => (grounds.includes('low') ? 1 : -1.2) + (grounds.includes('forest') ? 1.2 : grounds.includes('swamp') ? -0.4 : 0),
  humans: (grounds) => (grounds.includes('low') ? 0.6 : -0.4) + (grounds.includes('open') ? 1 : grounds.includes('swamp') ? -0.8 : 0),
  dwarves: (grounds) => (grounds.includes('low') ? -1 : 1.4) + (grounds.includes('open') ? 0.5 : -0.8),
}

/** Whether a people can call it its own ground. */
export function isHomeGround(seat: Civilisation, grounds: readonly string[]): boolean {
  if (seat === 'elves') return grounds.includes('low') && grounds.includes('forest')
  if (seat === 'humans') return grounds.includes('low') && grounds.includes('open')
  return !grounds.includes('low') && grounds.includes('open')
}

/** Where each people begins (GL-SET-5): on its own ground, apart from the others, with as much room as they; null where the map has no such places. */
export function chooseHomes(board: Board): Readonly<Record<Civilisation, readonly Space[]>> | null {
  const rooms = board.spaces.map((_, space) => roomAround(board, space))
  const [elves, humans, dwarves] = SEATS.map((seat) => candidates(board, seat, rooms)) as [Candidate[], Candidate[], Candidate[]]
  const steps = new Map<Space, Int32Array>()
  const far = (one: Candidate, other: Candidate): number => {
    const known = steps.get(one.space) ?? stepsFrom(board.graph, [one.space])
    steps.set(one.space, known)
    return known[other.space] ?? OUT_OF_REACH
  }
  for (const apart of APART) {
    let best: { readonly score: number; readonly spaces: readonly Space[] } | null = null
    for (const elf of elves) {
      const beside = (one: Candidate): boolean => isFair(elf.room, one.room) && far(elf, one) >= apart
      const stout = dwarves.filter(beside)
      for (const human of stout.length === 0 ? [] : humans.filter(beside)) {
        for (const dwarf of stout) {
          const taste = elf.taste + human.taste + dwarf.taste
          if (best !== null && taste <= best.score) continue
          if (!isFair(human.room, dwarf.room)) continue
          const gaps = [far(elf, human), far(elf, dwarf), far(human, dwarf)]
          if (Math.min(...gaps) < apart) continue
          // Nobody sits between the two others.
          const score = taste - 0.5 * (Math.max(...gaps) - Math.min(...gaps))
          if (best === null || score > best.score) best = { score, spaces: [elf.space, human.space, dwarf.space] }
        }
      }
    }
    if (best !== null) return settled(board, best.spaces)
  }
  return null
}

function isFair(one: Room, other: Room): boolean {
  return one.every((land, at) => Math.max(land, other[at] ?? 0) <= FAIR_MORE * Math.min(land, other[at] ?? 0))
}

/** The best places of a people, with room around them. */
function candidates(board: Board, seat: Civilisation, rooms: readonly Room[]): readonly Candidate[] {
  const widest = rooms.map((room) => room.at(-1) ?? 0).sort((a, b) => a - b)
  // Not on an island, nor in the corner of the world.
  const least = widest[Math.floor(widest.length / 3)] ?? 0
  const likes = LIKES[seat]
  return board.spaces
    .flatMap(({ grounds }, space) => {
      const room = rooms[space] ?? []
      if (!isHomeGround(seat, grounds) || (room.at(-1) ?? 0) < least) return []
      const near = board.graph.neighboursOf(space)
      const around = near.reduce((sum, other) => sum + likes(board.at(other).grounds), 0)
      return [{ space, room, taste: 2 * likes(grounds) + around }]
    })
    .sort((a, b) => b.taste - a.taste || a.space - b.space)
    .slice(0, CANDIDATES)
}

/** The first territory of each with the best beside it. */
function settled(board: Board, firsts: readonly Space[]): Readonly<Record<Civilisation, readonly Space[]>> {
  const landsOf = (seat: Civilisation): readonly Space[] => {
    const lands = [firsts[SEATS.indexOf(seat)] ?? 0]
    while (lands.length < START.territories) {
      const beside = lands.flatMap((land) => [...board.graph.neighboursOf(land)]).filter((space) => !lands.includes(space))
      const liked = (space: Space): number => LIKES[seat](board.at(space).grounds)
      lands.push(beside.reduce((best, space) => (liked(space) > liked(best) ? space : best)))
    }
    return lands
  }
  return { elves: landsOf('elves'), humans: landsOf('humans'), dwarves: landsOf('dwarves') }
}
