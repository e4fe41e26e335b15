import type { GameWorkshop } from '../workshops.ts'

/** Worlds are made here. */
export const WORKSHOP: GameWorkshop = {
  pages: [{ name: 'worlds', component: () => import('../../features/board/WorldWorkshop.vue') }],
}
