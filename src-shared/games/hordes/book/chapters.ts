import { translated } from '../../../language/catalogue.ts'
import type { Chapter } from '../book.ts'

const ENGLISH: Readonly<Record<Chapter, string>> = {
  Sequence: 'Sequence',
  'PIP costs': 'PIP costs',
  Movement: 'Movement',
  Ranges: 'Ranges',
  'Combat factors': 'Combat factors',
  Results: 'Results',
  Army: 'Army',
  End: 'End',
}

const GERMAN: typeof ENGLISH = {
  Sequence: 'Ablauf',
  'PIP costs': 'Was PIPs kaufen',
  Movement: 'Bewegung',
  Ranges: 'Reichweiten',
  'Combat factors': 'Faktoren im Kampf',
  Results: 'Ergebnisse',
  Army: 'Armee',
  End: 'Ende',
}

const NAMES = translated({ en: ENGLISH, de: GERMAN })

/** What a chapter of the rules is called; its id stays as it is. */
export function chapterName(chapter: Chapter): string {
  return NAMES[chapter]
}
