import { inject, type ComputedRef, type InjectionKey } from 'vue'
import type { Deck } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import type { FigurePath } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckFigures.ts'
import { InvariantError } from '../../../../src-shared/kernel/invariantError.ts'
import type { Problem } from '../../../../src-shared/kernel/problem.ts'

/** The deck in the editor, for every figure of it. */
export interface DeckMaking {
  readonly deck: ComputedRef<Deck>
  readonly problems: ComputedRef<readonly Problem[]>
  /** Paths of the figures that the filter shows; null: all. */
  readonly shown: ComputedRef<ReadonlySet<FigurePath> | null>
  /** Puts another deck in its place. Changes in a row with the same `run` are undone together. */
  readonly edit: (next: Deck, run?: string) => void
}

export const DECK_MAKING: InjectionKey<DeckMaking> = Symbol('deck in the editor')

export function useDeckMaking(): DeckMaking {
  const making = inject(DECK_MAKING)
  if (making === undefined) throw new InvariantError('no deck is edited here')
  return making
}

/** Returns those of the paths that are at `start` or below it. */
export function pathsBelow(paths: Iterable<FigurePath>, start: string): readonly FigurePath[] {
  return [...paths].filter((path) => path === start || path.startsWith(`${start}.`))
}
