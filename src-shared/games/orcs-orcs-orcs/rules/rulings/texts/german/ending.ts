import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { END_RULINGS, SCORE_RULINGS } from '../ending.ts'

export const END_RULINGS_DE: RulingTranslation<typeof END_RULINGS> = {
  42: {
    question: 'Darf auf einem leeren Pfad noch eine Kreatur stehen?',
    decision: 'Ja, nur die Marker zählen. Was an Kreaturen übrig ist, zählt nichts.',
  },
}

export const SCORE_RULINGS_DE: RulingTranslation<typeof SCORE_RULINGS> = {
  43: {
    question: 'Welche Unterstützungszauber bringen Punkte?',
    decision: 'Alle, die man noch hat, in Hand, Nachziehstapel oder Ablagestapel. Die in der Schachtel nicht.',
  },
  44: { question: 'Kann eine Wertung unter 0 fallen?', decision: 'Ja, nach unten gibt es keine Grenze.' },
}
