import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { shown } from '../../../src-shared/kernel/problem.ts'
import { der } from '../../../src-shared/games/text/playing.ts'
import { count } from '../../../src-shared/language/figures.ts'
import type { EN } from './pack.en.ts'

export const DE: Texts<typeof EN> = {
  open: {
    sealedTitle: 'Öffne deine Mappe',
    sealedLead: 'Sie ist versiegelt. Die Spielleitung hat dir das Kennwort gesagt, oder ihr habt eines ausgemacht.',
    passphrase: 'Kennwort',
    show: 'Zeigen, was eingegeben ist',
    open: 'Öffnen',
    opening: 'Wird geöffnet',
    another: 'Eine andere Mappe',
    title: 'Eine Spielermappe öffnen',
    lead: (ending) => `Wähle die Datei, die dir die Spielleitung geschickt hat (ihr Name endet auf ${ending}), oder zieh sie hierher.`,
    choose: 'Mappe auswählen',
    tooLarge: 'Diese Datei ist viel größer als jede Mappe: Wähle eine andere.',
    tooOld:
      'Dieser Browser ist zu alt, um die Mappe in dieser Seite zu entpacken: Öffne die Datei in einem aktuellen Chrome, Edge, Firefox oder Safari.',
    damaged: 'Die Mappe in dieser Seite ist beschädigt: Bitte die Spielleitung, die Datei noch einmal zu schicken.',
    alone: 'Diese Seite arbeitet für sich: Sie sendet nichts und lädt nichts.',
  },
  atTheTable:
    'Eine Mappe kann nicht antworten: Antworte am Tisch. Wo das Spiel Anweisungen kennt, bereite es als Anweisung vor, und schick die Anweisungsdatei an die Spielleitung.',
  file: {
    title: 'Anweisungsdatei',
    lead: (round, lines) =>
      `Was du vorbereitest, bleibt in diesem Browser. Um es abzugeben, schreib die Anweisungsdatei (für Runde ${round}, ${
        lines === 0 ? 'noch ohne Inhalt' : count(lines, 'Zeile', 'Zeilen')
      }) und schick sie der Spielleitung per Mail oder Chat.`,
    readers: 'Wer sie lesen kann',
    master: { title: 'Für die Spielleitung versiegelt', text: 'Nur die Spielleitung kann sie lesen, und du mit dieser Mappe.' },
    passphrase: { title: 'Mit Kennwort versiegelt', text: 'Wer das Kennwort kennt, kann sie lesen.' },
    none: { title: 'Nicht versiegelt', text: 'Wer die Datei bekommt, kann sie lesen.' },
    passphraseLabel: 'Kennwort',
    passphraseHint: 'Sag es der Spielleitung auf einem anderen Weg als dem der Datei.',
    weak: (least) => `Das Kennwort braucht mindestens ${least} Zeichen; besser sind vier Wörter, auf die niemand kommt.`,
    ofRound: (round) => `Runde ${round}`,
    write: 'Anweisungsdatei schreiben',
    writing: 'Wird geschrieben',
    load: 'Anweisungsdatei laden',
    ofFile: 'Kennwort der Datei',
    open: 'Öffnen',
    tooLarge: 'Diese Datei ist viel größer als alle Anweisungen: Wähle eine andere.',
    takenUp: (seat) => `Die Anweisungen ${der(seat)} sind aus der Datei übernommen.`,
    otherRound: (written, round) => ` Sie wurden für Runde ${written} geschrieben: Sieh sie für Runde ${round} durch.`,
    altered:
      'Diese Datei wurde nach dem Schreiben verändert oder mit einer anderen Mappe geschrieben: Wähle eine andere, oder schreib die Anweisungen neu.',
    foreign: (seat) =>
      `Das sind Anweisungen von ${shown(seat)} aus einer anderen Kampagne oder von einem anderen Platz: Wähle eine Datei, die mit dieser Mappe geschrieben wurde.`,
  },
}
