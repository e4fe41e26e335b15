import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { den, der, Die, die } from '../../../../src-shared/games/playing.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './charts.en.ts'

export const DE: Texts<typeof EN> = {
  ofAccount: 'Was das Konto am Ende jeder Runde enthielt.',
  title: 'Diagramme',
  lead: 'Jedes Diagramm lässt sich als Tabelle lesen und als Bild oder für die Tabellenkalkulation mitnehmen.',
  empty: {
    title: 'Noch nichts zu vergleichen',
    text: 'Sobald die erste Runde gespielt ist, steht hier Runde für Runde, wo die Völker stehen, was sie lagern, wer zu ihnen gehört, was ihre Kriege kosten und wie die Würfel fallen.',
    way: 'Zum Spieltisch',
  },
  compared: 'Was verglichen wird',
  whose: 'Wessen Vorräte und Leute',
  whichDice: 'Welche Würfel',
  rollers: { all: 'Alle Würfel', app: 'Von der App gewürfelt', hand: 'Am Tisch gewürfelt' },
  names: {
    measure: (name) => name,
    stores: (seat) => `Vorräte ${der(seat)}`,
    people: (seat) => `Leute ${der(seat)}`,
    score: 'Wertung',
    casualties: 'Gefallene',
    dice: 'Würfel',
  },
  none: {
    standing: 'Davon ist dir von keinem Volk etwas bekannt.',
    stores: 'Es ist nichts auf Lager.',
    people: 'Es ist niemand mehr übrig.',
    score: 'Gewertet werden nur Völker, die noch bestehen.',
    casualties:
      'Keine Schlacht dieser Runden hat ein Leben gekostet. Sobald eine es tut, stehen ihre Toten hier, Krieg für Krieg und Seite an Seite: So sieht man gleich, wen ein Krieg mehr kostet.',
    dice: 'In diesen Runden sind keine solchen Prozentwürfel gefallen.',
    secretDice: 'Die Würfel selbst stehen in der Aufzeichnung der Spielleitung; du siehst, was dabei herauskam.',
  },
  commands: {
    measure: (name) => `Diagramme: ${name}`,
    print: 'Die Diagramme drucken',
  },
  card: {
    table: 'Tabelle',
    csv: 'CSV',
    png: 'PNG',
    of: (name) => `: ${name}`,
    told: (title, about) => `${title}. ${about} Die Zahlen lassen sich als Tabelle zeigen.`,
    noPicture: 'Dieser Browser konnte aus dem Diagramm kein Bild machen. Die Zahlen gibt es trotzdem als CSV.',
  },
  table: {
    name: (title) => `Zahlen: ${title}`,
    caption: (title, unit) => `${title} (${unit})`,
    nothing: 'nichts',
    after: (round) => (round === 0 ? 'nach dem Aufbau' : `nach Runde ${figure(round)}`),
  },
  range: {
    name: 'Gezeigte Runden',
    from: 'Von',
    to: 'bis',
    setUp: 'Aufbau',
    round: (round) => `Runde ${figure(round)}`,
    last: (rounds) => `Letzte ${figure(rounds)}`,
    all: 'Alle',
    told: (from, to) => `${from === 0 ? 'Vom Aufbau' : `Runde ${figure(from)}`} bis Runde ${figure(to)}`,
  },
  axis: {
    round: 'Runde',
    setUp: 'Aufbau',
    afterSetUp: 'Nach dem Aufbau',
    inRound: (round) => `Runde ${round}`,
    war: 'Krieg',
    civilisation: 'Volk',
    faces: 'Augen',
  },
  unit: {
    of: (name) => name,
    tokens: 'Marken',
    people: 'Leute',
    points: 'Punkte',
    dead: 'Tote',
    dice: '% der Würfel',
  },
  score: {
    parts: {
      ages: 'Zeitalter nach dem ersten',
      culture: 'Kultur',
      learning: 'Technik beider Arten',
      prestige: 'Prestige',
      realm: 'Land und Leute',
      stores: 'Vorräte',
    },
    about: (round) =>
      `Punkte, wie sie am Ende von Runde ${figure(round)} gezählt würden: Technik und Kriegstechnik sind zusammengefasst, Land und Leute ebenso.`,
    hidden: 'Von anderen Völkern ist dir zu wenig bekannt, um ihre Punkte zu zählen.',
    none: 'Es ist kein Volk mehr übrig, dessen Punkte zu zählen wären',
    one: (seat, points) => `${Die(seat)} haben ${points}`,
    level: (seat, other, points) => `${Die(seat)} und ${die(other)} liegen mit ${points} gleichauf`,
    first: (seat, points, ahead, other) => `${Die(seat)} führen mit ${points}, ${figure(ahead)} vor ${den(other)}`,
  },
}
