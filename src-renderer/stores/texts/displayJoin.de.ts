import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './displayJoin.en.ts'

export const DE: Texts<typeof EN> = {
  wrong:
    'Das ist nicht der Code, den die Spielleitung sieht: Vergleiche ihn und gib ihn noch einmal ein. Er hat weder 0 noch O, weder 1 noch I.',
  used: 'Mit diesem Code ist schon eine andere Anzeige gekommen: Bitte die Spielleitung um einen neuen.',
  over: 'Dieser Code ist abgelaufen, denn er gilt zwei Minuten, solange die Spielleitung ihn ansieht: Bitte um einen neuen.',
  guessed: 'Es wurden zu viele falsche Codes eingegeben: Bitte die Spielleitung um einen neuen.',
}
