import { translated } from '../../../language/catalogue.ts'
import type { Chapter } from '../book.ts'

const ENGLISH: Readonly<Record<Chapter, string>> = {
  General: 'General',
  'Set-up': 'Set-up',
  'Rounds and turns': 'Rounds and turns',
  'Fate cards': 'Fate cards',
  'Arrivals at the tower': 'Arrivals at the tower',
  'Revealing markers': 'Revealing markers',
  Actions: 'Actions',
  'Casting spells': 'Casting spells',
  Enhancements: 'Enhancements',
  'Damage and defeats': 'Damage and defeats',
  'Drawing new spells': 'Drawing new spells',
  'Extra skills': 'Extra skills',
  Poison: 'Poison',
  'End of the game': 'End of the game',
  Scoring: 'Scoring',
  'Secret Missions': 'Secret Missions',
  'Bonus Actions': 'Bonus Actions',
  'New Fate': 'New Fate',
  Terrain: 'Terrain',
  Reinforcement: 'Reinforcement',
}

const GERMAN: typeof ENGLISH = {
  General: 'Allgemeines',
  'Set-up': 'Aufbau',
  'Rounds and turns': 'Runden und Züge',
  'Fate cards': 'Schicksalskarten',
  'Arrivals at the tower': 'Ankunft am Turm',
  'Revealing markers': 'Marker aufdecken',
  Actions: 'Aktionen',
  'Casting spells': 'Zaubern',
  Enhancements: 'Verstärkungen',
  'Damage and defeats': 'Schaden und Siege',
  'Drawing new spells': 'Neue Zauber ziehen',
  'Extra skills': 'Fertigkeiten',
  Poison: 'Gift',
  'End of the game': 'Spielende',
  Scoring: 'Wertung',
  'Secret Missions': 'Geheime Missionen',
  'Bonus Actions': 'Bonusaktionen',
  'New Fate': 'Neues Schicksal',
  Terrain: 'Gelände',
  Reinforcement: 'Truppenzuwachs',
}

const NAMES = translated({ en: ENGLISH, de: GERMAN })

/** What a chapter of the rules is called; its id stays as it is. */
export function chapterName(chapter: Chapter): string {
  return NAMES[chapter]
}
