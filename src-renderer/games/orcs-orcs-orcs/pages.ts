import { Castle, Dices, Hand } from '@lucide/vue'
import { defineAsyncComponent } from 'vue'
import { GAMES } from '../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import type { GamePages } from '../game.ts'
import CastCard from './hand/CastCard.vue'
import PickCard from './hand/PickCard.vue'
import TurnCard from './hand/TurnCard.vue'
import { PAPER } from './paper/paper.ts'
import TargetCard from './target/TargetCard.vue'
import { pageTexts } from './texts/pages.ts'

/** Questions whose answers lie on the board. */
const ON_BOARD = { kind: 'choose', component: TargetCard } as const

/** Questions whose answers are cards. */
const PICKED = { kind: 'choose', component: PickCard } as const

/** Questions that begin with the name of the spell. */
const NAMES_THE_SPELL = ['choose.target', 'choose.line']

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
    {
      name: 'hand',
      title: () => pageTexts.hand,
      icon: Hand,
      group: 'play',
      component: () => import('./hand/HandPage.vue'),
      seat: { title: () => pageTexts.hand, tells: () => pageTexts.tells.hand, row: 'first' },
    },
    {
      name: 'odds',
      title: () => pageTexts.odds,
      icon: Dices,
      group: 'play',
      component: () => import('./odds/OddsPage.vue'),
      seat: { title: () => pageTexts.odds, tells: () => pageTexts.tells.odds, row: 'further' },
    },
  ],
  cards: {
    'act.turn': { kind: 'act', component: TurnCard },
    'act.cast': { kind: 'act', component: CastCard },
    'choose.take': PICKED,
    'choose.discard': PICKED,
    'choose.target': ON_BOARD,
    'choose.reveal': ON_BOARD,
    'choose.order': ON_BOARD,
    'choose.section': ON_BOARD,
  },
  fields: {},
  beside: [],
  // Named in the question itself, or on the card.
  figuresOnCard: ({ wording }) => (wording === 'act.turn' ? ['actions'] : NAMES_THE_SPELL.includes(wording) ? ['spell'] : []),
  onStage: {
    component: defineAsyncComponent(() => import('./board/BoardOnDisplay.vue')),
    isThere: (world) => world.record(GAMES, 'game') !== undefined,
    // Everybody looks at the board while a spell is cast.
    keeps: ['event', 'battle'],
  },
  paper: PAPER,
  score: defineAsyncComponent(() => import('./closing/ScoreCard.vue')),
}
