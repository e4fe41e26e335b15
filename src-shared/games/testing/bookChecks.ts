import { expect, test } from 'vitest'
import { houseRuleIn, meaningOf, ruleIn, rulingIn, type Rulebook, type RuleEntry } from '../rulebook/rulebook.ts'
import type { Switches } from '../rulebook/switches.ts'

/** Rules of a kind: how many, counted from 1; their numbers where some are left out. */
type Numbering = number | readonly number[]

/**
 * Tests of the rules of a book in English: they are all there, in order, and told in whole sentences.
 *
 * @param prefix what their ids begin with: `GL`
 * @param counts which each chapter has, by the second part of their ids: `{ Raids: { RAID: 8 } }`
 */
export function checkRules(book: Rulebook, prefix: string, counts: Readonly<Record<string, Readonly<Record<string, Numbering>>>>): void {
  const { chapters, rules } = book
  const idsWhere = (wrong: (entry: RuleEntry) => boolean) => rules.filter(wrong).map(({ id }) => id)
  const total = Object.values(counts).reduce((sum, kinds) => sum + totalOf(kinds), 0)

  test(`there are ${total}, each once`, () => {
    expect(rules).toHaveLength(total)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(total)
    expect(idsWhere(({ id }) => !id.startsWith(`${prefix}-`))).toEqual([])
  })

  test('their chapters are those of the book, in its order', () => {
    expect(chapters.map(({ id }) => id)).toEqual(Object.keys(counts))
    expect(placesOf(rules, chapters)).toEqual(placesOf(rules, chapters).toSorted((a, b) => a - b))
  })

  test.each(Object.keys(counts))('the chapter %s is complete, and no other has ids of its kinds', (chapter) => {
    const kinds = counts[chapter] ?? {}
    const idsOf = (kind: string) => rules.filter(({ id }) => id.split('-')[1] === kind)
    expect(rules.filter((entry) => entry.chapter === chapter)).toHaveLength(totalOf(kinds))
    for (const [kind, numbering] of Object.entries(kinds)) {
      expect(
        idsOf(kind).map((entry) => entry.chapter),
        kind,
      ).toEqual(Array.from({ length: countOf(numbering) }, () => chapter))
      const numbers = idsOf(kind)
        .map(({ id }) => Number(id.split('-')[2]))
        .filter((number) => !Number.isNaN(number))
      expect(numbers, kind).toEqual(typeof numbering === 'number' ? numbers.map((_, index) => index + 1) : numbering)
    }
  })

  test('titles have two to five words', () => {
    expect(idsWhere(({ title }) => !/^[A-Z]\S*( \S+){1,4}$/.test(title))).toEqual([])
  })

  test('titles tell rules apart', () => {
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
  })

  test('summaries are whole sentences', () => {
    const inside = new RegExp(`RULING|${prefix}-|\\n`)
    expect(idsWhere(({ summary }) => !/^[A-Z\d].{15,}\.$/.test(summary) || inside.test(summary))).toEqual([])
  })

  test('rulings named exist', () => {
    const rulings = new Set(book.rulings.map(({ number }) => number))
    expect(idsWhere((entry) => entry.rulings.some((number) => !rulings.has(number)))).toEqual([])
  })

  test('each is found by its id', () => {
    expect(idsWhere((entry) => ruleIn(book, entry.id) !== entry)).toEqual([])
  })
}

/** Tests of the rulings of a book in English, numbered from 1 to `count`. */
export function checkRulings(book: Rulebook, count: number, switches: Switches): void {
  const { chapters, rulings } = book

  test(`there are ${count}, each number once`, () => {
    const numbers = rulings.map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  })

  test('each asks a question and decides it', () => {
    const wrong = rulings.filter(({ question, decision }) => !/^[A-Z\d].*\?$/.test(question) || !/^[A-Z\d].*\.$/.test(decision))
    expect(wrong.map(({ number }) => number)).toEqual([])
  })

  test('each is found by its number, and none beyond', () => {
    expect(rulings.filter((ruling) => rulingIn(book, ruling.number) !== ruling)).toEqual([])
    expect(rulingIn(book, count + 1)).toBeUndefined()
  })

  test('they come in the order of the chapters', () => {
    expect(placesOf(rulings, chapters)).toEqual(placesOf(rulings, chapters).toSorted((a, b) => a - b))
  })

  test('each names the switches that belong to it, and no other: those that name one are a table’s to decide', () => {
    const named = rulings.flatMap(({ number, switches: names }) => names.map((name) => `${number} ${name}`))
    expect(named.sort()).toEqual(
      Object.entries(switches)
        .map(([name, { ruling }]) => `${ruling} ${name}`)
        .sort(),
    )
  })
}

/**
 * Tests of the house rules of a book in English: one for each switch, with what it can take.
 *
 * @param prefix what ids of its rules begin with
 * @param settled those decided before the first turn only
 */
export function checkHouseRules(book: Rulebook, prefix: string, switches: Switches, settled: readonly string[]): void {
  const { chapters, houseRules } = book

  test('every switch is one, once', () => {
    expect(houseRules.map((rule) => rule.switch).sort()).toEqual(Object.keys(switches).sort())
  })

  test('they come in the order of the chapters', () => {
    expect(placesOf(houseRules, chapters)).toEqual(placesOf(houseRules, chapters).toSorted((a, b) => a - b))
  })

  test('those settled at set-up', () => {
    const names = houseRules.filter((rule) => rule.settled).map((rule) => rule.switch)
    expect(names.sort()).toEqual(settled.toSorted())
  })

  test.each(Object.entries(switches))('%s offers what its switch can take, in words', (name, known) => {
    const rule = houseRuleIn(book, name)
    if (rule === undefined) throw new Error(`no house rule ${name}`)
    const named: readonly unknown[] = known.type === 'list' ? known.values : known.type === 'noneOrNumber' ? ['none'] : []
    expect(rule.values.map(({ value }) => value)).toEqual(named)
    expect(rule.preset).toBe(known.preset)
    if (known.type === 'list') expect(rule.range).toBeNull()
    else expect(rule.range).toMatchObject({ min: known.min, max: known.max })

    expect(rule.question).toMatch(/^[A-Z].*\?$/)
    expect(rule.why).toMatch(/^[A-Z].*\.$/)
    for (const text of [...rule.values.map((choice) => choice.text), ...(rule.range === null ? [] : [rule.range.text])]) {
      expect(text).toMatch(/^[A-Z\d].*\.$/)
      expect(text).not.toMatch(new RegExp(`RULING|${prefix}-|_`))
    }
    expect(meaningOf(rule, known.preset)).toMatch(/\.$/)

    expect(rule.ruling).toBe(known.ruling)
    expect(rule.chapter).toBe(rulingIn(book, known.ruling)?.chapter)
  })
}

function countOf(numbering: Numbering): number {
  return typeof numbering === 'number' ? numbering : numbering.length
}

function totalOf(kinds: Readonly<Record<string, Numbering>>): number {
  return Object.values(kinds).reduce<number>((sum, numbering) => sum + countOf(numbering), 0)
}

/** Where the chapter of each stands in the book. */
function placesOf(entries: readonly { readonly chapter: string }[], chapters: Rulebook['chapters']): readonly number[] {
  return entries.map(({ chapter }) => chapters.findIndex(({ id }) => id === chapter))
}
