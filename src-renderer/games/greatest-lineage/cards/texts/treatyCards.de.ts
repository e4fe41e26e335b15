import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { listed } from '../../../../../src-shared/language/numbers.ts'
import { den } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './treatyCards.en.ts'

export const DE: Texts<typeof EN> = {
  clauses: 'Klauseln',
  empty: 'Noch steht nichts darin. Nimm eine Klausel auf; wenn alles darin steht, biete ihn an.',
  isNew: 'neu',
  isGone: 'entfallen',
  changed: (fresh, gone) =>
    fresh + gone === 0
      ? 'Er ist so, wie er zuletzt angeboten wurde.'
      : `Seit dem letzten Angebot: ${listed([...(fresh === 0 ? [] : [count(fresh, 'Klausel', 'Klauseln').concat(' neu')]), ...(gone === 0 ? [] : [`${figure(gone)} entfallen`])])}.`,
  aloud: 'Im Ganzen',
  agreed: (one, other) => `Zwischen ${listed([den(one), den(other)])} wird vereinbart:`,
  takeOut: 'Streichen',
  takeOutClause: (number) => `Klausel ${number} streichen`,
  change: 'Ändern',
  changeClause: (number) => `Klausel ${number} ändern`,
  putIn: 'Aufnehmen',
  add: 'In den Vertrag',
  addAndOffer: 'Aufnehmen und anbieten',
  counters: (left) => `Er kann noch ${left === 1 ? 'einmal' : `${left}-mal`} geändert zurückkommen.`,
  lastOffer: 'Er kann nicht mehr geändert zurückkommen: Die Antwort ist Ja oder Nein.',
}
