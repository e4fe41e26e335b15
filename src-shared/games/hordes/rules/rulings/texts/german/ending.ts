import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { ARMY_RULINGS, ARMY_SWITCHES, END_RULINGS, END_SWITCHES } from '../ending.ts'

export const ARMY_RULINGS_DE: RulingTranslation<typeof ARMY_RULINGS> = {
  5: {
    question: 'Wie groß ist eine Armee?',
    decision: 'Genau 24 AP, mindestens die Hälfte davon in Elementen zu 1 oder 2 AP.',
  },
  6: {
    question: 'Wie viele Generäle hat eine Armee?',
    decision: 'Genau einen, von jedem Typ, der nicht davon ausgeschlossen ist, und keine Festung.',
  },
  7: { question: 'Wer hat eine Festung?', decision: 'Der Verteidiger.' },
  8: {
    question: 'Wer beginnt abseits des Tisches?',
    decision: 'Alle Götter, Drachen und Lauerer und sonst niemand: Nur für sie gibt es einen Preis, zu kommen.',
  },
}

export const ARMY_SWITCHES_DE: Texts<typeof ARMY_SWITCHES> = {
  army_ap: {
    question: 'Wie viele AP hat eine Armee?',
    why: 'Das Regelblatt druckt Preise und keine Summe; Spiele dieser Familie rechnen mit 24.',
    range: 'So viele AP, mindestens die Hälfte davon in Elementen zu 1 oder 2 AP.',
  },
  strongholds: {
    question: 'Wer hat eine Festung?',
    why: 'Das Regelblatt gibt ihr keinen Preis und sagt nicht, wem sie gehört.',
    values: { defender: 'Der Verteidiger.', both: 'Beide Seiten.', none: 'Niemand.' },
  },
}

export const END_RULINGS_DE: RulingTranslation<typeof END_RULINGS> = {
  46: {
    question: 'Wann ist eine Armee geschlagen?',
    decision:
      'Am Ende jedes Zuges: wenn ihre Festung vernichtet ist; wenn sie die Hälfte ihrer AP oder mehr verloren hat, und mehr als der Feind; oder wenn ihr General verloren ist und sie mehr AP verloren hat als der Feind.',
  },
  47: {
    question: 'Welche AP sind verloren?',
    decision:
      'Die von Elementen, die vernichtet, vom Feld geflohen (nur Lauerer nicht), gebannt oder Frösche sind, und die von Horden, bis sie ersetzt werden. Eine Reserve, die noch nicht gekommen ist, ist nicht verloren.',
  },
  48: {
    question: 'Was, wenn beide geschlagen sind oder es nie jemand ist?',
    decision:
      'Wer weniger AP verloren hat, gewinnt, und bei gleichen Verlusten ist es unentschieden. Eine Grenze der Züge gibt es nicht; mit einer entscheiden die Verluste ebenso.',
  },
  55: { question: 'Ist etwas geheim?', decision: 'Nein: Armeen, Reserve, PIPs, Würfel und Verluste sehen alle.' },
}

export const END_SWITCHES_DE: Texts<typeof END_SWITCHES> = {
  beaten: {
    question: 'Wann ist eine Armee geschlagen?',
    why: 'Das Regelblatt druckt kein Ende und lässt ohne General weiterspielen.',
    values: {
      three:
        'Ihre Festung fällt, oder sie hat die Hälfte ihrer AP und mehr als der Feind verloren, oder ihren General und mehr AP als der Feind.',
      half_only: 'Sie hat die Hälfte ihrer AP und mehr als der Feind verloren.',
      general: 'Ihre Festung fällt, oder ihr General ist verloren, wie hoch die Verluste auch sind.',
    },
  },
  hordes_count: {
    question: 'Zählen verlorene Horden zu den verlorenen AP?',
    why: 'Das Regelblatt lässt Horden für fast nichts ersetzen.',
    values: { true: 'Ja, bis sie ersetzt sind.', false: 'Nein, sie zählen nie.' },
  },
  bound_limit: {
    question: 'Nach wie vielen Zügen endet die Schlacht spätestens?',
    why: 'Das Regelblatt druckt kein Ende.',
    none: 'Es gibt keine Grenze.',
    range: 'Nach so vielen; wer weniger AP verloren hat, gewinnt.',
  },
}
