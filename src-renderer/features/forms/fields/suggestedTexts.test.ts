import { expect, test } from 'vitest'
import { textField, type TextField } from '../../../../src-shared/kernel/forms/field.ts'
import { suggestedTexts, textWith } from './suggestedTexts.ts'

/** Wordings without a text are told as they are. */
const offering = (rest: Partial<TextField> = {}): TextField =>
  textField('name', {
    wording: 'field.name',
    maxLength: 12,
    preset: '',
    suggestions: ['Ash', 'Oak', 'Elm'].map((name) => ({ id: name, wording: name })),
    ...rest,
  })

test.each([
  ['', ['Ash', 'Oak', 'Elm']],
  ['Ash', ['Oak', 'Elm']],
  ['Oak', ['Elm', 'Ash']],
  ['Elm', ['Ash', 'Oak']],
  ['Linden', ['Ash', 'Oak', 'Elm']],
])('with %j in a field of one name, %j are offered', (text, offered) => {
  expect(suggestedTexts(offering(), text)).toEqual(offered)
})

test('a suggestion takes the place of one name, and comes behind several', () => {
  expect(textWith(offering(), 'Linden', 'Ash')).toBe('Ash')
  expect(textWith(offering({ several: true }), 'Oak', 'Ash')).toBe('Oak, Ash')
  expect(textWith(offering({ several: true }), 'Oak,  ', 'Ash')).toBe('Oak, Ash')
})

test('of several names none is offered twice, nor one there is no room for', () => {
  const several = offering({ several: true })
  expect(suggestedTexts(several, 'Oak')).toEqual(['Elm', 'Ash'])
  expect(suggestedTexts(several, 'Oak, Linden')).toEqual([])
})

test('a field without suggestions offers none', () => {
  expect(suggestedTexts(textField('name', { wording: 'field.name', maxLength: 12, preset: '' }), '')).toEqual([])
})
