import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import type { EN } from './shell.en.ts'

export const DE: Texts<typeof EN> = {
  skip: 'Zum Inhalt der Seite',
  menu: 'Menü',
  pages: 'Seiten',
  campaignPages: 'Seiten der Kampagne',
  find: 'Einen Befehl suchen',
  messages: { name: 'Meldungen', dismiss: 'Diese Meldung weglegen' },
  curtainPrint: 'Der Vorhang ist unten: Von hier wird nichts gedruckt.',
  handOver: { button: 'Den Bildschirm übergeben', to: 'Den Bildschirm übergeben an', curtain: 'Nur den Vorhang senken' },
  palette: {
    field: 'Befehl',
    placeholder: 'Gib ein, was du tun willst',
    list: 'Befehle',
    none: 'So heißt hier nichts.',
  },
  status: {
    lost: 'Nicht verbunden: Es wird weiter versucht',
    shutOut: 'Dieser Browser muss neu eingelassen werden: Öffne die Adresse, die der Tischserver ausgibt',
    readOnly: 'Nur zum Lesen',
    saving: 'Wird gespeichert',
    unsure: 'Nicht bekannt, ob es gespeichert wurde',
    saved: (at) => (at === '' ? 'Gespeichert' : `Gespeichert ${at}`),
    entry: (seq) => `Eintrag ${seq}`,
    check: 'Aufzeichnung prüfen',
    checking: 'Die Aufzeichnung wird geprüft',
    checked: (entries) =>
      `${entries === 1 ? 'Der eine Eintrag stimmt' : `Alle ${figure(entries)} Einträge stimmen`}: Kette, Zahlen und Wiederholung passen zusammen.`,
    typed: 'Würfel am Tisch',
    app: 'Würfel der App',
    desktop: 'Auf diesem Rechner',
    server: 'Auf dem Tischserver',
    browser: 'In diesem Browser',
    keys: '? Tasten',
  },
  broken: { title: 'Diese Seite ließ sich nicht zeigen', again: 'Noch einmal zeigen' },
  toLibrary: 'Zur Bibliothek',
  toDesk: 'Zurück zum Spieltisch',
  missing: { title: 'Hier ist nichts', text: 'Die Adresse führt zu keiner Seite des Programms.' },
  table: { closed: 'Die Kampagne ließ sich nicht öffnen', again: 'Noch einmal versuchen', opening: 'Die Kampagne wird geöffnet' },
  connectedAgain: 'Wieder verbunden.',
  copied: (what) => `Kopiert: ${what}.`,
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren: Markiere den Text und kopiere ihn von Hand.',
  savedAs: (file) => `Gespeichert als ${file}.`,
  notFetched: 'Diese Seite ließ sich nicht holen. Lade das Fenster neu und versuch es noch einmal: Verloren geht dabei nichts.',
}
