import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './pages.en.ts'

export const DE: Texts<typeof EN> = {
  library: 'Bibliothek',
  trash: 'Papierkorb',
  setup: 'Neue Kampagne',
  workshop: 'Werkstatt',
  table: 'Tisch',
  desk: 'Spieltisch',
  ledger: 'Hauptbuch',
  figures: 'Alle Zahlen auf einem Bogen',
  takeOver: 'Vom Papier übernehmen',
  whatIf: 'Was wäre wenn',
  playOut: 'Von Bots durchspielen lassen',
  charts: 'Diagramme',
  chronicle: 'Chronik',
  recap: 'Seit dem letzten Mal',
  rules: 'Regeln',
  houseRules: 'Hausregeln',
  share: 'Teilen',
  display: 'Tischanzeige',
  displayAlso: 'Fernseher TV Bildschirm Beamer',
  print: 'Drucken',
  settings: 'Einstellungen',
  keys: 'Tasten',
  missing: 'Hier ist nichts',
  product: 'Lineage Workbench',
}
