import { onScopeDispose, watch } from 'vue'
import type { OwnerFace } from '../../src-shared/games/api/ledgerFace.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import type { useTable } from '../stores/table.ts'

/** Colour slots there are: `--accent-1` to `--accent-16` in tokens.css. */
export const SLOTS = 16

type Coloured = Pick<OwnerFace, 'id' | 'accent' | 'others'>

/** Gives the owners of the game that is open their colours, wherever `data-seat` names one. */
export function useTableColours(table: Pick<ReturnType<typeof useTable>, 'game' | 'world'>): void {
  useOwnerColours(() => table.game?.owners(table.world) ?? [])
}

/**
 * Gives these owners their colours for as long as the component lives, before those that were given earlier. A sheet that is constructed:
 * the page's policy allows no style that stands in it. Players of games that are not open have theirs as well.
 */
export function useOwnerColours(owners: () => readonly Coloured[]): void {
  // Where pages are tested there may be none.
  if (typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const known = GAMES.flatMap(({ accents }) => Object.entries(accents).map(([id, accent]) => ({ id, accent })))
  watch(
    () => [...known, ...owners()].map(coloured).join('\n'),
    (rules) => sheet.replaceSync(rules),
    { immediate: true },
  )
  onScopeDispose(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)))
}

/** The rule for an owner; a slot beyond the last begins anew. */
export function coloured({ id, accent, others }: Coloured): string {
  const slot = ((accent - 1) % SLOTS) + 1
  const selectors = [`[data-seat="${CSS.escape(id)}"]`, ...(others === undefined ? [] : [`[data-seat^="${CSS.escape(others)}"]`])]
  return `${selectors.join(', ')} { --seat: var(--accent-${slot}); --seat-wash: var(--accent-${slot}-wash); }`
}
