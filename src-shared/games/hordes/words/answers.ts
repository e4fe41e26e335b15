import type { FieldValue, Sheet } from '../../../kernel/forms/field.ts'
import { idsIn, sheetIn, textOf } from '../../../kernel/forms/form.ts'
import { DONE } from '../../../kernel/engine/request.ts'
import type { AnswersFace } from '../../api/answersFace.ts'
import { has, say } from '../../text/playing.ts'
import { elementText } from './names.ts'

/** How answers are told again: by what the elements in them are called, and by what was ticked. */
export const ANSWERS: AnswersFace = { option: optionText, act: actText, sheet: sheetText, sentence: sentenceText }

function optionText(option: string): string {
  return has(`element.${option}`) ? elementText(option) : option
}

function actText(question: string, act: string, fields: Sheet): string {
  const name = say(`act.${question}.${act}`, { count: '' })
  if (act === DONE) return name
  if (act === 'dragons') return say('act.command.dragons.told')
  const told = sheetText(fields)
  return told === '' ? name : `${name}: ${told}`
}

/** A shot as a sentence; every other answer comes with lines of its own. */
function sentenceText(_: string, answer: string | Sheet): string | undefined {
  if (typeof answer === 'string' || answer['act'] !== 'shoot') return undefined
  const [shooter, target] = [textOf(answer['shooter']), textOf(answer['target'])]
  return [shooter, target].every((id) => has(`element.${id}`))
    ? say('answer.shoot', { shooter: elementText(shooter), target: elementText(target) })
    : undefined
}

/** Who, then what was ticked for each side; what was left as it was is not told. */
function sheetText(sheet: Sheet): string {
  return Object.entries(sheet)
    .map(([id, value]) => valueText(id, value))
    .filter((text) => text !== '')
    .join('; ')
}

function valueText(id: string, value: FieldValue): string {
  if (value === true) return say(`field.${id}`)
  if (value === false || value === 'nothing' || value === 'clear' || value === 'near') return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : `${say(`field.${id}`)}: ${idsIn(value).map(elementText).join(', ')}`
  if (typeof value === 'object') return ticksText(id, sheetIn(value))
  const text = textOf(value)
  if (has(`element.${text}`))
    return id === 'element' || id === 'caster' || id === 'shooter' ? elementText(text) : `${say(`field.${id}`)}: ${elementText(text)}`
  const option = ['command', 'flight'].includes(id) ? `option.${id}.${text}` : `option.behind.${text}`
  return has(option) ? `${say(`field.${id}`)}: ${say(option)}` : text
}

function ticksText(group: string, ticks: Sheet): string {
  const parts = Object.entries(ticks).flatMap(([name, value]) => {
    if (value === true) return [say(`tick.${name}`)]
    return typeof value === 'number' && value > 0 ? [`${say(`tick.${name}`)}: ${value}`] : []
  })
  return parts.length === 0 ? '' : `${say(`field.${group}`)}: ${parts.join(', ')}`
}
