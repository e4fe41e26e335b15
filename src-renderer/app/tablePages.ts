import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import { toOwnPage } from '../games/ownPages.ts'
import { useTable } from '../stores/table.ts'
import { TABLE_NAV } from './router.ts'

/** A page of the open campaign as the bar and the palette name it. */
export interface TablePageLink {
  readonly name: string
  /** Read it when it is shown, it follows the language. */
  readonly label: () => string
  readonly to: (campaign: string) => RouteLocationRaw
}

/** The page that those of the game follow in the bar. */
const BEFORE_OWN = 'ledger'

/** Pages of the open campaign in the order of the bar: those every game has, with the game's own among them. */
export function useTablePages(): ComputedRef<readonly TablePageLink[]> {
  const table = useTable()
  return computed(() => {
    const own = table.pages.pages.map((page): TablePageLink => ({
      name: page.name,
      label: page.title,
      to: (campaign) => toOwnPage(page, campaign),
    }))
    return TABLE_NAV.flatMap(({ name, label }): TablePageLink[] => {
      const link: TablePageLink = { name, label, to: (campaign: string) => ({ name, params: { campaign } }) }
      return name === BEFORE_OWN ? [link, ...own] : [link]
    })
  })
}
