import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sheet } from '../../../../kernel/forms/field.ts'
import { WorldState } from '../../../../kernel/world/world.ts'
import { tellIn } from '../../../../language/language.ts'
import { playOn } from '../../../text/playing.ts'
import { GAME } from '../../game.ts'
import { onesInPlural } from '../../../testing/plurals.ts'
import { DE } from './sentences.de.ts'
import { EN } from './sentences.en.ts'
import { sentenceText } from './sentences.ts'

beforeEach(() => playOn(() => ({ game: GAME, world: new WorldState() })))
afterEach(() => tellIn(() => 'en'))

const CASES: readonly (readonly [string, string | Sheet, string, string])[] = [
  [
    'population',
    { mothers: 234, royalChild: true, heirsMale: 0, heirsFemale: 0 },
    '234 women wish for a child and a royal child is wished for.',
    '234 Frauen wünschen sich ein Kind und das Herrscherhaus wünscht sich ein Kind.',
  ],
  ['population', { mothers: 1, royalChild: false }, '1 woman wishes for a child.', '1 Frau wünscht sich ein Kind.'],
  ['conflict', { act: 'claim', count: 22 }, '22 territories of blank land are claimed.', '22 Gebiete freies Land werden genommen.'],
  ['raidAnswer', 'fight', 'The raiders are fought.', 'Gegen die Räuber wird gekämpft.'],
  ['conflict', { act: 'ally', with: 'humans' }, 'An alliance is proposed to the humans.', 'Den Menschen wird ein Bündnis vorgeschlagen.'],
  ['conflict', { act: 'ally' }, 'An alliance is proposed.', 'Es wird ein Bündnis vorgeschlagen.'],
  [
    'conflict',
    { act: 'raid-dwarves', raiders: 1200 },
    '1,200 raiders set out against the dwarves.',
    '1.200 Räuber ziehen gegen die Zwerge aus.',
  ],
  [
    'conflict',
    { act: 'declare', target: 'humans' },
    'A war against the humans is written down.',
    'Ein Krieg gegen die Menschen wird ins Heft geschrieben.',
  ],
  [
    'treaty',
    { act: 'tokens', food: -2, wood: 3 },
    'Clause: 3 wood given, 2 food asked for.',
    'Klausel: 3 Holz gegeben, 2 Nahrung verlangt.',
  ],
  [
    'treaty',
    { act: 'payment', payer: 'dwarves', token: 'food', amount: 20, first: 12, rounds: 10 },
    'Clause: the dwarves pay 20 food each round, for 10 rounds from round 12 on.',
    'Klausel: die Zwerge zahlen je Runde 20 Nahrung, 10 Runden lang ab Runde 12.',
  ],
  ['treaty', { act: 'text', text: 'No towers' }, 'Clause: “No towers”', 'Klausel: „No towers“'],
  ['trade', { food: 29, wood: 7, stone: 0 }, 'Offered: 29 food and 7 wood given.', 'Angeboten: 29 Nahrung und 7 Holz gegeben.'],
  ['spend', { act: 'territory', amount: 1 }, 'Points are spent on 1 territory.', 'Punkte werden ausgegeben für 1 Gebiet.'],
  ['gather', { food: 78, wood: 1, stone: 0 }, 'Gatherers: 78 for food and 1 for wood.', 'Es sammeln: 78 für Nahrung und 1 für Holz.'],
  ['gather', { food: 0, wood: 0 }, 'Nobody gathers.', 'Niemand sammelt.'],
  ['heir', 'elves-royal-4', 'The succession is decided.', 'Die Nachfolge ist bestimmt.'],
  [
    'monument',
    { act: 'build', settlement: 'elves-settlement-1', stone: 65, name: '' },
    'A monument is begun.',
    'Ein Monument wird begonnen.',
  ],
  [
    'monument',
    { act: 'buildUnblessed', settlement: 'elves-settlement-1', stone: 65, name: 'Arch' },
    'The monument “Arch” is begun without a blessing.',
    'Das Monument „Arch“ wird ohne Segen begonnen.',
  ],
  ['booklet', { act: 'trainSpies', male: 1, female: 1 }, 'The training of 2 spies begins.', 'Die Ausbildung von 2 Spionen beginnt.'],
  ['conflict', { act: 'trainSpies', male: 1, female: 0 }, 'The training of 1 spy begins.', 'Die Ausbildung von 1 Spion beginnt.'],
  ['conflict', { act: 'sendAssassin', mission: 'dwarves-royal-1' }, 'An assassin is sent out.', 'Ein Attentäter wird ausgesandt.'],
  [
    'spend',
    { act: 'shamanBirth', shaman: 'elves-settlement-1' },
    'Points are spent on the help of a shaman with births.',
    'Punkte werden ausgegeben für die Hilfe eines Schamanen bei Geburten.',
  ],
  [
    'spend',
    { act: 'shamanMilitary', shaman: 'elves-settlement-1', amount: 2 },
    'Points are spent on 2 military bonus of a shaman.',
    'Punkte werden ausgegeben für 2 Kriegsbonus eines Schamanen.',
  ],
  [
    'muster',
    { warriors: 40, 'elves-royal-1': true, 'elves-royal-4': false },
    '40 warriors go to battle, with 1 royal.',
    '40 Krieger ziehen in die Schlacht, mit 1 aus dem Herrscherhaus.',
  ],
  ['muster', { warriors: 1 }, '1 warrior goes to battle.', '1 Krieger zieht in die Schlacht.'],
  ['advance', 'wait', 'The next age waits.', 'Das nächste Zeitalter wartet.'],
]

test.each(CASES)('an answer to %s is told as a sentence: %o', (question, answer, english, german) => {
  expect(sentenceText(question, answer)).toBe(english)
  tellIn(() => 'de')
  expect(sentenceText(question, answer)).toBe(german)
})

test('what has no sentence is left to the words of its sheet', () => {
  expect(sentenceText('goals', { land: 'land' })).toBeUndefined()
  expect(sentenceText('treaty', { act: 'tokens', food: 0 })).toBeUndefined()
  expect(sentenceText('heir', 'toString')).toBeUndefined()
})

test.each([
  ['en', EN],
  ['de', DE],
] as const)('no sentence says of one what it says of several: %s', (language, catalogue) => {
  tellIn(() => language)
  const told = (texts: object): readonly string[] =>
    Object.values(texts).flatMap((text: unknown) => {
      if (typeof text === 'function') return [sentenceOfOnes(text as (...given: readonly unknown[]) => unknown)]
      return typeof text === 'object' && text !== null ? told(text) : []
    })
  const texts = told(catalogue)
  expect(texts.filter((text) => /\b1 /.test(text)).length).toBeGreaterThan(30)
  expect(texts.flatMap((text) => onesInPlural(text, language))).toEqual([])
})

/** What a sentence says where every figure is 1; the name of a player and a list of names are taken for it where it wants these. */
function sentenceOfOnes(sentence: (...given: readonly unknown[]) => unknown): string {
  for (const first of [1, 'elves', ['elves']]) {
    try {
      return String(first === 1 ? sentence(1, 1, 1, 1) : sentence(first, 1, 1, 1))
    } catch {
      // It wants something else first.
    }
  }
  throw new Error(`nothing is told by ${String(sentence)}`)
}
