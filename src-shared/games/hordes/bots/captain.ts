import type { Bot } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { presetSheet } from '../../../kernel/forms/form.ts'
import { DONE, type Act, type ActRequest, type Option } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { boutOdds } from '../odds/bout.ts'
import { NO_TICKS, type Bout } from '../rules/combat/bout.ts'
import { marchProblems, movers } from '../rules/command/marching.ts'
import { boutOf, type Plan } from '../rules/combat/plan.ts'
import { activeHost, elementOf, type CombatKind, type Side } from '../rules/records.ts'
import { costOf, isAerial } from '../rules/types.ts'

/** Ways to bring something, the dearest first. */
const BRINGS = ['god', 'dragons', 'sorcerer', 'lurker', 'horde']
/** Fights and shoots only where so many more of 36 are for it than against it. */
const LEAST = 1

/** A pair that can be named, and what it promises. */
interface Promise36 {
  readonly own: string
  readonly foe: string
  readonly worth: number
}

/** Brings what it can, moves those on the ground first, bespells the dearest, and fights the pairs with the best odds; it ticks nothing. */
export const captain: Bot = (request, world, chance) => {
  if (request.kind === 'fill') return presetSheet(request)
  if (request.kind !== 'act') return idle(request, world, chance)
  return commands(request, world) ?? shoots(request, world) ?? fights(request, world) ?? { act: DONE }
}

function commands(request: ActRequest, world: World): object | null {
  const brings = BRINGS.map((id) => actOf(request, id)).find((act) => act !== undefined)
  if (brings !== undefined) return { act: brings.id, ...presetSheet(brings) }
  if (actOf(request, 'march') === undefined) return null
  const host = activeHost(world)
  const able = movers(world, host)
  const ground = able.filter(({ type }) => !isAerial(type) && type !== 'MA')
  const groups = [ground, able.filter((one) => !ground.includes(one))].map((group) => group.map(({ id }) => id))
  const next = groups.find((ids) => ids.length > 0 && marchProblems(world, host, ids, 'near').length === 0)
  return next === undefined ? null : { act: 'march', elements: next }
}

function shoots(request: ActRequest, world: World): object | null {
  const spell = actOf(request, 'bespell')
  if (spell !== undefined) {
    const best = bestPair(world, spell, ['caster', 'target'], 'bespell', (foe) => costOf(elementOf(world, foe).type))
    if (best !== null) return { act: 'bespell', caster: best.own, target: best.foe }
  }
  const shot = actOf(request, 'shoot')
  const best = shot === undefined ? null : bestPair(world, shot, ['shooter', 'target'], 'shoot')
  if (best !== null) return { act: 'shoot', shooter: best.own, target: best.foe }
  const called = actOf(request, 'call')
  return called === undefined ? null : { act: 'call', ...presetSheet(called) }
}

function fights(request: ActRequest, world: World): object | null {
  const close = actOf(request, 'close')
  const best = close === undefined ? null : bestPair(world, close, ['element', 'enemy'], 'close')
  return best === null ? null : { act: 'close', element: best.own, enemy: best.foe }
}

/** The pair that promises most; null where none promises anything. */
function bestPair(
  world: World,
  act: Act,
  [first, second]: readonly [string, string],
  kind: CombatKind,
  weight: (foe: string) => number = () => 1,
): Promise36 | null {
  const known = new Map<string, number>()
  let best: Promise36 | null = null
  for (const { id: own } of optionsOf(act, first)) {
    for (const { id: foe } of optionsOf(act, second)) {
      const bout = pairOf(world, own, foe, kind)
      const key = [bout.a.type, bout.a.general, bout.b.type, bout.b.general].join(' ')
      const balance = known.get(key) ?? balanceOf(bout)
      known.set(key, balance)
      const worth = balance * weight(foe)
      if (balance >= LEAST && worth > (best?.worth ?? 0)) best = { own, foe, worth }
    }
  }
  return best
}

function pairOf(world: World, own: string, foe: string, kind: CombatKind): Bout {
  const side = (element: string): Plan['a'] => ({ element, aiders: [], supporters: [], ticks: NO_TICKS })
  const by: Side | null = kind === 'close' ? null : 'a'
  return boutOf(world, { kind, by, fresh: false, a: side(own), b: side(foe) })
}

/** Of 36 pairs of dice: those in which the other suffers, less those in which its own does. */
function balanceOf(bout: Bout): number {
  return boutOdds(bout).pairs.reduce((sum, { verdict: { fates } }) => sum + (fates.b === '-' ? 0 : 1) - (fates.a === '-' ? 0 : 1), 0)
}

function actOf(request: ActRequest, id: string): Act | undefined {
  return request.acts.find((act) => act.id === id)
}

function optionsOf(act: Act, id: string): readonly Option[] {
  const field = act.fields.find((one) => one.id === id)
  return field?.type === 'pick' ? field.options : []
}
