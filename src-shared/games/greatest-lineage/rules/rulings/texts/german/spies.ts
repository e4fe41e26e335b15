import type { Texts } from '../../../../../../language/catalogue.ts'
import type { SPY_RULINGS, SPY_SWITCHES } from '../spies.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const SPY_RULINGS_DE: RulingTranslation<typeof SPY_RULINGS> = {
  89: {
    question: 'Sind 2 und 1 % ein Bestand oder eine Zahl für jeden Zug?',
    decision:
      'Ein Bestand, die in Ausbildung und im Einsatz mitgezählt, von allen Leuten ohne Krieger, abgerundet; geprüft wird er wie die Kultur zu Beginn der Ausbildung.',
  },
  90: {
    question: 'Dürfen mehrere Gruppen zugleich lernen?',
    decision:
      'Eine Gruppe Spione (1 oder 2) und ein Attentäter. Bereit sind sie nach 2 und 3 Zügen; jeder weitere Zug des Wartens gibt 5 dazu.',
  },
  91: {
    question: 'Wer würfelt, um Agenten zu enttarnen, und wie oft?',
    decision:
      'Nach dem Schreiben jedes Spielers würfelt jeder andere zwei Würfel, für Spione und Attentäter, auch wenn nichts geschrieben wurde. Der Wurf des Betroffenen gilt allen Agenten gegen ihn.',
  },
  92: {
    question: 'Endet ein Auftrag mit dem ersten Erfolg?',
    decision: 'Ein Diebstahl ja. Pläne zu erfahren geht in jedem Zug weiter, bis es misslingt, der Spion enttarnt oder zurückgerufen wird.',
  },
  93: {
    question: 'Wie lange helfen erfahrene Pläne?',
    decision:
      '5 für einen selbst und 5 Abzug für den Ausgespähten in Schlachten zwischen den beiden, bis zu dessen nächster Phase 5; mehrere Spione zählen nicht zusammen.',
  },
  94: { question: 'Was, wenn weniger zu stehlen ist?', decision: 'Was da ist, bis zu 10 oder 5. Jeder Spion würfelt für sich.' },
}

export const SPY_SWITCHES_DE: Texts<typeof SPY_SWITCHES> = {
  parallel_batches: {
    question: 'Dürfen mehrere Gruppen von Agenten zugleich lernen?',
    why: 'Das Buch nennt die Größe einer Gruppe und die Züge, die sie braucht, aber keine Zahl der Gruppen.',
    values: {
      false: 'Nein: zugleich nur eine Gruppe Spione und ein Attentäter.',
      true: 'Ja, so viele, wie es Plätze für Agenten gibt.',
    },
  },
  detect_roll: {
    question: 'Wie oft würfelt ein Betroffener, um Agenten zu enttarnen?',
    why: 'Das Buch lässt die anderen Spieler nach jedem Schreiben würfeln, und es können mehrere Agenten eingetragen sein.',
    values: {
      per_entry: 'Einmal für alle Spione und einmal für alle Attentäter, die auf ihn angesetzt wurden.',
      per_agent: 'Einmal für jeden Agenten, der auf ihn angesetzt wurde.',
    },
  },
  intel_repeats: {
    question: 'Ein Spion hat die Pläne erfahren: Geht der Auftrag weiter?',
    why: 'Das Buch beendet Aufträge mit ihrem Erfolg und spricht davon, dass ein solcher Spion Zug um Zug hilft.',
    values: {
      true: 'Ja, in jedem Zug geprüft, bis er scheitert, enttarnt oder zurückgerufen wird.',
      false: 'Nein: Er endet mit dem ersten Erfolg, wie ein Diebstahl.',
    },
  },
  intel_stacks: {
    question: 'Mehrere Spione haben Pläne derselben Seite erfahren: Zählen ihre Boni zusammen?',
    why: 'Das Buch gibt 5 für einen Erfolg und schweigt über den zweiten.',
    values: { false: 'Nein: 5 und nicht mehr.', true: 'Ja: 5 für jeden von ihnen.' },
  },
}
