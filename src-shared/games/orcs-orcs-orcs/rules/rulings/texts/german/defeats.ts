import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type {
  DEFEAT_RULINGS,
  DEFEAT_SWITCHES,
  DRAWING_RULINGS,
  POISON_RULINGS,
  POISON_SWITCHES,
  SKILL_RULINGS,
  SKILL_SWITCHES,
} from '../defeats.ts'

export const DEFEAT_RULINGS_DE: RulingTranslation<typeof DEFEAT_RULINGS> = {
  38: {
    question: 'Wem gehört ein Sieg, und was wird aus überzähligem Schaden?',
    decision:
      'Jeder Sieg gehört der Person am Zug, woher der Schaden auch kommt. Überzähliger Schaden verfällt. Nach jeder Änderung von Schaden oder Leben in einem Zug wird nach Besiegten gesehen.',
  },
  39: { question: 'Kann das Leben einer Kreatur auf 0 sinken?', decision: 'Nein, es ist immer mindestens 1.' },
}

export const DEFEAT_SWITCHES_DE: Texts<typeof DEFEAT_SWITCHES> = {
  life_floor: {
    question: 'Wie tief kann das Leben einer Kreatur sinken?',
    why: 'Ranken und Krötlinge können zusammen mehr Leben nehmen, als eine Kreatur hat.',
    values: { 1: 'Bis 1: Ohne Schaden wird keine besiegt.', 0: 'Bis 0: Dann ist sie ohne Schaden besiegt.' },
  },
}

export const DRAWING_RULINGS_DE: RulingTranslation<typeof DRAWING_RULINGS> = {
  29: {
    question: 'Wann wird ein Nachziehstapel erneuert, und womit?',
    decision:
      'Erst wenn eine Karte fällig und der Stapel leer ist, dann mit dem ganzen Ablagestapel. Karten eines Zaubers, der noch läuft, bleiben draußen. Sind beide Stapel leer, zieht man weniger Karten.',
  },
}

export const SKILL_RULINGS_DE: RulingTranslation<typeof SKILL_RULINGS> = {
  8: {
    question: 'Welche Art gibt welche Fertigkeit?',
    decision:
      'Goblins geben Zusätzlicher Zauber, Orks Kein Verlust, Schamanen Gift, Reiter Handkarte entfernen, Golems Keine Regeländerung und Häuptlinge Zusätzliche Aktion. Eine andere Deckdatei kann anderes sagen.',
  },
  40: {
    question: 'Wirkt eine neue Fertigkeit schon in dem Zug, der sie bringt?',
    decision: 'Ja, sofort: Zusätzliche Aktion gibt im selben Zug 1 Aktion mehr.',
  },
}

export const SKILL_SWITCHES_DE: Texts<typeof SKILL_SWITCHES> = {
  skill_from: {
    question: 'Ab wann wirkt eine neue Fertigkeit?',
    why: 'Das Regelheft sagt nicht, was das für einen Zug heißt, der schon begonnen hat.',
    values: { now: 'Sofort.', next_turn: 'Sobald der Zug vorbei ist, der sie gebracht hat.' },
  },
}

export const POISON_RULINGS_DE: RulingTranslation<typeof POISON_RULINGS> = {
  41: {
    question: 'Wohin kommt eine Giftkarte, die entfernt wird?',
    decision: 'In die Schachtel, wie jede andere Karte. Bis dahin nimmt sie auf der Hand Platz weg, und man darf sie ablegen.',
  },
}

export const POISON_SWITCHES_DE: Texts<typeof POISON_SWITCHES> = {
  poison_returns: {
    question: 'Kommt Gift, das entfernt wird, auf seinen Stapel zurück?',
    why: 'Das Regelheft legt entfernte Karten in die Schachtel, aber Gift hat einen eigenen Stapel.',
    values: { false: 'Nein, es ist aus dem Spiel.', true: 'Ja, und man kann es wieder vergeben.' },
  },
}
