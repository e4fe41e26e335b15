import { tellOption } from '../../../../src-shared/games/text/telling.ts'
import type { TextField } from '../../../../src-shared/kernel/forms/field.ts'

const BETWEEN = ', '

/** Suggestions of a field in the reader's language, without those already written and those too long for the field. Begins after the one written last. */
export function suggestedTexts(field: TextField, text: string): readonly string[] {
  const all = (field.suggestions ?? []).map(tellOption)
  const written = namesIn(field, text)
  const from = all.findLastIndex((name) => written.includes(name)) + 1
  return [...all.slice(from), ...all.slice(0, from)].filter(
    (name) => !written.includes(name) && textWith(field, text, name).length <= field.maxLength,
  )
}

/** Text of the field after a suggestion is taken: in place of the one name, or after the others in a field of several. */
export function textWith(field: TextField, text: string, suggestion: string): string {
  return field.several === true ? [...namesIn(field, text), suggestion].join(BETWEEN) : suggestion
}

function namesIn(field: TextField, text: string): readonly string[] {
  const parts = field.several === true ? text.split(',') : [text]
  return parts.map((name) => name.trim()).filter((name) => name !== '')
}
