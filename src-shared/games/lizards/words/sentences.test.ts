import { describe, expect, test } from 'vitest'
import { begun } from '../../../kernel/testing/toyTable.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import { LANGUAGES, toldIn } from '../../../language/language.ts'
import { capitalThe, Die, say, the, toldOf, vom } from '../../text/playing.ts'
import { factsOf } from '../../text/facts.ts'
import { tellProblem } from '../../text/telling.ts'
import { recordProblems } from '../rules/collections.ts'
import { readLetters } from '../rules/letters.ts'
import { LIZARDS } from '../rules/ruleset.ts'
import { WORDED } from '../testing/worded.ts'

const players = [{ name: 'Anna', clanName: 'Spies Of Slime' }, { name: 'Ben', clanName: 'Mud Kings' }, { name: 'Cleo' }]
const { world } = begun({ players }, LIZARDS)
const told = (tell: () => string): readonly string[] =>
  LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, tell)))
const both = (key: string, figures: Figures): readonly string[] => told(() => say(key, figures))

describe('sentences', () => {
  test.each<[string, Figures, string, string]>([
    ['place.round', { round: 3 }, 'Turn 3', 'Runde 3'],
    [
      'line.sheet',
      { kept: 1, refused: 2, struck: 0 },
      'The order sheet is in: 1 line to obey, 2 refused, 0 struck as repeats.',
      'Der Befehlsbogen ist da: 1 Zeile gilt, 2 abgewiesen, 0 als Wiederholung gestrichen.',
    ],
    ['line.lobbed', { to: '5A', yellows: 1, hit: 1 }, 'Yellow throws a stone', 'Gelber wirft einen Stein'],
    ['line.lobbed', { to: '5A', yellows: 40, hit: 3 }, 'Yellows throw stones', 'Gelbe werfen Steine'],
    ['line.moved', { from: '5A', to: '5B', count: 1, left: 1 }, '1 lizard marches from 5A to 5B.', '1 Echse zieht von 5A nach 5B.'],
    [
      'line.moved',
      { from: '5A', to: '5B', count: 20, left: 1 },
      '20 lizards march from 5A to 5B; 1 is left.',
      '20 Echsen ziehen von 5A nach 5B; 1 ist übrig.',
    ],
    [
      'line.moved',
      { from: '5A', to: '5B', count: 20, left: 0 },
      '20 lizards march from 5A to 5B; none is left.',
      '20 Echsen ziehen von 5A nach 5B; keine ist übrig.',
    ],
    [
      'line.fought',
      { hex: '5A', attacker: 1, defender: 2, attackers: 120, defenders: 80, rounds: 1, winner: 'attacker', fled: 1 },
      'Spies Of Slime attacks Mud Kings in 5A, 120 lizards against 80. The defenders flee after 1 round.',
      'Spies Of Slime greift in 5A Mud Kings an, 120 Echsen gegen 80. Die Verteidiger fliehen nach 1 Kampfrunde.',
    ],
    [
      'line.fought',
      { hex: '5A', attacker: 1, defender: 0, attackers: 1, defenders: 1, rounds: 2, winner: 'none', fled: 0 },
      'Spies Of Slime attacks neutral lizards in 5A, 1 lizard against 1. Both sides are destroyed after 2 rounds.',
      'Spies Of Slime greift in 5A herrenlose Echsen an, 1 Echse gegen 1. Beide Seiten sind nach 2 Kampfrunden vernichtet.',
    ],
    [
      'line.eyes',
      { to: '5A', clan: 0, red: 3, grn: 0, gry: 0, yel: 0, blk: 1 },
      'Eyes on 5A: neutral lizards with 3 Red and 1 Black.',
      'Augen auf 5A: herrenlose Echsen, 3 Rote und 1 Schwarzer.',
    ],
    ['line.eyes', { to: '5A', clan: 0, red: 0 }, 'Eyes on 5A: nobody is there.', 'Augen auf 5A: Niemand ist dort.'],
    [
      'line.eyesDen',
      { to: '5A', clan: 0, red: 0, pop: 1, colour: 'grn', militia: 12, owner: 0 },
      'Eyes on 5A: a Green Free den, 1 den lizard, a militia of 12.',
      'Augen auf 5A: eine grüne Freie Höhle; 1 Höhlenechse; eine Miliz von 12.',
    ],
    [
      'line.eyesDen',
      { to: '5A', clan: 2, blk: 8, pop: 0, colour: 'none', militia: 0, owner: 2 },
      'Eyes on 5A: a den without a colour yet of Mud Kings, 0 den lizards, Mud Kings with 8 Black.',
      'Augen auf 5A: eine Höhle noch ohne Farbe von Mud Kings; 0 Höhlenechsen; als Krieger Mud Kings, 8 Schwarze.',
    ],
    [
      'line.gated',
      { from: '1A', to: '3AC', lost: 20, count: 280 },
      'The band in 1A jumps by Gate to 3AC, where 20 lizards die because there is room for 300 only. The clan now has 280 lizards there.',
      'Die Bande in 1A springt durch die Pforte nach 3AC, wo 20 Echsen sterben, weil nur für 300 Platz ist. Der Clan hat dort jetzt 280 Echsen.',
    ],
    [
      'line.transmuted',
      { hex: '5A', changed: 'red:grn blk:yel' },
      'A chant changes colours in 5A: Red to Green and Black to Yellow.',
      'Ein Gesang wandelt Farben in 5A: Rote zu Grünen und Schwarze zu Gelben.',
    ],
    ['line.moulded', { hex: '5A', terrain: 'temple' }, 'The chant turns 5A into a Temple.', 'Der Gesang macht 5A zu einem Tempel.'],
    [
      'line.given',
      { hex: '5A', to: 2, count: 0, pop: 0 },
      'Everything the clan owned in 5A now belongs to Mud Kings.',
      'Alles, was dem Clan in 5A gehört hat, gehört jetzt Mud Kings.',
    ],
    [
      'line.received',
      { hex: '5A', from: 1, to: 2, count: 1, pop: 30 },
      'Spies Of Slime hands over everything it owned in 5A: 1 warrior and 30 den lizards.',
      'Spies Of Slime übergibt alles, was ihm in 5A gehört hat: 1 Krieger und 30 Höhlenechsen.',
    ],
    [
      'line.hungry',
      { hex: '5A', stage: 4, count: 1 },
      'The band of 1 lizard in 5A is Starved: it must eat this turn or next.',
      'Die Bande von 1 Echse in 5A darbt: Sie muss in dieser oder der nächsten Runde essen.',
    ],
    [
      'line.starved',
      { hex: '5A', count: 1, red: 1 },
      'The band in 5A is Starving: 1 lizard dies, 1 Red.',
      'Die Bande in 5A ist am Verhungern: 1 Echse stirbt, 1 Roter.',
    ],
    [
      'line.ended.target',
      { winners: '1', turn: 9 },
      'Spies Of Slime reaches the victory target and wins.',
      'Spies Of Slime hat die Punkte zum Sieg beisammen und gewinnt.',
    ],
    [
      'line.ended.limit',
      { winners: '1 3', turn: 9 },
      'The last turn is over: Spies Of Slime and Clan 3 have the most points and win.',
      'Die letzte Runde ist vorbei: Spies Of Slime und Clan 3 haben die meisten Punkte und gewinnen.',
    ],
    ['act.moderate', { turn: 4, due: '' }, 'What happens before turn 4?', 'Was geschieht vor Runde 4?'],
    [
      'act.moderate',
      { turn: 4, due: 'Friday' },
      'What happens before turn 4? Orders are due: Friday.',
      'Was geschieht vor Runde 4? Abgabetermin der Befehle: Friday.',
    ],
  ])('%s %j', (key, figures, english, german) => {
    const [first = '', second = ''] = both(key, figures)
    expect(first).toContain(english)
    expect(second).toContain(german)
  })
})

