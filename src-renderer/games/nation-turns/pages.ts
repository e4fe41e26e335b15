import { CalendarDays, Compass, Map, PartyPopper, Trophy } from '@lucide/vue'
import { defineAsyncComponent } from 'vue'
import type { GamePages } from '../game.ts'
import BattleOdds from './cards/BattleOdds.vue'
import { diceLines } from './cards/diceLines.ts'
import MoveFields from './cards/MoveFields.vue'
import { actorOf, figuresOnCard, isInBattle, isMove, isRetreat, isToll } from './cards/questions.ts'
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
      group: 'play',
      component: () => import('./board/BoardPage.vue'),
      seat: { title: () => pageTexts.board, tells: () => pageTexts.tells.board, row: 'first' },
    },
    {
      name: 'points',
      title: () => pageTexts.points,
      icon: Trophy,
      group: 'realm',
      component: () => import('./points/PointsPage.vue'),
      seat: { title: () => pageTexts.points, tells: () => pageTexts.tells.points, row: 'further' },
    },
    {
      name: 'events',
      title: () => pageTexts.events,
      icon: CalendarDays,
      group: 'world',
      component: () => import('./events/EventsPage.vue'),
      seat: { title: () => pageTexts.events, tells: () => pageTexts.tells.events, row: 'further' },
    },
    {
      name: 'closing',
      title: () => pageTexts.closing,
      icon: PartyPopper,
      group: 'record',
      component: () => import('./closing/ClosingPage.vue'),
      seat: { title: () => pageTexts.closing, tells: () => pageTexts.tells.closing, row: 'last' },
    },
    {
      name: 'scenario',
      title: () => pageTexts.scenario,
      icon: Compass,
      group: 'world',
      component: () => import('./scenario/ScenarioPage.vue'),
      seat: { title: () => pageTexts.scenario, tells: () => pageTexts.tells.scenario, row: 'last' },
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
  actorOf,
  diceLines,
  onStage: { component: defineAsyncComponent(() => import('./board/BoardOnDisplay.vue')), isThere: () => true },
  paper: [],
  score: defineAsyncComponent(() => import('./closing/ScoreCard.vue')),
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
