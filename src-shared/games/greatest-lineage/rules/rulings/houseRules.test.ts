import { expect, test } from 'vitest'
import { CHAPTERS } from '../../book.ts'
import { HOUSE_RULES, houseRuleOf, meaningOf } from './houseRules.ts'
import { rulingOf } from './rulings.ts'
import type { SwitchName } from './switches.ts'
import { SWITCHES } from './switches.ts'

const NAMES = Object.keys(SWITCHES) as SwitchName[]

test('every switch is a house rule, once', () => {
  expect(HOUSE_RULES.map((rule) => rule.switch).sort()).toEqual([...NAMES].sort())
})

test('house rules come in the order of the chapters', () => {
  const places = HOUSE_RULES.map(({ chapter }) => CHAPTERS.indexOf(chapter))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each(NAMES)('the house rule %s offers what its switch can take, in words', (name) => {
  const rule = houseRuleOf(name)!
  const known = SWITCHES[name]
  const named: readonly unknown[] = known.type === 'list' ? known.values : known.type === 'noneOrNumber' ? ['none'] : []
  expect(rule.values.map(({ value }) => value)).toEqual(named)
  expect(rule.preset).toBe(known.preset)
  if (known.type === 'list') expect(rule.range).toBeNull()
  else expect(rule.range).toMatchObject({ min: known.min, max: known.max })

  expect(rule.question).toMatch(/^[A-Z].*\?$/)
  expect(rule.why).toMatch(/^[A-Z].*\.$/)
  for (const text of [...rule.values.map((choice) => choice.text), ...(rule.range === null ? [] : [rule.range.text])]) {
    expect(text).toMatch(/^[A-Z\d].*\.$/)
    expect(text).not.toMatch(/RULING|GL-|_/)
  }
  expect(meaningOf(name, known.preset)).toMatch(/\.$/)

  expect(rule.ruling).toBe(known.ruling)
  expect(rule.chapter).toBe(rulingOf(known.ruling)?.chapter)
})

test('the pace of the timeline says when the great loss comes and when the timeline ends', () => {
  const texts = houseRuleOf('timeline_pace')?.values.map(({ value, text }) => ({ pace: Number(value), text })) ?? []
  expect(texts).toHaveLength(4)
  for (const { pace, text } of texts) {
    expect(text).toContain(`round ${5 * pace + 1}`)
    expect(text).toContain(`ends with round ${20 * pace}`)
  }
})

test.each([
  ['gather_minimum', 2],
  ['ruler_lifespan', 0],
  ['ruler_lifespan', 'none'],
  ['no_such_rule', true],
])('%s has no meaning for %s', (name, value) => {
  expect(meaningOf(name, value)).toBeUndefined()
})

test('a number within the range has the meaning of the range', () => {
  expect(meaningOf('ruler_military_cap', 40)).toBe(houseRuleOf('ruler_military_cap')?.range?.text)
})
