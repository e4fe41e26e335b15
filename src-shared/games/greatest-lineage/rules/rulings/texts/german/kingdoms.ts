import type { Texts } from '../../../../../../language/catalogue.ts'
import type { KINGDOM_RULINGS, KINGDOM_SWITCHES } from '../kingdoms.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const KINGDOM_RULINGS_DE: RulingTranslation<typeof KINGDOM_RULINGS> = {
  137: {
    question: 'Wann beginnen die Monsterreiche ihre ersten Kriege?',
    decision:
      'Wenn die Nichtspieler 2 Runden danach an der Reihe sind, dass auch der letzte lebende Spieler zum ersten Mal in Zeitalter 4 stand; spätere Rückfälle ändern nichts.',
  },
  138: {
    question: 'Welcher Spieler hat „die meisten Gebiete am nächsten“?',
    decision:
      'Wer der Hauptstadt am nächsten ist; dann, wer in dieser Entfernung mehr Land hat; sonst alle, die gleichauf liegen. Ohne Karte, wer am meisten Land hat.',
  },
  139: {
    question: 'Wird der Reichtum eines Tributs einmal gezahlt oder für jeden Zug?',
    decision: '10 Reichtum und 4 Nahrung für jeden Zug des Krieges, ganz bezahlt, in der eigenen Phase 5; sonst geht der Krieg weiter.',
  },
  140: {
    question: 'Wie zählt man zwei Züge Frieden?',
    decision:
      'Ein Reich, das seit Runde t keinen Krieg hat, beginnt einen, wenn es in Runde t + 3 an der Reihe ist: gegen den Besitzer des nächsten Landes oder alle, die gleichauf liegen. Ohne Karte wird das Gebiet ausgelost.',
  },
  141: {
    question: 'Was ist die militärische Person, die ein Reich alle zwei Züge gewinnt?',
    decision: 'Ein Krieger mehr: 4 je Runde, in geraden Runden 5.',
  },
  142: {
    question: 'Was tut ein Reich, das früh angegriffen wird, und wie wählt es?',
    decision:
      'Ist es einmal im Krieg, versucht es jedes Ziel: das Land, das seiner Hauptstadt am nächsten liegt, und den Ranghöchsten des Hauses; Monumente zerstört es, Siedlungen nimmt es. Bei Gleichstand entscheidet das Los.',
  },
  143: {
    question: 'Wann handeln die Nichtspieler?',
    decision:
      'Nach dem letzten lebenden Spieler: Alle Reiche wählen ihre Gegner, dann kämpfen sie nacheinander, Dämonen, Untote, Ungeheuer; dann die Stämme.',
  },
}

export const KINGDOM_SWITCHES_DE: Texts<typeof KINGDOM_SWITCHES> = {
  npk_first_war_delay: {
    question: 'Wie viele Runden, nachdem der letzte Spieler das vierte Zeitalter erreicht hat, beginnen die Monsterreiche ihre Kriege?',
    why: 'Das Buch nennt zwei Züge, gezählt von einem Zeitpunkt, der sich verschieden lesen lässt.',
    range: 'Runden von diesem Zeitpunkt bis zu den ersten Kriegen der Reiche; mit 0 beginnen sie in derselben Runde.',
  },
  npk_target: {
    question: 'Welchen Spieler greift ein Monsterreich zuerst an?',
    why: 'Das Buch verlangt die meisten Gebiete und die Nähe zur Hauptstadt in einem Atemzug.',
    values: {
      closest_first: 'Den, der seiner Hauptstadt am nächsten ist; unter gleich nahen den mit dem meisten Land dort.',
      most_first: 'Den mit dem meisten Land; unter gleich großen den, der seiner Hauptstadt am nächsten ist.',
    },
  },
  tribute_wealth: {
    question: 'Der Frieden mit einem Monsterreich kostet 10 Reichtum: einmal oder für jeden Zug des Krieges?',
    why: 'Das Buch bemisst einen Zug des Krieges in Nahrung, und der Reichtum steht ohne Maß davor.',
    values: {
      per_turn: 'Für jeden Zug des Krieges, wie die 4 Nahrung.',
      flat: 'Einmal, wie lange der Krieg auch war; die 4 Nahrung sind für jeden Zug fällig.',
    },
  },
  npk_military_pop: {
    question: 'Jede zweite Runde gewinnt ein Monsterreich eine „militärische“ Person: Was ist das?',
    why: 'Das Buch nennt sie neben vier Kriegern je Zug, ohne den Unterschied zu sagen.',
    values: { warrior: 'Ein Krieger mehr.', non_warrior: 'Eine Person, die nicht kämpft.', mil_tech: '1 Kriegstechnik.' },
  },
}
