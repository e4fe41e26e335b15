import type { Sheet } from '../../kernel/forms/field.ts'
import { withinLimits } from '../../kernel/forms/form.ts'
import { DONE, type Act, type FillRequest } from '../../kernel/engine/request.ts'
import type { Bot } from './bot.ts'
import { anySheet } from './sheets.ts'

/** The most a bot gives for number fields of a question or an act, by their ids; missing: whatever the field takes. */
export type Most = (asked: FillRequest | Act) => Readonly<Record<string, number>>

/** Does anything that is allowed, but for numbers that would make a table throw dice without end. */
export function randomBot(most: Most): Bot {
  const held = (asked: FillRequest | Act, sheet: Sheet): Sheet => {
    const over = Object.entries(most(asked)).filter(([id, max]) => Number(sheet[id]) > max)
    return over.length === 0 ? sheet : { ...sheet, ...Object.fromEntries(over) }
  }
  return (request, _world, chance) => {
    switch (request.kind) {
      case 'roll':
      case 'draw':
        return { by: 'app' }
      case 'choose':
        return request.options[chance(0, request.options.length - 1)]?.id
      case 'fill':
        return held(request, anySheet(request, chance))
      case 'act': {
        const act = request.acts[chance(0, request.acts.length - 1)]
        if (act === undefined || act.id === DONE || chance(0, 3) === 0) return { act: DONE }
        const sheet = held(act, anySheet(act, chance))
        return withinLimits(act, sheet) ? { act: act.id, ...sheet } : { act: DONE }
      }
      default:
        return request satisfies never
    }
  }
}

/** Does anything that is allowed. */
export const random: Bot = randomBot(() => ({}))
