import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../language/language.ts'
import { houseRuleIn, meaningOf, ruleIn, rulingIn } from '../rulebook/rulebook.ts'
import { checkHouseRules, checkRules, checkRulings } from '../testing/bookChecks.ts'
import { checkGermanBook } from '../testing/germanBookChecks.ts'
import { RULEBOOK } from './book.ts'
import { GAME } from './game.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import { SWITCHES } from './rules/rulings/switches.ts'

const BOOK = GAME.book

const RULES_OF_CHAPTERS = {
  Sequence: { SEQ: 5 },
  'PIP costs': { PIP: 10 },
  Movement: { MOV: 1, INT: 7 },
  Ranges: { RNG: 1 },
  'Combat factors': { FAC: 9 },
  Results: { RES: 11 },
  Army: { ARM: 2 },
  End: { WIN: 2 },
}

describe('the 48 rules', () => checkRules(BOOK, 'HQ', RULES_OF_CHAPTERS))
describe('the 57 rulings', () => checkRulings(BOOK, 57, SWITCHES))
describe('the 26 house rules', () => checkHouseRules(BOOK, 'HQ', SWITCHES, ['army_ap', 'setup', 'strongholds']))
describe('the book in German', () => checkGermanBook(BOOK, 'HQ'))

test('every ruling settles something about a rule', () => {
  const named = new Set(RULEBOOK.flatMap(({ rulings }) => rulings))
  expect(RULINGS.filter(({ number }) => !named.has(number)).map(({ number }) => number)).toEqual([])
})

test('26 rulings have a switch, the rest are judged at the table or fixed', () => {
  expect(RULINGS.filter(({ switches }) => switches.length > 0)).toHaveLength(26)
})

describe('facts of the sheet', () => {
  test.each([
    ['HQ-PIP-3', /over 600 paces.*over 1200 paces/],
    ['HQ-PIP-4', /1 PIP the 1st time, 2 the 2nd and 3 the 3rd/],
    ['HQ-PIP-6', /6 PIPs/],
    ['HQ-PIP-9', /2 PIPs/],
    ['HQ-RNG-1', /600 paces, Artillery 500, Shooters 200/],
    ['HQ-FAC-2', /Take 2 off.*Shooters, Warband, Lurkers or Beasts.*mounted troops but Beasts.*Water Lurkers.*600 paces/],
    ['HQ-FAC-3', /Add 2.*600 paces of a Paladin or Cleric/],
    ['HQ-FAC-5', /2 off at most/],
    ['HQ-RES-7', /except Behemoths, aerials and Sneakers/],
    ['HQ-RES-8', /Lurkers excepted.*600 paces/],
    ['HQ-RES-10', /Knights, Beasts, Behemoths and Warband/],
    ['HQ-ARM-2', /Dragons, Gods, Lurkers, Paladins and Sneakers/],
  ])('%s', (id, summary) => expect(ruleIn(BOOK, id)?.summary).toMatch(summary))

  test.each([
    [3, /25 mm.*40 mm wide.*80, 120 or 160/],
    [5, /Exactly 24 AP, at least half/],
    [11, /1 to 3 PIPs, or 2 to 3 with the general lost/],
    [36, /0 or less is therefore always doubled/],
    [46, /Stronghold is destroyed.*half its AP.*general is lost/],
  ])('ruling %i', (number, decision) => expect(rulingIn(BOOK, number)?.decision).toMatch(decision))
})

describe('German', () => {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  test.each([
    ['lurker_fourth', '3_pips', 'Ja, jedes weitere Mal für drei PIPs.'],
    ['judge', 'active', 'Wer am Zug ist.'],
    ['bound_limit', 12, 'Nach so vielen; wer weniger AP verloren hat, gewinnt.'],
  ])('%s at %s', (name, value, text) => {
    const rule = houseRuleIn(BOOK, name)
    expect(rule && meaningOf(rule, value)).toBe(text)
  })

  test('rules and chapters follow the language while the program runs', () => {
    expect([ruleIn(BOOK, 'HQ-RES-9')?.title, BOOK.chapters[5]?.name]).toEqual(['Der Frosch', 'Ergebnisse'])
    tellIn(() => 'en')
    expect([ruleIn(BOOK, 'HQ-RES-9')?.title, BOOK.chapters[5]?.name]).toEqual(['The frog', 'Results'])
  })
})
