import { afterEach, expect, test } from 'vitest'
import { say } from './say.ts'
import { tellIn } from '../../../language/language.ts'
import type { Figures } from '../../../kernel/world/rule.ts'

afterEach(() => tellIn(() => 'en'))

/** One thing has one word, wherever it is named: each row is told in English and in German, by every text that names the thing. */
const HOME = { type: 'tribe', number: 2, owner: 'elves' } as const
const SON = {
  role: 'child',
  sex: 'male',
  since: 6,
  number: 2,
  alike: 3,
  owner: 'elves',
  target: 'elves',
  culture: 1,
  military: 1,
  territory: 1,
} as const
const WORDS: readonly (readonly [english: string, german: string, texts: Readonly<Record<string, Figures>>])[] = [
  [
    'tribal seat 2',
    'stammessitz 2',
    {
      'naming.settlement': HOME,
      'record.title.settlement': HOME,
      'part.war.shaman': HOME,
      'part.war.enemyShaman': HOME,
      'line.shamanFound': HOME,
      'line.settlementTaken': { ...HOME, prestige: 3 },
      'line.shamanMurdered': HOME,
    },
  ],
  [
    'second son',
    'zweite',
    {
      'option.victim.royal': SON,
      'naming.royal': SON,
      'option.heir': SON,
      'option.outOfLine': SON,
      'option.goal.royal': SON,
      'field.royalFights': SON,
      'line.royalSlain': SON,
      'line.missionEntered': { ...SON, kind: 'assassin', goal: 'royal' },
    },
  ],
  [
    'copper',
    'kupfer',
    {
      'account.metal': { age: 3 },
      'figure.copper': {},
      'field.exchange.metal': { age: 3, other: 'elves' },
      'field.demand.metal': { age: 3, due: 2, max: 3 },
      'score.metal': { age: 3 },
    },
  ],
  [
    'bronze',
    'bronze',
    {
      'account.metal': { age: 4 },
      'figure.bronze': {},
      'field.exchange.metal': { age: 4, other: 'elves' },
      'field.demand.metal': { age: 4, due: 2, max: 3 },
      'score.metal': { age: 4 },
    },
  ],
  [
    'iron',
    'eisen',
    {
      'account.metal': { age: 5 },
      'figure.iron': {},
      'field.exchange.metal': { age: 5, other: 'elves' },
      'field.demand.metal': { age: 5, due: 2, max: 3 },
      'score.metal': { age: 5 },
    },
  ],
]

const ROWS = WORDS.flatMap(([english, german, texts]) =>
  Object.entries(texts).flatMap(([wording, figures]) => [
    ['en', english, wording, figures] as const,
    ['de', german, wording, figures] as const,
  ]),
)

test.each(ROWS)('%s: "%s" is the word of %s', (language, word, wording, figures) => {
  tellIn(() => language)
  expect(say(wording, figures).toLowerCase()).toContain(word)
})

test('a settlement of earlier versions, whose kind is not said, is one', () => {
  expect(say('part.war.shaman', { number: 2 })).toBe('Shaman of settlement 2')
  tellIn(() => 'de')
  expect(say('part.war.shaman', { number: 2 })).toBe('Schamane von Siedlung 2')
})
