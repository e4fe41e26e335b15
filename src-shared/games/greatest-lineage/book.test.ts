import { describe, expect, test } from 'vitest'
import type { RuleEntry } from './book.ts'
import { CHAPTERS, RULEBOOK, ruleEntry } from './book.ts'
import { rulingOf } from './rules/rulings/rulings.ts'

const RULES_OF_CHAPTERS = {
  General: 8,
  'Set-up': 11,
  Timeline: 51,
  Points: 3,
  Population: 8,
  Stockpile: 4,
  War: 32,
  Raids: 8,
  Alliances: 5,
  Treaties: 2,
  Territory: 7,
  Spies: 8,
  Assassins: 8,
  Monuments: 7,
  Spending: 11,
  'Resource check': 5,
  Ages: 6,
  'Royal family': 16,
  Shamans: 5,
  Settlements: 5,
  'Strengths and weaknesses': 3,
  Kingdoms: 10,
  Tribes: 5,
  'End of the game': 8,
}

test('the rulebook has all 236 rules, each once', () => {
  expect(RULEBOOK).toHaveLength(236)
  expect(new Set(RULEBOOK.map(({ id }) => id)).size).toBe(236)
})

test.each(CHAPTERS)('the chapter %s is complete and of one kind of id', (chapter) => {
  const ids = RULEBOOK.filter((entry) => entry.chapter === chapter).map(({ id }) => id)
  expect(ids).toHaveLength(RULES_OF_CHAPTERS[chapter])
  expect(new Set(ids.map((id) => id.split('-')[1])).size).toBe(1)
  const numbers = ids.map((id) => Number(id.split('-')[2])).filter((number) => !Number.isNaN(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

describe('the texts of the rules', () => {
  const idsWhere = (wrong: (entry: RuleEntry) => boolean) => RULEBOOK.filter(wrong).map(({ id }) => id)

  test('titles have two to five words', () => {
    expect(idsWhere(({ title }) => !/^[A-Z]\S*( \S+){1,4}$/.test(title))).toEqual([])
  })

  test('titles tell rules apart', () => {
    expect(new Set(RULEBOOK.map(({ title }) => title)).size).toBe(RULEBOOK.length)
  })

  test('summaries are whole sentences', () => {
    expect(idsWhere(({ summary }) => !/^[A-Z\d].{15,}\.$/.test(summary) || /RULING|GL-|\n/.test(summary))).toEqual([])
  })

  test('rulings named exist', () => {
    expect(idsWhere(({ rulings }) => rulings.some((number) => rulingOf(number) === undefined))).toEqual([])
  })

  test('each is found by its id', () => {
    expect(idsWhere((entry) => ruleEntry(entry.id) !== entry)).toEqual([])
  })
})

test('an id of no chapter is no rule', () => {
  expect(ruleEntry('TABLE-GM-1')).toBeUndefined()
})
