import { describe, expect, test } from 'vitest'
import { begun } from '../../../kernel/testing/toyTable.ts'
import { LANGUAGES, toldIn } from '../../../language/language.ts'
import { toldOf } from '../../text/playing.ts'
import { geographyOf } from '../rules/geography.ts'
import { LIZARDS } from '../rules/ruleset.ts'
import { keptOrders, readSheet } from '../rules/sheet/readSheet.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { readStart } from '../rules/start/readStart.ts'
import { NO_LIZARDS } from '../rules/tables.ts'
import { WORDED } from '../testing/worded.ts'
import { sayMark, sayNotice, sayOrder, sayResult } from './sheetWords.ts'

const { world } = begun({ players: [{ name: 'Anna', clanName: 'Spies Of Slime' }, { name: 'Ben' }, { name: 'Cleo' }] }, LIZARDS)
const both = (tell: () => string): readonly string[] =>
  LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, tell)))

const known = {
  bands: new Map([[0, { ...NO_LIZARDS, grn: 3, blk: 5 }]]),
  spies: new Map<number, number>(),
  dens: new Map<number, { readonly home: boolean }>(),
  sites: new Set<number>(),
  terrain: new Map([[0, 'swamp' as const]]),
  bridges: new Set<number>(),
  rafts: new Set<number>(),
}

function read(text: string, houseRules: HouseRules = {}) {
  const sheet = readSheet(text, { clan: 2, turn: 1, clans: [1, 2, 3], houseRules })
  return sheet.ok ? sheet.value : expect.fail('the sheet is refused')
}

describe('orders said back', () => {
  const geography = geographyOf({ hex_layout: 'even_high', wrap: true })

  test.each([
    ['FR 2Z', 'The whole band in 2Z is set free.', 'Die ganze Bande in 2Z wird freigelassen.'],
    ['FR 7AE RED 10', '10 Red of the band in 7AE are set free.', '10 Rote der Bande in 7AE werden freigelassen.'],
    ['FR 7AE YEL 1', '1 Yellow of the band in 7AE is set free.', '1 Gelber der Bande in 7AE wird freigelassen.'],
    [
      'LO 22R N N',
      'All Yellows in 22R throw stones at 20R (two hexes north).',
      'Alle Gelben in 22R werfen Steine auf 20R (zwei Felder nach Norden).',
    ],
    [
      'CH 15R SW REVE',
      'All Blacks in 15R chant Reveal on 15Q (southwest).',
      'Alle Schwarzen in 15R singen „Enthüllung“ auf 15Q (nach Südwesten).',
    ],
    [
      'CH 15R BLK 12 EYES',
      '12 Blacks in 15R chant Eyes on their own hex, 15R.',
      '12 Schwarze in 15R singen „Augen“ auf das eigene Feld 15R.',
    ],
    [
      'CH 14AB N SW BLK 100 SHUN',
      '100 Blacks in 14AB chant Shunt on 13AA (north, then southwest): warriors there fly on southwest.',
      '100 Schwarze in 14AB singen „Schleudern“ auf 13AA (nach Norden, dann nach Südwesten): Krieger dort fliegen nach Südwesten weiter.',
    ],
    [
      'CH 1A 3 AC GATE',
      'All Blacks in 1A chant Gate: the band jumps to the Temple in 3AC.',
      'Alle Schwarzen in 1A singen „Pforte“: Die Bande springt in den Tempel in 3AC.',
    ],
    [
      'MO 22N N NW',
      'The band in 22N marches north, then northwest, to 20M.',
      'Die Bande in 22N zieht nach Norden, dann nach Nordwesten, bis 20M.',
    ],
    ['MO 22N S', 'The band in 22N marches south to 23N.', 'Die Bande in 22N zieht nach Süden bis 23N.'],
    [
      'SP 5AD SW NE RED 105 YEL 32',
      '105 Red and 32 Yellow of the band in 5AD march southwest, then northeast, back to 5AD.',
      '105 Rote und 32 Gelbe der Bande in 5AD ziehen nach Südwesten, dann nach Nordosten, zurück nach 5AD.',
    ],
    [
      'SP 5AD SW BLK 1',
      '1 Black of the band in 5AD becomes a spy and goes southwest to 5AC.',
      '1 Schwarzer der Bande in 5AD wird Späher und zieht nach Südwesten bis 5AC.',
    ],
    ['SN 22AD N N', 'The spies in 22AD sneak two hexes north to 20AD.', 'Die Späher in 22AD schleichen zwei Felder nach Norden bis 20AD.'],
    ['SA 5M SE', 'The raft in 5M sails with its band southeast to 6N.', 'Das Floß in 5M segelt mit seiner Bande nach Südosten bis 6N.'],
    ['RE 19R', 'The den in 19R turns 34% of its den lizards into warriors.', 'Die Höhle in 19R macht 34 % ihrer Höhlenechsen zu Kriegern.'],
    ['GI 17R 1', 'Everything you own in 17R goes to Spies Of Slime.', 'Alles, was dir in 17R gehört, geht an Spies Of Slime.'],
    ['GI 17R 3', 'Everything you own in 17R goes to Clan 3.', 'Alles, was dir in 17R gehört, geht an Clan 3.'],
    ['BF 8W', 'Greens make the land in 8W Fertile.', 'Grüne machen das Land in 8W zu Fruchtland.'],
    ['DF 7Y', 'Greens turn the Fertile land in 7Y into Plains.', 'Grüne machen das Fruchtland in 7Y zu einer Ebene.'],
    ['BR 10I S', 'Greens in 10I build a raft in 11I (south).', 'Grüne in 10I bauen ein Floß in 11I (nach Süden).'],
    ['BD 11E', 'Greys build a den in 11E.', 'Graue bauen in 11E eine Höhle.'],
    ['BB 5T SE', 'Greys in 5T build a bridge in 5U (southeast).', 'Graue in 5T bauen eine Brücke in 5U (nach Südosten).'],
    ['DB 9U SW', 'Greys in 9U destroy the bridge in 10T (southwest).', 'Graue in 9U zerstören die Brücke in 10T (nach Südwesten).'],
  ])('%s', (text, english, german) => {
    const [line = expect.fail('the line is refused')] = keptOrders(read(text))
    expect(both(() => sayOrder(line, geography))).toEqual([english, german])
  })

  test('a way that leaves a world without wrap leads over the edge', () => {
    const edge = geographyOf({ hex_layout: 'even_high', wrap: false })
    const [march = expect.fail(), lob = expect.fail()] = keptOrders(read('MO 1A N\nLO 1A N', { wrap: false }))
    expect(both(() => sayOrder(march, edge))).toEqual([
      'The band in 1A marches north over the edge of the map.',
      'Die Bande in 1A zieht nach Norden über den Rand der Karte.',
    ])
    expect(both(() => sayOrder(lob, edge))).toEqual([
      'All Yellows in 1A throw stones at a place over the edge of the map.',
      'Alle Gelben in 1A werfen Steine auf eine Stelle jenseits des Kartenrands.',
    ])
  })
})

