import type { FieldValue, Sheet } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import { DONE } from '../../../kernel/engine/request.ts'
import type { AnswersFace } from '../../api/answersFace.ts'
import { has, say } from '../../text/playing.ts'
import { readLetters } from '../rules/letters.ts'
import { sheetText } from '../rules/sheet/sheetText.ts'

/** Sentences for answers, made from the file alone. */
export const ANSWERS: AnswersFace = { option: optionText, act: actText, sheet: fieldsText, sentence: sentenceText }

/** A clan, or all of them. */
function optionText(option: string): string {
  const kind = ['seat', 'option'].find((one) => has(`${one}.${option}`))
  return kind === undefined ? option : say(`${kind}.${option}`)
}

/** The name of an act, with what was filled in for it. */
function actText(question: string, act: string, fields: Sheet): string {
  const wording = `act.${question}.${act}`
  const filled = fieldsText(fields)
  return filled === '' ? say(wording) : `${say(wording)}: ${filled}`
}

/** "12 lines, 1 letter" for an order sheet; else the values one after the other. */
function fieldsText(sheet: Sheet): string {
  if (sheet['lines'] !== undefined) return sheetCount(sheet)
  return Object.entries(sheet)
    .map(([id, value]) => valueText(id, value))
    .filter((text) => text !== '')
    .join('; ')
}

function valueText(id: string, value: FieldValue): string {
  const text = textOf(value)
  return id === 'clan' ? optionText(text) : text
}

function sheetCount(sheet: Sheet): string {
  const { lines, letters } = countsOf(sheet)
  const parts = [lines === 0 ? say('answer.noLines') : say('answer.lines', { lines })]
  return [...parts, ...(letters === 0 ? [] : [say('answer.letters', { letters })])].join(', ')
}

/** Filled lines and letters of a sheet, whether or not they are in order. */
function countsOf({ lines, letters }: Sheet): { readonly lines: number; readonly letters: number } {
  const { rows, skipped } = sheetText(textOf(lines))
  const written = readLetters(textOf(letters), { clan: 0, clans: [], most: Infinity }).letters
  return { lines: rows.length + skipped.unread, letters: written.length }
}

/** An answer as a sentence of its own; undefined for one that these rules do not know. */
function sentenceText(question: string, answer: string | Sheet): string | undefined {
  if (question === 'sheet') return typeof answer === 'string' ? undefined : say('answer.sheet', { ...countsOf(answer) })
  if (question !== 'moderate') return undefined
  return typeof answer === 'string' ? (answer === DONE ? say('answer.moderate.done') : undefined) : deedText(answer)
}

function deedText(deed: Sheet): string | undefined {
  const [act, clan, text] = [textOf(deed['act']), textOf(deed['clan']), textOf(deed['text']).trim()]
  const to = clan === 'all' ? say('answer.moderate.toAll') : optionText(clan)
  switch (act) {
    case 'due':
      return text === '' ? say('answer.moderate.noDue') : say('answer.moderate.due', { text })
    case 'notice':
      return text === '' ? undefined : say('answer.moderate.notice', { to, text })
    case 'drop':
      return has(`seat.${clan}`) ? say('answer.moderate.drop', { clan: optionText(clan) }) : undefined
    case DONE:
      return say('answer.moderate.done')
    default:
      return undefined
  }
}
