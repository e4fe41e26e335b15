import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { RESULTS } from '../results.ts'

export const RESULTS_DE: RuleTranslation<typeof RESULTS> = {
  'HQ-RES-1': {
    title: 'Der Vergleich',
    summary:
      'Sind beide gleich, sieht jede Seite in ihre eigene Reihe; sonst sieht die niedrigere in ihre, unter weniger oder unter verdoppelt. Trifft es beide, dann zugleich.',
  },
  'HQ-RES-2': {
    title: 'Wer schießt, ist sicher',
    summary:
      'Wer zaubert oder schießt, dem schadet ein schlechtes Ergebnis nicht, außer das Ziel des Zaubers war ein Gott oder Magier oder das Ziel des Schusses hat zurückgeschossen.',
  },
  'HQ-RES-3': {
    title: 'Von Schleichern besiegt',
    summary: 'Gegnern von Schleichern schadet ein schlechtes Ergebnis nur, wenn sie selbst Schleicher, ein General oder eine Festung sind.',
  },
  'HQ-RES-4': {
    title: 'In Freunde zurückweichen',
    summary:
      'Wer zurückweicht, geht durch Freunde hindurch, wo das erlaubt ist, und schiebt sie sonst zurück. Behemoths, Drachen und Götter werden nur voneinander zurückgeschoben.',
  },
  'HQ-RES-5': {
    title: 'Kein Zurück mit Feind daneben',
    summary: 'Wer zurückweichen muss, während ein Feind, der kein Schleicher ist, Flanke oder Rücken berührt, wird vernichtet.',
  },
  'HQ-RES-6': {
    title: 'Kein Platz zum Zurückweichen',
    summary:
      'Wer zurückweicht, wird vernichtet, wo er auf unpassierbares Gelände trifft, auf eine Festung oder auf ein Element, das er nicht passieren, zurückschieben oder vernichten kann.',
  },
  'HQ-RES-7': {
    title: 'Behemoths und Drachen zermalmen',
    summary:
      'Behemoths und Drachen, die zurückweichen, vernichten, worauf sie treffen, Freund oder Feind, außer Behemoths, Fliegenden und Schleichern.',
  },
  'HQ-RES-8': {
    title: 'Die Flucht',
    summary: 'Wer flieht, weicht zuerst zurück, nur Lauerer nicht; dann geht es 600 Schritt weit oder vom Feld.',
  },
  'HQ-RES-9': {
    title: 'Der Frosch',
    summary: 'Ein Magier, der für seinen eigenen Zauber eine 1 wirft und das schon einmal tat, wird zum Frosch.',
  },
  'HQ-RES-10': {
    title: 'Das Nachsetzen',
    summary: 'Ritter, Bestien, Behemoths und Kriegsscharen setzen einem Geschlagenen nach, Kriegsscharen samt ihrem zweiten Glied.',
  },
  'HQ-RES-11': {
    title: 'Was als verloren zählt',
    summary: 'Was den Tisch verlässt, für immer oder auf Zeit, kommt mit seinen Kosten zu den verlorenen AP, einmal.',
  },
}
