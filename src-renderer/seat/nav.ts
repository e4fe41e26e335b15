import { computed, type Component, type ComputedRef } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import { BookOpenText, ChartLine, History, ListChecks, NotebookPen, Printer, Scale, ScrollText, Settings, Sigma } from '@lucide/vue'
import type { GamePage } from '../games/game.ts'
import type { RailGroupId } from '../ui/rail.ts'
import { toOwnPage } from '../games/gamePages.ts'
import { usePrepares } from '../features/orders/prepares.ts'
import { useTable } from '../stores/table.ts'
import { seatTexts } from './texts/seat.ts'

export interface SeatNavItem {
  readonly name: string
  readonly icon: Component
  readonly group: RailGroupId
  readonly to: RouteLocationRaw
  /** Read it when it is shown, it follows the language. */
  readonly label: () => string
  readonly tells: () => string
}

function neutral(name: keyof typeof seatTexts.pages, icon: Component, group: RailGroupId): SeatNavItem {
  return { name, icon, group, to: { name }, label: () => seatTexts.pages[name].label, tells: () => seatTexts.pages[name].tells }
}

/** The pages of a seat: those every game has, with the game's own among them. */
export function useSeatNav(): {
  /** What is wanted at any moment of a turn: stands in the bar of a narrow screen, too. */
  readonly first: ComputedRef<readonly SeatNavItem[]>
  /** The others: in the rail of a wide screen, on a page of their own on a narrow one. */
  readonly further: ComputedRef<readonly SeatNavItem[]>
  /** To look something up: the same, and told apart on that page. */
  readonly others: ComputedRef<readonly SeatNavItem[]>
} {
  const table = useTable()
  const prepares = usePrepares()
  const own = (row: NonNullable<GamePage['seat']>['row']): readonly SeatNavItem[] =>
    table.pages.pages.flatMap((page): SeatNavItem[] => {
      const { seat } = page
      if (seat?.row !== row) return []
      return [{ name: page.name, icon: page.icon, group: page.group, to: toOwnPage(page), label: seat.title, tells: seat.tells }]
    })
  const orders = computed(() => (prepares.value ? [neutral('orders', NotebookPen, 'play')] : []))
  const first = computed(() => [neutral('desk', ListChecks, 'play'), ...orders.value, neutral('ledger', Sigma, 'realm'), ...own('first')])
  const further = computed(() => [
    ...own('further'),
    neutral('recap', History, 'record'),
    neutral('chronicle', ScrollText, 'record'),
    ...own('last'),
    neutral('print', Printer, 'record'),
    neutral('settings', Settings, 'foot'),
  ])
  const others = computed(() => [
    ...own('other'),
    neutral('charts', ChartLine, 'record'),
    neutral('rules', BookOpenText, 'record'),
    neutral('house-rules', Scale, 'record'),
  ])
  return { first, further, others }
}
