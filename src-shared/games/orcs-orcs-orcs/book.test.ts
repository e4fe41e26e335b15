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

/** The spells themselves begin at 11: 7 to 10 are no rules. */
const CASTING = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]

const RULES_OF_CHAPTERS = {
  General: { GEN: 4 },
  'Set-up': { SET: 9 },
  'Rounds and turns': { ROUND: 2 },
  'Fate cards': { FATE: 9 },
  'Arrivals at the tower': { TOWER: 2 },
  'Revealing markers': { REVEAL: 3 },
  Actions: { ACTION: 5 },
  'Casting spells': { SPELL: CASTING },
  Enhancements: { ENH: 6 },
  'Damage and defeats': { DEFEAT: 5 },
  'Drawing new spells': { DRAW: 3 },
  'Extra skills': { SKILL: 6 },
  Poison: { POISON: 2 },
  'End of the game': { END: 1 },
  Scoring: { SCORE: 4 },
  'Secret Missions': { MISSION: 10 },
  'Bonus Actions': { BONUS: 5 },
  'New Fate': { XFATE: 5 },
  Terrain: { XTERR: 4 },
  Reinforcement: { XREIN: 7 },
}

describe('the 113 rules', () => checkRules(BOOK, 'OO', RULES_OF_CHAPTERS))
describe('the 65 rulings', () => checkRulings(BOOK, 65, SWITCHES))
describe('the 30 house rules', () => checkHouseRules(BOOK, 'OO', SWITCHES, ['terrain_by', 'newcomer_bonus', 'decks']))
describe('the book in German', () => checkGermanBook(BOOK, 'OO'))

test('every ruling settles something about a rule', () => {
  const named = new Set(RULEBOOK.flatMap(({ rulings }) => rulings))
  expect(RULINGS.filter(({ number }) => !named.has(number)).map(({ number }) => number)).toEqual([])
})

test('30 rulings have a switch, the rest are settled by the deck file, judged at the table or fixed', () => {
  expect(RULINGS.filter(({ switches }) => switches.length > 0)).toHaveLength(30)
})

describe('facts of the book', () => {
  test.each([
    ['OO-SET-1', /14 poison cards.*15 fate cards/],
    ['OO-SET-2', /40 spell cards.*top 3/],
    [
      'OO-SET-4',
      /With 2 players leave out the markers numbered 3 and 4, with 3 players those numbered 4.*8, 10 or 12 markers for 2, 3 or 4/,
    ],
    ['OO-SET-6', /7 cubes and 8 start spells.*draws 4/],
    ['OO-SET-7', /Blue starts on space 1, green on 2, red on 3 and yellow on 5/],
    ['OO-FATE-8', /only 3 cards.*or 4 with/],
    ['OO-SPELL-11', /1 damage for power 1, 2 for power 2, 3 for power 3/],
    ['OO-SPELL-15', /3 damage for power 2, 5 for power 3/],
    ['OO-SPELL-16', /any path: 2 damage for power 2, 4 for power 3/],
    ['OO-SPELL-22', /up to 2 cards/],
    ['OO-SPELL-24', /3 cards or fewer are safe/],
    ['OO-DRAW-2', /draw 4 cards/],
    ['OO-SKILL-1', /5 cards instead of 4/],
    ['OO-SKILL-4', /3 actions a turn instead of 2/],
    ['OO-END-1', /at least 4 paths/],
    ['OO-SCORE-2', /2 points/],
    ['OO-SCORE-3', /costs 2 points/],
    ['OO-MISSION-1', /8 secret missions, 2 are dealt/],
    ['OO-MISSION-6', /3 points for every 4 trophies/],
    ['OO-BONUS-4', /more than 3 cards/],
    ['OO-XFATE-1', /19 new fate cards take the place of the 15/],
    ['OO-XTERR-1', /Of 9 hidden tiles.*3 stay out/],
    ['OO-XREIN-3', /3 life/],
  ])('%s', (id, summary) => expect(ruleIn(BOOK, id)?.summary).toMatch(summary))

  test.each([
    [2, /weak types 3, 2 and 1, strong ones 5, 4, 3 and 2, brutes 7, 6, 5, 4 and 3/],
    [3, /goblins with 2 life and orcs with 2.*shamans with 3 and riders with 3.*golems with 4 and chiefs with 5/],
    [4, /16, of which 2 bear a 3 and 3 bear a 4.*12, 2 with a 3 and 2 with a 4.*8, 2 with a 3 and 1 with a 4/],
    [6, /5 each of Fireball.*4 each of Switch/],
    [36, /3 cards or fewer/],
    [64, /at most 10/],
    [65, /up to 2.*fewer than 2/],
  ])('ruling %i', (number, decision) => expect(rulingIn(BOOK, number)?.decision).toMatch(decision))
})

describe('German', () => {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  test.each([
    ['start_player', 'rotate', 'Reihum im Uhrzeigersinn, jede Runde jemand anderes.'],
    ['life_floor', 0, 'Bis 0: Dann ist sie ohne Schaden besiegt.'],
    ['skull_drops', false, 'Nein, Würfel und Fertigkeit bleiben.'],
  ])('%s at %s', (name, value, text) => {
    const rule = houseRuleIn(BOOK, name)
    expect(rule && meaningOf(rule, value)).toBe(text)
  })

  test('rules and chapters follow the language while the program runs', () => {
    expect([ruleIn(BOOK, 'OO-SPELL-16')?.title, BOOK.chapters[7]?.name]).toEqual(['Zauber Kettenblitz', 'Zaubern'])
    tellIn(() => 'en')
    expect([ruleIn(BOOK, 'OO-SPELL-16')?.title, BOOK.chapters[7]?.name]).toEqual(['Spell Lightning Bolt', 'Casting spells'])
  })
})
