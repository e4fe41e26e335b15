import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './battleCards.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Die Schlacht, die daraus wird',
  lead: 'So wäre sie mit dem, was oben ausgefüllt ist; eingetragen ist noch nichts.',
  sheets: 'Bonus beider Seiten',
  together: 'Zusammen',
  togetherKnown: 'Zusammen, soweit bekannt',
  none: 'keiner',
  notKnown: 'nicht bekannt',
  was: (amount) => `war ${signed(amount)}`,
  price: (warriors) => `${count(warriors, 'Krieger', 'Krieger')} ${warriors === 1 ? 'kostet' : 'kosten'}`,
  ofStore: (costs, held, token) => `${figure(costs)} von ${figure(held)} ${token}`,
  free: 'nichts',
  guess: (seat) => `Der Bonus ${der(seat)} hängt von Zahlen ab, die nur sie kennen. Womit rechnest du?`,
  guessName: (seat) => `Bonus ${der(seat)}`,
  unreckoned: 'Sag, womit du rechnest, dann werden die Chancen berechnet.',
}
