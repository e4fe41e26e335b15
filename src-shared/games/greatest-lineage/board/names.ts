import type { Board } from '../../../board/board.ts'
import type { Random } from '../../../board/geography/noise.ts'
import type { Space } from '../../../board/graph.ts'
import type { Civilisation } from '../rules/seats.ts'
import { ENGLISH_LAND } from './namesEnglish.ts'
import { GERMAN_LAND } from './namesGerman.ts'

/** What names of lands are put together from. */
export interface LandWords {
  /** Beginnings, by the people that speak of the land; `kingdoms`: all three of them. */
  readonly beginnings: Readonly<Record<Namer, readonly string[]>>
  /** Endings, by what there is to see. */
  readonly endings: Readonly<Record<Sight, readonly string[]>>
  /** Told of a second land that would be called the same. */
  readonly second: readonly string[]
}

export type Namer = Civilisation | 'kingdoms'
const SIGHTS = ['mountain', 'swamp', 'forest', 'hill', 'water', 'open'] as const
type Sight = (typeof SIGHTS)[number]

/** A name is a proper name: it is given in the language of the table when the world is made, and stays. */
export const LAND_WORDS = { en: ENGLISH_LAND, de: GERMAN_LAND } as const satisfies Readonly<Record<string, LandWords>>
export type NameLanguage = keyof typeof LAND_WORDS

/** A name for every space, none twice. */
export function landNames(
  board: Board,
  language: NameLanguage,
  random: Random,
  namerOf: (space: Space) => Namer,
): Readonly<Record<string, string>> {
  const { beginnings, endings, second } = LAND_WORDS[language]
  const used = new Set<string>()
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? ''
  const unused = (names: readonly string[]): string | undefined => {
    const start = Math.floor(random() * names.length)
    return [...names.slice(start), ...names.slice(0, start)].find((name) => !used.has(name))
  }
  return Object.fromEntries(
    board.spaces.map(({ id }, space) => {
      const [before, after] = [beginnings[namerOf(space)], endings[sightOf(board, space)]]
      let name = pick(before) + pick(after)
      for (let tries = 0; used.has(name) && tries < 12; tries++) name = pick(before) + pick(after)
      if (used.has(name)) name = unused(before.flatMap((one) => after.map((other) => one + other))) ?? name
      if (used.has(name)) name = unused(second.map((word) => `${word} ${name}`)) ?? `${name} ${id}`
      used.add(name)
      return [id, name]
    }),
  )
}

function sightOf(board: Board, space: Space): Sight {
  const { grounds } = board.at(space)
  const seen = SIGHTS.find((sight) => sight !== 'open' && grounds.includes(sight))
  if (seen !== undefined) return seen
  return board.isByRiver(space) || board.isBy(space, 'sea') || board.isBy(space, 'lake') ? 'water' : 'open'
}
