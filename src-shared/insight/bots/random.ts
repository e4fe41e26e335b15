import type { Sheet } from '../../kernel/field.ts'
import { withinLimits } from '../../kernel/form.ts'
import { DONE } from '../../kernel/request.ts'
import type { Bot } from './bot.ts'
import { anySheet } from './sheets.ts'

/** As many mothers, or people bought at once, as a table would still throw dice for: a people that grew without end would roll by the million. */
const MOST_NEWCOMERS = 250

/** Does anything that is allowed. */
export const random: Bot = (request, _world, chance) => {
  switch (request.kind) {
    case 'roll':
    case 'draw':
      return { by: 'app' }
    case 'choose':
      return request.options[chance(0, request.options.length - 1)]?.id
    case 'fill':
      return modest(anySheet(request, chance), 'mothers')
    case 'act': {
      const act = request.acts[chance(0, request.acts.length - 1)]
      if (act === undefined || act.id === DONE || chance(0, 3) === 0) return { act: DONE }
      const sheet = modest(anySheet(act, chance), act.id === 'people' ? 'amount' : 'mothers')
      return withinLimits(act, sheet) ? { act: act.id, ...sheet } : { act: DONE }
    }
    default:
      return request satisfies never
  }
}

function modest(sheet: Sheet, field: string): Sheet {
  const newcomers = sheet[field]
  return typeof newcomers === 'number' && newcomers > MOST_NEWCOMERS ? { ...sheet, [field]: MOST_NEWCOMERS } : sheet
}
