import { translated } from '../../language/catalogue.ts'
import type { GameAbout } from '../api/game.ts'

/** A tower with battlements, and two tusks at its foot. */
const EMBLEM = [
  'M18 4 H24 V10 H29 V4 H35 V10 H40 V4 H46 V18 H42 V40 H22 V18 H18 Z M29 22 H35 V32 H29 Z',
  'M6 36 C6 50 16 59 32 60 C48 59 58 50 58 36 C54 46 46 51 32 51 C18 51 10 46 6 36 Z',
] as const

const TEXTS = translated({
  en: {
    title: 'Orcs Orcs Orcs',
    lines: [
      'Mages on a tower cast spells at the orcs, goblins and golems that come up six paths, and squabble over the trophies.',
      'Two to four players, each with a hand of cards that nobody else sees; no dice, but markers, fate cards and piles to draw from.',
      'An hour or so: the workbench draws or takes down the draws of the table, knows every target, and keeps trophies and their worth.',
    ],
  },
  de: {
    title: 'Orcs Orcs Orcs',
    lines: [
      'Magier auf einem Turm zaubern gegen die Orks, Goblins und Golems, die sechs Pfade heraufkommen, und streiten sich um die Trophäen.',
      'Zwei bis vier Spieler, jeder mit Handkarten, die sonst niemand sieht; keine Würfel, aber Marker, Schicksalskarten und Stapel zum Ziehen.',
      'Etwa eine Stunde: Die Werkbank zieht oder schreibt mit, was der Tisch zieht, kennt jedes Ziel und zählt Trophäen und ihren Wert.',
    ],
  },
})

/** What the list of games says about this one. */
export const ABOUT: GameAbout = {
  get title() {
    return TEXTS.title
  },
  get lines() {
    return TEXTS.lines
  },
  emblem: EMBLEM,
}
