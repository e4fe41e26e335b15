import { DONE } from '../../kernel/request.ts'
import type { Bot } from './bot.ts'
import { anySheet, withinLimits } from './sheets.ts'

/** Does anything that is allowed. */
export const random: Bot = (request, _world, chance) => {
  switch (request.kind) {
    case 'roll':
      return { by: 'app' }
    case 'choose':
      return request.options[chance(0, request.options.length - 1)]?.id
    case 'fill':
      return anySheet(request, chance)
    case 'act': {
      const act = request.acts[chance(0, request.acts.length - 1)]
      if (act === undefined || act.id === DONE || chance(0, 3) === 0) return { act: DONE }
      const sheet = anySheet(act, chance)
      return withinLimits(act, sheet) ? { act: act.id, ...sheet } : { act: DONE }
    }
    default:
      return request satisfies never
  }
}
