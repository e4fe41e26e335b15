import { computed, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'
import { highlightsOf, type Highlight } from '../../../src-shared/games/highlights/highlights.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { toOwnPage } from '../../games/gamePages.ts'
import { useTable } from '../../stores/table.ts'

/** The way to the page on which the game tells of a highlight in full; null where it has none that whoever looks may open. */
export interface HighlightPage {
  readonly to: RouteLocationRaw
  readonly title: string
}

/** The pages that tell of highlights in full, by the number of the entry in which each was over. */
export function usePagesByEntry(): ComputedRef<ReadonlyMap<number, HighlightPage>> {
  const table = useTable()
  const pageOf = useHighlightPage()
  return computed(() => {
    const pages = new Map<number, HighlightPage>()
    if (table.pages.highlightPage === undefined) return pages
    for (const highlight of highlightsOf(table.moments, table.game?.highlights)) {
      const page = pageOf(highlight)
      if (page !== null) pages.set(highlight.to, page)
    }
    return pages
  })
}

export function useHighlightPage(): (highlight: Highlight) => HighlightPage | null {
  const table = useTable()
  const route = useRoute()
  return (highlight) => {
    const told = table.pages.highlightPage?.(highlight) ?? null
    const page = table.pages.pages.find(({ name }) => name === told?.page)
    if (told === null || page === undefined) return null
    if (page.seat === null && table.head?.seat !== GAME_MASTER) return null
    // A player's device has no campaign in its addresses.
    const { campaign } = route.params
    return { to: toOwnPage(page, typeof campaign === 'string' && campaign !== '' ? campaign : undefined, told.part), title: told.title }
  }
}
