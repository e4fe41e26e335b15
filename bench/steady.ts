import type { Bot } from '../src-shared/insight/bots/bot.ts'
import { presetSheet } from '../src-shared/kernel/form.ts'
import { DONE } from '../src-shared/kernel/request.ts'

const MOTHERS = 6
/** Technology at which gatherers bring something home. */
const FIRST_HARVEST = 10

/** Plays every turn alike: a few mothers, the sheets as they are offered, one purchase: so that turn 200 is as much work as turn 1. */
export const steady: Bot = (request, world) => {
  switch (request.kind) {
    case 'roll':
    case 'draw':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill': {
      const sheet = presetSheet(request)
      return 'mothers' in sheet ? { ...sheet, mothers: Math.min(MOTHERS, Number(sheet['mothers'])) } : sheet
    }
    case 'act': {
      const wish = world.balance(request.seat, 'technology') < FIRST_HARVEST ? 'technology' : 'people'
      const act = request.acts.find(({ id }) => id === wish)
      const amount = act?.fields.find(({ id }) => id === 'amount')
      if (request.occurrence > 0 || act === undefined || amount?.type !== 'number') return { act: DONE }
      return { act: wish, amount: Math.min(wish === 'people' ? 1 : FIRST_HARVEST, amount.max) }
    }
    default:
      return request satisfies never
  }
}