test('figures beside a sentence have their words, never an id', () => {
  const figures: Figures = {
    ...{ turn: 4, due: '', clan: 1, owner: 0, from: '5A', to: 2, winners: '1 2', winner: 'none', colour: 'red' },
    ...{ changed: 'red:grn', stage: 4, home: 1, fled: 0, terrain: 'swamp', site: 'temple', pop: 30 },
  }
  const facts = (): readonly string[] => factsOf(figures).map(({ label, value }) => `${label}: ${value}`)
  expect(LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, facts)))).toEqual([
    [
      ...['Turn: 4', 'Due date: not set', 'Clan: Spies Of Slime', 'Owner: no clan', 'From: 5A', 'To: Mud Kings'],
      ...['Winners: Spies Of Slime and Mud Kings', 'Winner: nobody', 'Colour: Red', 'Colours changed: Red to Green', 'Hunger: Starved'],
      ...['Home Den: yes', 'Fled: no', 'Terrain: Swamp', 'Site: Temple', 'Den lizards: 30'],
    ],
    [
      ...['Runde: 4', 'Abgabetermin: offen', 'Clan: Spies Of Slime', 'Besitzer: kein Clan', 'Von: 5A', 'Nach: Mud Kings'],
      ...['Sieger: Spies Of Slime und Mud Kings', 'Siegerseite: niemand', 'Farbe: Rot', 'Gewandelte Farben: Rote zu Grünen'],
      ...['Hunger: Darbend', 'Stammhöhle: ja', 'Geflohen: nein', 'Gelände: Sumpf', 'Bauwerk: Tempel', 'Höhlenechsen: 30'],
    ],
  ])
})

describe('clans', () => {
  test('are called by the names the campaign gave them, else by their numbers', () => {
    expect(both('seat.clan-1', {})).toEqual(['Spies Of Slime', 'Spies Of Slime'])
    expect(both('seat.clan-3', {})).toEqual(['Clan 3', 'Clan 3'])
    expect(both('seat.clan-16', {})).toEqual(['Clan 16', 'Clan 16'])
    expect(both('seat.world', {})).toEqual(['The world', 'Die Welt'])
  })

  test('have their names in sentences', () => {
    expect(told(() => `${capitalThe('clan-2')} ${the('world')}`)[0]).toBe('Mud Kings the world')
    expect(toldIn('de', () => toldOf({ game: WORDED, world }, () => `${Die('clan-2')} ${vom('world')} ${vom('clan-16')}`))).toBe(
      'Mud Kings von der Welt von Clan 16',
    )
  })
})

test('a refusal calls terrains by their words', () => {
  const change = { collection: 'hex', id: '5A', to: { terrain: 'swamp', den: { pop: 3 } } }
  const problems = recordProblems(world, change)
  expect(LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, () => problems.map(tellProblem))))).toEqual([
    ['den: 5A is Swamp. A hex has a den exactly where its terrain is Den: change one of the two.'],
    ['den: 5A ist Sumpf. Eine Höhle gibt es genau dort, wo das Gelände Höhle heißt: Ändere eines von beiden.'],
  ])
})

test('a refusal of letters says what is allowed', () => {
  const { problems } = readLetters('to 1: a', { clan: 2, clans: [1, 2], most: 0 })
  expect(LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, () => problems.map(tellProblem))))).toEqual([
    ['letters has 1 letter, but at most 0 can be sent in a turn: keep the rest for later.'],
    ['letters hat 1 Brief, aber in einer Runde sind höchstens 0 erlaubt: Heb die übrigen für später auf.'],
  ])
})
