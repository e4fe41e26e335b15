import { tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { bonusOf, bonusSheet, groundBonus, type BonusLine } from './bonus.ts'
import { SIDES } from './decay.ts'
import type { Roller } from './dice.ts'
import type { Ground } from './goals.ts'
import { forceOf } from './muster.ts'
import { WARS, type SideName, type War } from './records.ts'
import { otherSide } from './wars.ts'

export type BySide<T> = Readonly<Record<SideName, T>>

/** Both bonuses as they will stay for this battle, told line by line; the ground is added with each roll. */
export function* readBonuses(world: World, warId: string): Procedure<BySide<number>> {
  const bonuses = { aggressor: 0, defender: 0 }
  for (const side of SIDES) {
    const war = world.record(WARS, warId)
    if (war === undefined) break
    const fighter = (name: SideName) => ({ faction: war[name], force: forceOf(world, war, name) })
    const sheet = bonusSheet(world, fighter(side), fighter(otherSide(side)))
    bonuses[side] = bonusOf(sheet)
    const figures = { faction: war[side], enemy: war[otherSide(side)], bonus: bonuses[side], ...amounts(sheet) }
    yield* tell('GL-WAR-9', 'line.battleBonus', { seat: war[side], about: warId, figures })
  }
  return bonuses
}

/** The lines of a bonus sheet as figures: those of one kind added up. */
function amounts(sheet: readonly BonusLine[]): Figures {
  const figures: Record<string, number> = {}
  for (const { wording, amount } of sheet) figures[wording] = (figures[wording] ?? 0) + amount
  return figures
}

/** Both with bonus and ground, ready to roll. */
export function rollers(world: World, war: War, bonuses: BySide<number>, ground: Ground): BySide<Roller> {
  const roller = (side: SideName): Roller => ({ faction: war[side], bonus: bonuses[side] + groundBonus(world, war[side], ground) })
  return { aggressor: roller('aggressor'), defender: roller('defender') }
}

/** What the ground counts for in the roll that follows, where it counts for anything. */
export function* tellGround(world: World, war: War, ground: Ground): Procedure {
  const own = groundBonus(world, war.aggressor, ground)
  const theirs = groundBonus(world, war.defender, ground)
  if (own === 0 && theirs === 0) return
  const figures = { ground, faction: war.aggressor, bonus: own, enemy: war.defender, enemyBonus: theirs }
  yield* tell('GL-WAR-19', 'line.battleGround', { seat: war.aggressor, about: war.id, figures })
}
