import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { seatName } from '../../../wording/names.ts'
import type { EN } from './share.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Teilen',
  lead: 'Wie Spieler mitmachen: am eigenen Gerät, hinter dem Vorhang dieses Bildschirms oder zu Hause mit einer Datei. Jeder sieht nur das Eigene.',
  ways: 'Wege des Teilens',
  parts: { devices: 'Geräte', screen: 'Bildschirm', files: 'Dateien', orders: 'Anweisungen' },
  files: {
    forWhom: 'Für wen',
    player: (name) => `(${name})`,
    nobody: 'Noch spielt niemand; es gibt also niemanden, der eine Datei bekommen könnte.',
    name: (title, seat, round) => [title, seatName(seat), `Runde ${round}`].filter((part) => part !== '').join(' - '),
    report: (name) => `${name}.Bericht`,
  },
  pack: {
    title: 'Spielermappe',
    lead: 'Das Hauptbuch mit jedem Warum, die Seiten des Spiels und was dieser Platz sah. Eine Verbindung braucht sie nicht.',
    leadOrders: 'Ein Editor darin schreibt Anweisungen zum Zurückschicken.',
    as: 'Als',
    html: { title: 'Eine Seite', text: 'Läuft für sich im Browser, direkt von der Festplatte und auch auf dem Handy.' },
    json: { title: 'Daten', text: 'Für Spieler, die dieses Programm haben oder hineinsehen wollen.' },
    seal: 'Mit einem Kennwort versiegeln',
    sealHint:
      'Sag es dem Spieler auf einem anderen Weg als dem der Datei. Es ist nirgends aufgehoben: Ohne das Kennwort öffnet niemand die Datei.',
    unsealed: (seat) => `Nicht versiegelt: Wer die Datei bekommt, liest die Geheimnisse ${der(seat)}.`,
    unsealedOrders: 'Auch Anweisungen lassen sich damit in fremdem Namen schreiben.',
    making: 'Wird erstellt',
    save: (seat) => `Mappe ${der(seat)} speichern`,
  },
  all: {
    title: 'Alle auf einmal',
    lead: 'Eine ZIP-Datei mit einer Datei für jede Person, benannt nach Runde und Sitz: die Berichte der letzten Runde, die vorbei ist, oder die Mappen, wie sie jetzt sind.',
    reports: 'Alle Berichte',
    packs: 'Alle Mappen',
    making: 'Werden erstellt',
    unsealed: 'Die Dateien darin sind nicht versiegelt: Entpacke sie und gib jeder Person nur ihre eigene.',
    file: (title, what, round) =>
      [title, what === 'reports' ? 'Berichte' : 'Mappen', `Runde ${round}`].filter((part) => part !== '').join(' - '),
  },
  key: {
    title: 'Eine Mappe in falschen Händen',
    lead: (seat) =>
      `Wer eine Mappe ${der(seat)} hat, kann in ihrem Namen Anweisungen schreiben. Ein neuer Schlüssel beendet das: Anweisungen aus allen bisherigen Mappen werden abgelehnt, und der Spieler braucht eine neue.`,
    renew: 'Neuen Schlüssel erzeugen',
    question: (seat) => `Einen neuen Schlüssel für die Mappen ${der(seat)} erzeugen?`,
    hint: 'Anweisungsdateien aus den bisherigen Mappen können dann nicht mehr übernommen werden, auch solche, die schon unterwegs sind. Was die alten Mappen zeigen, bleibt lesbar.',
    doRenew: 'Den neuen Schlüssel erzeugen',
    leave: 'Lassen, wie er ist',
    renewed: (seat) => `Die Mappen ${der(seat)} haben einen neuen Schlüssel. Speichere eine neue Mappe, und schick sie dem Spieler.`,
  },
  passphrase: {
    label: 'Kennwort',
    show: 'Zeigen',
    hide: 'Verbergen',
    unseen: ': das Kennwort',
    empty: 'Vier oder mehr Wörter, die nicht zusammengehören, sind schwer zu erraten und leicht weiterzusagen.',
    weak: 'Schwach: Das errät ein Rechner. Nimm mehr Wörter.',
    fair: 'Mittel: Unter Freunden reicht das.',
    strong: 'Stark.',
  },
}
