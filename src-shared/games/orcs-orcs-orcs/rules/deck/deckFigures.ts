import { sameJson } from '../../../../kernel/journal/replay.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { SOURCES, type Deck, type Source } from './deck.ts'
import { OURS_1 } from './ours.ts'
import type { Power } from '../types.ts'

/**
 * Where a figure is in a deck, as `sources` names it: `creatures.orc.life`, `spells.zap.lines.0`, `fate.3`, `toadlings.draw`, `ring`.
 * Creatures and spells go by their ids, all other lists by places from 0.
 */
export type FigurePath = string

/** Returns the paths of all figures that have a source of their own, in the order of the deck file. */
export function figurePaths({ creatures, spells, fate, fateX1, toadlings }: Deck): readonly FigurePath[] {
  return [
    'ring',
    ...creatures.flatMap(({ id, track, skill }) => [
      ...['markers', 'threes', 'fours', 'life'].map((figure) => `creatures.${id}.${figure}`),
      ...(track === undefined ? [] : [`creatures.${id}.track`]),
      ...(skill === undefined ? [] : [`creatures.${id}.skill`]),
      `creatures.${id}.bonus`,
    ]),
    ...spells.flatMap(({ id, lines }) => [
      ...['copies', 'powers', 'effects'].map((figure) => `spells.${id}.${figure}`),
      ...lines.map((_, at) => `spells.${id}.lines.${at}`),
    ]),
    ...fate.map((_, at) => `fate.${at}`),
    ...fateX1.map((_, at) => `fateX1.${at}`),
    ...Object.keys(toadlings).map((face) => `toadlings.${face}`),
  ]
}

/** Returns the figure at a path; undefined if the deck has none there. */
export function figureAt(deck: Deck, path: FigurePath): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isParent(value) ? value[keyIn(value, name)] : undefined), deck)
}

export function sourceOf({ sources }: Deck, path: FigurePath): Source {
  return Object.hasOwn(sources, path) ? (sources[path] ?? 'O') : 'O'
}

/** Whether a figure is the same as in the program's own deck. */
export function isAsOurs(deck: Deck, path: FigurePath): boolean {
  return sameJson(figureAt(deck, path), figureAt(OURS_1, path))
}

/** Returns how many figures have each source. */
export function countSources(deck: Deck): Readonly<Record<Source, number>> {
  const all = figurePaths(deck).map((path) => sourceOf(deck, path))
  return Object.fromEntries(SOURCES.map((source) => [source, all.filter((one) => one === source).length])) as Record<Source, number>
}

/** Returns the deck with another figure at a path, which from then on counts as printed. `undefined` takes the figure away. */
export function withFigure(deck: Deck, path: FigurePath, figure: Json | undefined): Deck {
  const changed = put(deck, path.split('.'), figure) as Deck
  return withSource(changed, path, figure === undefined ? 'O' : 'P')
}

/** Returns the deck with another source of a figure. `O` is not listed in `sources`. */
export function withSource(deck: Deck, path: FigurePath, source: Source): Deck {
  const others = Object.entries(deck.sources).filter(([other]) => other !== path)
  return { ...deck, sources: Object.fromEntries(source === 'O' ? others : [...others, [path, source]]) }
}

/** Returns the deck with figure and source as in the program's own deck. */
export function asOurs(deck: Deck, path: FigurePath): Deck {
  return withSource(withFigure(deck, path, figureAt(OURS_1, path) as Json | undefined), path, sourceOf(OURS_1, path))
}

/**
 * Returns the deck with other powers of a spell book. Its id names them, since its cards go by the id: `spell_book_water_fire`. Sources follow.
 */
export function withPowers(deck: Deck, id: string, powers: readonly Power[]): Deck {
  const base = ['spell_book', ...powers].join('_')
  const isTaken = (wanted: string): boolean => deck.spells.some((spell) => spell.id === wanted && spell.id !== id)
  const own = [base, ...deck.spells.map((_, at) => `${base}_${at + 2}`)].find((wanted) => !isTaken(wanted)) ?? base
  const renamed = (path: FigurePath): FigurePath => path.replace(new RegExp(`^spells\\.${id}(?=\\.)`), `spells.${own}`)
  const spells = deck.spells.map((spell) => (spell.id === id ? { ...spell, id: own } : spell))
  const sources = Object.fromEntries(Object.entries(deck.sources).map(([path, source]) => [renamed(path), source]))
  return withFigure({ ...deck, spells, sources }, `spells.${own}.powers`, [...powers])
}

type Parent = Readonly<Record<string, unknown>>

function isParent(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null
}

/** Returns the key below which a name is found: in a list, the place of the entry with that id. */
function keyIn(value: Parent, name: string): string {
  if (!Array.isArray(value)) return name
  const at = value.findIndex((one) => isParent(one) && one['id'] === name)
  return at < 0 ? name : String(at)
}

function put(value: unknown, [name = '', ...rest]: readonly string[], figure: Json | undefined): unknown {
  if (!isParent(value)) return value
  const key = keyIn(value, name)
  const next = rest.length === 0 ? figure : put(value[key], rest, figure)
  const entries = Object.entries({ ...value, [key]: next }).filter(([, one]) => one !== undefined)
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
