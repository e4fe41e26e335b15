import type { Board } from '../../../board/board.ts'
import type { Random } from '../../../board/geography/noise.ts'
import type { Space } from '../../../board/graph.ts'
import { reach, stepsFrom } from '../../../board/search.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { countAround, grown } from './growing.ts'

/** Land around each people that no tribe holds, in steps: as wide as the map allows. */
const CLEARINGS = [3, 2, 1, 0]

export interface SettledTribe {
  readonly race: Civilisation
  readonly lands: readonly Space[]
}

/** The tribes (GL-SET-11), each with land in one piece as far as there is any, out of what is not taken; of each race as many, next to their kin. */
export function settleTribes(
  board: Board,
  homes: Readonly<Record<Civilisation, readonly Space[]>>,
  taken: ReadonlySet<Space>,
  { tribes, tribe }: { readonly tribes: number; readonly tribe: number },
  random: Random,
): readonly SettledTribe[] {
  const clear = stepsFrom(
    board.graph,
    SEATS.flatMap((seat) => homes[seat]),
  )
  const luck = board.spaces.map(() => random())
  const settle = (clearing: number): readonly (readonly Space[])[] => {
    const isOpen = (space: Space): boolean => !taken.has(space) && (clear[space] ?? 0) > clearing
    return packed(board, tribes, tribe, isOpen, luck)
  }
  for (const clearing of CLEARINGS) {
    const lands = settle(clearing)
    if (lands.length === tribes) return racesOf(board, homes, lands)
  }
  return racesOf(board, homes, filledUp(board, settle(0), taken, tribes, tribe))
}

/** As many pieces of land as fit, at most `tribes`: corners are filled first, so that little is left over between them. */
function packed(
  { graph }: Board,
  tribes: number,
  size: number,
  isOpen: (space: Space) => boolean,
  luck: readonly number[],
): readonly (readonly Space[])[] {
  const used = new Set<Space>()
  const isFree = (space: Space): boolean => isOpen(space) && !used.has(space)
  const room = (space: Space): number => countAround(graph, space, isFree)
  const waiting = new Set(luck.map((_, space) => space).filter(isFree))
  const found: (readonly Space[])[] = []
  const free = (): Space | undefined => {
    let best: { readonly space: Space; readonly score: number } | null = null
    for (const space of waiting) {
      const score = room(space) + (luck[space] ?? 0)
      if (best === null || score < best.score) best = { space, score }
    }
    return best?.space
  }
  for (let from = free(); from !== undefined && found.length < tribes; from = free()) {
    const piece = grown(
      graph,
      from,
      size,
      isFree,
      (space, own) => 1.4 * countAround(graph, space, (other) => own.includes(other)) - room(space),
    )
    // What is hemmed in stays blank.
    for (const space of piece) waiting.delete(space)
    for (const space of piece) used.add(space)
    if (piece.length === size) found.push(piece)
  }
  return found
}

/** Tribes there was no whole piece of land for get the nearest blank land there is. */
function filledUp(
  { graph }: Board,
  lands: readonly (readonly Space[])[],
  taken: ReadonlySet<Space>,
  tribes: number,
  size: number,
): readonly (readonly Space[])[] {
  const used = new Set([...taken, ...lands.flat()])
  const all = [...lands]
  while (all.length < tribes) {
    const from = Array.from({ length: graph.size }, (_, space) => space).find((space) => !used.has(space))
    if (from === undefined) break
    const piece = [from, ...reach(graph, [from], graph.size).filter((space) => !used.has(space))].slice(0, size)
    for (const space of piece) used.add(space)
    all.push(piece)
  }
  return all
}

/** Elven, human and dwarven in turn: of the tribes that are left each time the one that lives nearest to that people. */
function racesOf(
  { graph }: Board,
  homes: Readonly<Record<Civilisation, readonly Space[]>>,
  lands: readonly (readonly Space[])[],
): readonly SettledTribe[] {
  const far = SEATS.map((seat) => ({ race: seat, steps: stepsFrom(graph, homes[seat]) }))
  const left = [...lands]
  return lands.flatMap((_, nth) => {
    const kin = far[nth % far.length]
    const steps = ([first = 0]: readonly Space[]): number => kin?.steps[first] ?? 0
    const nearest = left.reduce((best, one, at) => (steps(one) < steps(left[best] ?? []) ? at : best), 0)
    return left.splice(nearest, 1).map((spaces) => ({ race: kin?.race ?? 'elves', lands: spaces }))
  })
}