describe('what a check finds is said with its field and the way out', () => {
  const said = (text: string, clans: readonly number[] = [1, 2, 3]): readonly (readonly [string, readonly string[]])[] => {
    const sheet = readSheet(text, { clan: 2, turn: 1, clans, houseRules: {}, known })
    if (!sheet.ok) return expect.fail()
    return sheet.value.lines.flatMap(({ marks }) => marks.map((mark) => [mark.code, both(() => sayMark(mark))] as const))
  }

  test.each([
    ['XX 1A', 'E01', 'ORD is “XX”, which is no order', 'ORD ist „XX“, und das ist kein Befehl'],
    ['MO 99Z N', 'E02', 'HEX is “99Z”, which is no hex', 'HEX ist „99Z“, und das ist kein Feld'],
    ['MO', 'E02', 'HEX is blank: write the row', 'HEX ist leer: Schreib Zeile'],
    ['MO 1A', 'E03', 'M1 is blank, but this order needs a direction', 'M1 ist leer, aber dieser Befehl braucht eine Richtung'],
    ['MO 2B E', 'E04', 'M1 is “E”, which is no direction', 'M1 ist „E“, und das ist keine Richtung'],
    ['MO,1A,,N', 'E05', 'M2 is “N”, but M1 is blank', 'M2 ist „N“, aber M1 ist leer'],
    ['CH 1A N eyes', 'E06', 'EXTRA is “eyes”, which is no chant', 'EXTRA ist „eyes“, und das ist kein Gesang'],
    ['CH,1A,N', 'E06', 'EXTRA is blank: write the code of a chant', 'EXTRA ist leer: Schreib den Code eines Gesangs'],
    ['SP,1A,N,,x', 'E07', 'RED is “X”: write a whole number from 0 to 300', 'RED ist „X“: Schreib eine ganze Zahl von 0 bis 300'],
    ['SP 1A N', 'E07', 'SP needs at least 1 lizard', 'SP braucht mindestens 1 Echse:'],
    ['CH,1A,N,,,,,,20,SHUN', 'E08', 'BLK is 20, but Shunt needs 50 Blacks', 'BLK ist 20, aber „Schleudern“ braucht 50 Schwarze'],
    ['CH 1A 99 AC GATE', 'E09', 'M1 is “99”, but Gate needs the row', 'M1 ist „99“, aber die Pforte braucht dort die Zeile'],
    ['CH,1A,3,,,,,,,GATE', 'E09', 'M2 is blank, but Gate needs the letters', 'M2 ist leer, aber die Pforte braucht dort die Buchstaben'],
    ['CH 1A 1 A GATE', 'E09', 'Gate leads to 1A, where the lizards already are', 'Die Pforte führt nach 1A, wo die Echsen schon sind'],
    ['GI 1A 9', 'E10', 'another clan in the game: 1 or 3.', 'eines anderen Clans im Spiel stehen: 1 oder 3.'],
    ['LO 1A N S', 'E13', 'M1 and M2 lead back to 1A', 'M1 und M2 führen nach 1A zurück'],
    ['MO,1A,N,,,,,,,,more', 'E14', 'The line has 11 fields, and ten is the most', 'Die Zeile hat 11 Spalten, und zehn sind das Höchste'],
    [',1A', 'E14', 'ORD is blank', 'ORD ist leer'],
    ['MO 1A N RED 5', 'W02', 'This order does not use RED, so “5” is ignored.', 'Dieser Befehl benutzt RED nicht; „5“ wird übergangen.'],
    ['MO 9Z N', 'W03', 'You have nobody in 9Z now', 'Du hast in 9Z jetzt niemanden'],
    [
      'SP 1A N GRN 9',
      'W04',
      'GRN is 9, but only 3 of that colour are there now.',
      'GRN ist 9, aber dort sind jetzt nur 3 von dieser Farbe.',
    ],
    [
      'BF 1A',
      'W04',
      'This order needs 10 Greens, but only 3 are there now.',
      'Dieser Befehl braucht 10 grüne Echsen, aber dort sind jetzt nur 3.',
    ],
    [
      'LO 1A N',
      'W04',
      'This order needs 1 Yellow, but none is there now.',
      'Dieser Befehl braucht 1 gelbe Echse, aber dort ist jetzt keine.',
    ],
    ['DF 1A', 'W05', 'As far as you know 1A is a Swamp', 'Soweit du weißt, ist 1A ein Sumpf'],
    ['RE 1A', 'W07', 'You have no den in 1A now', 'Du hast jetzt keine Höhle in 1A'],
  ])('%s: %s', (text, code, english, german) => {
    const [first = '', second = ''] = said(text).find(([found]) => found === code)?.[1] ?? []
    expect(first).toContain(english)
    expect(second).toContain(german)
  })

  test('lines against each other', () => {
    const lines = ['GI 1A 1', 'GI 2A 1', 'MO 1A N', 'MO 1A N', 'SP 1A N RED 5', ...Array.from({ length: 26 }, () => 'SP 1A N RED 5')]
    const found = new Map(said(lines.join('\n')))
    expect(found.get('E11')).toEqual([
      'A clan gives once a turn, and line 1 does so already: keep this GI for another turn.',
      'Ein Clan schenkt einmal je Runde, und das tut schon Zeile 1: Heb dieses GI für eine andere Runde auf.',
    ])
    expect(found.get('W01')?.[0]).toContain('Line 3 says the same')
    expect(found.get('W06')?.[1]).toContain('Auch Zeile 3 gibt 1A ein MO')
    expect(found.get('E12')).toEqual([
      'This is line 31, and a sheet has 30: take out a line that you need less.',
      'Das ist Zeile 31, und ein Bogen hat 30: Nimm eine heraus, die du weniger brauchst.',
    ])
  })

  test('who is the only clan left has nobody to give to', () => {
    expect(said('GI 1A 1', [2])[0]?.[1]).toEqual([
      'There is no other clan to give to: leave the line out.',
      'Es gibt keinen anderen Clan, dem du etwas schenken kannst: Lass die Zeile weg.',
    ])
  })
})

