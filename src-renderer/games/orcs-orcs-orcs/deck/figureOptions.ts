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
