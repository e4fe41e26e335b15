import type { Texts } from '../../../../../../language/catalogue.ts'
import type { POINTS_RULINGS, POINTS_SWITCHES } from '../points.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const POINTS_RULINGS_DE: RulingTranslation<typeof POINTS_RULINGS> = {
  31: {
    question: 'Werden Marken zusammen gezählt oder Sorte für Sorte?',
    decision: 'Zusammen: Je 5 Marken, gleich welcher Sorte, bringen 3 Punkte.',
  },
  32: { question: 'Kostet Prestige unter 0 Punkte?', decision: 'Nein, es bringt nur keine.' },
  33: { question: 'Verfallen Punkte, die man nicht ausgibt?', decision: 'Nein, sie bleiben.' },
}

export const POINTS_SWITCHES_DE: Texts<typeof POINTS_SWITCHES> = {
  points_tokens: {
    question: 'Wie werden Marken für Punkte gezählt?',
    why: 'Das Buch gibt 3 Punkte für je 5 Marken und sagt nicht, ob von einer Sorte.',
    values: {
      pooled: 'Alle zusammen: 4 Nahrung und 6 Holz sind 10 Marken und 6 Punkte.',
      per_kind: 'Jede Sorte für sich: 4 Nahrung und 6 Holz sind 3 Punkte.',
    },
  },
  points_carry_over: {
    question: 'Dürfen Punkte für einen späteren Zug bleiben?',
    why: 'Das Buch spricht davon, die im Zug verdienten Punkte auszugeben, und sagt nirgends, dass der Rest verfällt.',
    values: { true: 'Ja: Was nicht ausgegeben wird, bleibt.', false: 'Nein: Was in Phase 7 nicht ausgegeben wird, verfällt.' },
  },
}
