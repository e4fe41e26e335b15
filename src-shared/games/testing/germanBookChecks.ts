import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn, toldIn } from '../../language/language.ts'
import type { HouseRule, Rulebook, RuleEntry } from '../rulebook/rulebook.ts'

/**
 * Tests of a book in German: nothing is left in English, whole sentences, the figures of the original.
 *
 * @param prefix what the ids of its rules begin with
 * @param inWords rules that tell a figure in a word in one of the two languages
 */
export function checkGermanBook({ chapters, rules, rulings, houseRules }: Rulebook, prefix: string, inWords: readonly string[] = []): void {
  beforeEach(() => tellIn(() => 'de'))
  afterEach(() => tellIn(() => 'en'))

  describe('the rules in German', () => {
    const idsWhere = (wrong: (entry: RuleEntry) => boolean) => rules.filter(wrong).map(({ id }) => id)

    test('none is left in English', () => {
      expect(idsWhere((entry) => entry.title === english(() => entry.title))).toEqual([])
      expect(idsWhere((entry) => entry.summary === english(() => entry.summary))).toEqual([])
    })

    test('titles are short, and tell rules apart', () => {
      expect(idsWhere(({ title }) => !/^[A-ZÄÖÜ]\S*( \S+){1,5}$/.test(title) || title.length > 40)).toEqual([])
      expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
    })

    test('summaries are whole sentences', () => {
      const inside = new RegExp(`RULING|${prefix}-|\\n|"| %`)
      expect(idsWhere(({ summary }) => !/^[A-ZÄÖÜ\d].{15,}\.$/.test(summary) || inside.test(summary))).toEqual([])
    })

    test('no figure was lost or made up', () => {
      expect(idsWhere((entry) => figuresIn(entry.summary) !== english(() => figuresIn(entry.summary)))).toEqual(inWords)
    })

    test('chapters have names, their ids stay', () => {
      expect(chapters.filter(({ id, name }) => name === id || name === '')).toEqual([])
      expect(english(() => chapters.map(({ name }) => name))).toEqual(chapters.map(({ id }) => id))
    })
  })

  describe('the rulings in German', () => {
    test('none is left in English, each asks and decides', () => {
      const wrong = rulings.filter(
        (ruling) =>
          ruling.question === english(() => ruling.question) ||
          ruling.decision === english(() => ruling.decision) ||
          !/^[A-ZÄÖÜ\d].*\?$/.test(ruling.question) ||
          !/^[A-ZÄÖÜ\d].*\.$/.test(ruling.decision),
      )
      expect(wrong.map(({ number }) => number)).toEqual([])
    })

    test('no figure was lost or made up', () => {
      const figures = ({ question, decision }: (typeof rulings)[number]): string => `${figuresIn(question)} | ${figuresIn(decision)}`
      expect(rulings.filter((ruling) => figures(ruling) !== english(() => figures(ruling))).map(({ number }) => number)).toEqual([])
    })
  })

  describe('the house rules in German', () => {
    const byName = houseRules.map((rule) => [rule.switch, rule] as const)

    test.each(byName)('%s is told in whole sentences', (_, rule) => {
      expect(rule.question).toMatch(/^[A-ZÄÖÜ\d].*\?$/)
      expect(rule.why).toMatch(/^[A-ZÄÖÜ\d].*\.$/)
      for (const text of choicesOf(rule)) expect(text).toMatch(/^[A-ZÄÖÜ\d].*\.$/)
      expect(rule.question).not.toBe(english(() => rule.question))
      expect(rule.why).not.toBe(english(() => rule.why))
      const original = english(() => choicesOf(rule))
      expect(choicesOf(rule).filter((text) => original.includes(text))).toEqual([])
    })

    test.each(byName)('%s has the figures of the original', (_, rule) => {
      const figures = (): readonly string[] => [rule.question, rule.why, ...choicesOf(rule)].map(figuresIn)
      expect(figures()).toEqual(english(figures))
    })
  })
}

function english<T>(tell: () => T): T {
  return toldIn('en', tell)
}

function choicesOf({ values, range }: HouseRule): readonly string[] {
  return [...values.map(({ text }) => text), ...(range === null ? [] : [range.text])]
}

/** Every number of a text in order of size, however it is written. */
function figuresIn(text: string): string {
  const plain = text
    .replaceAll(' in 100', '')
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/(\d)\.(\d{3})/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
  return [...plain.matchAll(/\d+(\.\d+)?/g)]
    .map(([found]) => Number(found))
    .sort((a, b) => a - b)
    .join(' ')
}
