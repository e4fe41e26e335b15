import type { GameWorkshop } from '../workshops.ts'

/** Decks are checked against a group's own copy here, and chosen in the set-up. */
export const WORKSHOP: GameWorkshop = {
  pages: [{ name: 'decks', component: () => import('./deck/DeckWorkshop.vue') }],
  setup: () => import('./deck/DeckChoice.vue'),
}
