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
  General: { GEN: 4, SET: 1, EVT: 2 },
  'Population increase': { POP: 6 },
  'New units': { NEW: 1 },
  Move: { MOV: 3 },
  Combat: { CBT: 2, BAT: 8 },
  Retreat: { RET: 4 },
  Overpopulation: { OVP: 1 },
  Victory: { VP: 1, END: 1 },
}

describe('the 34 rules', () => checkRules(BOOK, 'NT', RULES_OF_CHAPTERS))
describe('the 40 rulings', () => checkRulings(BOOK, 40, SWITCHES))
describe('the 28 house rules', () => checkHouseRules(BOOK, 'NT', SWITCHES, ['scenario', 'control', 'unit_table']))
describe('the book in German', () => checkGermanBook(BOOK, 'NT'))

test('names and values of switches stay as campaigns have kept them, the default first', () => {
  const told = Object.entries(SWITCHES).map(([name, { ruling, values }]) => `${ruling} ${name}: ${values.join(', ')}`)
  expect(told).toEqual([
    '1 scenario: sample, file',
    '2 nation_order: list, rolled',
    '3 control: scenario, one_each',
    '4 empty_nation: may_return, out',
    '5 own_nations: hostile, no_entry',
    '7 pop_rolls: all, chosen',
    '8 totem_needs: no_foreign, own_unit, nothing',
    '9 home_needs: no_foreign, own_unit, nothing',
    '10 born_type: basic, choice',
    '11 short_pool: owner, in_order',
    '12 natural_one_fails: false, true',
    '13 farmer_dice: 1, 0',
    '14 arrival_blocked: fight, wait, lost',
    '15 move_areas: 2, 1, 3, unlimited',
    '16 difficult_stops: true, false',
    '18 overrun_margin: 1, double',
    '22 unit_table: sample, file',
    '24 terrain_hits: attackers, both',
    '25 terrain_stack: once, sum',
    '26 casualty_choice: attacker, owner',
    '27 dead_return: true, false',
    '28 retreat_opens: area, all_areas',
    '29 retreat_first: defender, attacker',
    '30 came_from: last, start',
    '31 retreat_to_origin: true, false',
    '34 overpop: per_area, nation_total',
    '38 winner: player, nation',
    '39 tie: units, shared',
  ])
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
