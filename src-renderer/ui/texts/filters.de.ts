import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './filters.en.ts'

export const DE: Texts<typeof EN> = {
  search: 'Suche',
  all: 'Alle',
  more: (inUse) => (inUse === 0 ? 'Mehr Filter' : `Mehr Filter, davon ${inUse} in Gebrauch`),
}
