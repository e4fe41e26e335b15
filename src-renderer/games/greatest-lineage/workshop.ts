import type { GameWorkshop } from '../workshops.ts'

/** Worlds are made here, and chosen in the set-up. */
export const WORKSHOP: GameWorkshop = {
  pages: [{ name: 'worlds', component: () => import('../../features/board/WorldWorkshop.vue') }],
  setup: () => import('./setup/BoardChoice.vue'),
}
