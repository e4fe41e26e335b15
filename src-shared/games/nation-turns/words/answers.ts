import type { FieldValue, Sheet } from '../../../kernel/forms/field.ts'
import { idsIn, sheetIn, textOf } from '../../../kernel/forms/form.ts'
import { DONE } from '../../../kernel/engine/request.ts'
import { signed } from '../../../language/figures.ts'
import type { AnswersFace } from '../../api/answersFace.ts'
import { has, say } from '../../text/playing.ts'
import { movesIn } from '../rules/movement/moves.ts'
import type { Move } from '../rules/movement/plan.ts'
import { areaName, unitName, units, wayText } from './places.ts'

/** How answers are told again: by what the ids of areas, units and nations in them are called. */
export const ANSWERS: AnswersFace = { option: optionText, act: actText, sheet: sheetText }

function optionText(option: string): string {
  return has(`area.${option}`) ? areaName(option) : option
}

function actText(question: string, act: string, fields: Sheet): string {
  if (act === DONE) return say(`act.${question}.${act}`)
  if (act === 'points') return `${say(`seat.${textOf(fields['nation'])}`)}: ${signed(Number(fields['points'] ?? 0))}`
  const [verb = '', nation = ''] = act.split('-')
  const what = units(Number(fields['count'] ?? 0), textOf(fields['type']))
  return `${say(`act.moderate.${verb}`, { nation })}: ${what}, ${areaName(textOf(fields['area']))}`
}

/** Who moves where; areas that were named, or for each area, or each side, how many of what. */
function sheetText(sheet: Sheet): string {
  if (sheet['moves'] !== undefined) return movesIn(sheet).map(moveText).join('; ')
  return Object.entries(sheet)
    .map(([id, value]) => (Array.isArray(value) ? idsIn(value).map(areaName).join(', ') : groupText(id, value)))
    .filter((text) => text !== '')
    .join('; ')
}

function moveText({ type, from, path, count }: Move): string {
  return `${units(count, type)}: ${wayText(from, path.join('-'))}`
}

function groupText(id: string, value: FieldValue): string {
  const parts = Object.entries(sheetIn(value)).flatMap(([key, count]) => (Number(count) > 0 ? [partText(key, Number(count))] : []))
  if (parts.length === 0) return ''
  return has(`area.${id}`) ? `${areaName(id)}: ${parts.join(', ')}` : parts.join(', ')
}

/** `soldier`, `soldier-BR` (from there) or `OT-warrior` (of that nation). */
function partText(key: string, count: number): string {
  const [first = '', second] = key.split('-')
  if (second === undefined) return units(count, first)
  if (has(`seat.${first}`)) return `${units(count, second)} (${say(`seat.${first}`)})`
  return say('answer.unitsFrom', { count, unit: unitName(first), area: areaName(second) })
}
