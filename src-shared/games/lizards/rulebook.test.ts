import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../language/language.ts'
import { chaptersOf, houseRuleIn, meaningOf, ruleIn, rulingIn, type Rulebook } from '../rulebook/rulebook.ts'
import { checkHouseRules, checkRules, checkRulings } from '../testing/bookChecks.ts'
import { checkGermanBook } from '../testing/germanBookChecks.ts'
import { chapterName } from './book/chapters.ts'
import { CHAPTERS, RULEBOOK } from './rulebook.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import { SWITCHES } from './rules/rulings/switches.ts'
import { CHANTS, LEVELS, WORKS, type Chant, type Work } from './rules/tables.ts'

const BOOK: Rulebook = {
  chapters: chaptersOf(CHAPTERS, chapterName),
  rules: RULEBOOK,
  rulings: RULINGS,
  houseRules: HOUSE_RULES,
  held: () => ({}),
}

const RULES_OF_CHAPTERS = {
  'Setting up': { SET: 11 },
  'Map and terrain': { MAP: 6 },
  Sight: { SIGHT: 7 },
  Orders: { ORDER: 9 },
  'World phase': { WORLD: 9 },
  'Lobs and freeing': { ART: 6 },
  Chants: { CHANT: 14 },
  Movement: { MOVE: 12 },
  Combat: { COMBAT: 13 },
  Nature: { NATURE: 4 },
  Development: { DEV: 15 },
  Spies: { SPY: 6 },
  Victory: { VICTORY: 4 },
  'Start-ups': { STARTUP: 10 },
  Reports: { REPORT: 9 },
  'Dropped clans': { DROP: 2 },
}

/** Rulings about data of the set-up: a world file or start-up file replaces it, not a house rule. */
const SETTLED_BY_FILES = [2, 3, 28, 68, 72]

describe('the 137 rules', () => checkRules(BOOK, 'LZ', RULES_OF_CHAPTERS))
describe('the 84 rulings', () => checkRulings(BOOK, 84, SWITCHES))
describe('the 52 house rules', () => checkHouseRules(BOOK, 'LZ', SWITCHES, ['hex_layout', 'wrap', 'reduction_item']))
describe('the book in German', () => checkGermanBook(BOOK, 'LZ'))

test('every ruling settles something about a rule', () => {
  const named = new Set(RULEBOOK.flatMap(({ rulings }) => rulings))
  expect(RULINGS.filter(({ number }) => !named.has(number)).map(({ number }) => number)).toEqual([])
})

test('rulings about data of the set-up name no house rule and say who can bring other data', () => {
  expect(RULINGS.filter(({ number }) => SETTLED_BY_FILES.includes(number)).flatMap(({ switches }) => switches)).toEqual([])
  for (const number of [3, 28, 68, 72]) expect(rulingIn(BOOK, number)?.decision).toMatch(/players can bring/)
})

test.each(Object.keys(CHANTS) as Chant[])('the rule of %s has the figures of the table of chants', (chant) => {
  const { blacks, reverting } = CHANTS[chant]
  const summary = RULEBOOK.find((rule) => rule.chapter === 'Chants' && rule.summary.startsWith(chant))?.summary
  expect(summary).toContain(`${chant} needs ${blacks} Blacks`)
  expect(summary).toContain(reverting === 0 ? 'turns none of them Red' : `turns ${reverting}% of them Red`)
})

test.each(Object.keys(WORKS) as Work[])('the rule of %s has the workers of the table of works', (work) => {
  const { colour, workers } = WORKS[work]
  const summary = RULEBOOK.find((rule) => rule.summary.startsWith(`With ${work} `))?.summary
  expect(summary).toContain(`at least ${workers} ${colour === 'grn' ? 'Greens' : 'Greys'}`)
})

test('the rule of levels names them with their bonuses', () => {
  for (const { id, bonus } of LEVELS) expect(ruleIn(BOOK, 'LZ-COMBAT-8')?.summary.toLowerCase()).toContain(`${id} +${bonus}`)
})

describe('facts of the book', () => {
  test.each([
    ['LZ-SET-2', /32 by 32/],
    ['LZ-SET-8', /militia of 30%/],
    ['LZ-MAP-2', /NE leads from 5A to 5B, and from 5B to 4C/],
    ['LZ-SIGHT-1', /2 hexes far.*3 from a Peak/],
    ['LZ-WORLD-2', /4 den lizards a turn.*10 or more/],
    ['LZ-WORLD-5', /50 den lizards for each Fertile hex.*300/],
    ['LZ-ART-1', /1 or 2 steps.*30%/],
    ['LZ-MOVE-8', /20%/],
    ['LZ-COMBAT-2', /half of both sides.*50%/],
    ['LZ-COMBAT-6', /30%.*3% more for each level.*45%/],
    ['LZ-COMBAT-7', /only 25%.*50%/],
    ['LZ-COMBAT-9', /65%, or above 40%/],
    ['LZ-NATURE-1', /8% a turn/],
    ['LZ-NATURE-3', /10%.*15 lizards for each water hex/],
    ['LZ-DEV-2', /34%/],
    ['LZ-DEV-9', /5 to 7 turns/],
    ['LZ-VICTORY-1', /1 point\. A Home Den is worth 2000 points, a Temple 30, an ordinary den 25 and a bridge 10/],
    ['LZ-VICTORY-2', /1000 points for each Home Den.*16,000/],
    ['LZ-STARTUP-2', /7, 9, 11, 14, 16, 17, 19 or 22 hexes.*100, 110, 120, 140, 150, 160, 180 or 200 points/],
  ])('%s', (id, summary) => expect(ruleIn(BOOK, id)?.summary).toMatch(summary))

  test.each([
    [4, /Spies Of Slime becomes SPS/],
    [17, /5%.*up to 30% more.*50 of 100 gets 15 of them and grows by 20%/],
    [45, /more than 3 to 2.*50%.*2 to 1.*95%/],
    [52, /30% on entering.*50% each time it stays/],
    [63, /1% for every 3 enemies.*at most 95%/],
    [65, /made in turn 1.*turn 5 at the latest/],
    [75, /after turn 1.*turn 4/],
  ])('ruling %i', (number, decision) => expect(rulingIn(BOOK, number)?.decision).toMatch(decision))
})

describe('German', () => {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  test.each([
    ['wrap', false, 'Nein: Nichts kommt über einen Rand hinaus.'],
    ['drowning', 75, 'Prozent, für jeden Krieger und jeden Späher.'],
    ['turn_limit', 'none', 'Nein.'],
  ])('%s at %s', (name, value, text) => {
    const rule = houseRuleIn(BOOK, name)
    expect(rule && meaningOf(rule, value)).toBe(text)
  })

  test('rules and chapters follow the language while the program runs', () => {
    expect([ruleIn(BOOK, 'LZ-CHANT-3')?.title, BOOK.chapters[6]?.name]).toEqual(['Gesang: Schleudern', 'Gesänge'])
    tellIn(() => 'en')
    expect([ruleIn(BOOK, 'LZ-CHANT-3')?.title, BOOK.chapters[6]?.name]).toEqual(['Chant: Shunt', 'Chants'])
  })
})
