import { DONE } from '../../kernel/request.ts'
import { isCivilisation } from '../../rulesets/greatest-lineage/seats.ts'
import type { Bot } from './bot.ts'
import { buy, household } from './economy.ts'
import { presets } from './sheets.ts'

/** Military technology only as far as ages ask for it. */
const PEACEFUL = { arms: 0 }

/** Builds in peace: tools to gather with, people for the land, then land, knowledge and monuments, always towards the next age. */
export const builder: Bot = (request, world) => {
  const answer = isCivilisation(request.seat) ? household(request, world, request.seat, PEACEFUL) : undefined
  if (answer != null) return answer
  switch (request.kind) {
    case 'roll':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill':
      return presets(request)
    case 'act':
      return buy(request, 'claim', Infinity) ?? { act: DONE }
    default:
      return request satisfies never
  }
}
