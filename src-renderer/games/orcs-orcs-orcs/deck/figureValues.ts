import { BOUNDS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'

/** One of the words that a figure of the deck can be. */
export interface FigureOption {
  readonly id: string
  readonly name: string
}

/** Value of the option that is none of the words. */
export const NOTHING = ''

/** Options by the game's words for their ids: `power.earth`. */
export function optionsOf(kind: string, ids: readonly string[]): readonly FigureOption[] {
  return ids.map((id) => ({ id, name: say(`${kind}.${id}`) }))
}

/** Spaces of a counter, at most. */
const MOST_SPACES = 9

/** Reads values with commas or blanks between, the first space first; null if they cannot be read. */
export function trackIn(text: string): readonly number[] | null {
  const values = text.split(/[\s,;·]+/).filter((value) => value !== '')
  const isTrack =
    values.length > 0 && values.length <= MOST_SPACES && values.every((value) => /^\d+$/.test(value) && Number(value) <= BOUNDS.worth[1])
  return isTrack ? values.map(Number) : null
}

export function trackText(track: unknown): string {
  return (track as readonly number[]).join(', ')
}
