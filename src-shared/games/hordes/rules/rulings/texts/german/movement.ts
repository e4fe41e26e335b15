import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { MOVEMENT_RULINGS } from '../movement.ts'

export const MOVEMENT_RULINGS_DE: RulingTranslation<typeof MOVEMENT_RULINGS> = {
  9: {
    question: 'Was ist schwieriges Gelände?',
    decision: 'Wald, Ortschaft, Sumpf, unwegsamer oder steiler Boden. Sanfte Hügel sind gutes Gelände, Straßen auch.',
  },
  16: {
    question: 'Was ist eine Gruppe?',
    decision:
      'Elemente, die in eine Richtung sehen und von denen jedes ein anderes an Kante und Ecke berührt. Einige dürfen sich frei lösen; ein einzelnes Element dreht und verschiebt sich, wie es will.',
  },
  17: {
    question: 'Wie oft zieht ein Element, und was wird gemessen?',
    decision: 'Einmal im Zug, auch auf Straßen. Keine vordere Ecke kommt weiter als erlaubt.',
  },
  18: {
    question: 'Wie weit geht eine Bewegung durch verschiedenes Gelände?',
    decision:
      'So weit, wie das langsamste Gelände erlaubt, das sie berührt. Das Maß für Straßen gilt nur ganz auf der Straße, einzeln oder in Kolonne.',
  },
  19: {
    question: 'Kommen Truppen durch Wasser?',
    decision: 'Bodentruppen 100 Schritt weit, Artillerie nie. Wasserlauerer ziehen 200 Schritt, nur im Wasser.',
  },
  20: { question: 'Darf ein Element den Nahkampf verlassen?', decision: 'Nicht mit PIPs, so schnell es auch ist.' },
  21: {
    question: 'Wer darf nicht im Nahkampf sein, wenn Bodentruppen unter Fliegenden hindurchgehen?',
    decision: 'Die Fliegenden. Wer hindurchgeht, braucht Platz, um frei zu stehen zu kommen.',
  },
  22: {
    question: 'Wie genau muss der Kontakt sein?',
    decision:
      'Eine Bewegung in den Kontakt endet Kante an Kante, und kleine Verschiebungen dafür kosten nichts. Ein Element, das nur an Flanke oder Rücken berührt wird, dreht sich um, wenn der Kampf beginnt.',
  },
}
