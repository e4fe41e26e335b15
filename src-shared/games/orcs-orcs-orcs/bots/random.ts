import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { random as anything } from '../../../insight/bots/random.ts'
import { DONE, type ActRequest } from '../../../kernel/engine/request.ts'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal } from '../rules/cards.ts'
import { STAY } from '../rules/casting/cast.ts'
import { spellOf } from '../rules/casting/power.ts'
import { spotId } from '../rules/casting/targets.ts'
import { creaturesOn, toadlingsOn } from '../rules/creatures.ts'
import { QUIET, TOWER } from '../rules/did.ts'
import { CREATURES, mageSpace } from '../rules/records.ts'
import { isColour, type Colour } from '../rules/types.ts'

/** Most damage that the bot reports of a real card, and most cards of a kind that it owns in the end. */
const MOST_DAMAGE = 2
const MOST_OWNED = 4

/** Does anything that is allowed: a card is added only with effects whose symbol it has, and real cards do what start spells can. */
export const random: Bot = (request, world, chance) => {
  const answer = anything(request, world, chance)
  if (request.kind === 'fill') return anyOwned(chance)
  if (request.kind !== 'act' || typeof answer !== 'object' || answer === null) return answer
  const sheet = answer as Sheet
  return areCardsReal(world) && isColour(request.seat) ? toldOfCards(request, world, request.seat, sheet, chance) : tamed(world, sheet)
}

function anyOwned(chance: Chance): Sheet {
  const supports = chance(0, MOST_OWNED)
  return { supports, learned: supports + chance(0, MOST_OWNED), poison: chance(0, 1) }
}

/** Reports what start spells could do: damage of 1 or 2 on the own path, one action more, a creature moved to another section. */
function toldOfCards({ acts }: ActRequest, world: World, seat: Colour, answer: Sheet, chance: Chance): Sheet {
  switch (answer['act']) {
    case 'damage': {
      const path = mageSpace(world, seat)
      const there = [...creaturesOn(world, path), ...toadlingsOn(world, path)]
      const hit = there[chance(0, there.length - 1)]
      if (hit === undefined) return { act: acts.some(({ id }) => id === QUIET) ? QUIET : DONE }
      return { ...answer, creature: hit.id, amount: chance(1, MOST_DAMAGE) }
    }
    case 'moved': {
      const creature = world.record(CREATURES, textOf(answer['creature']))
      return creature !== undefined && spotId(creature) === answer['section'] ? { ...answer, section: TOWER } : answer
    }
    case 'actions':
      return { ...answer, amount: 1 }
    default:
      return tamed(world, answer)
  }
}

function tamed(world: World, answer: Sheet): Sheet {
  if (answer['act'] === 'tile' && answer['creature'] === 'nothing')
    return { ...answer, creature: world.records(CREATURES)[0]?.id ?? 'nothing' }
  if (answer['act'] !== 'enhance') return answer
  const { effects } = spellOf(world, textOf(answer['card']).split(':')[0] ?? '')
  return {
    ...answer,
    teleport: effects.includes('teleport') ? (answer['teleport'] ?? STAY) : STAY,
    draw: effects.includes('draw') && answer['draw'] === true,
  }
}
