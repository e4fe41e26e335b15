import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { MOVE_RULINGS, MOVE_SWITCHES } from '../move.ts'

export const MOVE_RULINGS_DE: RulingTranslation<typeof MOVE_RULINGS> = {
  5: {
    question: 'Sind zwei Nationen eines Spielers Freunde?',
    decision: 'Nein, sie sind einander fremd: Wer hineingeht, muss anhalten und kämpfen.',
  },
  15: {
    question: 'Wie weit darf eine Einheit ziehen?',
    decision: '2 Gebiete, wenn die Angaben zu ihrer Art nichts anderes sagen.',
  },
  16: {
    question: 'Endet ein Weg in schwierigem Gelände?',
    decision: 'Ja: Wer unwegsames Land, Gebirge oder Elfenwald betritt, hält dort an.',
  },
  17: {
    question: 'Welche Gebiete sind Nachbarn, darf man Stapel teilen, und lassen sich Bewegungen zurücknehmen?',
    decision:
      'Nachbarn sind die Paare, die das Szenario nennt, und keine anderen. Stapel darf man frei teilen und vereinen; keine Einheit kehrt in ein Gebiet ihres Weges zurück; Einheiten, die neben fremden beginnen, dürfen weggehen. Alle Bewegungen der Phase werden zusammen gegeben; bis dahin lässt sich jede noch ändern.',
  },
  18: {
    question: 'Welche Einheiten zählen beim Überrennen?',
    decision:
      'Alle der Nation am Zug, die im Gebiet bleiben, ob sie schon dort waren oder kamen und anhielten, gegen alle fremden dort. Sie müssen zuerst da sein, dürfen sich in dieser Phase nicht mehr bewegen und werden für jede Einheit, die vorbeizieht, neu gezählt.',
  },
  19: {
    question: 'Was geschieht mit dem Besetzer, der überrannt wird?',
    decision: 'Noch nichts: Er kämpft in Phase 4 gegen die Zurückgebliebenen. Wo das Gelände den Weg beendet, zieht niemand vorbei.',
  },
}

export const MOVE_SWITCHES_DE: Texts<typeof MOVE_SWITCHES> = {
  own_nations: {
    question: 'Was sind zwei Nationen desselben Spielers füreinander?',
    why: 'Das Regelblatt spricht von Einheiten einer anderen Nation und denkt nicht an Spieler mit mehreren.',
    values: {
      hostile: 'Fremde: Wer hineingeht, muss anhalten und kämpfen.',
      no_entry: 'Weder Freund noch Feind: Keine darf betreten, wo die andere steht.',
    },
  },
  move_areas: {
    question: 'Wie viele Gebiete weit darf eine Einheit ziehen?',
    why: 'Das Regelblatt nennt keine Entfernung und lässt doch Einheiten durch Gebiete hindurchziehen.',
    values: {
      '2': 'Zwei, wie in Spielen dieser Familie üblich.',
      '1': 'Eines: Niemand zieht irgendwo hindurch.',
      '3': 'Drei.',
      unlimited: 'So viele, wie frei zu durchqueren sind.',
    },
  },
  difficult_stops: {
    question: 'Endet ein Weg in schwierigem Gelände?',
    why: 'Das Regelblatt erschwert dort Angriffe und sagt nichts über Bewegung; in anderen Spielen dieser Familie endet sie.',
    values: {
      true: 'Ja: Wer unwegsames Land, Gebirge oder Elfenwald betritt, hält dort an.',
      false: 'Nein, Einheiten ziehen hindurch wie durch jedes andere.',
    },
  },
  overrun_margin: {
    question: 'Wie viele Einheiten müssen zurückbleiben, damit andere den Besetzer überrennen?',
    why: 'Das Regelblatt verlangt eine Einheit mehr, als der Besetzer hat, und spricht auch von Überzahl.',
    values: { '1': 'Eine mehr, als der Besetzer dort hat.', double: 'Doppelt so viele, wie der Besetzer dort hat.' },
  },
}
