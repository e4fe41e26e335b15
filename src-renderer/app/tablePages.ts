import { MonitorPlay, Settings } from '@lucide/vue'
import { computed, type Component, type ComputedRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import { toOwnPage } from '../games/gamePages.ts'
import { useSeats } from '../features/share/seatsStore.ts'
import { useTable } from '../stores/table.ts'
import type { RailGroupId, RailPage } from '../ui/rail.ts'
import { TABLE_NAV } from './router.ts'
import { pagesTexts } from './texts/pages.ts'

/** A page of the open campaign as the rail and the palette name it. */
export interface TablePageLink {
  readonly name: string
  /** Read it when it is shown, it follows the language. */
  readonly label: () => string
  readonly to: (campaign: string) => RouteLocationRaw
  readonly group: RailGroupId
  readonly icon: Component
}

/** The page that those of the game follow. */
const BEFORE_OWN = 'ledger'

/** Pages of the open campaign in the order of the palette and the keys: those every game has, with the game's own among them. */
export function useTablePages(): ComputedRef<readonly TablePageLink[]> {
  const table = useTable()
  return computed(() => {
    const own = table.pages.pages.map((page): TablePageLink => ({
      name: page.name,
      label: page.title,
      group: page.group,
      icon: page.icon,
      to: (campaign) => toOwnPage(page, campaign),
    }))
    return TABLE_NAV.flatMap(({ name, label, group, icon }): TablePageLink[] => {
      const link: TablePageLink = { name, label, group, icon, to: (campaign: string) => ({ name, params: { campaign } }) }
      return name === BEFORE_OWN ? [link, ...own] : [link]
    })
  })
}

/** The same as the rail has them, with the table display where a door can be opened for it, and the settings at the foot. */
export function useRailPages(): ComputedRef<readonly RailPage[]> {
  const table = useTable()
  const seats = useSeats()
  const pages = useTablePages()
  const display = computed((): readonly RailPage[] => {
    const campaign = table.head?.table ?? ''
    const isPossible = seats.state?.door.possible === true && seats.at === campaign
    const page = { name: 'display', label: pagesTexts.display, group: 'play', icon: MonitorPlay, wideOnly: true } as const
    return isPossible ? [{ ...page, to: { name: 'display', params: { campaign } } }] : []
  })
  return computed(() => [
    ...pages.value.map(({ name, label, to, group, icon }) => ({ name, label: label(), to: to(table.head?.table ?? ''), group, icon })),
    ...display.value,
    { name: 'settings', label: pagesTexts.settings, to: { name: 'settings' }, group: 'foot', icon: Settings },
  ])
}