test('what came of a line is said by its failure, or by its notes', () => {
  expect(both(() => sayResult({ failed: 'F03', notes: [] }))).toEqual([
    'The lizards were held or mired.',
    'Die Echsen waren gebunden oder im Morast.',
  ])
  expect(both(() => sayResult({ failed: 'F10', notes: [] }))).toEqual([
    'This had already been done this turn.',
    'Das war in dieser Runde schon geschehen.',
  ])
  expect(both(() => sayResult({ failed: 'F10', notes: [] }, 'RE'))).toEqual([
    'This den had already recruited this turn.',
    'In dieser Höhle war in dieser Runde schon angeworben worden.',
  ])
  expect(both(() => sayResult({ failed: 'F03', notes: [] }, 'MO'))).toEqual(both(() => sayResult({ failed: 'F03', notes: [] })))
  expect(both(() => sayResult({ failed: null, notes: ['fought', 'mired'] }))).toEqual([
    'There was a fight. The lizards were mired in a Swamp.',
    'Es kam zum Kampf. Die Echsen gerieten in den Morast.',
  ])
  expect(both(() => sayResult({ failed: null, notes: [] }))).toEqual(['', ''])
})

test('what is struck from a start-up sheet is said', () => {
  const text = ['template 1', 'home 40', '1,Pla,20', '2,Xyz', '2,Pla', '3,Red,25,x,,,,,,,stray', '99,Pla'].join('\n')
  const read = readStart(text)
  const notices = read.ok ? read.value.notices : expect.fail()
  expect(new Set(notices.map(({ code }) => code)).size).toBe(8)
  const told = notices.map((notice) => both(() => sayNotice(notice)))
  expect(told.flat().filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence) || /undefined|NaN/.test(sentence))).toEqual([])
  expect(told).toContainEqual([
    'Hex 3: POP is 25, but lizards are bought in tens; 20 are taken.',
    'Feld 3: POP ist 25, aber Echsen kauft man zu je zehn; 20 zählen.',
  ])
})
