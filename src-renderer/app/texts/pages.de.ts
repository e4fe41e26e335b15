import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  library: 'Bibliothek',
  setup: 'Neue Kampagne',
  table: 'Tisch',
  desk: 'Spieltisch',
  ledger: 'Hauptbuch',
  ages: 'Zeitalter',
  booklets: 'Hefte',
  timeline: 'Zeitleiste',
  wars: 'Kriege',
  house: 'Haus',
  works: 'Bauten',
  charts: 'Diagramme',
  chronicle: 'Chronik',
  rules: 'Regeln',
  houseRules: 'Hausregeln',
  share: 'Teilen',
  print: 'Drucken',
  settings: 'Einstellungen',
  keys: 'Tasten',
  missing: 'Hier ist nichts',
  product: 'Lineage Workbench',
}
