import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './join.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'An den Tisch setzen',
  page: 'Platz nehmen',
  lead: 'Die Spielleitung hat einen Code für deinen Platz. Scanne ihn, oder gib ihn hier ein. Für einen Fernseher gibt es einen mit sechs Zeichen.',
  code: 'Code',
  progress: (typed, of) => `${typed} von ${of}. Kleine Buchstaben und fehlende Striche machen nichts.`,
  beginning: (typed, of, display) =>
    `${typed} von ${of}, bei einer Tischanzeige von ${display}. Kleine Buchstaben und fehlende Striche machen nichts.`,
  tooMany: (typed, of) => `${typed} Zeichen: Ein Code hat ${of}. Kleine Buchstaben und fehlende Striche machen nichts.`,
  wrongLength: (typed, of, display) => `Ein Code hat ${of} Zeichen, der einer Tischanzeige ${display}; dieser hat ${typed}.`,
  send: 'Platz nehmen',
  show: 'Den Tisch hier zeigen',
  back: 'Zurück zu dem, was ich zuletzt sah',
  another: {
    title: 'Auf einen anderen Platz?',
    text: 'Dieses Gerät hat einen Platz an diesem Tisch. Die Einladung, die du geöffnet hast, gilt für einen weiteren: Wer sie annimmt, gibt den jetzigen auf.',
    take: 'Den neuen Platz nehmen',
    stay: 'Hier bleiben',
  },
  sending: 'Dein Platz wird gesucht',
}
