import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellIn, toldIn } from '../../../../language/language.ts'
import type { RuleEntry } from '../../book.ts'
import { CHAPTERS, RULEBOOK, ruleEntry } from '../../book.ts'
import { chapterName } from '../../book/chapters.ts'
import { HOUSE_RULES, houseRuleOf, meaningOf } from './houseRules.ts'
import { RULINGS, rulingOf } from './rulings.ts'

beforeEach(() => tellIn(() => 'de'))
afterEach(() => tellIn(() => 'en'))

const english = <T>(tell: () => T): T => toldIn('en', tell)

describe('the rules in German', () => {
  const idsWhere = (wrong: (entry: RuleEntry) => boolean) => RULEBOOK.filter(wrong).map(({ id }) => id)

  test('none is left in English', () => {
    expect(idsWhere((entry) => entry.title === english(() => entry.title))).toEqual([])
    expect(idsWhere((entry) => entry.summary === english(() => entry.summary))).toEqual([])
  })

  test('titles are short, and tell rules apart', () => {
    expect(idsWhere(({ title }) => !/^[A-ZÄÖÜ]\S*( \S+){1,5}$/.test(title) || title.length > 40)).toEqual([])
    expect(new Set(RULEBOOK.map(({ title }) => title)).size).toBe(RULEBOOK.length)
  })

  test('summaries are whole sentences', () => {
    expect(idsWhere(({ summary }) => !/^[A-ZÄÖÜ\d].{15,}\.$/.test(summary) || /RULING|GL-|\n|"| %/.test(summary))).toEqual([])
  })

  test('no figure was lost or made up', () => {
    const inEnglish = (id: string): string => english(() => ruleEntry(id)?.summary ?? '')
    // A pair is 2.
    expect(idsWhere(({ summary, id }) => figuresIn(summary) !== figuresIn(inEnglish(id)))).toEqual(['GL-CHK-3'])
  })

  test.each([
    ['GL-WAR-20', 'Krieger töten', /82 gegen 54 tötet 28\u00a0%, aufgerundet\.$/],
    ['GL-ROY-10', 'Ein Kind im Herrscherhaus', /bei 70 oder weniger kommt es\.$/],
    ['GL-TIME-T06a', 'Der große Verlust', /^Zug 6 der Zeitleiste: Jeder Spieler verliert 30 Männer und 30 Frauen\./],
    ['GL-WIN-8', 'Die Schlusswertung', /0,25.*10\.000\.$/],
    ['GL-CITY-2', 'Stammessitz, Stadt, Großstadt', /Großstädte \(15 und 7\)\.$/],
  ])('%s is called %s', (id, title, summary) => {
    expect(ruleEntry(id)?.title).toBe(title)
    expect(ruleEntry(id)?.summary).toMatch(summary)
  })

  test('chapters have names, their ids stay', () => {
    expect(CHAPTERS.map(chapterName)).toContain('Herrscherhaus')
    expect(CHAPTERS.filter((chapter) => chapterName(chapter) === english(() => chapterName(chapter)))).toEqual([])
    expect(english(() => CHAPTERS.map(chapterName))).toEqual([...CHAPTERS])
  })
})

describe('the rulings in German', () => {
  test('none is left in English, each asks and decides', () => {
    const wrong = RULINGS.filter(
      (ruling) =>
        ruling.question === english(() => ruling.question) ||
        ruling.decision === english(() => ruling.decision) ||
        !/^[A-ZÄÖÜ\d].*\?$/.test(ruling.question) ||
        !/^[A-ZÄÖÜ\d].*\.$/.test(ruling.decision),
    )
    expect(wrong.map(({ number }) => number)).toEqual([])
  })

  test('no figure was lost or made up', () => {
    const wrong = RULINGS.filter(
      (ruling) =>
        figuresIn(ruling.question) !== english(() => figuresIn(ruling.question)) ||
        figuresIn(ruling.decision) !== english(() => figuresIn(ruling.decision)),
    )
    expect(wrong.map(({ number }) => number)).toEqual([])
  })

  test.each([
    [51, 'Wer verliert bei gleichen Summen?', 'Niemand.'],
    [98, 'Wie viel schwerer ist Gift zu enttarnen?', 'Unter 15 statt unter 25; Nahkampf unter 40.'],
    [84, 'Wie viele Gebiete darf man in einem Zug kaufen?', '1, 1, 3, 3, 3, 5 in den Zeitaltern 1 bis 6.'],
  ])('ruling %i', (number, question, decision) => {
    expect(rulingOf(number)).toMatchObject({ question, decision })
  })
})

describe('the house rules in German', () => {
  test.each(HOUSE_RULES.map((rule) => [rule.switch, rule] as const))('%s is told in whole sentences', (_, rule) => {
    expect(rule.question).toMatch(/^[A-ZÄÖÜ\d].*\?$/)
    expect(rule.why).toMatch(/^[A-ZÄÖÜ\d].*\.$/)
    const texts = [...rule.values.map(({ text }) => text), ...(rule.range === null ? [] : [rule.range.text])]
    for (const text of texts) expect(text).toMatch(/^[A-ZÄÖÜ\d].*\.$/)
    expect(rule.question).not.toBe(english(() => rule.question))
    expect(rule.why).not.toBe(english(() => rule.why))
    expect(texts.filter((text) => english(() => allTexts(rule.switch)).includes(text))).toEqual([])
  })

  test.each(HOUSE_RULES.map((rule) => [rule.switch, rule] as const))('%s has the figures of the original', (name, rule) => {
    const figures = (): readonly string[] => [rule.question, rule.why, ...allTexts(name)].map(figuresIn)
    expect(figures()).toEqual(english(figures))
  })

  test('the pace of the timeline names the same rounds', () => {
    for (const { value, text } of houseRuleOf('timeline_pace')?.values ?? []) {
      expect(text).toContain(`Runde ${5 * Number(value) + 1}`)
      expect(text).toContain(`endet mit Runde ${20 * Number(value)}`)
    }
  })

  test.each([
    ['gather_minimum', 1, 'Mindestens 1 Marke.'],
    ['ruler_military_cap', 'none', 'Keine Grenze.'],
    ['ruler_military_cap', 40, 'Über diese Zahl hinaus lässt sich der Wert des Herrschers nicht heben.'],
    ['points_carry_over', false, 'Nein: Was in Phase 7 nicht ausgegeben wird, verfällt.'],
  ])('%s at %s', (name, value, text) => expect(meaningOf(name, value)).toBe(text))

  test('they follow the language while the program runs', () => {
    const rule = houseRuleOf('first_player')
    expect([rule?.question, english(() => rule?.question)]).toEqual(['Wer fängt an?', 'Who begins?'])
  })
})

function allTexts(name: string): readonly string[] {
  const rule = houseRuleOf(name)
  return [...(rule?.values ?? []).map(({ text }) => text), rule?.range?.text ?? '']
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
