import type { Texts } from '../../../../../../language/catalogue.ts'
import type { ENDING_RULINGS, ENDING_SWITCHES } from '../ending.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const ENDING_RULINGS_DE: RulingTranslation<typeof ENDING_RULINGS> = {
  149: {
    question: 'Muss ein ganzes Haus auf einen Schlag sterben, damit man verliert?',
    decision: 'Nein. Wer in irgendeinem Augenblick weder Herrscher noch Gemahl noch Erben hat, scheidet aus, aus welchem Grund auch immer.',
  },
  150: {
    question: 'Zählt der Verlust des letzten Landes auch, wenn es niemand erobert hat?',
    decision: 'Ja. Wer nichts mehr besitzt, scheidet aus; besetztes Land zählt dabei nicht.',
  },
  151: {
    question: 'Was, wenn alle gemeinsam fallen?',
    decision: 'Wer im selben Schritt fällt, teilt ein Unentschieden; ist einer übrig, gewinnt er. Monsterreiche gewinnen nie.',
  },
  152: {
    question: 'Was wird aus dem, was die Gefallenen hatten?',
    decision:
      'Land, das Gegner besetzt halten, gehört dann ihnen, das übrige ist frei. Leute, Marken, Agenten, Bündnisse und Kriege enden; Monumente auf freiem Land sind verloren.',
  },
  153: {
    question: 'Was gibt es im friedlichen Spiel nicht?',
    decision:
      'Krieg und Raubzüge gegen Spieler und Attentäter; Spione bleiben. Spieler können trotzdem fallen, und wer als Letzter übrig ist, gewinnt vorzeitig; sonst entscheidet nach Zug 20 der Zeitleiste die Wertung.',
  },
  154: {
    question: 'Endet die Eroberung mit der Zeitleiste?',
    decision: 'Nein. Sie geht ohne Ereignisse weiter, bis ein Spieler übrig ist.',
  },
  155: {
    question: 'Welche Kultur wird gewertet, wenn die des Herrschers abgezogen wird?',
    decision: 'Nur die angesammelte; alles, was das Haus beiträgt, bleibt weg.',
  },
  156: {
    question: 'Wie werden Prozente, Metalle und Zeitalter gewertet?',
    decision:
      'Menge mal Prozent, auf Hundertstel; alles Metall gleich; 10.000 Punkte für jedes Zeitalter nach dem ersten, nach dem Zeitalter am Ende. Prestige unter 0 wird abgezogen.',
  },
  157: {
    question: 'Wer gewinnt bei gleicher Wertung?',
    decision: 'Wer mehr Prestige hat, dann mehr angesammelte Kultur; sonst teilen sie den Sieg.',
  },
}

export const ENDING_SWITCHES_DE: Texts<typeof ENDING_SWITCHES> = {
  line_extinct: {
    question: 'Wann scheidet ein Spieler aus, weil sein Haus ausgestorben ist?',
    why: 'Das Buch sagt, dass alle zur selben Zeit getötet werden müssen.',
    values: {
      any_moment: 'Sobald es weder Herrscher noch Gemahl noch Erben gibt, aus welchem Grund auch immer.',
      simultaneous:
        'Nur wenn ein Schlag Herrscher, Gemahl und alle Erben zusammen tötet; stirbt ein Haus nach und nach aus, bleibt sein Volk im Spiel.',
    },
  },
  zero_land: {
    question: 'Scheidet ein Spieler ohne Land aus, was auch der Grund ist?',
    why: 'Das Buch spricht von erobertem Land; auch Ereignisse können Land nehmen.',
    values: { any: 'Ja, was auch das letzte Gebiet genommen hat.', conquest: 'Nur wenn es erobert wurde.' },
  },
  all_fall: {
    question: 'Was, wenn alle verbliebenen Spieler im selben Schritt fallen?',
    why: 'Das Buch kennt nur einen letzten Spieler, der übrig ist.',
    values: { draw: 'Wer zusammen fällt, teilt ein Unentschieden.', score: 'Wer von ihnen die höhere Wertung hat, gewinnt.' },
  },
  conquest_turn_limit: {
    question: 'Endet ein Eroberungsspiel nach einer Zahl von Runden?',
    why: 'Das Buch lässt es laufen, bis ein Spieler übrig ist.',
    none: 'Nein: erst wenn ein Spieler übrig ist.',
    range: 'Nach so vielen Runden endet das Spiel, und die Wertung entscheidet.',
  },
  score_culture: {
    question: 'Wie viel Kultur zählt in der Wertung?',
    why: 'Das Buch zieht die Kultur des Herrschers ab und erwähnt nicht, was Gemahl und Kinder beitragen.',
    values: {
      stored: 'Nur die angesammelte: nichts vom Herrscherhaus.',
      minus_ruler_only: 'Die angesammelte und was Gemahl und Kinder beitragen, ohne die des Herrschers selbst.',
    },
  },
  score_ages: {
    question: 'Welches Zeitalter zählt in der Wertung?',
    why: 'Das Buch wertet erreichte Zeitalter; das kann das jetzige sein oder das höchste, in dem man je stand.',
    values: { current: 'Das Zeitalter am Ende.', highest: 'Das höchste, in dem man je stand.' },
  },
}
