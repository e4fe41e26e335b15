import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  tower: 'Turm',
  hand: 'Handkarten',
  odds: 'Chancen',
  tells: {
    tower: 'Das Brett mit jeder Kreatur, die Zähler, die Auslagen und die Stapel',
    hand: 'Die eigenen Karten, die Mission und was noch im Zugstapel liegt',
    odds: 'Was der nächste Marker und die nächste Schicksalskarte bringen können',
  },
}
