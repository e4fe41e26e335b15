import { translated } from '../../../language/catalogue.ts'
import type { Chapter } from '../book.ts'

const ENGLISH: Readonly<Record<Chapter, string>> = {
  General: 'General',
  'Set-up': 'Set-up',
  Timeline: 'Timeline',
  Points: 'Points',
  Population: 'Population',
  Stockpile: 'Stockpile',
  War: 'War',
  Raids: 'Raids',
  Alliances: 'Alliances',
  Treaties: 'Treaties',
  Territory: 'Territory',
  Spies: 'Spies',
  Assassins: 'Assassins',
  Monuments: 'Monuments',
  Spending: 'Spending',
  'Resource check': 'Resource check',
  Ages: 'Ages',
  'Royal family': 'Royal family',
  Shamans: 'Shamans',
  Settlements: 'Settlements',
  'Strengths and weaknesses': 'Strengths and weaknesses',
  Kingdoms: 'Kingdoms',
  Tribes: 'Tribes',
  'End of the game': 'End of the game',
}

const GERMAN: typeof ENGLISH = {
  General: 'Allgemeines',
  'Set-up': 'Aufbau',
  Timeline: 'Zeitleiste',
  Points: 'Punkte',
  Population: 'Bevölkerung',
  Stockpile: 'Sammeln',
  War: 'Krieg',
  Raids: 'Raubzüge',
  Alliances: 'Bündnisse',
  Treaties: 'Verträge',
  Territory: 'Gebiete',
  Spies: 'Spione',
  Assassins: 'Attentäter',
  Monuments: 'Monumente',
  Spending: 'Ausgaben',
  'Resource check': 'Vorratsprüfung',
  Ages: 'Zeitalter',
  'Royal family': 'Herrscherhaus',
  Shamans: 'Schamanen',
  Settlements: 'Siedlungen',
  'Strengths and weaknesses': 'Stärken und Schwächen',
  Kingdoms: 'Monsterreiche',
  Tribes: 'Stämme',
  'End of the game': 'Ende des Spiels',
}

const NAMES = translated({ en: ENGLISH, de: GERMAN })

/** What a chapter of the rules is called; its id stays as it is. */
export function chapterName(chapter: Chapter): string {
  return NAMES[chapter]
}
