import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { der } from '../../../src-shared/games/text/playing.ts'
import type { EN } from './ui.en.ts'

export const DE: Texts<typeof EN> = {
  close: 'Schließen',
  notKnown: (what) => `${what}: nicht bekannt`,
  whatOf: (what, owner) => `${what} ${der(owner)}`,
  why: {
    figure: (what, shown) => `${what}: ${shown}. Warum?`,
    part: (what, part, shown) => `${what}, ${part}: ${shown}. Warum?`,
  },
  number: {
    less: (name) => `Weniger: ${name}`,
    more: (name) => `Mehr: ${name}`,
    most: (name) => `So viel wie möglich: ${name}`,
    max: 'max.',
    empty: 'Das Feld ist leer.',
    noWhole: (typed) => `„${typed}“ ist keine ganze Zahl.`,
  },
  draft: {
    kept: 'Was hier begonnen war, ist noch da.',
    anew: 'Von vorn beginnen',
  },
  rule: {
    name: (rule) => `Regel ${rule}`,
    by: 'Nach',
    silent: 'Wo das Buch schweigt',
    unknown: 'Sie steht in keinem Kapitel des Regelwerks.',
    more: 'Mehr bei den Regeln',
  },
}
