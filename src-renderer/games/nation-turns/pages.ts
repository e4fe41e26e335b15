import { Map, Trophy } from '@lucide/vue'
import type { GamePages } from '../game.ts'
import BattleOdds from './cards/BattleOdds.vue'
import { diceLines } from './cards/diceLines.ts'
import MoveFields from './cards/MoveFields.vue'
import { figuresOnCard, isInBattle, isMove, isRetreat, isToll } from './cards/questions.ts'
import RetreatFields from './cards/RetreatFields.vue'
import TollFields from './cards/TollFields.vue'
import { pageTexts } from './texts/pages.ts'

/** What Nation Turns adds to the pages of the workbench. */
export const PAGES: GamePages = {
  id: 'nation-turns',
  pages: [
    {
      name: 'board',
      title: () => pageTexts.board,
      icon: Map,
      component: () => import('./board/BoardPage.vue'),
      seat: { title: () => pageTexts.board, tells: () => pageTexts.tells.board, row: 'first' },
    },
    {
      name: 'points',
      title: () => pageTexts.points,
      icon: Trophy,
      component: () => import('./points/PointsPage.vue'),
      seat: { title: () => pageTexts.points, tells: () => pageTexts.tells.points, row: 'further' },
    },
  ],
  cards: {},
  fields: {
    'fill.move': { component: MoveFields, fits: isMove },
    'fill.dead': { component: TollFields, fits: isToll },
    'fill.surplus': { component: TollFields, fits: isToll },
    'fill.retreat': { component: RetreatFields, fits: isRetreat },
    'fill.early': { component: RetreatFields, fits: isRetreat },
  },
  beside: [{ place: 'head', component: BattleOdds, shows: isInBattle }],
  figuresOnCard,
  diceLines,
  paper: [],
  keys: [
    {
      title: () => pageTexts.keys.onBoard,
      rows: [
        { keys: 'ArrowLeft', title: () => pageTexts.keys.left },
        { keys: 'ArrowRight', title: () => pageTexts.keys.right },
        { keys: 'ArrowUp', title: () => pageTexts.keys.up },
        { keys: 'ArrowDown', title: () => pageTexts.keys.down },
      ],
    },
  ],
}
