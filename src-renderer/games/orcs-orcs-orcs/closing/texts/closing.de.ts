import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import type { EN } from './closing.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Punkte',
  head: 'Spieler',
  trophies: 'Trophäen',
  supports: 'Unterstützung',
  poison: 'Gift',
  mission: 'Mission',
  total: 'Summe',
}
