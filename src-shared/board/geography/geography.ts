import type { Cell } from '../hexes.ts'
import type { HexPlan } from '../plan.ts'
import { makeCover } from './cover.ts'
import { makeCrossings } from './crossings.ts'
import { LAKE, LAND, makeLand } from './land.ts'
import { makeRelief } from './relief.ts'
import { makeRivers } from './rivers.ts'

export const FEWEST_SPACES = 200
export const USUAL_SPACES = 600
export const MOST_SPACES = 2_000

/** What each letter of a made world stands for: how high it lies, and what grows there. */
export const LEGEND = {
  '.': ['low', 'open'],
  f: ['low', 'forest'],
  s: ['low', 'swamp'],
  h: ['hill', 'open'],
  w: ['hill', 'forest'],
  m: ['mountain', 'open'],
  t: ['mountain', 'forest'],
  '~': ['sea'],
  o: ['lake'],
} as const satisfies HexPlan['legend']

const CLOSED = '~o'

/** A world of so many spaces that looks like geography: the same for the same seed. */
export function makeWorld(seed: string, spaces: number, name: string): HexPlan {
  const land = makeLand(seed, spaces)
  const { hexes, kinds } = land
  const relief = makeRelief(seed, land)
  const rivers = makeRivers(seed, land, relief)
  const covers = makeCover(seed, land, relief, rivers)
  const letterOf = (cell: Cell): string => {
    if (kinds[cell] !== LAND) return kinds[cell] === LAKE ? 'o' : '~'
    const letter = Object.entries(LEGEND).find(([, [elevation, cover]]) => elevation === relief.elevations[cell] && cover === covers[cell])
    return letter?.[0] ?? '.'
  }
  const { rows, columns } = hexes.layout
  const written = (of: (cell: Cell) => string): readonly string[] =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => of(row * columns + column)).join(''))
  return {
    kind: 'hexes',
    name,
    layout: hexes.layout,
    legend: LEGEND,
    closed: CLOSED,
    ground: written(letterOf),
    rivers: written((cell) => `${rivers[cell] ?? 0}`),
    crossings: makeCrossings(land).map(([from, to]) => [hexes.code(from), hexes.code(to)]),
  }
}
