import { chance, rollOne, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, held, isAlive } from '../civilisation.ts'
import { settleFalls } from '../factions/ending.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { WITHDRAWAL } from '../tables/war.ts'
import { demand } from './demands.ts'
import { endWar } from './ending.ts'
import { WARS } from './records.ts'
import { pay, tributeOf } from './tribute.ts'
import { enemyOf, warsOf } from './wars.ts'

/**
 * GL-WAR-30 A player with less than no prestige rolls in the own phase 1 for every war, the oldest first: on 30 or less the war ends
 * against their will, and what the opponent asks for is settled at once (RULING-29: `withdraw_roll = once` rolls once for all wars).
 */
export function* forcedWithdrawals(world: World, seat: Civilisation): Procedure {
  if (ruled(world, 'withdraw_roll') === 'once') return yield* withdrawFromAll(world, seat)
  for (const { id } of warsOf(world, seat)) {
    if (!shaken(world, seat)) return
    if (world.record(WARS, id) !== undefined && (yield* rollsOut(world, seat, id))) yield* withdraw(world, seat, id)
  }
}

/** In the game, and of so ill fame that a war may be given up. */
function shaken(world: World, seat: Civilisation): boolean {
  return gameOf(world).ended === null && isAlive(world, seat) && held(world, seat, 'prestige') < 0
}

function* withdrawFromAll(world: World, seat: Civilisation): Procedure {
  const [oldest] = warsOf(world, seat)
  if (oldest === undefined || !shaken(world, seat) || !(yield* rollsOut(world, seat, oldest.id))) return
  for (const { id } of warsOf(world, seat)) if (isAlive(world, seat)) yield* withdraw(world, seat, id)
}

function* rollsOut(world: World, seat: Civilisation, warId: string): Procedure<boolean> {
  const die = yield* rollOne('withdrawal', seat, () => {
    const war = world.record(WARS, warId)
    const enemy = war === undefined ? '' : enemyOf(war, seat)
    const once = ruled(world, 'withdraw_roll') === 'once'
    return {
      rule: 'GL-WAR-30',
      wording: once ? 'roll.withdrawalAll' : 'roll.withdrawal',
      figures: { enemy, prestige: held(world, seat, 'prestige'), wars: warsOf(world, seat).length },
      faces: 100,
      test: { ...chance(WITHDRAWAL.chance, 'withdraws', 'holdsOut'), harm: true },
    }
  })
  const out = die <= WITHDRAWAL.chance
  const war = world.record(WARS, warId)
  if (war === undefined || out) return war !== undefined && out
  yield* tell('GL-WAR-30', 'line.war.heldOut', { seat, about: warId, figures: { seat, enemy: enemyOf(war, seat), die } })
  return false
}

/** The war is over; a civilisation makes its demands, a kingdom or a tribe has its usual tribute, as far as there are tokens for it (RULING-30). */
function* withdraw(world: World, seat: Civilisation, warId: string): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const enemy = enemyOf(war, seat)
  const tribute = tributeOf(world, war, seat)
  yield* endWar('GL-WAR-30', world, warId, { how: 'withdrawal', victor: enemy })
  if (tribute !== null) yield* pay(world, seat, war, tribute)
  else if (isCivilisation(enemy)) yield* demand(world, warId, enemy, seat)
  yield* settleFalls(world)
}
