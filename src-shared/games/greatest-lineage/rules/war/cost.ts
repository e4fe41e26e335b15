import { post, record, type Procedure, type Step } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import type { Faction } from '../factions/faction.ts'
import { isCivilisation } from '../seats.ts'
import { WARS } from './records.ts'
import { sideOf, withSide } from './wars.ts'

/** How prestige is lost in a war: by the battles, or because it drags on (which `victor_prestige = decay_only` counts alone). */
export type Cause = 'battle' | 'decay'

/**
 * A civilisation loses `prestige` (a positive figure) by `rule` through a war, which keeps count of it for the victor (GL-WAR-29, RULING-60).
 * Kingdoms and tribes have none to lose.
 */
export function* lostInWar(
  rule: RuleId,
  world: World,
  warId: string,
  faction: Faction,
  prestige: number,
  about?: string,
  cause: Cause = 'battle',
): Procedure {
  if (!isCivilisation(faction) || prestige <= 0) return
  yield* post(rule, faction, 'prestige', -prestige, { about })
  yield* bookLoss(rule, world, warId, faction, prestige, cause)
}

/**
 * Plays `procedure` and books on the war what prestige it takes from `faction`: settlements given up, monuments that perish, less what comes
 * back at once, such as that of a settlement founded anew. In the second edition what came back was not set against it.
 */
export function* throughWar<T>(rule: RuleId, world: World, warId: string, faction: Faction, procedure: Procedure<T>): Procedure<T> {
  const net = editionOf(world) >= 3
  let lost = 0
  let step = procedure.next(undefined)
  while (step.done !== true) {
    lost += prestigeTaken(step.value, faction, net)
    step = procedure.next(yield step.value)
  }
  yield* bookLoss(rule, world, warId, faction, lost, 'battle')
  return step.value
}

function prestigeTaken(step: Step, faction: Faction, net: boolean): number {
  if (step.kind !== 'posting' || step.owner !== faction || step.account !== 'prestige') return 0
  return net ? -step.delta : Math.max(0, -step.delta)
}

/** What is lost already (negative: has come back) is entered on the side of `faction`; nothing where the war has ended meanwhile. */
function* bookLoss(rule: RuleId, world: World, warId: string, faction: Faction, prestige: number, cause: Cause): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined || prestige === 0) return
  const name = sideOf(war, faction)
  const { prestigeLost, decay } = war.sides[name]
  const booked = { prestigeLost: Math.max(0, prestigeLost + prestige), decay: cause === 'decay' ? decay + prestige : decay }
  yield* record(rule, WARS, warId, withSide(war, name, booked))
}
