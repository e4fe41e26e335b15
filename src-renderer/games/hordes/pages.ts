import { Dices, ShieldHalf, Swords } from '@lucide/vue'
import type { GamePages } from '../game.ts'
import BoutNow from './cards/BoutNow.vue'
import HordesActCard from './cards/HordesActCard.vue'
import JustFought from './cards/JustFought.vue'
import { figuresOnCard, isCombatRoll, isShootBack, isShot, isWayBack, isInCombat } from './cards/questions.ts'
import ShootBackFields from './cards/ShootBackFields.vue'
import ShotFields from './cards/ShotFields.vue'
import WayBackFields from './cards/WayBackFields.vue'
import { PAPER } from './paper/paper.ts'
import CombatHighlight from './sheets/CombatHighlight.vue'
import { pageTexts } from './texts/pages.ts'

const ACTS = { kind: 'act', component: HordesActCard } as const
const WAY_BACK = { component: WayBackFields, fits: isWayBack } as const

/** What Hordes adds to the pages of the workbench. */
export const PAGES: GamePages = {
  id: 'hordes',
  pages: [
    {
      name: 'armies',
      title: () => pageTexts.armies,
      icon: ShieldHalf,
      group: 'realm',
      component: () => import('./roster/ArmiesPage.vue'),
      seat: { title: () => pageTexts.armies, tells: () => pageTexts.tells.armies, row: 'first' },
      sheets: 'roster',
    },
    {
      name: 'combats',
      title: () => pageTexts.sheets,
      icon: Swords,
      group: 'record',
      component: () => import('./sheets/SheetsPage.vue'),
      seat: { title: () => pageTexts.sheets, tells: () => pageTexts.tells.sheets, row: 'further' },
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
  cards: { 'act.command': ACTS, 'act.ranged': ACTS, 'act.theirShots': ACTS, 'act.fight': ACTS },
  fields: {
    'fill.wayBack': WAY_BACK,
    'fill.wayBack.flee': WAY_BACK,
    'fill.wayBack.field': WAY_BACK,
    'fill.shot': { component: ShotFields, fits: isShot },
    'fill.shootBack': { component: ShootBackFields, fits: isShootBack },
  },
  beside: [
    { place: 'head', component: BoutNow, shows: isCombatRoll },
    { place: 'head', component: JustFought, shows: isInCombat },
  ],
  figuresOnCard,
  highlightCards: { battle: CombatHighlight },
  highlightPage: ({ kind }) => (kind === 'battle' ? { page: 'combats', part: '', title: pageTexts.sheets } : null),
  paper: PAPER,
}
