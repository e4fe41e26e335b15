import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './keysPage.en.ts'

export const DE: Texts<typeof EN> = {
  leads: {
    on: 'Ein ganzer Zug geht ohne Maus. Einzelne Buchstaben und Ziffern gelten, solange kein Textfeld in Gebrauch ist; Esc verlässt ein Feld.',
    alt: 'Ein ganzer Zug geht ohne Maus. Einzelne Buchstaben gelten laut Einstellungen mit Alt; Esc verlässt ein Feld.',
    off: 'Einzelne Buchstaben sind in den Einstellungen abgeschaltet: Diese Tasten bleiben. Esc verlässt ein Feld.',
  },
}
