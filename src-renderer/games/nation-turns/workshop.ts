import type { GameWorkshop } from '../workshops.ts'

/** Scenarios are made here, and chosen in the set-up. */
export const WORKSHOP: GameWorkshop = {
  pages: [{ name: 'scenarios', component: () => import('./scenario/ScenarioWorkshop.vue') }],
  setup: () => import('./scenario/ScenarioChoice.vue'),
}
