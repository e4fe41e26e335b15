import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ACTIONS, FATE, REVEAL, ROUNDS, TOWER } from '../rounds.ts'

export const ROUNDS_DE: RuleTranslation<typeof ROUNDS> = {
  'OO-ROUND-1': {
    title: 'Eine Runde',
    summary: 'Jede Runde beginnt mit einer Schicksalskarte. Danach haben alle im Uhrzeigersinn je einen Zug.',
  },
  'OO-ROUND-2': { title: 'Ein Zug', summary: 'In deinem Zug deckst du Marker auf, führst Aktionen aus und ziehst neue Zauber.' },
}

export const FATE_DE: RuleTranslation<typeof FATE> = {
  'OO-FATE-1': { title: 'Schicksalskarte aufdecken', summary: 'Deckt die oberste Schicksalskarte auf.' },
  'OO-FATE-2': {
    title: 'Kreaturen rücken vor',
    summary: 'Jede Kreatur einer oben abgebildeten Kategorie zieht einen Abschnitt auf den Turm zu.',
  },
  'OO-FATE-3': {
    title: 'Regel der Runde',
    summary: 'Zeigt der untere Teil eine Regel, gilt sie für alle bis zum Ende der Runde.',
  },
  'OO-FATE-4': { title: 'Zähere Kreaturen', summary: 'Jede Kreatur hat in dieser Runde 1 Leben mehr.' },
  'OO-FATE-5': { title: 'Keine Zauber', summary: 'In dieser Runde darf niemand eine Karte aus der Auslage nehmen.' },
  'OO-FATE-6': {
    title: 'Keine Teleportation',
    summary: 'In dieser Runde bleibt jeder Magier auf seinem Feld, ob durch Aktion oder Karte.',
  },
  'OO-FATE-7': { title: 'Keine Fertigkeiten', summary: 'In dieser Runde lassen sich keine Fertigkeiten nutzen.' },
  'OO-FATE-8': {
    title: 'Drei Zauber',
    summary: 'Am Ende deines Zuges ziehst du nur 3 Karten, mit der Fertigkeit Zusätzlicher Zauber 4.',
  },
  'OO-FATE-9': {
    title: 'Auslage tauschen',
    summary: 'Beide Auslagen kommen in ihre Stapel zurück, und daraus werden neue Karten ausgelegt.',
  },
}

export const TOWER_DE: RuleTranslation<typeof TOWER> = {
  'OO-TOWER-1': {
    title: 'Kreaturen erreichen den Turm',
    summary:
      'Eine Kreatur, die über den inneren Abschnitt hinauszieht, kommt in die Schachtel. Der Zähler ihrer Art sinkt um ein Feld, aber nie unter das letzte.',
  },
  'OO-TOWER-2': {
    title: 'Eine Trophäe verlieren',
    summary:
      'Steht dein Magier an diesem Pfad, kommt eine deiner Trophäen dieser Art in die Schachtel. Hast du keine, verlierst du nichts.',
  },
}

export const REVEAL_DE: RuleTranslation<typeof REVEAL> = {
  'OO-REVEAL-1': { title: 'Leere Pfade füllen', summary: 'Deck auf jedem Pfad mit Markern, aber ohne Kreatur, einen Marker auf.' },
  'OO-REVEAL-2': {
    title: 'Ein Pfad nach Wahl',
    summary: 'Deck danach einen Marker auf einem Pfad deiner Wahl auf, aber nicht auf dem deines Magiers.',
  },
  'OO-REVEAL-3': {
    title: 'Wo Kreaturen erscheinen',
    summary: 'Die Kreatur kommt auf den äußeren Abschnitt ihres Pfads, der Marker aus dem Spiel.',
  },
}

export const ACTIONS_DE: RuleTranslation<typeof ACTIONS> = {
  'OO-ACTION-1': {
    title: 'Zwei Aktionen',
    summary: 'Du hast in deinem Zug bis zu zwei Aktionen: teleportieren, zaubern, eine Fertigkeit nutzen oder passen.',
  },
  'OO-ACTION-2': {
    title: 'Den Magier teleportieren',
    summary: 'Für eine Aktion darfst du deinen Magier auf ein beliebiges freies Feld des Turms teleportieren.',
  },
  'OO-ACTION-3': { title: 'Einen Zauber wirken', summary: 'Für eine Aktion darfst du einen Zauber aus deiner Hand wirken.' },
  'OO-ACTION-4': {
    title: 'Passen statt handeln',
    summary: 'Passt du, hast du in dieser Runde keine Aktionen mehr und ziehst neue Zauber.',
  },
  'OO-ACTION-5': {
    title: 'Zusätzliche Aktionen',
    summary: 'Jede zusätzliche Aktion erhöht die Zahl deiner Aktionen in diesem Zug um eine.',
  },
}
