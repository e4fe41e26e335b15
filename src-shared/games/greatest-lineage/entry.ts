import { translated } from '../../language/catalogue.ts'
import type { GameEntry } from '../api/game.ts'
import { CIVILISATION_EMBLEMS } from './emblems.ts'

/** A crown over a tree of descent: one line, two children, four grandchildren. */
const EMBLEM = [
  'M14 24 L10 8 L22 16 L32 5 L42 16 L54 8 L50 24 Z',
  'M30 27 H34 V34 H49 V43 H55 V51 H51 V47 H43 V51 H39 V43 H45 V38 H19 V43 H25 V51 H21 V47 H13 V51 H9 V43 H15 V34 H30 Z',
  'M11 52 A4.5 4.5 0 1 1 10.9 52 Z M23 52 A4.5 4.5 0 1 1 22.9 52 Z M41 52 A4.5 4.5 0 1 1 40.9 52 Z M53 52 A4.5 4.5 0 1 1 52.9 52 Z',
] as const

const TEXTS = translated({
  en: {
    title: 'The Greatest Lineage',
    lines: [
      'Three civilisations, three monster kingdoms and a world of tribes, from the first fires to the last age.',
      'Three players (or two) and a game master; nine phases a turn, percentile dice, secret booklets.',
      'A campaign of many evenings: every civilisation keeps a ledger, and the workbench keeps all of them.',
    ],
  },
  de: {
    title: 'The Greatest Lineage',
    lines: [
      'Drei Zivilisationen, drei Monsterreiche und eine Welt voller Stämme, von den ersten Feuern bis ins letzte Zeitalter.',
      'Drei Spieler (oder zwei) und eine Spielleitung; neun Phasen je Zug, Prozentwürfel, geheime Hefte.',
      'Eine Kampagne für viele Abende: Jede Zivilisation führt ihr Hauptbuch, und die Werkbank führt sie alle.',
    ],
  },
})

export const GREATEST_LINEAGE: GameEntry = {
  id: 'greatest-lineage',
  about: {
    get title() {
      return TEXTS.title
    },
    get lines() {
      return TEXTS.lines
    },
    emblem: EMBLEM,
  },
  setupFile: `"players": { "elves" | "humans" | "dwarves": { "name", "rulerSex": "male" | "female" } },
  "goal": "conquest" | "peaceful", "way": "campaign" | "printed" | "evening", "houseRules": { <switch>: <value> },
  "firstPlayer": "elves" | "humans" | "dwarves"
  A way to play fills in house rules; what "houseRules" says goes before.
  Only the players' names have no default; without "firstPlayer" the dice decide who begins.`,
  accents: { elves: 1, humans: 2, dwarves: 3 },
  emblems: CIVILISATION_EMBLEMS,
  load: async () => (await import('./game.ts')).GAME,
}
