import { count } from '../../../../src-shared/language/figures.ts'
import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './preferences.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Einstellungen',
  lead: 'Sie gelten für dieses Gerät und wirken sofort. In eine Kampagne geht nichts davon ein.',
  general: 'Allgemein',
  evening: 'Am Spieltisch',
  privacy: 'Was andere am gemeinsamen Bildschirm sehen',
  masterPin: 'Die PIN der Spielleitung gehört zu einer Kampagne: Dort wird sie auf der Seite „Teilen“ gesetzt.',
  kept: {
    title: 'Wo die Kampagnen liegen',
    unknown: 'Unbekannt',
    desktop: 'Das Programm auf diesem Rechner',
    server: 'Der Tischserver',
    browser: 'Nur dieser Browser',
    clearing:
      'Wer die Daten des Browsers für diese Seite löscht, löscht auch die Kampagnen. Lade hin und wieder eine herunter, damit du sie auch als Datei hast.',
  },
  system: 'Wie das System',
  language: { title: 'Sprache', hint: 'Alles steht in dieser Sprache da; was ihr selbst geschrieben habt, bleibt, wie es ist.' },
  theme: { title: 'Farben', hint: 'Hell für ein helles Zimmer, dunkel für einen Abend am Tisch.', light: 'Hell', dark: 'Dunkel' },
  contrast: { title: 'Kontrast', hint: 'Mehr davon macht Grau dunkler und jede Linie deutlich.', more: 'Mehr' },
  textSize: {
    title: 'Schriftgröße',
    hint: 'Alles wächst mit.',
    small: 'Klein',
    normal: 'Normal',
    large: 'Groß',
    largest: 'Sehr groß',
  },
  motion: { title: 'Bewegung', hint: 'Ruhig: Nichts gleitet oder blendet über.', reduced: 'Ruhig' },
  dice: {
    title: 'Würfel einer neuen Kampagne',
    hint: 'Nur das, was zuerst angeboten wird; jeder Wurf geht so oder so.',
    app: 'Die App würfelt',
    typed: 'Wir geben ein, was wir würfeln',
  },
  highlights: {
    title: 'Was heraussticht',
    hint: 'Ereignisse, Schlachten, Geburten, das Ende eines Zuges: zum Vorlesen, und mit Enter weg.',
    cards: 'Auf Karten',
    chronicle: 'Nur in der Chronik',
  },
  playsOn: {
    title: 'Weiterspielen',
    hint: 'Würfelt mit der App und nimmt, was nur eine Antwort hat, bis zur nächsten Entscheidung. Jede Taste hält es an.',
    asked: 'Mit der Leertaste',
    always: 'Nach jeder Antwort',
  },
  pace: {
    title: 'Tempo beim Weiterspielen',
    hint: 'So schnell folgt ein Schritt auf den anderen.',
    slow: 'Langsam',
    normal: 'Normal',
    fast: 'Schnell',
  },
  letterKeys: {
    title: 'Tasten aus einem Buchstaben',
    hint: 'R würfelt, N schreibt eine Notiz: abgeschaltet oder mit Alt bewirkt ein diktiertes oder neben ein Feld getipptes Wort nichts.',
    on: 'An',
    alt: 'Mit Alt',
    off: 'Aus',
  },
  guestStays: { title: 'Ein Spieler an diesem Bildschirm', hint: 'So lange ohne Eingabe, dann fällt der Vorhang.' },
  masterStays: {
    title: 'Die Ansicht der Spielleitung',
    hint: 'So lange ohne Eingabe, dann fragt sie nach ihrer PIN, sofern die Kampagne eine hat.',
    always: 'Nie',
  },
  seconds: (seconds) => count(seconds, 'Sekunde', 'Sekunden'),
  minutes: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
}
