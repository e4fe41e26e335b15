import { creatureName } from '../../../../../src-shared/games/orcs-orcs-orcs/words/creaturesGerman.ts'
import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './board.en.ts'

const RINGS = ['innerer', 'mittlerer', 'äußerer'] as const

export const DE: Texts<typeof EN> = {
  board: 'Der Turm und seine sechs Pfade',
  hint: 'Pfeiltasten: zur Seite um den Turm, auf und ab den Pfad entlang. Enter wählt aus.',
  section: (path, section) => `Pfad ${figure(path)}, ${RINGS[section - 1] ?? ''} Abschnitt`,
  empty: 'leer',
  pieces: (piece, pieces) => (pieces === 1 ? creatureName(piece) : `${figure(pieces)} ${creatureName(piece, pieces)}`),
  left: (left, life) => (left === life ? `${figure(life)} Leben` : `noch ${figure(left)} von ${figure(life)} Leben`),
  each: 'je',
  damage: (damage) => `${figure(damage)} Schaden`,
  terrain: { tendrils: 'Ranken, 1 Leben weniger', stone: 'Steinfeld, 1 Leben mehr', road: 'Straße, hier hält niemand' },
  shielded: 'Angriffe reichen nicht hin: Andere sind näher am Turm',
  space: (path) => `Feld ${figure(path)} des Turms`,
  mage: (seat) => `der Magier von ${seat}`,
  free: 'frei',
  keeps: 'Kein Verlust: Ankömmlinge nehmen keine Trophäe',
  markers: (path, markers) =>
    markers === 0 ? `Pfad ${figure(path)}: keine Marker mehr` : `Pfad ${figure(path)}: noch ${count(markers, 'Marker', 'Marker')}`,
  legal: 'wählbar',
  barred: {
    ownPath: 'der Pfad des eigenen Magiers ist nicht wählbar (OO-REVEAL-2)',
    noMarkers: 'hier sind keine Marker mehr (OO-REVEAL-2)',
    otherPath: 'dieser Angriff trifft nur den Pfad des eigenen Magiers (OO-SPELL-5)',
    shielded: 'eine Kreatur ist näher am Turm (OO-XFATE-2)',
  },
  letter: { goblin: 'G', orc: 'O', shaman: 'S', rider: 'R', golem: 'L', chief: 'H', croco: 'F', toad: 'T', bomber: 'B', toadling: 't' },
}
