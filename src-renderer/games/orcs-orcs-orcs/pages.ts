import { Castle } from '@lucide/vue'
import { defineAsyncComponent } from 'vue'
import { GAMES } from '../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import type { GamePages } from '../game.ts'
import CastCard from './hand/CastCard.vue'
import TurnCard from './hand/TurnCard.vue'
import { pageTexts } from './texts/pages.ts'

/** What Orcs Orcs Orcs adds to the pages of the workbench. */
export const PAGES: GamePages = {
  id: 'orcs-orcs-orcs',
  pages: [
    {
      name: 'board',
      title: () => pageTexts.tower,
      icon: Castle,
      group: 'play',
      component: () => import('./board/BoardPage.vue'),
      seat: { title: () => pageTexts.tower, tells: () => pageTexts.tells.tower, row: 'first' },
    },
  ],
  cards: { 'act.turn': { kind: 'act', component: TurnCard }, 'act.cast': { kind: 'act', component: CastCard } },
  fields: {},
  beside: [],
  figuresOnCard: ({ wording }) => (wording === 'act.turn' ? ['actions'] : []),
  onStage: {
    component: defineAsyncComponent(() => import('./board/BoardOnDisplay.vue')),
    isThere: (world) => world.record(GAMES, 'game') !== undefined,
  },
  paper: [],
}
