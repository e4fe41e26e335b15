import { DONE } from '../../kernel/engine/request.ts'
import type { Bot } from './bot.ts'
import { least } from './sheets.ts'

/** Does the least possible: nothing where nothing will do, and what is offered where something must be chosen. */
export const idle: Bot = (request) => {
  switch (request.kind) {
    case 'roll':
    case 'draw':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill':
      return least(request)
    case 'act':
      return { act: DONE }
    default:
      return request satisfies never
  }
}
