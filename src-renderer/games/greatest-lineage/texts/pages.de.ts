import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  ages: 'Zeitalter',
  map: 'Karte',
  booklets: 'Hefte',
  timeline: 'Zeitleiste',
  wars: 'Kriege',
  house: 'Haus',
  works: 'Bauten',
  booklet: 'Heft',
  keys: { inBooklets: 'In den Heften', turnBack: 'Zurückblättern', turnOn: 'Weiterblättern' },
  handout: {
    title: 'Das Heft auf Papier',
    hint: 'Ausgefüllt, wie es steht, oder leer, um von Hand zu schreiben.',
    link: (seat) => `Zum Heft ${der(seat)}`,
  },
  tells: {
    ages: 'Was dir zum nächsten Zeitalter noch fehlt',
    map: 'Das Land, wem es gehört, was daran grenzt und wie es ist',
    booklet: 'Was du heimlich aufschreibst',
    timeline: 'Was die Welt bisher getan hat',
    wars: 'Kriege, Raubzüge und Verträge, soweit du davon weißt',
    house: 'Herrscherhäuser, ihre Herrscher und ihre Schamanen',
    works: 'Monumente und Siedlungen',
  },
}
