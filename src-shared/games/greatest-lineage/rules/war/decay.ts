import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation } from '../seats.ts'
import { DECAY } from '../tables/war.ts'
import { lostInWar } from './cost.ts'
import { forceOf } from './muster.ts'
import { NO_COMBAT, WARS, type Side, type SideName } from './records.ts'
import { withSide } from './wars.ts'

/** In the order in which they act. */
export const SIDES: readonly SideName[] = ['aggressor', 'defender']

/** A war turn begins: nothing has been lost in it yet, and the warriors of both sides are counted. */
export function* beginWarTurn(world: World, warId: string): Procedure {
  for (const name of SIDES) {
    const war = world.record(WARS, warId)
    if (war === undefined) return
    const combat = { ...NO_COMBAT, started: forceOf(world, war, name).warriors }
    yield* record('GL-WAR-7', WARS, warId, withSide(war, name, { combat }))
  }
}

/** A war turn without a battle, called off by agreement: it counts, and a long war goes on costing prestige. */
export function* passWarTurn(world: World, warId: string): Procedure {
  yield* beginWarTurn(world, warId)
  yield* endWarTurn(world, warId)
}

/** A war turn is over: a long war costs prestige, royals and shamans go home, and the war is a turn older. */
export function* endWarTurn(world: World, warId: string): Procedure {
  for (const name of SIDES) yield* decay(world, warId, name)
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const home = { royals: [], base: null }
  yield* record('GL-WAR-7', WARS, warId, { ...withSide(withSide(war, 'aggressor', home), 'defender', home), turns: war.turns + 1 })
}

/** GL-WAR-27 From the ninth war turn on each side loses 2 prestige a turn, and more for what it lost: see `shame` (RULING-59). */
function* decay(world: World, warId: string, name: SideName): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined || war.turns + 1 < DECAY.fromTurn || !isCivilisation(war[name])) return
  const seat = war[name]
  const { territory, half, monuments } = shame(war.sides[name], ruled(world, 'decay_accelerators'))
  yield* lostInWar('GL-WAR-27', world, warId, seat, DECAY.turn, undefined, 'decay')
  yield* lostInWar('GL-WAR-28', world, warId, seat, territory + half + monuments, undefined, 'decay')
  const figures = { enemy: war[name === 'aggressor' ? 'defender' : 'aggressor'], turn: war.turns + 1, each: DECAY.turn }
  yield* tell('GL-WAR-27', 'line.warDragsOn', { seat, about: warId, figures: { ...figures, territory, half, monuments } })
}

/**
 * GL-WAR-28 More prestige for a territory lost, for half of the warriors (rounded up) or more, and for every monument: in the battle of
 * this war turn, or ever in this war (RULING-59, `sticky`).
 */
function shame({ combat, everLostLand, everLostHalf, monumentsLost }: Side, accelerators: 'per_turn' | 'sticky') {
  const sticky = accelerators === 'sticky'
  return {
    territory: (sticky ? everLostLand : combat.territories > 0) ? DECAY.territory : 0,
    half: (sticky ? everLostHalf : lostHalf(combat)) ? DECAY.half : 0,
    monuments: DECAY.monument * (sticky ? monumentsLost : combat.monuments),
  }
}

/** Whether half of the warriors there were, or more, have fallen; a side that had none has lost none. */
export function lostHalf({ started, fallen }: Side['combat']): boolean {
  return started > 0 && fallen >= Math.ceil(started / 2)
}
