import { translated } from '../../../src-shared/language/catalogue.ts'

/** Headings of the groups of pages. */
export const railTexts = translated({
  en: { play: 'Play', realm: 'Realm', world: 'World', record: 'Record' },
  de: { play: 'Spiel', realm: 'Reich', world: 'Welt', record: 'Aufzeichnung' },
})
