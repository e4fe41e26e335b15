import { describe, expect, test } from 'vitest'
import { SAMPLE_ARMIES } from '../../../../src-shared/games/hordes/rules/sample.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { ARMY, codesOf, draftOf, fileOf, NEW_ARMY, problemsOf, withEntry } from './armies.ts'

describe('HQ-ARM-1 armies as files and as kept', () => {
  test.each(Object.values(SAMPLE_ARMIES))('%o comes back from its file', (army) => {
    const read = ARMY.fromFile(fileOf(army))
    expect(read).toEqual({ ok: true, value: { ...army, wanted: 24 } })
  })

  test('what is as usual is left out of the file', () => {
    expect(fileOf({ name: 'Two', elements: SAMPLE_ARMIES.redHost.elements.slice(0, 2) })).toBe(
      '{\n  "name": "Two",\n  "elements": [\n    {\n      "type": "HE",\n      "general": true\n    },\n    {\n      "type": "MA"\n    }\n  ]\n}\n',
    )
  })

  test('an army that is too dear or has no general can be mended here; what is no army cannot', () => {
    expect(ARMY.fromFile('{"elements":[{"type":"DR"}]}')).toMatchObject({ value: { wanted: 4, elements: [{ type: 'DR' }] } })
    expect(ARMY.fromFile('{"elements":[{"type":"XX"}]}')).toMatchObject({ problems: [{ field: 'elements.0.type' }] })
    expect(ARMY.fromFile('no')).toMatchObject({ ok: false, problems: [{ field: '' }] })
  })

  test('a kept one stays as it was typed, blanks at ends included', () => {
    const draft = { ...NEW_ARMY, name: 'The ', elements: [{ type: 'SP' as const, label: 'Old ', general: false, water: false }] }
    expect(draftOf(draft as unknown as Json)).toEqual(draft)
    expect(draftOf(null)).toEqual(NEW_ARMY)
  })
})

test('HQ-ARM-2 the general is one alone', () => {
  const draft = { ...NEW_ARMY, elements: SAMPLE_ARMIES.redHost.elements }
  expect(problemsOf(draft)).toEqual([])
  const other = withEntry(draft, 2, { general: true })
  expect(codesOf(other.elements)).toBe('HE MA KN* KN SP SP SP SP SH HO HO')
  expect(problemsOf(other)).toEqual([])
})
