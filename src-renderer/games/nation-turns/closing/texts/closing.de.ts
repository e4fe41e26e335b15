import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './closing.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Der Tanz',
  lead: 'Der Tanz des Sieges: wer gewonnen hat, woher die Punkte kamen, und wie es ging.',
  none: 'Vor der Aufstellung gibt es nichts zu erzählen.',
  over: (round) => `Das Spiel endete nach Runde ${figure(round)}.`,
  notOver: (round) => `Das Spiel ist in Runde ${figure(round)} von 17. So endete es jetzt.`,
  won: (winner) => `${winner} gewinnt`,
  shared: (winners) => `${winners} teilen den Sieg`,
  ahead: (winner) => `${winner} liegt vorn`,
  level: (leaders) => `${leaders} liegen gleichauf`,
  by: {
    points: 'mit den meisten Siegpunkten',
    units: 'bei gleichen Punkten mit den meisten Einheiten auf der Karte',
    shared: 'nichts unterscheidet sie',
  },
  with: (nations) => `mit ${nations}`,
  places: 'Endstand',
  placesNow: 'Stand der Dinge',
  who: 'Wer',
  place: 'Platz',
  points: 'Punkte',
  units: 'Einheiten',
  source: { hold: 'Gehalten', kill: 'Getötet', alive: 'Am Ende da', judged: 'Beurteilt', events: 'Ereignisse', hand: 'Von Hand' },
  story: 'Wie es ging',
  noStory: 'Noch hat niemand gekämpft oder Punkte bekommen.',
  round: (round) => `Runde ${figure(round)}`,
  battles: (battles, dead) =>
    `${figure(battles)} ${battles === 1 ? 'Schlacht' : 'Schlachten'}, ${figure(dead)} ${dead === 1 ? 'Toter' : 'Tote'}`,
  took: (nation, areas) => `${nation} nimmt ${areas}`,
  scored: (owner, points) => `${owner} ${signed(points)}`,
  leads: (owner) => `${owner} übernimmt die Führung`,
  whole: 'Der ganze Tanz: die Kurve, und wie die Runden gingen',
}
