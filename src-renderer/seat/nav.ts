import type { Component } from 'vue'
import { BookLock, Hourglass, ListChecks, NotebookPen, ScrollText, Settings, Sigma, TrendingUp } from '@lucide/vue'

export interface SeatNavItem {
  /** Name of the route. */
  readonly name: string
  readonly label: string
  readonly icon: Component
  /** What one finds there, in a few words. */
  readonly tells: string
}

/** What is wanted at any moment of a turn: stands in the bar of a narrow screen, too. */
export const FIRST_PAGES: readonly SeatNavItem[] = [
  { name: 'desk', label: 'Now', icon: ListChecks, tells: 'Whose turn it is, and what is asked of you' },
  { name: 'orders', label: 'Orders', icon: NotebookPen, tells: 'Answers you prepare for your next turn' },
  { name: 'ledger', label: 'Ledger', icon: Sigma, tells: 'Every figure of yours, and why it is what it is' },
  { name: 'booklets', label: 'Booklet', icon: BookLock, tells: 'What you write in secret' },
]

/** The others: in the bar of a wide screen, on a page of their own on a narrow one. */
export const FURTHER_PAGES: readonly SeatNavItem[] = [
  { name: 'ages', label: 'Ages', icon: TrendingUp, tells: 'What your next age still needs' },
  { name: 'chronicle', label: 'Chronicle', icon: ScrollText, tells: 'Everything that happened, as far as you know of it' },
  { name: 'timeline', label: 'Timeline', icon: Hourglass, tells: 'What the world has done so far' },
  { name: 'settings', label: 'Settings', icon: Settings, tells: 'Colours, text size, and this device' },
]
