import { afterEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import { tellProblem } from '../../src-shared/games/text/telling.ts'
import { troubleTexts } from './texts/trouble.ts'
import { refusal, troubleOf } from './sentences.ts'

afterEach(() => {
  tellIn(() => 'en')
  vi.restoreAllMocks()
})

test('a refusal that a form holds is told in the language of the moment, and back again', () => {
  tellIn(() => 'de')
  const [held] = refusal(() => troubleTexts.noTable, 'reason').problems
  if (held === undefined) throw new Error('no problem')
  expect(held).toMatchObject({ field: 'reason' })
  const german = tellProblem(held)
  tellIn(() => 'en')
  expect(tellProblem(held)).toBe(troubleTexts.noTable)
  expect(tellProblem(held)).not.toBe(german)
  tellIn(() => 'de')
  expect(tellProblem(held)).toBe(german)
})

test('so is a failure nobody foresaw', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [held] = refusal(troubleOf(new TypeError('boom'), () => troubleTexts.doing.note)).problems
  if (held === undefined) throw new Error('no problem')
  const english = tellProblem(held)
  tellIn(() => 'de')
  expect(tellProblem(held)).toBe(troubleTexts.unforeseen(troubleTexts.doing.note))
  expect(tellProblem(held)).not.toBe(english)
})
