import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../language/language.ts'
import type { Rulebook } from '../rulebook.ts'
import { houseRuleIn, meaningOf, ruleIn, rulingIn } from '../rulebook.ts'
import { checkHouseRules, checkRules, checkRulings } from '../testing/bookChecks.ts'
import { checkGermanBook } from '../testing/germanBookChecks.ts'
import { CHAPTERS, RULEBOOK } from './book.ts'
import { chapterName } from './book/chapters.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import { SETTLED_AT_SETUP, SWITCHES } from './rules/rulings/switches.ts'

const BOOK: Rulebook = {
  chapters: CHAPTERS.map((id) => ({
    id,
    get name() {
      return chapterName(id)
    },
  })),
  rules: RULEBOOK,
  rulings: RULINGS,
  houseRules: HOUSE_RULES,
  held: () => ({}),
}

const RULES_OF_CHAPTERS = {
  General: { GEN: 4, SET: 1, EVT: 2 },
  'Population increase': { POP: 6 },
  'New units': { NEW: 1 },
  Move: { MOV: 3 },
  Combat: { CBT: 2, BAT: 8 },
  Retreat: { RET: 4 },
  Overpopulation: { OVP: 1 },
  Victory: { VP: 1, END: 1 },
}

/** The rulings that leave the table no other way. */
const NOT_DECIDABLE = [6, 17, 19, 20, 21, 23, 32, 33, 35, 36, 37, 40]
const DECIDABLE = Array.from({ length: 40 }, (_, index) => index + 1).filter((number) => !NOT_DECIDABLE.includes(number))

describe('the 34 rules', () => checkRules(BOOK, 'NT', RULES_OF_CHAPTERS))
describe('the 40 rulings', () => checkRulings(BOOK, 40, SWITCHES, DECIDABLE))
describe('the 28 house rules', () => checkHouseRules(BOOK, 'NT', SWITCHES, SETTLED_AT_SETUP))
describe('the book in German', () => checkGermanBook(BOOK, 'NT'))

test('34 rules, 40 rulings, 28 switches, 33 values beside the defaults', () => {
  const others = Object.values(SWITCHES).reduce((sum, { values }) => sum + values.length - 1, 0)
  expect([RULEBOOK.length, RULINGS.length, HOUSE_RULES.length, others]).toEqual([34, 40, 28, 33])
})

test('every ruling settles something about a rule', () => {
  const named = new Set(RULEBOOK.flatMap(({ rulings }) => rulings))
  expect(RULINGS.filter(({ number }) => !named.has(number)).map(({ number }) => number)).toEqual([])
})

describe('facts of the sheet', () => {
  test.each([
    ['NT-GEN-1', /\b17 rounds/],
    ['NT-GEN-3', /\b5 phases/],
    ['NT-POP-1', /\b5 or more/],
    ['NT-POP-6', /Gonn Orta.*Valind's Glacier.*Maidstone Mountains.*Nidan Mountains/],
    ['NT-MOV-1', /\b2 areas at most/],
    ['NT-MOV-3', /at least 1 more.*Past 2 units, 3 stay/],
    ['NT-BAT-2', /\b5 or more costs the other side a unit/],
    ['NT-BAT-4', /\b1 less/],
    ['NT-BAT-7', /\b1 less/],
    ['NT-END-1', /After round 17/],
  ])('%s', (id, summary) => expect(ruleIn(BOOK, id)?.summary).toMatch(summary))

  test.each([
    [4, /phases 1 and 2.*phases 3 to 5/],
    [12, /with 4 of them the birth is sure/],
    [15, /^2 areas/],
    [22, /one die at \+1, a giant two dice at \+1/],
    [34, /3 in open land, 2 in Rough, Mountain and ElfWood, 4 in a city/],
  ])('ruling %i', (number, decision) => expect(rulingIn(BOOK, number)?.decision).toMatch(decision))
})

describe('German', () => {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  test.each([
    ['move_areas', 2, 'Zwei, wie in Spielen dieser Familie üblich.'],
    ['natural_one_fails', true, 'Ja: Ein Würfel, der 1 zeigt, misslingt immer.'],
    ['overpop', 'per_area', 'Die Einheiten in jedem einzelnen Gebiet.'],
  ])('%s at %s', (name, value, text) => {
    const rule = houseRuleIn(BOOK, name)
    expect(rule && meaningOf(rule, value)).toBe(text)
  })

  test('rules and chapters follow the language while the program runs', () => {
    expect([ruleIn(BOOK, 'NT-MOV-3')?.title, BOOK.chapters[5]?.name]).toEqual(['Ein Gebiet überrennen', 'Rückzug'])
    tellIn(() => 'en')
    expect([ruleIn(BOOK, 'NT-MOV-3')?.title, BOOK.chapters[5]?.name]).toEqual(['Overrunning an area', 'Retreat'])
  })
})
