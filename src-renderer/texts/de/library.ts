import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { count } from '../../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import type { EN } from '../en/library.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bibliothek',
  lead: 'Jede Kampagne ist eine Datei, in der alles steht: Antworten, Würfe, Zahlen, und warum jede von ihnen ist, was sie ist.',
  openFile: 'Eine Datei öffnen',
  newCampaign: 'Neue Kampagne',
  readAgain: 'Die Bibliothek noch einmal lesen',
  reading: 'Die Bibliothek wird gelesen',
  list: 'Kampagnen',
  empty: {
    title: 'Das Regal ist leer',
    lead: 'Drei Wege hinein:',
    look: 'Erst einmal umsehen',
    lookText: 'Das Beispiel ist eine Kampagne nach einigen Runden. Alles darin lässt sich drücken, beantworten und zurücknehmen.',
    sample: 'Das Beispiel öffnen',
    own: 'Selbst eine anfangen',
    ownText: 'Drei Namen genügen. Für alles andere gibt es vernünftige Vorgaben, und der erste Wurf ist eine Minute entfernt.',
    bring: 'Eine mitbringen',
    bringText: 'Zieh eine Datei mit der Endung .lineage irgendwo auf diese Seite, oder wähle sie aus.',
  },
  foot: 'Dateien mit der Endung .lineage lassen sich überall auf diese Seite ziehen.',
  sample: 'Die Beispielkampagne öffnen',
  notBegun: 'Noch nicht begonnen',
  entries: (entries) => count(entries, 'Eintrag', 'Einträge'),
  more: (title) => `Mehr zu ${title}`,
  rename: 'Umbenennen',
  duplicate: 'Verdoppeln',
  download: 'Herunterladen',
  trash: 'In den Papierkorb',
  letGo: 'Loslassen, um sie zu öffnen',
  noCampaign: (file) => `„${file}“ ist keine Kampagne: Wähle eine Datei mit der Endung .lineage.`,
  renaming: { title: 'Die Kampagne umbenennen', field: 'Titel', leave: 'So lassen' },
  trashing: {
    title: (title) => `${title} in den Papierkorb?`,
    browser: 'Sie verschwindet aus der Bibliothek dieses Browsers. Lade sie vorher herunter, wenn du sie noch einmal brauchen könntest.',
    file: 'Ihre Datei kommt in den Papierkorb der Bibliothek, aus dem man sie von Hand zurückholen kann.',
    download: 'Vorher herunterladen',
    keep: 'Behalten',
    done: (title) => `${title} liegt jetzt im Papierkorb.`,
  },
}
