import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { either } from '../../../language/numbers.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { DEN } from '../rules/tables.ts'
import { aTerrain, targetText, toHex, verb, wayText } from './englishPieces.ts'
import { ENGLISH_RESULTS } from './englishResults.ts'
import { clan, hex, lizards, sumIn } from './pieces.ts'

type Told = Figure | undefined

/** Orders and chants in English: their names, what they do, and lines of a sheet said back. */
const ORDERS = {
  'order.FR': () => 'Free',
  'order.FR.hint': () => 'Sets warriors free: in a den of their colour they become den lizards, elsewhere they are lost.',
  'order.LO': () => 'Lob',
  'order.LO.hint': () => 'All Yellows throw stones at a hex 1 or 2 steps away; then nobody of your clan there can move this turn.',
  'order.CH': () => 'Chant',
  'order.CH.hint': () => 'Blacks chant; then nobody of your clan there can move this turn.',
  'order.MO': () => 'Move',
  'order.MO.hint': () => 'The whole band marches up to 2 hexes.',
  'order.SP': () => 'Split',
  'order.SP.hint': () => 'Part of a band marches up to 2 hexes; a single lizard becomes a spy.',
  'order.SN': () => 'Sneak',
  'order.SN.hint': () => 'Spies move up to 2 hexes.',
  'order.SA': () => 'Sail',
  'order.SA.hint': () => 'A raft carries its whole band over up to 2 water hexes.',
  'order.RE': () => 'Recruit',
  'order.RE.hint': () => `${figure(DEN.recruited)}% of the den lizards of a den become warriors; you need a Home Den.`,
  'order.GI': () => 'Give',
  'order.GI.hint': () => 'Another clan gets everything you own in a hex; one gift a turn, and never a Home Den.',
  'order.BF': () => 'Fertilise',
  'order.BF.hint': () => '10 Greens make Plains, a Swamp or Scrub Fertile.',
  'order.DF': () => 'Poison',
  'order.DF.hint': () => '10 Greens turn Fertile land into Plains.',
  'order.BR': () => 'Build raft',
  'order.BR.hint': () => '20 Greens in Scrub build a raft in Water next to them.',
  'order.BD': () => 'Build den',
  'order.BD.hint': () => '50 Greys build a den on Plains, Scrub or Fertile land in two turns, on a Ruin in one.',
  'order.BB': () => 'Build bridge',
  'order.BB.hint': () => '20 Greys on land build a bridge in a water hex next to them that has land on its far side.',
  'order.DB': () => 'Destroy bridge',
  'order.DB.hint': () => '20 Greys destroy a bridge next to them.',
  'chant.EYES': () => 'Eyes',
  'chant.EYES.hint': () => '10 Blacks: you learn how many lizards of each colour are in the target.',
  'chant.REVE': () => 'Reveal',
  'chant.REVE.hint': () => '25 Blacks: enemy spies in the target and the hexes around it die.',
  'chant.SHUN': () => 'Shunt',
  'chant.SHUN.hint': () => '50 Blacks: warriors in the target fly away in the last direction given.',
  'chant.SUMM': () => 'Summon',
  'chant.SUMM.hint': () => '60 Blacks: a sea monster attacks all lizards in a water hex.',
  'chant.MOUL': () => 'Mould',
  'chant.MOUL.hint': () => '80 Blacks: water becomes land, and land becomes water.',
  'chant.FREE': () => 'Freeze',
  'chant.FREE.hint': () => '100 Blacks: warriors in the target can neither move nor flee this turn.',
  'chant.COER': () => 'Coerce',
  'chant.COER.hint': () => '120 Blacks: warriors in the target join your clan if they are not more than the Blacks chanting.',
  'chant.GATE': () => 'Gate',
  'chant.GATE.hint': () => '130 Blacks in a Temple: the whole band jumps to another Temple.',
  'chant.TRAN': () => 'Transmute',
  'chant.TRAN.hint': () => '150 Blacks: up to three colours in the target become others.',
  'chant.DARK': () => 'Dark',
  'chant.DARK.hint': () => '180 Blacks: everything in the target dies, and the land is Cursed.',

  'says.FR': ({ hex: at, ...counts }) =>
    sumIn(counts) === 0
      ? `The whole band in ${hex(at)} is set free.`
      : `${lizards(counts)} of the band in ${hex(at)} ${verb(sumIn(counts), 'is', 'are')} set free.`,
  'says.LO': ({ hex: at, to, ways }) => `All Yellows in ${hex(at)} throw stones at ${targetText(to, ways)}.`,
  'says.CH': ({ hex: at, to, ways, chant, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'chants', 'chant')} ${chantName(chant)} on ${targetText(to, ways)}.`,
  'says.CH.SHUN': ({ hex: at, to, ways, last, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'chants', 'chant')} Shunt on ${targetText(to, ways)}: warriors there fly on ${say(`way.${String(last)}`)}.`,
  'says.CH.GATE': ({ hex: at, to, blk }) =>
    `${chanters(blk, at)} ${verb(blk ?? 0, 'chants', 'chant')} Gate: the band jumps to the Temple in ${hex(to)}.`,
  'says.MO': ({ hex: at, to, ways }) => `The band in ${hex(at)} marches ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SP': ({ hex: at, to, ways, ...counts }) =>
    `${lizards(counts)} of the band in ${hex(at)} ${verb(sumIn(counts), 'marches', 'march')} ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SP.spy': ({ hex: at, to, ways, ...counts }) =>
    `${lizards(counts)} of the band in ${hex(at)} becomes a spy and goes ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SN': ({ hex: at, to, ways }) => `The spies in ${hex(at)} sneak ${wayText(ways)} ${toHex(at, to)}.`,
  'says.SA': ({ hex: at, to, ways }) => `The raft in ${hex(at)} sails with its band ${wayText(ways)} ${toHex(at, to)}.`,
  'says.RE': ({ hex: at }) => `The den in ${hex(at)} turns ${figure(DEN.recruited)}% of its den lizards into warriors.`,
  'says.GI': ({ hex: at, clan: whose }) => `Everything you own in ${hex(at)} goes to ${clan(whose)}.`,
  'says.BF': ({ hex: at }) => `Greens make the land in ${hex(at)} Fertile.`,
  'says.DF': ({ hex: at }) => `Greens turn the Fertile land in ${hex(at)} into Plains.`,
  'says.BR': ({ hex: at, to, ways }) => `Greens in ${hex(at)} build a raft in ${targetText(to, ways)}.`,
  'says.BD': ({ hex: at }) => `Greys build a den in ${hex(at)}.`,
  'says.BB': ({ hex: at, to, ways }) => `Greys in ${hex(at)} build a bridge in ${targetText(to, ways)}.`,
  'says.DB': ({ hex: at, to, ways }) => `Greys in ${hex(at)} destroy the bridge in ${targetText(to, ways)}.`,
} satisfies Wordings

function chanters(blacks: Told, at: Told): string {
  return Number(blacks ?? 0) === 0 ? `All Blacks in ${hex(at)}` : `${count(blacks, 'Black')} in ${hex(at)}`
}

function chantName(chant: Told): string {
  return say(`chant.${String(chant)}`)
}

/** What checks of order sheets and start-up sheets find, in English. */
const CHECKS = {
  'mark.E01': ({ value, options }) => `ORD is ${quoted(value)}, which is no order: write one of ${figure(options)}.`,
  'mark.E02': ({ value }) =>
    value === ''
      ? 'HEX is blank: write the row and the letters of a hex, from 1A to 32AF.'
      : `HEX is ${quoted(value)}, which is no hex: write its row and letters, from 1A to 32AF.`,
  'mark.E03': () => 'M1 is blank, but this order needs a direction: write N, NE, SE, S, SW or NW.',
  'mark.E04': ({ field, value }) => `${figure(field)} is ${quoted(value)}, which is no direction: write N, NE, SE, S, SW or NW.`,
  'mark.E05': ({ value }) => `M2 is ${quoted(value)}, but M1 is blank: write the first direction in M1.`,
  'mark.E06': ({ value, options }) =>
    value === ''
      ? `EXTRA is blank: write the code of a chant, one of ${figure(options)}.`
      : `EXTRA is ${quoted(value)}, which is no chant: write one of ${figure(options)}, in capitals.`,
  'mark.E07': ({ field, value, min, max }) =>
    value === ''
      ? `SP needs at least ${count(min, 'lizard')}: write how many go under RED, GRN, GRY, YEL or BLK.`
      : `${figure(field)} is ${quoted(value)}: write a whole number from ${figure(min)} to ${figure(max)}, or leave it blank.`,
  'mark.E08': ({ value, chant, min }) =>
    `BLK is ${figure(value)}, but ${chantName(chant)} needs ${count(min, 'Black')}: write more, or leave BLK blank for all.`,
  'mark.E09': ({ field, value, hex: own }) =>
    own !== undefined
      ? `Gate leads to ${figure(own)}, where the lizards already are: name another Temple in M1 and M2.`
      : field === 'M1'
        ? `M1 is ${blankOr(value)}, but Gate needs the row of a Temple there: write a number from 1 to 32.`
        : `M2 is ${blankOr(value)}, but Gate needs the letters of a Temple there: write A to AF.`,
  'mark.E10': ({ value, options }) =>
    options === ''
      ? 'There is no other clan to give to: leave the line out.'
      : `EXTRA is ${blankOr(value)}, but it must be the number of another clan in the game: ${oneOf(options)}.`,
  'mark.E11': ({ first }) => `A clan gives once a turn, and line ${figure(first)} does so already: keep this GI for another turn.`,
  'mark.E12': ({ value, max }) => `This is line ${figure(value)}, and a sheet has ${figure(max)}: take out a line that you need less.`,
  'mark.E13': ({ hex: own }) => `M1 and M2 lead back to ${figure(own)}, the hex of the lizards themselves: choose another target.`,
  'mark.E14': ({ value, fields }) =>
    fields === undefined
      ? 'ORD is blank: write an order in the first field.'
      : `The line has ${figure(fields)} fields, and ten is the most: take out ${quoted(value)}.`,
  'mark.W01': ({ first }) => `Line ${figure(first)} says the same, and it counts only once: you can use this line for another order.`,
  'mark.W02': ({ field, value }) => `This order does not use ${figure(field)}, so ${quoted(value)} is ignored.`,
  'mark.W03': ({ value }) => `You have nobody in ${figure(value)} now for this order: it fails unless that changes first.`,
  'mark.W04': ({ field, value, colour: which, there, wanted }) =>
    which === undefined
      ? `${figure(field)} is ${figure(value)}, but only ${figure(there)} of that colour ${verb(there, 'is', 'are')} there now.`
      : `This order needs ${count(wanted, say(`colour.${String(which)}`))}, but ${Number(there) === 0 ? 'none is' : `only ${figure(there)} ${verb(there, 'is', 'are')}`} there now.`,
  'mark.W05': ({ value, terrain: there }) =>
    `As far as you know ${figure(value)} is ${aTerrain(there)}, and the order does not suit what is there: it fails unless that changes first.`,
  'mark.W06': ({ value, other }) =>
    `Line ${figure(other)} gives MO to ${figure(value)} as well, and may come first and take all along: use SP for both parts.`,
  'mark.W07': ({ value, lacks }) =>
    lacks === 'home'
      ? 'You have no Home Den now, and cannot recruit without one: the order fails unless you take one first.'
      : `You have no den in ${figure(value)} now: the order fails unless you take one there first.`,

  'notice.beyond': ({ value }) => `HEX is ${blankOr(value)}, and the template has no such hex: the line is struck.`,
  'notice.twice': ({ hex: at }) => `Hex ${figure(at)} has two lines: only the first counts.`,
  'notice.terrain': ({ hex: at, value }) => `Hex ${figure(at)}: TER is ${quoted(value)}, which is no terrain; it becomes Water.`,
  'notice.pop': ({ hex: at, value }) => `Hex ${figure(at)}: POP is ${figure(value)}, but den lizards need a den; they are struck.`,
  'notice.tens': ({ hex: at, field, value }) =>
    `Hex ${figure(at)}: ${columnOf(field)} is ${figure(value)}, but lizards are bought in tens; ${figure(tensIn(value))} are taken.`,
  'notice.amount': ({ hex: at, field, value }) =>
    `Hex ${figure(at)}: ${columnOf(field)} is ${quoted(value)}, which is no number; it is struck.`,
  'notice.home': ({ value }) => `HOME is ${quoted(value)}, and the template has no such hex: the first den that fits becomes the Home Den.`,
  'notice.stray': ({ hex: at, value }) => `Hex ${figure(at)}: ${quoted(value)} belongs to no field and is ignored.`,
} satisfies Wordings

function quoted(value: Told): string {
  return `“${String(value)}”`
}

function blankOr(value: Told): string {
  return value === '' ? 'blank' : quoted(value)
}

/** "1, 3 or 4" of numbers with commas between. */
function oneOf(options: Told): string {
  return either(String(options).split(', '))
}

function columnOf(field: Told): string {
  return String(field).toUpperCase()
}

function tensIn(value: Told): number {
  return Math.floor(Number(value) / 10) * 10
}

export const ENGLISH_SHEET = { ...ORDERS, ...CHECKS, ...ENGLISH_RESULTS } satisfies Wordings
