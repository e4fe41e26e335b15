import { count, figure } from '../../../language/figures.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { creatureName } from './creaturesGerman.ts'
import type { ENGLISH } from './english.ts'
import { GERMAN_ASKED } from './germanAsked.ts'
import { GERMAN_LINES } from './germanLines.ts'
import { GERMAN_PAGES } from './germanPages.ts'
import { GERMAN_PIECES } from './germanPieces.ts'
import { GERMAN_MESSAGES } from './messages.ts'

/** What the game says, in German. */
export const GERMAN: TranslationOf<typeof ENGLISH> = {
  'rail.table': () => 'Schicksal',
  'seat.blue': () => 'Blau',
  'seat.green': () => 'Grün',
  'seat.red': () => 'Rot',
  'seat.yellow': () => 'Gelb',
  'phase.0': () => 'Schicksalskarte',
  'phase.1': () => 'Marker aufdecken',
  'phase.2': () => 'Aktionen ausführen',
  'phase.3': () => 'Neue Zauber ziehen',
  'phase.9': () => 'Wertung',
  'phase.short.0': () => 'Schicksal',
  'phase.short.1': () => 'Aufdecken',
  'phase.short.2': () => 'Handeln',
  'phase.short.3': () => 'Ziehen',
  'phase.short.9': () => 'Werten',
  'counts.trophies': () => 'Trophäen',
  'group.turn': () => 'Der Zug',
  'group.cards': () => 'Karten',
  'group.trophies': () => 'Trophäen',
  'group.skulls': () => 'Totenkopfleisten',
  'group.defeats': () => 'Siege',
  'group.score': () => 'Wertung',
  'group.counters': () => 'Zähler',
  'group.markers': () => 'Marker',
  'group.piles': () => 'Stapel',
  'derived.worth': () => 'Wert der Trophäen',
  'derived.worth.hint': () => 'Jede Trophäe nach dem jetzigen Wert ihrer Art; Zauber, Gift und Missionen kommen am Ende dazu.',
  'score.trophies': ({ type, trophies, each }) =>
    `${count(trophies, creatureName(type), creatureName(type, 2))} zu je ${count(each, 'Punkt', 'Punkten')}`,
  'score.supports': ({ count: spells }) => count(spells, 'Unterstützungszauber', 'Unterstützungszauber'),
  'score.poison': ({ count: cards }) => count(cards, 'Giftkarte', 'Giftkarten'),
  'score.worth': () => 'Trophäen',
  'score.rest': () => 'Zauber, Gift und Mission',
  'figure.actions': () => 'Aktionen übrig',
  'figure.spell': () => 'Zauber',
  'figure.path': () => 'Pfad',
  'figure.section': () => 'Abschnitt',
  'figure.type': () => 'Kreatur',
  'figure.trophies': () => 'Trophäen',
  'figure.each': () => 'Wert einer Trophäe',
  'figure.count': () => 'Anzahl',
  'figure.damage': () => 'Schaden',
  'option.space': ({ space }) => `Feld ${figure(space)}`,
  'option.path': ({ path }) => `Pfad ${figure(path)}`,
  ...GERMAN_ASKED,
  ...GERMAN_PIECES,
  ...GERMAN_LINES,
  ...GERMAN_PAGES,
  ...GERMAN_MESSAGES,
}
