import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  armies: 'Armeen',
  sheets: 'Kämpfe',
  odds: 'Kampfchancen',
  tells: {
    armies: 'Beide Armeen, was verloren ist, und was jedes Element getan hat',
    sheets: 'Jeder Kampf mit Zeilen, Würfeln und Ergebnis',
    odds: 'Jeder Typ gegen jeden anderen, alle 36 Würfe',
  },
}
