import type { Bot } from '../../../insight/bots/bot.ts'
import { random as anything } from '../../../insight/bots/random.ts'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { World } from '../../../kernel/world/world.ts'
import { STAY } from '../rules/casting/cast.ts'
import { spellOf } from '../rules/casting/power.ts'
import { CREATURES } from '../rules/records.ts'

/** Does anything that is allowed: a card is added only with effects whose symbol it has. */
export const random: Bot = (request, world, chance) => {
  const answer = anything(request, world, chance)
  if (request.kind !== 'act' || typeof answer !== 'object' || answer === null) return answer
  return tamed(world, answer as Sheet)
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
