import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './odds.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Chancen',
  lead: 'Genaue Chancen aus dem, was in den Stapeln liegt. Das dürfen alle wissen; die Reihenfolge kennt niemand.',
  none: 'Das Spiel ist noch nicht aufgebaut.',
  marker: { title: 'Der nächste Marker', head: 'Art', left: 'Übrig', chance: 'Chance' },
  fate: {
    title: 'Die nächste Schicksalskarte',
    lead: (cards, again) =>
      cards === 0
        ? 'Keine Schicksalskarte ist übrig, und keine kommt.'
        : again
          ? `Der Stapel ist leer: ${count(cards, 'gebrauchte Karte wird', 'gebrauchte Karten werden')} neu gemischt.`
          : `Noch ${count(cards, 'Karte', 'Karten')} im Stapel.`,
    head: 'Pfad',
    arrival: 'Eine Kreatur erreicht den Turm',
    who: 'Welche',
    loss: 'Kostet eine Trophäe',
    nobody: 'niemand in der Nähe',
    safe: 'nichts',
    losing: (who, chance, worth) => `${who}, ${chance}, bis zu ${count(worth, 'Punkt', 'Punkten')}`,
  },
  rule: { title: 'Regeln, die sie bringen kann', head: 'Regel', chance: 'Chance', none: 'Keine Karte im Stapel bringt eine Regel.' },
}
