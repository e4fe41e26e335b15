import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure, signed } from '../../../../src-shared/language/figures.ts'
import { accountName, phaseName } from '../../../wording/names.ts'
import type { EN } from './chronicle.en.ts'

const entries = (many: number): string => count(many, 'Eintrag', 'Einträge')
/** Behind "von": dative. */
const ofEntries = (many: number): string => count(many, 'Eintrag', 'Einträgen')

export const DE: Texts<typeof EN> = {
  title: 'Chronik',
  parts: { label: 'Teil der Chronik', all: 'Alles', dice: 'Würfelprüfung' },
  bookmarks: 'Lesezeichen',
  writeNote: 'Notiz schreiben',
  entries,
  shownOf: (shown, all) => `${figure(shown)} von ${ofEntries(all)}`,
  clear: 'Filter aufheben',
  newest: 'Neueste',
  ofWhatIsShown: ' der gezeigten Einträge',
  formats: { csv: 'CSV', markdown: 'Markdown' },
  missing: {
    now: (seq) => `Eintrag ${seq} steht nicht in dieser Chronik.`,
    then: (seq) => `Eintrag ${seq} stand damals noch nicht in dieser Chronik.`,
    hidden: (seq) => `Die Filter verbergen Eintrag ${seq}.`,
    show: 'Zeigen',
  },
  nothing: {
    title: 'Kein Eintrag passt',
    text: (many) =>
      `${many === 1 ? 'Der einzige Eintrag erfüllt nicht' : `Keiner der ${entries(many)} erfüllt`} alles, wonach diese Filter fragen.`,
    all: 'Alle zeigen',
  },
  commands: {
    search: 'Chronik: suchen',
    dice: 'Chronik: Würfelprüfung',
    marks: 'Chronik: Lesezeichen',
    csv: 'Gezeigte Einträge der Chronik als CSV herunterladen',
    markdown: 'Gezeigte Einträge der Chronik als Markdown herunterladen',
  },
  filters: {
    placeholder: 'Wörter, Regel, Zahl, Eintrag 120',
    kind: 'Art',
    seat: 'Platz',
    round: 'Runde',
    phase: 'Phase',
    rule: 'Regel',
    setup: 'Aufbau',
  },
  kinds: {
    roll: 'Würfe',
    rollApp: 'Würfe der App',
    rollHand: 'Würfe am Tisch',
    choice: 'Entscheidungen',
    act: 'Handlungen',
    correction: 'Korrekturen',
    ruling: 'Hausregeln',
    decree: 'Erlasse',
    retraction: 'Rücknahmen',
    void: 'Zurückgenommenes',
    restart: 'Neu begonnene Phasen',
    reseed: 'Startwerte der Würfel',
    note: 'Notizen',
    setup: 'Aufbau',
    title: 'Titel',
    naming: 'Namen',
    standIn: 'Vertretungen',
  },
  heads: {
    setup: 'Die Kampagne beginnt',
    correction: 'Korrektur',
    ruling: 'Hausregeln neu entschieden',
    retraction: 'Zurückgenommen',
    restart: 'Phase neu begonnen',
    reseed: 'Startwert der Würfel',
    note: 'Notiz',
    title: 'Neuer Titel',
    naming: 'Benannt',
    standIn: 'Vertretung',
  },
  setTo: (owner, account, to) => `${accountName(account)} ${der(owner)} auf ${figure(to)} gesetzt`,
  booked: (owner, account, delta) => `${accountName(account)} ${der(owner)} ${signed(delta)}`,
  rolledBy: { app: 'von der App', hand: 'am Tisch' },
  rolled: { app: 'Von der App gewürfelt', hand: 'Am Tisch gewürfelt' },
  found: { entry: (seq) => `Eintrag ${seq}`, round: (round) => `Runde ${round}` },
  place: (round, phase) => {
    if (round === 0) return 'Vor Runde 1'
    return phase === 0 ? `Runde ${round}` : `Runde ${round} · ${phaseName(phase)}`
  },
  entry: {
    name: (seq, title, isTakenBack) => `Eintrag ${seq}${title === '' ? '' : `: ${title}`}${isTakenBack ? ', zurückgenommen' : ''}`,
    why: (booked) => `${booked}. Warum?`,
    more: (dice, figures) =>
      [
        dice === 0 ? '' : count(dice, 'weiterer Würfel', 'weitere Würfel'),
        figures === 0 ? '' : count(figures, 'weitere Zahl', 'weitere Zahlen'),
      ]
        .filter((part) => part !== '')
        .join(', '),
    moreOf: (seq) => ` von Eintrag ${seq}`,
    fromOn: (seq) => `Ab Eintrag ${seq}`,
    takenBackBy: 'Zurückgenommen durch',
    byEntry: (seq) => `Eintrag ${seq}`,
    lookBack: (seq) => `Den Spieltisch sehen, wie er nach Eintrag ${seq} war`,
    lookBackHint: 'Alles sehen, wie es damals war',
    mark: (seq) => `Lesezeichen an Eintrag ${seq} setzen`,
    markHint: 'Lesezeichen setzen',
    changeMark: (seq) => `Lesezeichen an Eintrag ${seq} ändern`,
    changeMarkHint: 'Lesezeichen ändern',
    takeBack: (seq) => `Ab Eintrag ${seq} zurücknehmen`,
    takeBackHint: 'Ab hier zurücknehmen',
  },
  mark: {
    none: 'Noch keine. Rechts an jedem Eintrag der Chronik lässt sich eines setzen: dort, wo etwas geschehen ist, das du wiederfinden möchtest.',
    title: (seq) => `Lesezeichen an Eintrag ${seq}`,
    kept: 'Es bleibt für diese Kampagne auf diesem Gerät und geht in keine Datei ein.',
    allKept: 'Stellen dieser Kampagne zum Wiederfinden. Sie bleiben auf diesem Gerät.',
    notLasting: 'Dieser Browser lässt sie nicht aufheben: Sie sind fort, sobald die Seite geschlossen wird.',
    name: 'Name',
    entry: (seq) => `Eintrag ${seq}`,
    notShown: 'Nicht unter den gezeigten Einträgen',
    takenBack: 'zurückgenommen',
    remove: 'Entfernen',
    leave: 'Abbrechen',
    keep: 'Speichern',
    renameThis: 'Umbenennen',
    removeThis: 'Entfernen',
  },
  file: {
    csv: (campaign) => `${campaign} Chronik.csv`,
    markdown: (campaign) => `${campaign} Chronik.md`,
    title: (campaign) => `${campaign}: Chronik`,
    headings: {
      entry: 'Eintrag',
      round: 'Runde',
      seat: 'Platz',
      phase: 'Phase',
      phaseName: 'Name der Phase',
      asked: 'Gefragt',
      answered: 'Geantwortet',
      dice: 'Würfel',
      by: 'Gewürfelt von',
      told: 'Was geschah',
      figures: 'Zahlen',
      rules: 'Regeln',
      takenBack: 'Zurückgenommen durch Eintrag',
    },
    fromOn: (seq) => `ab Eintrag ${seq}`,
    takenBack: (seq) => `zurückgenommen durch Eintrag ${seq}`,
    happened: 'Es geschah',
  },
}
