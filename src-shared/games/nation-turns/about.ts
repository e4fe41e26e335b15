import { translated } from '../../language/catalogue.ts'
import type { GameAbout } from '../api/game.ts'

/** A banner and a die that shows five, in a round that begins anew. */
const EMBLEM = [
  'M57.4 22.8 A27 27 0 1 1 36.7 5.4 L37.4 1.5 L47.7 13.2 L35 14.8 L35.8 10.3 A22 22 0 1 0 52.7 24.5 Z',
  'M19 46 H22 V17 H25 V18 H41 L36.5 23.5 L41 29 H25 V46 H28 V49 H19 Z',
  [
    'M32 34 H46 V48 H32 Z',
    ...[
      [33.7, 37.2],
      [41.3, 37.2],
      [37.5, 41],
      [33.7, 44.8],
      [41.3, 44.8],
    ].map(([x = 0, y = 0]) => `M${x} ${y} a1.5 1.5 0 1 0 3 0 a1.5 1.5 0 1 0 -3 0 Z`),
  ].join(' '),
] as const

const TEXTS = translated({
  en: {
    title: 'Nation Turns',
    lines: [
      'Tribes, factions, beasts and elder races grow, move and fight over a map of areas, each for victory points of its own.',
      'Three players in the scenario that comes with it, each with several nations, and a game master; six-sided dice, nothing secret.',
      'Seventeen rounds, each of seven nation turns in that scenario: the workbench knows every legal move, rolls for both sides and keeps the score.',
    ],
  },
  de: {
    title: 'Nation Turns',
    lines: [
      'Stämme, Fraktionen, Tiervölker und Ältere Völker wachsen, ziehen und kämpfen auf einer Karte von Gebieten, jedes um eigene Siegpunkte.',
      'Drei Spieler im mitgelieferten Szenario, jeder mit mehreren Nationen, und eine Spielleitung; sechsseitige Würfel, nichts Geheimes.',
      'Siebzehn Runden, in diesem Szenario mit je sieben Zügen: Die Werkbank kennt jeden erlaubten Weg, würfelt für beide Seiten und zählt die Punkte.',
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

/** Colour slots of the players, in the order of their seats: of all sets of six, the one the colour-blind tell apart best; then the one farthest from these. */
export const PLAYER_ACCENTS = { p1: 3, p2: 6, p3: 9, p4: 4, p5: 1, p6: 5, p7: 10 } as const
