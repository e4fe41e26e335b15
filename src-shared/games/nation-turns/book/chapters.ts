import { translated } from '../../../language/catalogue.ts'
import type { Chapter } from '../book.ts'

const ENGLISH: Readonly<Record<Chapter, string>> = {
  General: 'General',
  'Population increase': 'Population increase',
  'New units': 'New units',
  Move: 'Move',
  Combat: 'Combat',
  Retreat: 'Retreat',
  Overpopulation: 'Overpopulation',
  Victory: 'Victory',
}

const GERMAN: typeof ENGLISH = {
  General: 'Allgemeines',
  'Population increase': 'Zuwachs',
  'New units': 'Neue Einheiten',
  Move: 'Bewegung',
  Combat: 'Kampf',
  Retreat: 'Rückzug',
  Overpopulation: 'Überbevölkerung',
  Victory: 'Sieg',
}

const NAMES = translated({ en: ENGLISH, de: GERMAN })

/** What a chapter of the rules is called; its id stays as it is. */
export function chapterName(chapter: Chapter): string {
  return NAMES[chapter]
}
