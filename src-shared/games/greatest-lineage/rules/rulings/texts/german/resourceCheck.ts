import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RESOURCE_CHECK_RULINGS, RESOURCE_CHECK_SWITCHES } from '../resourceCheck.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const RESOURCE_CHECK_RULINGS_DE: RulingTranslation<typeof RESOURCE_CHECK_RULINGS> = {
  110: {
    question: 'Wie viele Leute trägt das Land?',
    decision: '20 je Gebiet und 5 mehr je volle 10 Kultur, wieder für jedes Gebiet; Siedlungen geben das ihre je einmal dazu.',
  },
  111: {
    question: 'Wer gehört zu den neuen Leuten, und was wird aufgerundet?',
    decision:
      'Alle, die seit der letzten Prüfung dazukamen, wie auch immer, selbst wenn sie seither gestorben sind. Nahrung und Holz werden beide aufgerundet.',
  },
  112: {
    question: 'Wie bestimmt man einen Verlust von 21 bis 30 %?',
    decision: '20 und ein zehnseitiger Würfel, ein Wurf für alles, was fehlt, von allen, die da sind, aufgerundet.',
  },
  113: {
    question: 'Wer stirbt bei Mangel?',
    decision: 'Freie Männer und Frauen im Verhältnis, dann Krieger, dann Spione und Attentäter.',
  },
  114: { question: 'Werden zu wenige Marken trotzdem verbraucht?', decision: 'Ja: Was da ist, geht weg, und der Mangel trifft dennoch.' },
}

export const RESOURCE_CHECK_SWITCHES_DE: Texts<typeof RESOURCE_CHECK_SWITCHES> = {
  capacity_culture: {
    question: 'Kultur schafft Platz für Leute: wie viel?',
    why: 'Das Buch gibt 5 Leute je 10 Kultur dazu und lässt offen, ob einmal oder für jedes Gebiet.',
    values: {
      per_territory: '5 je volle 10 Kultur, auf jedem Gebiet.',
      total: '5 je volle 10 Kultur, einmal für das ganze Volk.',
    },
  },
  new_population: {
    question: 'Welche neuen Leute kosten Holz?',
    why: 'Das Buch spricht von neuen Leuten und sagt nicht, ob die Toten abgehen.',
    values: {
      gross: 'Alle, die seit der letzten Prüfung dazukamen, auch wer seither gestorben ist.',
      net: 'Wer dazukam, weniger die, die seither gestorben sind.',
    },
  },
  shortage_deaths: {
    question: 'Wer stirbt, wenn Platz, Nahrung oder Holz fehlt?',
    why: 'Das Buch nennt die Zahl der Toten und nicht, wer sie sind.',
    values: { proportional: 'Freie Männer und Frauen im Verhältnis, dann die anderen.', owner: 'Der Spieler entscheidet.' },
  },
}
