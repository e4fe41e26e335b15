import type { Texts } from '../../../../../../language/catalogue.ts'
import type { AGE_RULINGS, AGE_SWITCHES } from '../ages.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const AGE_RULINGS_DE: RulingTranslation<typeof AGE_RULINGS> = {
  115: {
    question: 'Eine einzige Zahl steht für Technik und Leute: Wird sie geteilt?',
    decision: 'Nein: so viel Technik, und ebenso viele Leute.',
  },
  116: {
    question: 'Von welchen Leuten kommen 30 % dazu?',
    decision: 'Von allen außer den Kriegern, die eben gewonnenen mitgezählt, abgerundet, mit einem eigenen Geschlechtswurf.',
  },
  117: {
    question: 'Welches Land ist das Zehntel, das man gewinnt?',
    decision:
      'Ein Gebiet je volle 10, die man vorher hatte, neben altem Land, freies oder das eines Stammes, nach Wahl des Spielers; Leute braucht es dafür nicht.',
  },
  118: {
    question: 'Unter den nötigen Marken steht Prestige: Wird es bezahlt?',
    decision: 'Nein, es muss nur da sein. Der erste Schritt verlangt keines.',
  },
  119: {
    question: 'Was geschieht, wenn die 3 Züge Bedenkzeit um sind?',
    decision: 'Das Zeitalter kommt von selbst, wenn es noch erreichbar ist. Fehlt zwischendurch etwas, beginnt das Zählen von vorn.',
  },
  120: {
    question: 'Welche Kultur ist gemeint, und kann man in einem Zug zweimal aufsteigen?',
    decision: 'Die wirksame Kultur, mit der des Herrscherhauses, für Aufstieg und Rückfall; ein Zeitalter je Zug.',
  },
  121: {
    question: 'Wann fällt man zurück?',
    decision:
      'In der eigenen Phase 9 vor dem Aufstieg, ins höchste Zeitalter, dessen Bedarf an Kultur und beiderlei Technik erfüllt ist; 10 Prestige gehen mit jedem Zeitalter.',
  },
  122: {
    question: 'Was behält man nach einem Rückfall?',
    decision:
      'Land, Leute, Werte, Marken und Monumente. Chancen, Preise, Grenzen, die Art der Siedlungen und was sich sammeln lässt richten sich nach dem Zeitalter.',
  },
  123: {
    question: 'Was bringt ein Zeitalter, das man wieder erreicht?',
    decision: 'Es wird noch einmal bezahlt und bringt nur die 10 Prestige.',
  },
}

export const AGE_SWITCHES_DE: Texts<typeof AGE_SWITCHES> = {
  age_wait_end: {
    question: 'Ein Zeitalter war 3 Züge lang erreichbar und wurde nicht ausgerufen: Was dann?',
    why: 'Das Buch erlaubt, bis zu 3 Züge zu warten, und sagt nicht, was danach kommt.',
    values: {
      forced: 'Das Zeitalter kommt von selbst.',
      lapse: 'Die Gelegenheit ist vorbei, bis alles aufs Neue erfüllt ist.',
      free: 'Nichts: Es darf jederzeit ausgerufen werden.',
    },
  },
  age_culture: {
    question: 'Zählt die Kultur des Herrscherhauses für ein Zeitalter mit?',
    why: 'Das Buch verlangt Kulturpunkte und kennt zwei Arten davon.',
    values: {
      effective: 'Ja: die angesammelte und die des Hauses zusammen. Der Tod eines Herrschers kann ein Zeitalter kosten.',
      stored: 'Nein: nur die angesammelte.',
    },
  },
  revert_check: {
    question: 'Wann fällt ein Volk ein Zeitalter zurück?',
    why: 'Das Buch nennt den Grund, aber nicht den Zeitpunkt.',
    values: {
      phase9: 'Am Ende seines Zuges: In Phase 7 lässt sich noch nachholen, was fehlt.',
      immediate: 'Sobald ein Wert zu niedrig ist.',
    },
  },
  readvance: {
    question: 'Was bringt ein Zeitalter, das verloren war und wieder erreicht wird?',
    why: 'Das Buch gibt seine Gaben für jedes neue Zeitalter und schweigt über die Rückkehr.',
    values: {
      prestige_only: 'Nur die 10 Prestige.',
      full: 'Alles, wie beim ersten Mal.',
      none: 'Nichts.',
    },
  },
}
