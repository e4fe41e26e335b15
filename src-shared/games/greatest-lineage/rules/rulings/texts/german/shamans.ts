import type { Texts } from '../../../../../../language/catalogue.ts'
import type { SHAMAN_RULINGS, SHAMAN_SWITCHES } from '../shamans.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const SHAMAN_RULINGS_DE: RulingTranslation<typeof SHAMAN_RULINGS> = {
  133: {
    question: 'Wird ein toter oder fehlender Schamane ersetzt?',
    decision: 'Ja, zu Beginn der nächsten eigenen Phase 7, mit Anfangswerten.',
  },
}

export const SHAMAN_SWITCHES_DE: Texts<typeof SHAMAN_SWITCHES> = {
  shaman_refill: {
    question: 'Bekommt eine Siedlung einen neuen Schamanen, wenn sie ihren verloren hat?',
    why: 'Das Buch gibt jeder Siedlung einen Schamanen und sagt nicht, was auf seinen Tod folgt.',
    values: { next_turn: 'Ja, in der nächsten eigenen Phase 7, mit Anfangswerten.', never: 'Nein: Die Stelle bleibt leer.' },
  },
}
