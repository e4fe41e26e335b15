import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './points.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Wertung',
  lead: 'Punkte der Spieler und ihrer Nationen, woher sie kommen, und was dazukäme, wenn jetzt gezählt würde.',
  none: 'Vor der Aufstellung gibt es keine Punkte.',
  next: (round) => `Gehaltene Gebiete zählen das nächste Mal am Ende von Runde ${figure(round)}.`,
  over: 'Gehaltene Gebiete zählen nicht mehr.',
  table: 'Punkte der Spieler und Nationen',
  who: 'Spieler und Nation',
  points: 'Punkte',
  due: 'Jetzt gezählt',
  units: 'Einheiten',
  whatCounts: (nation) => `Was für ${nation} zählt`,
  met: 'im Augenblick: ja',
  unmet: 'im Augenblick: nein',
  hold: (area, points) => `${area} halten: ${signed(points)}`,
  holdType: (ground, points) => `Jedes gehaltene Gebiet der Art ${ground}: ${signed(points)}`,
  kill: (points, cap, sofar) =>
    `Jede getötete Einheit: ${signed(points)}${cap === null ? '' : `, höchstens ${figure(cap)}`}; bisher ${figure(sofar)}`,
  killOf: (nation) => `Nur Einheiten von ${nation}.`,
  alive: (points) => `Nach der letzten Runde noch eine Einheit: ${signed(points)}`,
  after: (rounds) => `nach ${rounds.length === 1 ? 'Runde' : 'den Runden'} ${rounds.map(figure).join(', ')}`,
}
