import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der, die } from '../../../../src-shared/games/text/playing.ts'
import type { EN } from './takenOrders.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Anweisungen übernehmen',
  lead: (ending) =>
    `Wer zu Hause spielt, schreibt in der Spielermappe Anweisungen und schickt eine Datei zurück, deren Name auf ${ending} endet. Zieh sie irgendwo auf diese Seite, oder wähle sie aus. Du siehst Zeile für Zeile, was darin steht, bevor etwas übernommen wird.`,
  choose: 'Anweisungsdatei auswählen',
  chooseOther: 'Andere Datei auswählen',
  putAway: 'Weglegen',
  reading: 'Die Datei wird gelesen',
  sealed: 'Die Datei ist versiegelt. Kennwort',
  open: 'Öffnen',
  opening: 'Wird geöffnet',
  notTaken: 'Diese Anweisungen werden nicht übernommen.',
  areIn: (seat, round) => `Die Anweisungen ${der(seat)} für Runde ${round} sind da.`,
  diff: {
    title: (seat, round) => `Anweisungen ${der(seat)} für Runde ${round}`,
    added: 'Neu',
    changed: 'Geändert',
    same: 'Wie bisher',
    removed: 'Fällt weg',
    wouldAsk: 'So, wie es steht, würde der Tisch fragen.',
    nothing: 'Nichts davon lässt sich übernehmen: Es ist schon so da, oder seine Phase hat begonnen.',
    summary: (lines, taken) =>
      `${lines === 1 ? 'Eine Zeile weicht' : `${lines} Zeilen weichen`} von dem ab, was da ist; ${taken} von ${lines} würden übernommen.`,
    takeAll: 'Alle übernehmen',
    takeNone: 'Keine übernehmen',
    outdated: (seat) => `Aus einer älteren Mappe geschrieben: Seitdem haben ${die(seat)} mehr gesehen. Sieh die Zeilen durch.`,
    lines: 'Zeilen',
    takeLine: (line) => `: ${line} übernehmen`,
    now: 'jetzt ',
    notInFile: 'Ist jetzt da, steht aber nicht in der Datei:',
    before: 'Vorher:',
    warnings: 'Warnungen',
    hint: 'Die Warnungen gelten, wie es jetzt steht: Bis die Phase kommt, kann sich das ändern. Eine Datei kann einmal übernommen werden.',
    takeNothing: 'Nichts übernehmen',
    take: 'Diese Anweisungen übernehmen',
    takeSome: (taken, of) => `${taken} von ${of} übernehmen`,
  },
}
