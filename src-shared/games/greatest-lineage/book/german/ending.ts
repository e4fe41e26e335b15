import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ENDING } from '../ending.ts'

export const ENDING_DE: RuleTranslation<typeof ENDING> = {
  'GL-WIN-1': { title: 'Der Letzte gewinnt', summary: 'Bei der Eroberung gewinnt der letzte Spieler, der übrig ist.' },
  'GL-WIN-2': {
    title: 'Ein Haus stirbt aus',
    summary: 'Ein Spieler scheidet aus, wenn Herrscher, Gemahl und alle tot sind, die erben könnten.',
  },
  'GL-WIN-3': { title: 'Alles Land verloren', summary: 'Ein Spieler ohne eigenes Gebiet scheidet aus.' },
  'GL-WIN-4': {
    title: 'An der Zeitleiste zerbrochen',
    summary: 'Ein Spieler, der in Zug 6 der Zeitleiste weder den Verlust tragen noch ein Zeitalter zurückfallen kann, scheidet aus.',
  },
  'GL-WIN-5': {
    title: 'Gemeinsam gefallen',
    summary: 'Wer im selben Schritt fällt, teilt ein Unentschieden, wenn niemand übrig ist; ist einer übrig, gewinnt er.',
  },
  'GL-WIN-6': {
    title: 'Nachlass der Gefallenen',
    summary: 'Land, das Gegner besetzt halten, geht an sie, das übrige an niemanden; alles andere des gefallenen Spielers endet.',
  },
  'GL-WIN-7': {
    title: 'Das friedliche Spiel',
    summary:
      'Angreifen darf man nur Monsterreiche und Stämme; Raubzüge und Attentäter gibt es nicht, Spione schon. Das Spiel endet mit der Zeitleiste, und wer die meisten Punkte hat, gewinnt.',
  },
  'GL-WIN-8': {
    title: 'Die Schlusswertung',
    summary:
      'Jede Kultur zählt 2, Technik 1, Kriegstechnik 0,5, jedes Gebiet 1,5, Prestige 4, jede Person 0,25, Stein 1,25, Metall 2, Nahrung und Holz 0,5, Reichtum 5 und jedes Zeitalter nach dem ersten 10.000.',
  },
}
