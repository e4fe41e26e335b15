import { BookLock, Hourglass, Landmark, Crown, Map, Swords, TrendingUp } from '@lucide/vue'
import { defineAsyncComponent } from 'vue'
import { boardOf } from '../../../src-shared/games/greatest-lineage/rules/territory/map.ts'
import type { GamePages } from '../game.ts'
import { PAPER } from './paper.ts'
import ScoreSheet from './score/ScoreSheet.vue'
import BattleAhead from './cards/BattleAhead.vue'
import GatherFields from './cards/GatherFields.vue'
import { isGathering } from './cards/gathering.ts'
import OddsLine from './cards/OddsLine.vue'
import PurseBar from './cards/PurseBar.vue'
import { figuresOnCard, isPurchase, mostToBuy } from './cards/questions.ts'
import SheetsBeside from './cards/SheetsBeside.vue'
import SpendSheet from './cards/SpendSheet.vue'
import { termsOf } from './cards/treaty.ts'
import TreatyCard from './cards/TreatyCard.vue'
import TreatyDocument from './cards/TreatyDocument.vue'
import BattleHighlight from './wars/BattleHighlight.vue'
import TimelineOnDisplay from './timeline/TimelineOnDisplay.vue'
import { battleKey } from './wars/battles.ts'
import { battleTold } from './wars/battleTold.ts'
import { battlePageTexts } from './wars/texts/battlePage.ts'
import { pageTexts } from './texts/pages.ts'

/** Only where there is a board is it fetched. */

const BOOKLET = { title: () => pageTexts.booklet, component: () => import('./booklets/SeatBooklet.vue') } as const

/** What The Greatest Lineage adds to the pages of the workbench. */
export const PAGES: GamePages = {
  id: 'greatest-lineage',
  pages: [
    {
      name: 'ages',
      title: () => pageTexts.ages,
      icon: TrendingUp,
      group: 'realm',
      component: () => import('./ages/AgesPage.vue'),
      seat: { title: () => pageTexts.ages, tells: () => pageTexts.tells.ages, row: 'further' },
      sheets: 'ages',
    },
    {
      name: 'map',
      title: () => pageTexts.map,
      icon: Map,
      group: 'world',
      component: () => import('../../features/board/BoardPage.vue'),
      seat: { title: () => pageTexts.map, tells: () => pageTexts.tells.map, row: 'further' },
      sheets: 'map',
    },
    {
      name: 'booklets',
      alias: 'booklet',
      title: () => pageTexts.booklets,
      icon: BookLock,
      group: 'world',
      component: () => import('./booklets/BookletsPage.vue'),
      seat: { title: BOOKLET.title, tells: () => pageTexts.tells.booklet, row: 'first' },
      sheets: 'booklet',
      handout: { title: () => pageTexts.handout.title, hint: () => pageTexts.handout.hint, link: (seat) => pageTexts.handout.link(seat) },
    },
    {
      name: 'timeline',
      title: () => pageTexts.timeline,
      icon: Hourglass,
      group: 'world',
      component: () => import('./timeline/TimelinePage.vue'),
      seat: { title: () => pageTexts.timeline, tells: () => pageTexts.tells.timeline, row: 'last' },
    },
    {
      name: 'wars',
      title: () => pageTexts.wars,
      icon: Swords,
      group: 'world',
      component: () => import('./wars/WarsPage.vue'),
      seat: { title: () => pageTexts.wars, tells: () => pageTexts.tells.wars, row: 'further' },
    },
    {
      name: 'house',
      title: () => pageTexts.house,
      icon: Crown,
      group: 'realm',
      component: () => import('./house/HousePage.vue'),
      seat: { title: () => pageTexts.house, tells: () => pageTexts.tells.house, row: 'other' },
    },
    {
      name: 'works',
      title: () => pageTexts.works,
      icon: Landmark,
      group: 'realm',
      component: () => import('./works/WorksPage.vue'),
      seat: { title: () => pageTexts.works, tells: () => pageTexts.tells.works, row: 'other' },
    },
  ],
  curtain: BOOKLET,
  keys: [
    {
      title: () => pageTexts.keys.inBooklets,
      rows: [
        { keys: 'Comma', title: () => pageTexts.keys.turnBack },
        { keys: 'Period', title: () => pageTexts.keys.turnOn },
      ],
    },
  ],
  cards: { 'act.treaty': { kind: 'act', component: TreatyCard } },
  actFields: { 'act.spend.buy': SpendSheet },
  fields: { 'fill.gather': { component: GatherFields, fits: isGathering } },
  beside: [
    { place: 'title', component: TreatyDocument, shows: (request) => request.kind !== 'act' && termsOf(request).length > 0 },
    { place: 'head', component: SheetsBeside, shows: ({ kind }) => kind === 'roll' || kind === 'choose' || kind === 'fill' },
    { place: 'head', component: OddsLine, shows: ({ kind }) => kind === 'roll' },
    { place: 'above', component: PurseBar, shows: isPurchase },
    { place: 'below', component: OddsLine, shows: ({ kind }) => kind === 'fill' || kind === 'act' },
    { place: 'below', component: BattleAhead, shows: () => true },
  ],
  figuresOnCard,
  besideAct: mostToBuy,
  highlightCards: { battle: BattleHighlight },
  highlightPage: (highlight) =>
    highlight.kind === 'battle' && battleTold(highlight) !== null
      ? { page: 'wars', part: battleKey(highlight), title: battlePageTexts.open }
      : null,
  onDisplay: [TimelineOnDisplay],
  onStage: {
    component: defineAsyncComponent(() => import('../../features/board/BoardOnDisplay.vue')),
    isThere: (world) => boardOf(world) !== null,
  },
  paper: PAPER,
  score: ScoreSheet,
}
