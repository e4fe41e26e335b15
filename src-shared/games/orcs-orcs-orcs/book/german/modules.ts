import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { BONUS_ACTIONS, SECRET_MISSIONS } from '../modules.ts'

export const SECRET_MISSIONS_DE: RuleTranslation<typeof SECRET_MISSIONS> = {
  'OO-MISSION-1': {
    title: 'Eine Mission wählen',
    summary: 'Von 8 geheimen Missionen bekommen alle je 2. Behalte eine verdeckt; die übrigen kommen ungesehen weg.',
  },
  'OO-MISSION-2': {
    title: 'Missionen werten',
    summary: 'Missionen werden bei der Wertung gezeigt und dazugezählt. Sie zählen die Trophäen, die du dann hast.',
  },
  'OO-MISSION-3': { title: 'Mission Schwache', summary: '2 Punkte für jedes Paar schwacher Trophäen.' },
  'OO-MISSION-4': { title: 'Mission Starke', summary: '3 Punkte für jedes Paar starker Trophäen.' },
  'OO-MISSION-5': { title: 'Mission Brutale', summary: '2 Punkte für jede brutale Trophäe.' },
  'OO-MISSION-6': { title: 'Mission Viele', summary: '3 Punkte für je 4 Trophäen beliebiger Art.' },
  'OO-MISSION-7': {
    title: 'Mission Sätze',
    summary: '3 Punkte für jeden Satz aus einer schwachen, einer starken und einer brutalen Trophäe.',
  },
  'OO-MISSION-8': { title: 'Mission Fertigkeiten', summary: '2 Punkte für jede gewonnene Fertigkeit.' },
  'OO-MISSION-9': { title: 'Mission Mehrheit', summary: '3 Punkte für jede Art, von der du Trophäen hast und niemand mehr als du.' },
  'OO-MISSION-10': { title: 'Mission Zauber', summary: '3 Punkte für je zwei gelernte Zauber, die du noch hast.' },
}

export const BONUS_ACTIONS_DE: RuleTranslation<typeof BONUS_ACTIONS> = {
  'OO-BONUS-1': {
    title: 'Einen Bonus nutzen',
    summary:
      'Jede starke oder brutale Kreatur, die du besiegst, gibt sofort ihren Bonus. Du darfst verzichten und bei mehreren die Reihenfolge wählen.',
  },
  'OO-BONUS-2': { title: 'Bonus Karte', summary: 'Du ziehst eine Karte von deinem Stapel.' },
  'OO-BONUS-3': { title: 'Bonus Aktion', summary: 'Du hast in diesem Zug eine Aktion mehr.' },
  'OO-BONUS-4': { title: 'Bonus Ablegen', summary: 'Alle anderen mit mehr als 3 Karten legen eine ab.' },
  'OO-BONUS-5': {
    title: 'Bonus Kraft',
    summary: 'Deine nächste Aktion in diesem Zug hat 1 Kraft mehr, von einem Element deiner Wahl. Ist sie kein Zauber, verfällt die Kraft.',
  },
}
