import type { Texts } from '../../../../../../language/catalogue.ts'
import type { MONUMENT_RULINGS, MONUMENT_SWITCHES } from '../monuments.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const MONUMENT_RULINGS_DE: RulingTranslation<typeof MONUMENT_RULINGS> = {
  101: {
    question: 'Wie lange dauert ein Monument?',
    decision: 'Einen Zug je angefangene 10 Prestige, einen weniger je volle 25 zusätzliche Arbeiter und mindestens einen.',
  },
  102: {
    question: 'Wer sind die Arbeiter?',
    decision:
      'Einfache Leute, Männer wie Frauen, gebunden, bis es fertig ist; Frauen unter ihnen dürfen Kinder bekommen. Freie Leute sterben zuerst. Eine Baustelle mit zu wenig Arbeitern verliert Züge, bis sie in Phase 6 aufgefüllt wird.',
  },
  103: {
    question: 'Was sind die 10 Prestige einer Segnung?',
    decision: 'Ein Gewinn für sich, sofort gegeben und nie verloren, einmal für jedes Monument.',
  },
  104: {
    question: 'Was kostet ein unfertiges Monument, das zerstört wird?',
    decision: 'Alles Prestige, das es gegeben hätte; die 8 vom Baubeginn kommen nicht zurück.',
  },
  105: {
    question: 'Wie viele Monumente darf man haben?',
    decision: 'Zwei im Bau und bei jeder Siedlung ein eigenes; erbeutete zählen nicht. Nur ganze Bündel zu 5, mindestens eines.',
  },
}

export const MONUMENT_SWITCHES_DE: Texts<typeof MONUMENT_SWITCHES> = {
  min_build_turns: {
    question: 'Können zusätzliche Arbeiter ein Monument in dem Zug fertigstellen, in dem es begonnen wird?',
    why: 'Das Buch zieht je 25 zusätzliche Arbeiter einen Zug ab und nennt keine kürzeste Zeit.',
    values: { '1': 'Nein: Es dauert mindestens einen Zug.', '0': 'Ja: Mit genug Arbeitern steht es sofort.' },
  },
  blessing_prestige: {
    question: 'Wann bringt eine Segnung ihre 10 Prestige?',
    why: 'Das Buch sagt nicht, ob sie zum Ritual gehören oder zum fertigen Monument.',
    values: { immediate: 'Bei der Segnung.', on_completion: 'Wenn das Monument fertig ist.' },
  },
  unfinished_loss: {
    question: 'Was kostet ein Monument, das im Bau zerstört wird?',
    why: 'Das Buch nimmt das Prestige, das es gegeben hätte und das nie da war.',
    values: { full: 'Alles Prestige, das es gegeben hätte, wie gedruckt.', none: 'Kein Prestige über den Preis des Baubeginns hinaus.' },
  },
}
