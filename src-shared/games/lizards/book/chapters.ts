import { translated } from '../../../language/catalogue.ts'
import type { Chapter } from '../rulebook.ts'

const ENGLISH: Readonly<Record<Chapter, string>> = {
  'Setting up': 'Setting up',
  'Map and terrain': 'Map and terrain',
  Sight: 'Sight',
  Orders: 'Orders',
  'World phase': 'World phase',
  'Lobs and freeing': 'Lobs and freeing',
  Chants: 'Chants',
  Movement: 'Movement',
  Combat: 'Combat',
  Nature: 'Nature',
  Development: 'Development',
  Spies: 'Spies',
  Victory: 'Victory',
  'Start-ups': 'Start-ups',
  Reports: 'Reports',
  'Dropped clans': 'Dropped clans',
}

const GERMAN: typeof ENGLISH = {
  'Setting up': 'Aufbau',
  'Map and terrain': 'Karte und Gelände',
  Sight: 'Sicht',
  Orders: 'Befehle',
  'World phase': 'Weltphase',
  'Lobs and freeing': 'Werfen und Freilassen',
  Chants: 'Gesänge',
  Movement: 'Bewegung',
  Combat: 'Kampf',
  Nature: 'Natur',
  Development: 'Entwicklung',
  Spies: 'Späher',
  Victory: 'Sieg',
  'Start-ups': 'Aufstellungen',
  Reports: 'Berichte',
  'Dropped clans': 'Ausgeschiedene Clans',
}

const NAMES = translated({ en: ENGLISH, de: GERMAN })

/** What a chapter of the rules is called; its id stays as it is. */
export function chapterName(chapter: Chapter): string {
  return NAMES[chapter]
}
