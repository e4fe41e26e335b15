import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { Version, VersionHead } from '../../../../src-shared/contract/journalStore.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './library.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bibliothek',
  lead: 'Jede Kampagne ist eine Datei, in der alles steht: Antworten, Würfe, Zahlen, und woher jede von ihnen kommt.',
  openFile: 'Eine Datei öffnen',
  newCampaign: 'Neue Kampagne',
  readAgain: 'Die Bibliothek neu einlesen',
  reading: 'Die Bibliothek wird gelesen',
  list: 'Kampagnen',
  empty: {
    title: 'Das Regal ist leer',
    lead: 'Drei Wege hinein:',
    look: 'Erst einmal umsehen',
    lookText: 'Das Beispiel ist eine Kampagne nach einigen Runden. Alles darin kannst du anklicken, beantworten und zurücknehmen.',
    sample: 'Das Beispiel öffnen',
    own: 'Eine eigene beginnen',
    ownText: 'Namen genügen. Für alles andere gibt es vernünftige Vorgaben, und in einer Minute fällt der erste Wurf.',
    bring: 'Eine mitbringen',
    bringText: 'Zieh eine Datei mit der Endung .lineage irgendwo auf diese Seite, oder wähle sie aus.',
  },
  foot: 'Dateien mit der Endung .lineage lassen sich überall auf diese Seite ziehen.',
  sample: 'Die Beispielkampagne öffnen',
  unknownGame: (game) => `Ein Spiel, das dieses Programm nicht hat: ${game}`,
  notBegun: 'Noch nicht begonnen',
  entries: (entries) => count(entries, 'Eintrag', 'Einträge'),
  more: (title) => `Mehr zu ${title}`,
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  copyOf: (title) => `${title} (Kopie)`,
  download: 'Herunterladen',
  trash: 'In den Papierkorb',
  letGo: 'Loslassen, um sie zu öffnen',
  noCampaign: (file) => `„${file}“ ist keine Kampagne: Wähle eine Datei mit der Endung .lineage.`,
  renaming: { title: 'Die Kampagne umbenennen', field: 'Titel', leave: 'Abbrechen' },
  versions: {
    open: 'Frühere Fassungen ...',
    title: (title: string) => `Frühere Fassungen von ${title}`,
    text: 'Am Ende jeder Runde wird eine ganze Kopie aufgehoben: die letzten drei, dann eine je Tag, dann eine je Woche. Wird eine zurückgeholt, bleibt das Jetzige als Fassung erhalten.',
    none: 'Noch ist keine aufgehoben: Die erste kommt mit dem Ende einer Runde. Ein Browser hebt keine auf; lade die Kampagne ab und zu herunter.',
    list: 'Fassungen, die neueste zuerst',
    name: ({ round, why }: VersionHead) =>
      why === 'round'
        ? `Beginn von Runde ${round}`
        : why === 'restart'
          ? `Runde ${round}, vor dem Neubeginn ihrer Phase`
          : `Runde ${round}, durch eine andere Fassung ersetzt`,
    size: ({ entries, bytes }: Version) => `${count(entries, 'Eintrag', 'Einträge')}, ${Math.ceil(bytes / 1024)} KB`,
    putBack: 'Zurückholen',
    putBackOne: (version: VersionHead, when: string) => `Runde ${version.round} zurückholen, ${when}`,
    done: (title: string, round: number) => `${title} steht wieder in Runde ${round}. Was da war, bleibt als Fassung erhalten.`,
    leave: 'Lassen',
  },
  trashing: {
    title: (title) => `${title} in den Papierkorb?`,
    browser: 'Sie verschwindet aus der Bibliothek dieses Browsers. Lade sie vorher herunter, wenn du sie noch einmal brauchen könntest.',
    file: 'Ihre Datei kommt in den Papierkorb der Bibliothek, aus dem man sie von Hand zurückholen kann.',
    download: 'Vorher herunterladen',
    keep: 'Behalten',
    done: (title) => `${title} liegt jetzt im Papierkorb.`,
  },
}
