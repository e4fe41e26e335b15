import { defineAsyncComponent } from 'vue'
import { BookLock, Hourglass, Landmark, Crown, Swords, TrendingUp } from '@lucide/vue'
import type { GamePages } from '../game.ts'
import { PAPER } from './paper.ts'
import ScoreSheet from './score/ScoreSheet.vue'
import { pageTexts } from './texts/pages.ts'

const BOOKLET = { title: () => pageTexts.booklet, component: () => import('./booklets/SeatBooklet.vue') } as const

/** What The Greatest Lineage adds to the pages of the workbench. */
export const PAGES: GamePages = {
  id: 'greatest-lineage',
  pages: [
    {
      name: 'ages',
      title: () => pageTexts.ages,
      icon: TrendingUp,
      component: () => import('./ages/AgesPage.vue'),
      seat: { title: () => pageTexts.ages, tells: () => pageTexts.tells.ages, row: 'further' },
      sheets: 'ages',
    },
    {
      name: 'booklets',
      alias: 'booklet',
      title: () => pageTexts.booklets,
      icon: BookLock,
      component: () => import('./booklets/BookletsPage.vue'),
      seat: { title: BOOKLET.title, tells: () => pageTexts.tells.booklet, row: 'first' },
      sheets: 'booklet',
      handout: { title: () => pageTexts.handout.title, hint: () => pageTexts.handout.hint, link: (seat) => pageTexts.handout.link(seat) },
    },
    {
      name: 'timeline',
      title: () => pageTexts.timeline,
      icon: Hourglass,
      component: () => import('./timeline/TimelinePage.vue'),
      seat: { title: () => pageTexts.timeline, tells: () => pageTexts.tells.timeline, row: 'last' },
    },
    {
      name: 'wars',
      title: () => pageTexts.wars,
      icon: Swords,
      component: () => import('./wars/WarsPage.vue'),
      seat: { title: () => pageTexts.wars, tells: () => pageTexts.tells.wars, row: 'further' },
    },
    { name: 'house', title: () => pageTexts.house, icon: Crown, component: () => import('./house/HousePage.vue'), seat: null },
    { name: 'works', title: () => pageTexts.works, icon: Landmark, component: () => import('./works/WorksPage.vue'), seat: null },
  ],
  curtain: BOOKLET,
  cards: {},
  fields: {},
  beside: [],
  figuresOnCard: {},
  charts: defineAsyncComponent(() => import('./charts/CampaignCharts.vue')),
  paper: PAPER,
  score: ScoreSheet,
}
