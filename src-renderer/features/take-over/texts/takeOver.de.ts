import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './takeOver.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Vom Papier übernehmen',
  lead: 'Ein Spiel, das auf Papier begann, geht hier weiter: Sag, wo es steht, trag die Zahlen ein und was festgehalten ist. Alles wird als Ganzes geprüft und steht als ein Eintrag in der Chronik. Was du einträgst, bleibt bis dahin erhalten.',
  command: 'Eine Kampagne vom Papier übernehmen',
  also: 'mittendrin beginnen einlesen',
  setUp: 'Sie begann auf Papier: von dort weiterspielen',
  setUpHint: 'Nach dem Aufbau trägst du die Runde, die Zahlen und das Festgehaltene ein. Bis dahin wird nichts gespielt.',
  notNow: 'Eine Kampagne übernimmt nur die Spielleitung, am Tisch, wie er jetzt steht, wo er sich beschreiben lässt.',
  first: {
    title: 'Vor dem ersten Zug',
    lead: 'Der Aufbau fragt noch etwas. Auf Papier ist es längst entschieden: Lass die App es hier entscheiden und berichtige unten, was daraus wurde.',
    run: 'Die App würfeln lassen',
    desk: 'Am Spieltisch antworten',
  },
  place: {
    title: 'Wo das Spiel steht',
    lead: 'Es geht vom Anfang dieser Phase an weiter. Für die Runden davor wird nichts gebucht.',
    round: 'Runde',
    who: 'Wer am Zug ist',
    phase: 'Phase',
    start: 'Beginn des Zuges',
    unmovable: 'In diesem Spiel lässt sich nichts verschieben: Es geht weiter, wo es steht.',
  },
  figures: { title: 'Zahlen', lead: 'Überschreibe, was die Kampagne jetzt hat, oder füge einen Block von Zellen aus einer Tabelle ein.' },
  records: {
    title: 'Was festgehalten ist',
    lead: 'Was nach den Regeln aus Zahlen folgt, steht schon da. Trag zuerst die Zahlen ein.',
    counted: (records) => count(records, 'Aufzeichnung', 'Aufzeichnungen'),
    marks: { new: 'neu', changed: 'geändert', gone: 'herausgenommen', follows: 'folgt aus den Zahlen' },
    edit: 'Ändern',
    editOf: (what) => `Ändern: ${what}`,
    remove: 'Herausnehmen',
    removeOf: (what) => `Herausnehmen: ${what}`,
    putBack: 'Zurücksetzen',
    putBackOf: (what) => `Zurücksetzen: ${what}`,
    addOf: (add, owner) => `${add} (${owner})`,
    keep: 'Behalten',
    leave: 'Abbrechen',
  },
  check: {
    title: 'Prüfen und weiterspielen',
    fits: 'Alles passt zusammen.',
    nothing: 'Noch ist nichts eingetragen.',
    blocks: 'Das muss zuerst berichtigt werden:',
    tells: 'Einen Blick wert, aber kein Hindernis:',
    comes: (figures, records) =>
      `${count(figures, 'Zahl', 'Zahlen')} und ${count(records, 'Aufzeichnung', 'Aufzeichnungen')} werden in einem Eintrag gesetzt.`,
    asked: (seat, question) => `Danach gefragt: ${seat}, „${question}“`,
    reason: 'Grund',
    preset: 'Vom Papier übernommen',
    run: 'Übernehmen und weiterspielen',
    anew: 'Von vorn beginnen',
    done: 'Die Kampagne ist übernommen.',
  },
}
