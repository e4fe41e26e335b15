import type { Component, ComputedRef } from 'vue'
import { computed } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import { BookOpenText, ChartLine, History, ListChecks, NotebookPen, Printer, Scale, ScrollText, Settings, Sigma } from '@lucide/vue'
import type { GamePage } from '../games/game.ts'
import { toOwnPage } from '../games/ownPages.ts'
import { usePrepares } from '../features/orders/prepares.ts'
import { useTable } from '../stores/table.ts'
import { seatTexts } from './texts/seat.ts'

export interface SeatNavItem {
  readonly name: string
  readonly icon: Component
  readonly to: RouteLocationRaw
  /** Read it when it is shown, it follows the language. */
  readonly label: () => string
  readonly tells: () => string
}

function neutral(name: keyof typeof seatTexts.pages, icon: Component): SeatNavItem {
  return { name, icon, to: { name }, label: () => seatTexts.pages[name].label, tells: () => seatTexts.pages[name].tells }
}

/** The pages of a seat: those every game has, with the game's own among them. */
export function useSeatNav(): {
  /** What is wanted at any moment of a turn: stands in the bar of a narrow screen, too. */
  readonly first: ComputedRef<readonly SeatNavItem[]>
  /** The others: in the bar of a wide screen, on a page of their own on a narrow one. */
  readonly further: ComputedRef<readonly SeatNavItem[]>
  /** To look something up: on that page, however wide the screen is. */
  readonly others: ComputedRef<readonly SeatNavItem[]>
} {
  const table = useTable()
  const prepares = usePrepares()
  const own = (row: NonNullable<GamePage['seat']>['row']): readonly SeatNavItem[] =>
    table.pages.pages.flatMap((page): SeatNavItem[] => {
      const { seat } = page
      if (seat?.row !== row) return []
      return [{ name: page.name, icon: page.icon, to: toOwnPage(page), label: seat.title, tells: seat.tells }]
    })
  const orders = computed(() => (prepares.value ? [neutral('orders', NotebookPen)] : []))
  const first = computed(() => [neutral('desk', ListChecks), ...orders.value, neutral('ledger', Sigma), ...own('first')])
  const further = computed(() => [
    ...own('further'),
    neutral('recap', History),
    neutral('chronicle', ScrollText),
    ...own('last'),
    neutral('print', Printer),
    neutral('settings', Settings),
  ])
  const others = computed(() => [
    ...own('other'),
    neutral('charts', ChartLine),
    neutral('rules', BookOpenText),
    neutral('house-rules', Scale),
  ])
  return { first, further, others }
}
