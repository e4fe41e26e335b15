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
    look: 'Erst einmal umsehen',
    lookText: 'Das Beispiel ist eine Kampagne nach einigen Runden. Alles darin kannst du anklicken, beantworten und zurücknehmen.',
    sample: 'Das Beispiel öffnen',
    own: 'Eine eigene beginnen',
    ownText: 'Namen genügen. Für alles andere gibt es vernünftige Vorgaben, und in einer Minute fällt der erste Wurf.',
    bring: 'Eine mitbringen',
    bringText: 'Zieh eine Datei mit der Endung .lineage irgendwo auf diese Seite, oder wähle sie aus.',
  },
  newest: {
    continue: 'Weiterspielen',
    continueOne: (title) => `${title} weiterspielen`,
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
  quoted: (file) => `„${file}“`,
  takenIn: (files) => `${count(files, 'Kampagne wurde', 'Kampagnen wurden')} aufgenommen.`,
  notTaken: (files, all, told, most) =>
    `${files} von ${all} Dateien wurden nicht aufgenommen. ${told.join(' ')}${files > most ? ` Und ${files - most} weitere.` : ''}`,
  hereAlready: (title, file) => `„${title}“ hast du schon, bis zum letzten Eintrag (${file}). Aufgenommen wurde nichts.`,
  isHere: (file, title) => `„${file}“ ist „${title}“.`,
  severalHere: (files, told, most) =>
    `${files} dieser Kampagnen hast du schon, bis zum letzten Eintrag; sie wurden nicht aufgenommen. ${told.join(' ')}${files > most ? ` Und ${files - most} weitere.` : ''}`,
  takeAgain: 'Trotzdem aufnehmen',
  noCampaign: (file) => `„${file}“ ist keine Kampagne: Wähle eine Datei mit der Endung .lineage.`,
  isOrders: (file) =>
    `„${file}“ enthält die Anweisungen eines Spielers: Öffne die Kampagne dazu und wähle die Datei auf ihrer Seite „Teilen“.`,
  isPack: (file) => `„${file}“ ist die Mappe eines Spielers, der sie im Browser öffnet: Hier lässt sich damit nicht weiterspielen.`,
  onlyHere: {
    text: 'Diese Kampagnen gibt es nur in diesem Browser, auf diesem Gerät: Lade die, die dir fehlen würden, ab und zu herunter.',
    promised: {
      yes: 'Der Browser hat versprochen, sie zu behalten, bis du seine Daten löschst.',
      no: 'Der Browser hat nicht versprochen, sie zu behalten: Wird der Platz knapp, kann er sie löschen.',
      unknown: 'Ob er sie behält, wenn der Platz knapp wird, sagt dieser Browser nicht.',
    },
    since: (entries) => `${count(entries, 'Eintrag', 'Einträge')}, seit eine Datei davon gemacht wurde.`,
    remind: (entries) =>
      `Diese Kampagne gibt es nur in diesem Browser, und seit ${count(entries, 'Eintrag', 'Einträgen')} wurde keine Datei davon gemacht.`,
    notNow: 'Jetzt nicht',
  },
  renaming: { title: 'Die Kampagne umbenennen', field: 'Titel', leave: 'Abbrechen' },
  versions: {
    open: 'Frühere Fassungen ...',
    title: (title: string) => `Frühere Fassungen von ${title}`,
    text: 'Am Ende jeder Runde wird eine ganze Kopie aufgehoben: die letzten drei, bei Dateien dann eine je Tag und eine je Woche. Wird eine zurückgeholt, bleibt das Jetzige als Fassung erhalten.',
    none: 'Noch ist keine aufgehoben: Die erste kommt mit dem Ende einer Runde.',
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
  trashPage: {
    title: 'Papierkorb',
    open: 'Papierkorb',
    lead: 'Was weggeworfen wurde, liegt hier, bis es jemand endgültig löscht.',
    place: (folder) => `Das sind Dateien im Ordner .trash von ${folder}.`,
    browser: 'Es liegt im Speicher dieses Browsers und nimmt dort Platz ein.',
    reading: 'Der Papierkorb wird gelesen',
    again: 'Den Papierkorb noch einmal lesen',
    list: 'Kampagnen im Papierkorb',
    none: 'Im Papierkorb liegt nichts.',
    unreadable: 'Die erste Zeile lässt sich nicht lesen.',
    when: (when) => `Weggeworfen ${when}`,
    bringBack: 'Zurückholen',
    bringBackOne: (title, when) => `${title} zurückholen, weggeworfen ${when}`,
    broughtBack: (title) => `${title} ist wieder in der Bibliothek.`,
    destroy: 'Endgültig löschen ...',
    destroyOne: (title, when) => `${title}, weggeworfen ${when}, endgültig löschen`,
    empty: 'Den Papierkorb leeren ...',
    asking: (title) => `${title} endgültig löschen?`,
    askingAll: (campaigns) => `${count(campaigns, 'Kampagne', 'Kampagnen')} endgültig löschen?`,
    askingText:
      'Dann lässt sich nichts davon zurückholen: weder die Kampagne noch das, was zu ihren Plätzen und von früheren Fassungen aufgehoben ist.',
    confirm: 'Endgültig löschen',
    keep: 'Behalten',
    destroyed: (title) => `${title} ist endgültig gelöscht.`,
    emptied: 'Der Papierkorb ist leer.',
  },
  trashing: {
    title: (title) => `${title} in den Papierkorb?`,
    text: 'Dort liegt sie, bis sie endgültig gelöscht wird, und lässt sich zurückholen.',
    undo: 'Rückgängig',
    download: 'Vorher herunterladen',
    keep: 'Behalten',
    done: (title) => `${title} liegt jetzt im Papierkorb.`,
  },
}
