import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  tower: 'Turm',
  odds: 'Chancen',
  tells: {
    tower: 'Das Brett mit jeder Kreatur, die Zähler, die Auslagen und die Stapel',
    odds: 'Was der nächste Marker und die nächste Schicksalskarte bringen können',
  },
}
