import type { FieldValue, Sheet } from '../../src-shared/kernel/forms/field.ts'
import { idsIn, rowsIn, sheetIn } from '../../src-shared/kernel/forms/form.ts'
import { has, playing, say } from '../../src-shared/games/text/playing.ts'
import { figure } from '../../src-shared/language/figures.ts'
import { inWords } from '../../src-shared/language/inWords.ts'
import { labelled } from '../../src-shared/language/labelled.ts'

/** Answers as the open game tells them; where it has no telling of its own, by the wordings of options, acts and fields, else by their ids. */
export function optionText(option: string): string {
  return playing()?.game.answers?.option(option) ?? word(`option.${option}`, option)
}

export function actText(question: string, act: string, fields: Sheet): string {
  return playing()?.game.answers?.act(question, act, fields) ?? withFields(word(`act.${act}`, act), sheetText(fields))
}

export function sheetText(sheet: Sheet): string {
  return playing()?.game.answers?.sheet(sheet) ?? told(Object.entries(sheet).map(fieldText), ', ')
}

/** Undefined where the game has no sentence of its own for it. */
export function sentenceText(question: string, answer: string | Sheet): string | undefined {
  return playing()?.game.answers?.sentence?.(question, answer)
}

function fieldText([id, value]: readonly [string, FieldValue]): string {
  const name = word(`field.${id}`, id)
  if (typeof value === 'boolean') return value ? name : ''
  const text = typeof value === 'object' ? composedText(value) : typeof value === 'number' ? figure(value) : value
  return text === '' ? '' : labelled(name, text)
}

/** Picks by name, rows one after the other. */
function composedText(value: Extract<FieldValue, object>): string {
  const rows = Array.isArray(value) ? rowsIn(value) : [sheetIn(value)]
  return told([idsIn(value).map(optionText).join(', '), ...rows.map(sheetText)], '; ')
}

/** What was asked and what was answered; pairs with colons of their own get none before them. */
export function asAnswered(question: string, answer: string): string {
  return answer.includes(': ') ? `${question} – ${answer}` : labelled(question, answer)
}

/** An act, with what was filled in for it in brackets. */
function withFields(act: string, fields: string): string {
  return fields === '' ? act : `${act} (${fields})`
}

function told(texts: readonly string[], between: string): string {
  return texts.filter((text) => text !== '').join(between)
}

function word(key: string, id: string): string {
  return has(key) ? say(key) : inWords(id)
}
