import type { Bot } from '../src-shared/insight/bots/bot.ts'
import { presets } from '../src-shared/insight/bots/sheets.ts'
import { DONE } from '../src-shared/kernel/request.ts'

const MOTHERS = 6

/** Plays every turn alike: a few mothers, the sheets as they are offered, one purchase. So that turn 200 is as much work as turn 1. */
export const steady: Bot = (request) => {
  switch (request.kind) {
    case 'roll':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill': {
      const sheet = presets(request)
      return 'mothers' in sheet ? { ...sheet, mothers: Math.min(MOTHERS, Number(sheet['mothers'])) } : sheet
    }
    case 'act': {
      const first = request.acts.find(({ id }) => id === 'technology')
      return first !== undefined && request.occurrence === 0 ? { act: first.id, amount: 1 } : { act: DONE }
    }
    default:
      return request satisfies never
  }
}
