import type { Texts } from '../../../../../../language/catalogue.ts'
import type { ALLIANCE_RULINGS, ALLIANCE_SWITCHES } from '../alliances.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const ALLIANCE_RULINGS_DE: RulingTranslation<typeof ALLIANCE_RULINGS> = {
  76: {
    question: 'Behält man das Prestige eines Bündnisses?',
    decision:
      'Nein. Jeder Partner hat 10 für jedes Bündnis und verliert sie, wenn es endet, wer es auch beendet; was es sonst gebracht hat, bleibt.',
  },
  77: { question: 'Wann bringt ein Bündnis sein Prestige?', decision: 'In Phase 2 jeder zweiten Runde nach seinem Beginn.' },
  78: {
    question: 'Bringt es Kultur, Waren hin und her zu tauschen?',
    decision:
      'Keine Sorte darf in beide Richtungen gehen, und jedes Paar hat einen Handel je Runde. Jede Seite zählt, was sie bekommen hat; je volle 10 bringen 2 Kultur und 1 Prestige.',
  },
  79: {
    question: 'Hält ein Bündnis über die fünf Züge seiner Kündigung?',
    decision: 'Ja; dann endet es, und der Krieg bricht aus. Gemeinsam dürfen es beide jederzeit ohne Krieg beenden.',
  },
  80: {
    question: 'Was dürfen Verbündete nicht?',
    decision: 'Weder Krieg noch Raubzug gegeneinander; Spionage geht, und niemand muss in den Krieg eines Verbündeten.',
  },
}

export const ALLIANCE_SWITCHES_DE: Texts<typeof ALLIANCE_SWITCHES> = {
  ally_loss: {
    question: 'Ein Bündnis endet: Wer verliert die 10 Prestige, die es gebracht hat?',
    why: 'Das Buch nimmt sie der Seite, die es bricht, und gibt sie beiden nur, solange es hält.',
    values: {
      both: 'Beide Partner, wer es auch beendet hat.',
      breaker: 'Nur der Partner, der es bricht; gemeinsam beendet kostet es nichts.',
    },
  },
  trade_culture_cap: {
    question: 'Wie viel Kultur darf der Handel jedem Partner eines Bündnisses bringen?',
    why: 'Das Buch gibt Kultur für je 10 erhaltene Marken und setzt keine Grenze.',
    none: 'So viel, wie gehandelt wurde.',
    range: 'Aus allen Geschäften eines Bündnisses zusammen höchstens so viel Kultur für jeden Partner.',
  },
  ally_notice_keeps: {
    question: 'Ein Bündnis wurde durch eine Kriegserklärung gekündigt: Hält es, bis der Krieg ausbricht?',
    why: 'Das Buch verlangt fünf Züge Vorlauf und sagt nicht, was die beiden so lange füreinander sind.',
    values: {
      true: 'Ja: Es endet, wenn fünf Züge später der Krieg ausbricht.',
      false: 'Nein: Es endet sofort, und der Krieg bricht fünf Züge später aus.',
    },
  },
}
