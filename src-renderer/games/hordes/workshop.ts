import type { GameWorkshop } from '../workshops.ts'

/** Armies are put together here, and chosen in the set-up. */
export const WORKSHOP: GameWorkshop = {
  pages: [{ name: 'armies', component: () => import('./army/ArmyWorkshop.vue') }],
  setup: () => import('./army/ArmyChoice.vue'),
}
