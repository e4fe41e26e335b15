import type { Texts } from '../../src-shared/language/catalogue.ts'
import { translated } from '../../src-shared/language/catalogue.ts'

/** `&` stands before the letter that the keyboard chooses an item by. */
const ENGLISH = {
  file: '&File',
  open: '&Open ...',
  recent: 'Open &recent',
  library: 'Show the &library folder',
  edit: '&Edit',
  table: '&Table',
  go: '&Go to',
  view: '&View',
  /** What Electron's own items are called; in English it knows that itself. */
  roles: {
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    resetZoom: 'Actual Size',
    togglefullscreen: 'Toggle Full Screen',
    close: 'Close Window',
    quit: 'Quit',
    help: 'Help',
    about: 'About',
    windowMenu: 'Window',
  },
  notStarted: 'Lineage Workbench could not start',
  startAgain: 'Start it again; the terminal says more.',
  campaigns: 'Campaigns',
  notOpened: 'The campaign could not be opened',
  seeTerminal: 'The terminal says more.',
  libraryNotShown: 'The library folder could not be shown',
  libraryTrouble: (place: string, trouble: string) => `${place}: ${trouble}. It is made with the first campaign.`,
}

const GERMAN: Texts<typeof ENGLISH> = {
  file: '&Datei',
  open: 'Ö&ffnen ...',
  recent: '&Zuletzt geöffnet',
  library: '&Ordner der Bibliothek zeigen',
  edit: '&Bearbeiten',
  table: '&Tisch',
  go: '&Gehe zu',
  view: '&Ansicht',
  roles: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    resetZoom: 'Originalgröße',
    togglefullscreen: 'Vollbild',
    close: 'Fenster schließen',
    quit: 'Beenden',
    help: 'Hilfe',
    about: 'Über das Programm',
    windowMenu: 'Fenster',
  },
  notStarted: 'Lineage Workbench ließ sich nicht starten',
  startAgain: 'Starte es noch einmal; mehr steht im Terminal.',
  campaigns: 'Kampagnen',
  notOpened: 'Die Kampagne ließ sich nicht öffnen',
  seeTerminal: 'Mehr steht im Terminal.',
  libraryNotShown: 'Der Ordner der Bibliothek ließ sich nicht zeigen',
  libraryTrouble: (place, trouble) => `${place}: ${trouble}. Er entsteht mit der ersten Kampagne.`,
}

/** Menu and dialogs of the desktop shell, in the language the page told it. */
export const desktopTexts = translated({ en: ENGLISH, de: GERMAN })
