import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { either } from '../../../language/numbers.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { DEN } from '../rules/tables.ts'
import type { ENGLISH_SHEET } from './englishSheet.ts'
import { colour, einTerrain, targetText, toHex, verb, wayText } from './germanPieces.ts'
import { GERMAN_RESULTS } from './germanResults.ts'
import { clan, hex, lizards, sumIn } from './pieces.ts'

type Told = Figure | undefined

/** Orders, chants, checks of a sheet and results in German. */
export const GERMAN_SHEET: TranslationOf<typeof ENGLISH_SHEET> = {
  ...GERMAN_RESULTS,

  'order.FR': () => 'Freilassen',
  'order.FR.hint': () => 'Lässt Krieger frei: In einer Höhle ihrer Farbe werden sie Höhlenechsen, anderswo sind sie verloren.',
  'order.LO': () => 'Werfen',
  'order.LO.hint': () =>
    'Alle Gelben werfen Steine auf ein Feld, das 1 oder 2 Schritte entfernt ist; danach zieht dort niemand deines Clans.',
  'order.CH': () => 'Singen',
  'order.CH.hint': () => 'Schwarze singen einen Gesang; danach zieht dort in dieser Runde niemand deines Clans.',
  'order.MO': () => 'Ziehen',
  'order.MO.hint': () => 'Die ganze Bande zieht bis zu 2 Felder.',
  'order.SP': () => 'Teilen',
  'order.SP.hint': () => 'Ein Teil einer Bande zieht bis zu 2 Felder; eine einzelne Echse wird Späher.',
  'order.SN': () => 'Schleichen',
  'order.SN.hint': () => 'Späher ziehen bis zu 2 Felder.',
  'order.SA': () => 'Segeln',
  'order.SA.hint': () => 'Ein Floß trägt seine ganze Bande über bis zu 2 Wasserfelder.',
  'order.RE': () => 'Anwerben',
  'order.RE.hint': () => `${figure(DEN.recruited)} % der Höhlenechsen einer Höhle werden Krieger; du brauchst eine Stammhöhle.`,
  'order.GI': () => 'Schenken',
  'order.GI.hint': () => 'Ein anderer Clan bekommt alles, was dir in einem Feld gehört; einmal je Runde, und nie eine Stammhöhle.',
  'order.BF': () => 'Fruchtland anlegen',
  'order.BF.hint': () => '10 Grüne machen aus Ebene, Sumpf oder Busch Fruchtland.',
  'order.DF': () => 'Vergiften',
  'order.DF.hint': () => '10 Grüne machen aus Fruchtland eine Ebene.',
  'order.BR': () => 'Floß bauen',
  'order.BR.hint': () => '20 Grüne im Busch bauen ein Floß in einem Feld mit Wasser neben sich.',
  'order.BD': () => 'Höhle bauen',
  'order.BD.hint': () => '50 Graue bauen eine Höhle: auf Ebene, Busch oder Fruchtland in zwei Runden, auf einer Ruine in einer.',
  'order.BB': () => 'Brücke bauen',
  'order.BB.hint': () => '20 Graue an Land bauen eine Brücke in einem Wasserfeld neben sich, auf dessen anderer Seite Land liegt.',
  'order.DB': () => 'Brücke zerstören',
  'order.DB.hint': () => '20 Graue zerstören eine Brücke neben sich.',
  'chant.EYES': () => 'Augen',
  'chant.EYES.hint': () => '10 Schwarze: Du erfährst, wie viele Echsen jeder Farbe im Ziel sind.',
  'chant.REVE': () => 'Enthüllung',
  'chant.REVE.hint': () => '25 Schwarze: Feindliche Späher im Ziel und in den Feldern darum sterben.',
  'chant.SHUN': () => 'Schleudern',
  'chant.SHUN.hint': () => '50 Schwarze: Krieger im Ziel fliegen in der letzten Richtung davon.',
  'chant.SUMM': () => 'Beschwörung',
  'chant.SUMM.hint': () => '60 Schwarze: Ein Seeungeheuer greift alle Echsen in einem Wasserfeld an.',
  'chant.MOUL': () => 'Formung',
  'chant.MOUL.hint': () => '80 Schwarze: Aus Wasser wird Land, aus Land wird Wasser.',
  'chant.FREE': () => 'Erstarrung',
  'chant.FREE.hint': () => '100 Schwarze: Krieger im Ziel können in dieser Runde weder ziehen noch fliehen.',
  'chant.COER': () => 'Bekehrung',
  'chant.COER.hint': () => '120 Schwarze: Krieger im Ziel treten zu deinem Clan über, wenn es nicht mehr sind als singende Schwarze.',
  'chant.GATE': () => 'Pforte',
  'chant.GATE.hint': () => '130 Schwarze in einem Tempel: Die ganze Bande springt in einen anderen Tempel.',
  'chant.TRAN': () => 'Wandlung',
  'chant.TRAN.hint': () => '150 Schwarze: Bis zu drei Farben im Ziel werden zu anderen.',
  'chant.DARK': () => 'Finsternis',
  'chant.DARK.hint': () => '180 Schwarze: Alles im Ziel stirbt, und das Feld wird Verfluchtes Land.',

  'says.FR': ({ hex: at, ...counts }) =>
    sumIn(counts) === 0
      ? `Die ganze Bande in ${hex(at)} wird freigelassen.`
      : `${lizards(counts)} der Bande in ${hex(at)} ${verb(sumIn(counts), 'wird', 'werden')} freigelassen.`,
  'says.LO': ({ hex: at, to, ways }) => `Alle Gelben in ${hex(at)} werfen Steine auf ${targetText(to, ways)}.`,
  'says.CH': ({ hex: at, to, ways, chant, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'singt', 'singen')} ${chantName(chant)} auf ${targetText(to, ways)}.`,
  'says.CH.SHUN': ({ hex: at, to, ways, last, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'singt', 'singen')} ${chantName('SHUN')} auf ${targetText(to, ways)}: Krieger dort fliegen ${say(`way.${String(last)}`)} weiter.`,
  'says.CH.GATE': ({ hex: at, to, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'singt', 'singen')} ${chantName('GATE')}: Die Bande springt in den Tempel in ${hex(to)}.`,
  'says.MO': ({ hex: at, to, ways }) => `Die Bande in ${hex(at)} zieht ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SP': ({ hex: at, to, ways, ...counts }) =>
    `${lizards(counts)} der Bande in ${hex(at)} ${verb(sumIn(counts), 'zieht', 'ziehen')} ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SP.spy': ({ hex: at, to, ways, ...counts }) =>
    `${lizards(counts)} der Bande in ${hex(at)} wird Späher und zieht ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SN': ({ hex: at, to, ways }) => `Die Späher in ${hex(at)} schleichen ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SA': ({ hex: at, to, ways }) => `Das Floß in ${hex(at)} segelt mit seiner Bande ${wayText(ways)} ${toHex(at, to)}.`,
  'says.RE': ({ hex: at }) => `Die Höhle in ${hex(at)} macht ${figure(DEN.recruited)} % ihrer Höhlenechsen zu Kriegern.`,
  'says.GI': ({ hex: at, clan: whose }) => `Alles, was dir in ${hex(at)} gehört, geht an ${clan(whose)}.`,
  'says.BF': ({ hex: at }) => `Grüne machen das Land in ${hex(at)} zu Fruchtland.`,
  'says.DF': ({ hex: at }) => `Grüne machen das Fruchtland in ${hex(at)} zu einer Ebene.`,
  'says.BR': ({ hex: at, to, ways }) => `Grüne in ${hex(at)} bauen ein Floß in ${targetText(to, ways)}.`,
  'says.BD': ({ hex: at }) => `Graue bauen in ${hex(at)} eine Höhle.`,
  'says.BB': ({ hex: at, to, ways }) => `Graue in ${hex(at)} bauen eine Brücke in ${targetText(to, ways)}.`,
  'says.DB': ({ hex: at, to, ways }) => `Graue in ${hex(at)} zerstören die Brücke in ${targetText(to, ways)}.`,

  'mark.E01': ({ value, options }) => `ORD ist ${quoted(value)}, und das ist kein Befehl: Schreib einen von diesen: ${figure(options)}.`,
  'mark.E02': ({ value }) =>
    value === ''
      ? 'HEX ist leer: Schreib Zeile und Buchstaben eines Felds, von 1A bis 32AF.'
      : `HEX ist ${quoted(value)}, und das ist kein Feld: Schreib seine Zeile und seine Buchstaben, von 1A bis 32AF.`,
  'mark.E03': () => 'M1 ist leer, aber dieser Befehl braucht eine Richtung: Schreib N, NE, SE, S, SW oder NW.',
  'mark.E04': ({ field, value }) => `${figure(field)} ist ${quoted(value)}, und das ist keine Richtung: Schreib N, NE, SE, S, SW oder NW.`,
  'mark.E05': ({ value }) => `M2 ist ${quoted(value)}, aber M1 ist leer: Schreib die erste Richtung in M1.`,
  'mark.E06': ({ value, options }) =>
    value === ''
      ? `EXTRA ist leer: Schreib den Code eines Gesangs, einen von diesen: ${figure(options)}.`
      : `EXTRA ist ${quoted(value)}, und das ist kein Gesang: Schreib einen von diesen, in Großbuchstaben: ${figure(options)}.`,
  'mark.E07': ({ field, value, min, max }) =>
    value === ''
      ? `SP braucht mindestens ${count(min, 'Echse', 'Echsen')}: Schreib unter RED, GRN, GRY, YEL oder BLK, wie viele ziehen.`
      : `${figure(field)} ist ${quoted(value)}: Schreib eine ganze Zahl von ${figure(min)} bis ${figure(max)}, oder lass die Spalte leer.`,
  'mark.E08': ({ value, chant, min }) =>
    `BLK ist ${figure(value)}, aber ${chantName(chant)} braucht ${count(min, 'Schwarzen', 'Schwarze')}: Schreib mehr, oder lass BLK leer, damit alle singen.`,
  'mark.E09': ({ field, value, hex: own }) =>
    own !== undefined
      ? `Die Pforte führt nach ${figure(own)}, wo die Echsen schon sind: Nenne in M1 und M2 einen anderen Tempel.`
      : field === 'M1'
        ? `M1 ist ${blankOr(value)}, aber die Pforte braucht dort die Zeile eines Tempels: Schreib eine Zahl von 1 bis 32.`
        : `M2 ist ${blankOr(value)}, aber die Pforte braucht dort die Buchstaben eines Tempels: Schreib A bis AF.`,
  'mark.E10': ({ value, options }) =>
    options === ''
      ? 'Es gibt keinen anderen Clan, dem du etwas schenken kannst: Lass die Zeile weg.'
      : `EXTRA ist ${blankOr(value)}, aber dort soll die Nummer eines anderen Clans im Spiel stehen: ${oneOf(options)}.`,
  'mark.E11': ({ first }) =>
    `Ein Clan schenkt einmal je Runde, und das tut schon Zeile ${figure(first)}: Heb dieses GI für eine andere Runde auf.`,
  'mark.E12': ({ value, max }) =>
    `Das ist Zeile ${figure(value)}, und ein Bogen hat ${figure(max)}: Nimm eine heraus, die du weniger brauchst.`,
  'mark.E13': ({ hex: own }) => `M1 und M2 führen nach ${figure(own)} zurück, in das Feld der Echsen selbst: Wähl ein anderes Ziel.`,
  'mark.E14': ({ value, fields }) =>
    fields === undefined
      ? 'ORD ist leer: Schreib einen Befehl in die erste Spalte.'
      : `Die Zeile hat ${figure(fields)} Spalten, und zehn sind das Höchste: Nimm ${quoted(value)} heraus.`,
  'mark.W01': ({ first }) =>
    `Zeile ${figure(first)} sagt dasselbe, und das zählt nur einmal: Du kannst diese Zeile für einen anderen Befehl nehmen.`,
  'mark.W02': ({ field, value }) => `Dieser Befehl benutzt ${figure(field)} nicht; ${quoted(value)} wird übergangen.`,
  'mark.W03': ({ value }) =>
    `Du hast in ${figure(value)} jetzt niemanden für diesen Befehl: Er scheitert, wenn sich das nicht vorher ändert.`,
  'mark.W04': ({ field, value, colour: which, there, wanted }) =>
    which === undefined
      ? `${figure(field)} ist ${figure(value)}, aber dort ${verb(there, 'ist', 'sind')} jetzt nur ${figure(there)} von dieser Farbe.`
      : `Dieser Befehl braucht ${figure(wanted)} ${colour(which)} ${verb(wanted, 'Echse', 'Echsen')}, aber dort ${Number(there) === 0 ? 'ist jetzt keine' : `${verb(there, 'ist', 'sind')} jetzt nur ${figure(there)}`}.`,
  'mark.W05': ({ value, terrain: there }) =>
    `Soweit du weißt, ist ${figure(value)} ${einTerrain(there)}, und der Befehl passt nicht zu dem, was dort ist: Er scheitert, wenn sich das nicht vorher ändert.`,
  'mark.W06': ({ value, other }) =>
    `Auch Zeile ${figure(other)} gibt ${figure(value)} ein MO, und das kann zuerst drankommen und alle mitnehmen: Nimm SP für beide Teile.`,
  'mark.W07': ({ value, lacks }) =>
    lacks === 'home'
      ? 'Du hast jetzt keine Stammhöhle und kannst ohne sie nicht anwerben: Der Befehl scheitert, wenn du nicht vorher eine einnimmst.'
      : `Du hast jetzt keine Höhle in ${figure(value)}: Der Befehl scheitert, wenn du nicht vorher dort eine einnimmst.`,

  'notice.beyond': ({ value }) => `HEX ist ${blankOr(value)}, und ein solches Feld hat die Vorlage nicht: Die Zeile ist gestrichen.`,
  'notice.twice': ({ hex: at }) => `Feld ${figure(at)} hat zwei Zeilen: Nur die erste zählt.`,
  'notice.terrain': ({ hex: at, value }) => `Feld ${figure(at)}: TER ist ${quoted(value)}, und das ist kein Gelände; es wird Wasser.`,
  'notice.pop': ({ hex: at, value }) =>
    `Feld ${figure(at)}: POP ist ${figure(value)}, aber Höhlenechsen brauchen eine Höhle; sie sind gestrichen.`,
  'notice.tens': ({ hex: at, field, value }) =>
    `Feld ${figure(at)}: ${columnOf(field)} ist ${figure(value)}, aber Echsen kauft man zu je zehn; ${figure(tensIn(value))} zählen.`,
  'notice.amount': ({ hex: at, field, value }) =>
    `Feld ${figure(at)}: ${columnOf(field)} ist ${quoted(value)}, und das ist keine Zahl; es ist gestrichen.`,
  'notice.home': ({ value }) =>
    `HOME ist ${quoted(value)}, und ein solches Feld hat die Vorlage nicht: Die erste Höhle, die passt, wird die Stammhöhle.`,
  'notice.stray': ({ hex: at, value }) => `Feld ${figure(at)}: ${quoted(value)} gehört in keine Spalte und wird übergangen.`,
}

function chanters(blacks: Told, at: Told): string {
  return Number(blacks ?? 0) === 0 ? `Alle Schwarzen in ${hex(at)}` : `${count(blacks, 'Schwarzer', 'Schwarze')} in ${hex(at)}`
}

function chantName(chant: Told): string {
  return `„${say(`chant.${String(chant)}`)}“`
}

function quoted(value: Told): string {
  return `„${String(value)}“`
}

function blankOr(value: Told): string {
  return value === '' ? 'leer' : quoted(value)
}

/** "1, 3 oder 4" of numbers with commas between. */
function oneOf(options: Told): string {
  return either(String(options).split(', '))
}

function columnOf(field: Told): string {
  return String(field).toUpperCase()
}

function tensIn(value: Told): number {
  return Math.floor(Number(value) / 10) * 10
}
