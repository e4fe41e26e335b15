import { translated } from '../../language/catalogue.ts'
import type { GameAbout } from '../api/game.ts'

/** Two bases face each other, a pennant on each. */
const EMBLEM = [
  'M5 48 H30 V57 H5 Z',
  'M11 10 H16 V46 H11 Z M16 10 H31 L26 17 L31 24 H16 Z',
  'M34 48 H59 V57 H34 Z',
  'M48 10 H53 V46 H48 Z M48 10 H33 L38 17 L33 24 H48 Z',
] as const

const TEXTS = translated({
  en: {
    title: 'Hordes',
    lines: [
      'A battle of two fantasy armies, with miniatures on a real table: heroes and hordes, spells, dragons and the odd frog.',
      'Two players and a game master, who may be one of them; one die for orders, one each for every combat, nothing secret.',
      'Half an hour to an hour: the table says where things stand, the workbench adds up, reads the results and says when it is over.',
    ],
  },
  de: {
    title: 'Hordes',
    lines: [
      'Eine Schlacht zweier Fantasy-Armeen mit Miniaturen auf einem echten Tisch: Helden und Horden, Zauber, Drachen, ab und zu ein Frosch.',
      'Zwei Spieler und eine Spielleitung, die auch einer von beiden sein kann; ein Würfel für Befehle, je einer für jeden Kampf, nichts Geheimes.',
      'Eine halbe bis eine ganze Stunde: Der Tisch sagt, wo alles steht; die Werkbank rechnet, liest die Ergebnisse ab und sagt, wann Schluss ist.',
    ],
  },
})

/** What the shelf tells of the game. */
export const ABOUT: GameAbout = {
  get title() {
    return TEXTS.title
  },
  get lines() {
    return TEXTS.lines
  },
  emblem: EMBLEM,
}

/** Colour slots: the two that look red and blue by day and by night. */
export const PLAYER_ACCENTS = { redHost: 5, blueHost: 2 } as const
