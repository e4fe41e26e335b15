import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { STOCKPILE } from '../stockpile.ts'

export const STOCKPILE_DE: RuleTranslation<typeof STOCKPILE> = {
  'GL-STK-1': {
    title: 'Wer sammeln darf',
    summary: 'Bis zur Hälfte der Leute, die keine Krieger sind, Männer wie Frauen, dürfen sammeln; jeder sammelt eine Art Marken.',
  },
  'GL-STK-2': {
    title: 'Gesammelt und heimgebracht',
    summary: 'Jeder Sammler bringt 1 Marke je volle 10 Technik, aber nie mehr als 5.',
  },
  'GL-STK-3': {
    title: 'Was gesammelt werden darf',
    summary:
      'Zeitalter 1: Holz und Nahrung. Zeitalter 2: auch Stein. Zeitalter 3: auch Kupfer und Reichtum; in Zeitalter 4 tritt Bronze an die Stelle des Kupfers, ab Zeitalter 5 Eisen.',
  },
  'GL-STK-4': {
    title: 'Das Metall wechselt',
    summary: 'Bringt ein Zeitalter ein anderes Metall, wird der ganze Vorrat zu diesem Metall, eins zu eins.',
  },
}
