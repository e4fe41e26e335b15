import type { Bot } from '../../../insight/bots/bot.ts'
import type { ActRequest } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { isPoison } from '../rules/cards.ts'
import { spellOf } from '../rules/casting/power.ts'
import type { Spell } from '../rules/deck/deck.ts'
import { squasher } from './squasher.ts'

/** Spoils the others' hands whenever it can: Voodoo first, then poison. Otherwise plays as the squasher. */
export const thief: Bot = (request, world, chance) => {
  if (request.kind !== 'act' || request.wording !== 'act.turn') return squasher(request, world, chance)
  const spoils = castOf(request, world, ({ lines }) => lines.some(({ does }) => does.do === 'discard'))
  if (spoils !== null) return spoils
  const [victim] = optionsOf(request, 'poison', 'seat')
  return victim === undefined ? squasher(request, world, chance) : { act: 'poison', seat: victim }
}

/** Learns a spell whenever it has a card for it, and puts poison into the box where it can. Otherwise plays as the squasher. */
export const learner: Bot = (request, world, chance) => {
  if (request.kind !== 'act' || request.wording !== 'act.turn') return squasher(request, world, chance)
  const poison = optionsOf(request, 'remove', 'card').find(isPoison)
  if (poison !== undefined) return { act: 'remove', card: poison }
  return castOf(request, world, ({ kind }) => kind === 'lore') ?? squasher(request, world, chance)
}

/** A cast of the first card whose spell is wanted; null where there is none. */
function castOf(request: ActRequest, world: World, isWanted: (spell: Spell) => boolean): object | null {
  const card = optionsOf(request, 'cast', 'card').find((face) => isWanted(spellOf(world, face)))
  return card === undefined ? null : { act: 'cast', card }
}

function optionsOf({ acts }: ActRequest, act: string, field: string): readonly string[] {
  const found = acts.find(({ id }) => id === act)?.fields.find(({ id }) => id === field)
  return found?.type === 'pick' ? found.options.map(({ id }) => id) : []
}
