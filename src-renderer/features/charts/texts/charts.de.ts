import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './charts.en.ts'

export const DE: Texts<typeof EN> = {
  ofAccount: 'Was das Konto am Ende jeder Runde enthielt.',
  title: 'Diagramme',
  lead: 'Jedes Diagramm lässt sich als Tabelle lesen und als Bild oder für die Tabellenkalkulation mitnehmen.',
  empty: {
    title: 'Noch nichts zu vergleichen',
    text: 'Sobald die erste Runde gespielt ist, steht hier Runde für Runde, wer wo steht und wie die Würfel fallen.',
    way: 'Zum Spieltisch',
  },
  tiles: {
    which: 'Welches Diagramm',
    name: 'Kleine Diagramme, alle über dieselben Runden',
    hint: 'Jedes öffnet sich groß.',
    all: 'Alle Diagramme',
  },
  whichDice: 'Welche Würfel',
  rollers: { all: 'Alle Würfel', app: 'Von der App gewürfelt', hand: 'Am Tisch gewürfelt' },
  names: {
    account: (name) => name,
    dice: (faces) => (faces === 100 ? 'Würfel' : `Würfel mit ${figure(faces)} Seiten`),
  },
  none: {
    dice: 'In diesen Runden ist kein Würfel einzeln festgehalten.',
    secretDice: 'Die Würfel selbst stehen in der Aufzeichnung der Spielleitung; du siehst, was dabei herauskam.',
    account: 'Davon ist dir nichts bekannt.',
  },
  commands: {
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
    faces: 'Augen',
  },
  unit: { dice: '% der Würfel' },
}
