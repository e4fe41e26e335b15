import type { Bot } from '../../../insight/bots/bot.ts'
import { random as anything } from '../../../insight/bots/random.ts'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { idsIn, sheetIn, textOf } from '../../../kernel/forms/form.ts'
import { DONE } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { canHold } from '../rules/combat/ticks.ts'
import { marchProblems } from '../rules/command/marching.ts'
import { purseOf } from '../rules/command/paying.ts'
import { activeHost, elementOf, type SideTicks } from '../rules/records.ts'

/** Does anything that is allowed, ticks that cannot hold left out. */
export const random: Bot = (request, world, chance) => {
  const answer = anything(request, world, chance)
  if (request.kind === 'fill' && request.wording === 'fill.shot') {
    const { element, other } = request.figures
    return held(world, answer as Sheet, String(element), String(other))
  }
  if (request.kind !== 'act' || typeof answer !== 'object' || answer === null) return answer
  return tamed(world, answer as Sheet)
}

function tamed(world: World, answer: Sheet): Sheet {
  switch (answer['act']) {
    case 'march':
      return marched(world, answer)
    case 'close':
      return closed(world, answer)
    case 'bespell': {
      const spare = Math.max(0, purseOf(world, activeHost(world)) - 2)
      return aided(held(world, answer, textOf(answer['caster']), textOf(answer['target'])), textOf(answer['caster']), spare)
    }
    case 'shoot':
      return aided(held(world, answer, textOf(answer['shooter']), textOf(answer['target'])), textOf(answer['shooter']), 2)
    default:
      return answer
  }
}

/** As many of those it drew as the purse bears. */
function marched(world: World, answer: Sheet): Sheet {
  const host = activeHost(world)
  const command = textOf(answer['command'])
  const distance = command === 'unseen' || command === 'far' ? command : 'near'
  const drawn = idsIn(answer['elements'])
  const fits = [drawn, drawn.slice(0, 1)].find((ids) => ids.length > 0 && marchProblems(world, host, ids, distance).length === 0)
  return fits === undefined ? { act: DONE } : { ...answer, elements: fits }
}

function closed(world: World, answer: Sheet): Sheet {
  const [own, foe] = [elementOf(world, textOf(answer['element'])), elementOf(world, textOf(answer['enemy']))]
  const kept = held(world, answer, own.id, foe.id)
  const others = (field: string, primary: string, aids: boolean): Sheet =>
    answer[field] === undefined ? {} : { [field]: aids ? idsIn(answer[field]).filter((id) => id !== primary) : [] }
  const fresh = answer['fresh'] === true && own.type === 'KN' && own.movedIn === world.cursor.turn && ['MA', 'SH', 'AR'].includes(foe.type)
  return {
    ...kept,
    ...others('ownAiders', own.id, foe.type === 'ST'),
    ...others('foeAiders', foe.id, own.type === 'ST'),
    ...(answer['fresh'] === undefined ? {} : { fresh }),
  }
}

function aided(answer: Sheet, primary: string, most: number): Sheet {
  if (answer['aiders'] === undefined) return answer
  return {
    ...answer,
    aiders: idsIn(answer['aiders'])
      .filter((id) => id !== primary)
      .slice(0, most),
  }
}

/** Without the ticks that cannot hold for the two. */
function held(world: World, answer: Sheet, own: string, foe: string): Sheet {
  const kept = (group: string, id: string): Sheet => {
    const ticks = Object.entries(sheetIn(answer[group])).filter(([name]) => canHold(world, elementOf(world, id), name as keyof SideTicks))
    return Object.fromEntries(ticks)
  }
  return {
    ...answer,
    ...(answer['own'] === undefined ? {} : { own: kept('own', own) }),
    ...(answer['foe'] === undefined ? {} : { foe: kept('foe', foe) }),
  }
}
