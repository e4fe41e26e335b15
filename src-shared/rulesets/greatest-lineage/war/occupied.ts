import type { Procedure } from '../../../kernel/procedure.ts'
import { record, tell } from '../../../kernel/procedure.ts'
import type { RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import type { Civilisation } from '../seats.ts'
import type { SideName, War } from './records.ts'
import { WARS } from './records.ts'
import { openWars, withSide } from './wars.ts'

/** One side of a war with the land it occupies. */
interface Occupation {
  readonly war: War
  readonly side: SideName
  readonly occupied: number
}

/** Land occupied by anybody but `buyer`, who need not buy what the end of the war brings. */
function occupations(world: World, buyer: Civilisation): readonly Occupation[] {
  const sides: readonly SideName[] = ['aggressor', 'defender']
  return openWars(world)
    .flatMap((war) => sides.map((side) => ({ war, side, occupied: war.sides[side].occupied })))
    .filter(({ war, side, occupied }) => occupied > 0 && war[side] !== buyer)
}

/** Occupied territories that `buyer` could take over. */
export function occupiedByOthers(world: World, buyer: Civilisation): number {
  return occupations(world, buyer).reduce((sum, { occupied }) => sum + occupied, 0)
}

/**
 * Up to `count` occupied territories leave their captors: each from whoever occupies most in one war then, the older war first where two
 * are equal; land without a name goes first. Gives how many went.
 */
export function* leaveToBuyer(rule: RuleId, world: World, buyer: Civilisation, count: number): Procedure<number> {
  let left = 0
  for (; left < count; left += 1) {
    const [most] = [...occupations(world, buyer)].sort((one, other) => other.occupied - one.occupied)
    if (most === undefined) break
    const { war, side } = most
    const occupied = most.occupied - 1
    const { names, settlements } = war.sides[side]
    const change = { occupied, names: names.slice(0, occupied), settlements: Math.min(settlements, occupied) }
    yield* record(rule, WARS, war.id, withSide(war, side, change))
    yield* tell(rule, 'line.war.occupiedSold', { seat: war[side], figures: { captor: war[side], buyer, occupied } })
  }
  return left
}
