import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { DECAY } from '../../../../src-shared/games/greatest-lineage/rules/tables/war.ts'
import type { SideName, War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { warsTexts } from './texts/wars.ts'

/** GL-WAR-27 What the next turn of a war costs a side for its length alone; 0 while it is young, and for kingdoms and tribes. */
export function driftNext(world: World, war: War, side: SideName): number {
  if (!isCivilisation(war[side]) || war.turns + 1 < DECAY.fromTurn) return 0
  return DECAY.turn + stickingTo(world, war, side)
}

/** GL-WAR-28 What earlier losses add in every turn, where they stick (RULING-59). */
function stickingTo(world: World, war: War, side: SideName): number {
  if (ruled(world, 'decay_accelerators') !== 'sticky') return 0
  const { everLostLand, everLostHalf, monumentsLost } = war.sides[side]
  return (everLostLand ? DECAY.territory : 0) + (everLostHalf ? DECAY.half : 0) + DECAY.monument * monumentsLost
}

/** The same as a sentence, with what losses in the battle add to it. */
export function driftText(world: World, war: War): string {
  const left = DECAY.fromTurn - war.turns - 1
  if (left > 0) return warsTexts.drift.later(DECAY.turn, DECAY.fromTurn, war.turns + 1)
  const sticks = ruled(world, 'decay_accelerators') === 'sticky'
  return warsTexts.drift.now(DECAY.turn, DECAY.territory, DECAY.half, DECAY.monument, sticks)
}
