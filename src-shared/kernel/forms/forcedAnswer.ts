import type { Field, Fields } from './field.ts'
import { DONE, type Request } from '../engine/request.ts'

/**
 * The answer to a question that has only one, as it is given from outside; undefined where there is something to decide. Limits are not looked
 * at: a sheet that they leave only one way to fill in is still a sheet to look at. Chance decides nothing here: see `isChance`.
 */
export function forcedAnswer(request: Request): unknown {
  switch (request.kind) {
    case 'choose':
      return request.options.length === 1 ? request.options[0]?.id : undefined
    case 'act':
      return request.acts.length === 1 && request.acts[0]?.id === DONE ? { act: DONE } : undefined
    case 'fill':
      return decides(request.fields) ? undefined : {}
    case 'roll':
    case 'draw':
      return undefined
    default:
      return request satisfies never
  }
}

/** Whether any of the fields can hold more than its preset. */
function decides(fields: Fields): boolean {
  return fields.some(isOpen)
}

function isOpen(field: Field): boolean {
  switch (field.type) {
    case 'number':
      return field.min !== field.max
    case 'pick':
      return field.options.length !== 1 || field.options[0]?.id !== field.preset
    case 'arrange':
      return field.options.length > 1
    case 'many':
      return field.least !== field.options.length || field.preset.length !== field.least
    case 'list':
      return field.most > 0
    case 'group':
      return decides(field.fields)
    case 'flag':
    case 'text':
    case 'place':
      return true
    default:
      return field satisfies never
  }
}
