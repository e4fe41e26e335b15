import type { Texts } from '../../../../../../language/catalogue.ts'
import type { SPENDING_RULINGS, SPENDING_SWITCHES } from '../spending.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const SPENDING_RULINGS_DE: RulingTranslation<typeof SPENDING_RULINGS> = {
  106: {
    question: 'Kommt die Kultur des Herrschers einmal, in jedem Zug oder zählt sie, solange er lebt?',
    decision: 'Sie zählt, solange der Herrscher lebt, und wird nicht gebucht.',
  },
  107: {
    question: 'Kann der Bonus des Herrschers auf Würfe für je 1 Punkt ohne Ende wachsen?',
    decision: 'Ja, wie gedruckt.',
  },
  108: {
    question: 'Wird die Geburtskraft je Schamane gekauft oder für das ganze Volk?',
    decision: 'Einmal je Schamane; für das ganze Volk zählen höchstens 10.',
  },
  109: {
    question: 'Wessen Geburten hilft ein Schamane?',
    decision: 'Denen des ganzen Volkes, als bessere Chance auf ein Kind; das Überleben bleibt, wie es ist.',
  },
}

export const SPENDING_SWITCHES_DE: Texts<typeof SPENDING_SWITCHES> = {
  ruler_culture: {
    question: 'Wie trägt das Herrscherhaus Kultur bei?',
    why: 'Das Buch führt sie als Bonus auf und sagt nicht, ob sie einmal, in jedem Zug oder auf Lebenszeit gegeben wird.',
    values: {
      standing: 'Sie zählt zur angesammelten Kultur dazu, solange sie leben, und geht mit ihnen.',
      per_turn: 'Sie wird in jeder Phase 2 der angesammelten Kultur zugeschlagen.',
    },
  },
  ruler_military_cap: {
    question: 'Gibt es eine Grenze für den Bonus des Herrschers auf Kriegswürfe?',
    why: 'Bei 1 Punkt für jeden Schritt setzt das Buch keine, was ein Versehen sein mag.',
    none: 'Keine Grenze.',
    range: 'Über diese Zahl hinaus lässt sich der Wert des Herrschers nicht heben.',
  },
  shaman_birth_scope: {
    question: 'Wessen Geburten hilft die Kraft eines Schamanen?',
    why: 'Ein Schamane wirkt nur für seine Siedlung, aber Geburten werden für das ganze Volk gezählt.',
    values: {
      realm: 'Allen Frauen des Volkes.',
      settlement: 'Den Frauen dieser Siedlung: Für alle steigt die Chance um den Durchschnitt über alle Siedlungen.',
    },
  },
}
