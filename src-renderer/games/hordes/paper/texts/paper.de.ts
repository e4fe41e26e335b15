import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './paper.en.ts'

export const DE: Texts<typeof EN> = {
  kinds: { reference: 'Merkblatt', roster: 'Armeelisten' },
  reference: {
    title: 'Merkblatt',
    lead: 'Alle Tabellen der Schlacht, wie sie an diesem Tisch gelten.',
    sequence: 'Ablauf eines Zuges',
    pips: 'Was PIPs kaufen',
    ranges: 'Reichweiten',
    passing: 'Wer wen passiert',
    types: 'Typen',
    typesLead: (mm) =>
      `Entfernungen in Schritt; 100 Schritt sind ${figure(mm)} mm. ^: kann nicht der General sein; »: setzt nach; +: in Reserve; *: frei in schwierigem Gelände.`,
    factors: 'Zeilen eines Kampfes',
    outcomes: 'Was aus dem niedrigeren Wert wird',
    outcomesLead:
      'Der erste Satz, der passt, gilt; passt keiner, geschieht nichts. Verdoppelt: Alle werden vernichtet, nur Flieger fliehen, wenn sie nicht AH, HE, MA, SH oder ein Fliegender verdoppelt.',
    results: 'Ergebnisse',
    meets: 'Worauf trifft, wer zurückweicht',
    end: 'Armee und Ende',
    house: 'Hausregeln dieses Tisches',
  },
  column: {
    code: 'Kürzel',
    type: 'Typ',
    class: 'Klasse',
    ap: 'AP',
    road: 'Straße',
    good: 'Gut',
    bad: 'Schwer',
    foot: 'Fuß',
    other: 'Andere',
    rule: 'Regel',
    says: 'Sagt',
    equal: 'Gleich',
    less: 'Weniger',
    meets: 'Er trifft auf',
    then: 'Dann',
    element: 'Element',
    status: 'Wo',
  },
  class: { F: 'Fuß', M: 'beritten', A: 'fliegend', S: 'Festung' },
  meet: [
    ['Die Tischkante', 'verloren'],
    ['Unpassierbares Gelände, eine Festung; für Fliegende auch Wald oder Ortschaft', 'vernichtet'],
    [
      'Ein Behemoth oder Drache trifft auf irgendetwas außer Behemoth, Fliegenden oder Schleichern',
      'das wird vernichtet, und er weicht weiter',
    ],
    ['Jemanden, den er passieren darf, mit Platz, um frei zu stehen zu kommen', 'geht hindurch'],
    ['Einen Freund mit Platz dahinter; Behemoths, Drachen und Götter nur voneinander', 'schiebt ihn ebenso weit zurück'],
    ['Alles andere', 'vernichtet'],
  ],
  roster: {
    title: (army) => `Armeeliste: ${army}`,
    lead: (ap, lost) => `${figure(ap)} AP, ${figure(lost)} verloren`,
    general: 'General',
    water: 'im Wasser',
    sum: (elements) => count(elements, 'Element', 'Elemente'),
  },
}
