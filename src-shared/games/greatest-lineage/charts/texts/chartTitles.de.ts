import type { Texts } from '../../../../language/catalogue.ts'
import { capital } from '../../../../language/grammar.ts'
import { alle, den, der, Die, die, say } from '../../../text/playing.ts'
import { count, figure } from '../../../../language/figures.ts'
import type { EN } from './chartTitles.en.ts'

export const DE: Texts<typeof EN> = {
  axis: { round: 'Runde', war: 'Krieg', civilisation: 'Volk' },
  unit: { of: (name) => name, tokens: 'Marken', people: 'Leute', points: 'Punkte', dead: 'Tote' },
  compared: 'Was verglichen wird',
  whose: 'Wessen Vorräte und Leute',
  command: (name) => `Diagramme: ${name}`,
  names: {
    measure: (name) => name,
    stores: (seat) => `Vorräte ${der(seat)}`,
    people: (seat) => `Leute ${der(seat)}`,
    score: 'Wertung',
    casualties: 'Gefallene',
  },
  empty: {
    standing: 'Davon ist dir von keinem Volk etwas bekannt.',
    stores: 'Es ist nichts auf Lager.',
    people: 'Es ist niemand mehr übrig.',
    score: 'Gewertet werden nur Völker, die noch bestehen.',
    casualties:
      'Keine Schlacht dieser Runden hat ein Leben gekostet. Sobald eine es tut, stehen ihre Toten hier, Krieg für Krieg und Seite an Seite: So sieht man gleich, wen ein Krieg mehr kostet.',
  },
  measures: { people: 'Leute', tokens: 'Marken', score: 'Wertung' },
  about: {
    culture: 'Angesammelte Kultur am Ende jeder Runde, ohne das, was das Herrscherhaus beiträgt.',
    technology: 'Technik am Ende jeder Runde.',
    militaryTechnology: 'Kriegstechnik am Ende jeder Runde.',
    prestige: 'Prestige am Ende jeder Runde; es kann unter 0 fallen.',
    people: 'Alle, die am Ende jeder Runde Nahrung und Obdach haben: zu Hause, unter Waffen und in geheimem Dienst.',
    territories: 'Eigene Gebiete am Ende jeder Runde.',
    tokens: 'Marken aller fünf Arten auf Lager am Ende jeder Runde.',
    age: 'Welches Zeitalter jedes Volk am Ende jeder Runde erreicht hat, 1 bis 6.',
    score: 'Punkte, die jedes Volk hätte, wenn am Ende der jeweiligen Runde gezählt würde.',
  },
  standing: {
    hidden: (seats) => `Dir nicht bekannt und deshalb nicht gezeichnet: ${alle(seats)}.`,
    none: (name) => `${name}: nichts zu zeigen`,
    level: (name, seats, value) => `${name}: ${capital(alle(seats))} liegen mit ${figure(value)} gleichauf`,
    lead: (name, seat, value, ahead, other) => `${name}: ${Die(seat)} führen mit ${figure(value)}, ${figure(ahead)} vor ${den(other)}`,
    have: (name, seat, value) => `${name}: ${Die(seat)} haben ${figure(value)}`,
    rose: (name, seat, from, to) => `${name}: ${Die(seat)} sind von ${figure(from)} auf ${figure(to)} gestiegen`,
    fell: (name, seat, from, to) => `${name}: ${Die(seat)} sind von ${figure(from)} auf ${figure(to)} gefallen`,
  },
  stores: {
    none: (seat) => `${Die(seat)} haben nichts auf Lager`,
    one: (seat, total, kind) => `${Die(seat)} haben ${count(total, 'Marke', 'Marken')}, alles ${kind}`,
    most: (seat, total, most, kind) => `${Die(seat)} haben ${count(total, 'Marke', 'Marken')}, davon ${figure(most)} ${kind}`,
    about: 'Marken auf Lager am Ende jeder Runde, nach Art.',
  },
  people: {
    none: (seat) => `Von ${den(seat)} ist niemand mehr übrig`,
    unarmed: (seat, total) => `${Die(seat)} zählen ${figure(total)}, keiner davon unter Waffen`,
    armed: (seat, total, percent) => `${Die(seat)} zählen ${figure(total)}, davon ${figure(percent)}\u00a0% unter Waffen`,
    about: 'Das Volk am Ende jeder Runde, nach Geschlecht und Dienst; das Herrscherhaus zählt nicht mit.',
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
  points: (points) => count(points, 'Punkt', 'Punkte'),
  casualties: {
    about: 'Wer in der Schlacht gefallen ist, nach Krieg und Seite. Raubzüge und Attentate sind keine Kriege.',
    deadOf: (faction) => `Tote ${der(faction)}`,
    none: 'In der Schlacht ist niemand gefallen',
    one: (a, b, dead) => `Der Krieg zwischen ${den(a)} und ${den(b)} hat ${count(dead, 'Leben', 'Leben')} gekostet`,
    worst: (all, wars, worst, a, b) =>
      `${count(all, 'Toter', 'Tote')} in ${count(wars, 'Krieg', 'Kriegen')}, davon ${figure(worst)} zwischen ${den(a)} und ${den(b)}`,
    war: (aggressor, defender, round) => `${shortName(aggressor)} gegen ${shortName(defender)}, Runde ${figure(round)}`,
    tribal: (seat, wars) => `${say(`seat.${seat}`)} und Stämme, ${count(wars, 'Krieg', 'Kriege')}`,
    others: (wars) => `Andere Kriege, ${figure(wars)}`,
  },
}

const KINGDOMS: Readonly<Record<string, string>> = { demonic: 'Dämonen', undead: 'Untote', monstrous: 'Ungeheuer' }

/** "Untote" for "Reich der Untoten". */
function shortName(faction: string): string {
  return KINGDOMS[faction] ?? say(`seat.${faction}`)
}
