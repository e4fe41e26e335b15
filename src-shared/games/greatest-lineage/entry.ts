import { translated } from '../../language/catalogue.ts'
import type { GameEntry } from '../game.ts'

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
  about: TEXTS,
  accents: { elves: 1, humans: 2, dwarves: 3 },
  load: async () => (await import('./game.ts')).GAME,
}
