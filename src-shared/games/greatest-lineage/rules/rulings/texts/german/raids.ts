import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RAID_RULINGS, RAID_SWITCHES } from '../raids.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const RAID_RULINGS_DE: RulingTranslation<typeof RAID_RULINGS> = {
  67: { question: 'Wen darf man überfallen?', decision: 'Andere Spieler, aber keinen Verbündeten und keinen, mit dem man im Krieg ist.' },
  68: {
    question: 'Ein Zehntel welcher Leute?',
    decision: 'Zehnmal die Räuber müssen vor dem Raubzug weniger sein als alle Leute ohne Krieger; Räuber sind freie Männer.',
  },
  69: {
    question: 'Kosten Räuber Marken?',
    decision: 'So viel wie Krieger, für jeden Raubzug; wer überlebt, ist wieder ein Mann wie zuvor.',
  },
  70: { question: 'Sind Verbrennen und Rauben zwei Ziele?', decision: 'Ja. Es gibt vier Ziele, jedes höchstens einmal in einem Raubzug.' },
  71: {
    question: 'Schwächt jedes weitere Ziel alle Ziele?',
    decision: 'Ja, sie teilen eine Chance: 40, 32, 24 oder 16.',
  },
  72: {
    question: 'Wie viele Leute tötet ein gelungener Raubzug?',
    decision:
      'Den Anteil an den Leuten der Überfallenen, den die Räuber an den eigenen haben, aufgerundet; freie Leute zuerst, dann Krieger.',
  },
  73: {
    question: 'Welche Marken werden verbrannt oder geraubt?',
    decision: 'Bis zur Hälfte des Wurfs, abgerundet, von Sorten nach Wahl der Räuber, soweit es sie gibt.',
  },
  74: {
    question: 'Wie wehren sich die Überfallenen?',
    decision:
      'Wenn sie wollen, mit einem Tötungswurf nach den Zielen, 2 mehr für jedes Ziel; Krieger, die sie in Kriegen haben, zählen. Sterben können nur Räuber.',
  },
  75: {
    question: 'Gilt die Pause zwischen Raubzügen für jedes Ziel einzeln?',
    decision: 'Nein, für alle zusammen: ein Raubzug im Zug, der nächste zwei Züge später.',
  },
}

export const RAID_SWITCHES_DE: Texts<typeof RAID_SWITCHES> = {
  raid_targets: {
    question: 'Wen darf man überfallen?',
    why: 'Das Buch spricht von Raubzügen gegen andere; Monsterreiche und Stämme haben Leute, aber weder Marken noch Monumente.',
    values: {
      players: 'Nur andere Spieler.',
      all: 'Auch Monsterreiche und Stämme; treffen kann man dort nur ihre Leute.',
    },
  },
  raid_cost: {
    question: 'Kosten Räuber Marken?',
    why: 'Das Buch druckt den Preis der Krieger nur für den Krieg.',
    values: { war: 'So viel wie Krieger eines Krieges, für jeden Raubzug aufs Neue.', none: 'Nichts.' },
  },
  raid_penalty: {
    question: 'Welche Ziele eines Raubzugs macht jedes weitere Ziel schwerer?',
    why: 'Das Buch zieht für jedes weitere Ziel 8 ab und sagt nicht, wovon.',
    values: {
      shared: 'Alle: Ein, zwei, drei oder vier Ziele haben je 40, 32, 24 oder 16.',
      stepped: 'Die späteren: Das erste Ziel hat 40, das zweite 32, das dritte 24, das vierte 16.',
    },
  },
  raid_kill: {
    question: 'Wie viel Prozent ihrer Leute verliert eine überfallene Seite?',
    why: 'Das Buch nimmt so viel Prozent, wie die Truppe groß ist; das kann ein Anteil sein oder eine Kopfzahl.',
    values: {
      share: 'Den Anteil, den die Räuber an den eigenen Leuten haben, Krieger nicht gezählt: immer weniger als ein Zehntel.',
      headcount: 'Ein Prozent für jeden Räuber: 30 Räuber töten 30 %.',
    },
  },
  raid_gap: {
    question: 'Zwischen Raubzügen muss ein Zug liegen: zwischen welchen?',
    why: 'Das Buch sagt nicht, ob die Pause den Räubern gilt oder den Überfallenen.',
    values: {
      overall: 'Zwischen zwei beliebigen Raubzügen eines Volkes.',
      per_target: 'Zwischen zwei Raubzügen gegen dieselbe Seite; eine andere darf man im nächsten Zug überfallen.',
    },
  },
}
