import type { TREATY_RULINGS } from '../treaties.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const TREATY_RULINGS_DE: RulingTranslation<typeof TREATY_RULINGS> = {
  81: {
    question: 'Setzt das Programm Verträge durch?',
    decision:
      'Übergaben, Bündnisse, das Ende eines Krieges und Zahlungen mit Termin, ja, soweit etwas zu zahlen da ist; alles andere wird für den Tisch aufgeschrieben.',
  },
}
