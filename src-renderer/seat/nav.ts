import type { Component } from 'vue'
import { BookLock, Hourglass, ListChecks, NotebookPen, Printer, ScrollText, Settings, Sigma, Swords, TrendingUp } from '@lucide/vue'
import type { seatTexts } from './texts/seat.ts'

export interface SeatNavItem {
  /** Name of the route, and of what it is called. */
  readonly name: keyof typeof seatTexts.pages
  readonly icon: Component
}

/** What is wanted at any moment of a turn: stands in the bar of a narrow screen, too. */
export const FIRST_PAGES: readonly SeatNavItem[] = [
  { name: 'desk', icon: ListChecks },
  { name: 'orders', icon: NotebookPen },
  { name: 'ledger', icon: Sigma },
  { name: 'booklets', icon: BookLock },
]

/** The others: in the bar of a wide screen, on a page of their own on a narrow one. */
export const FURTHER_PAGES: readonly SeatNavItem[] = [
  { name: 'ages', icon: TrendingUp },
  { name: 'wars', icon: Swords },
  { name: 'chronicle', icon: ScrollText },
  { name: 'timeline', icon: Hourglass },
  { name: 'print', icon: Printer },
  { name: 'settings', icon: Settings },
]
