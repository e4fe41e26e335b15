import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { GENERAL } from '../general.ts'

export const GENERAL_DE: RuleTranslation<typeof GENERAL> = {
  'NT-GEN-1': { title: 'Siebzehn Runden', summary: 'Das Spiel dauert 17 Runden, wenn nicht alle Spieler früher aufhören wollen.' },
  'NT-GEN-2': {
    title: 'So läuft eine Runde',
    summary:
      'Zuerst die Ereignisse für den Beginn der Runde, dann die Züge der Nationen in der Reihenfolge des Szenarios, dann die Ereignisse für ihr Ende.',
  },
  'NT-GEN-3': {
    title: 'Der Zug einer Nation',
    summary:
      'Eine Nation nach der anderen ist am Zug. Jeder Zug hat 5 Phasen: Zuwachs, neue Einheiten, Bewegung, Kampf, Überbevölkerung; kurz: wachsen (1 und 2), ziehen, kämpfen, sterben. Eine Nation ohne Einheiten hat nur die Phasen 1 und 2.',
  },
  'NT-GEN-4': {
    title: 'Wer eine Nation spielt, entscheidet',
    summary: 'Wer eine Nation spielt, entscheidet für sie auch in den Zügen der anderen. Nichts ist geheim.',
  },
  'NT-SET-1': {
    title: 'Was das Szenario vorgibt',
    summary: 'Die Karte, die Nationen, wer welche spielt, die Einheiten zu Beginn und die Spielsteine im Vorrat jeder Nation.',
  },
  'NT-EVT-1': {
    title: 'Ereignisse vor den Zügen',
    summary: 'Was für den Beginn einer Runde aufgeführt ist, geschieht vor dem ersten Zug einer Nation, der Liste nach.',
  },
  'NT-EVT-2': {
    title: 'Ereignisse nach den Zügen',
    summary: 'Was für das Ende einer Runde aufgeführt ist, geschieht nach dem letzten Zug einer Nation, der Liste nach.',
  },
}
