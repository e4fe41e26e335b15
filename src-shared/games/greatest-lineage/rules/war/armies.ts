import { choose, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { strayWarriors } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { WARS, type War } from './records.ts'
import { enemyOf, sideOf, warsOf, withSide } from './wars.ts'

/**
 * An event is about to take `count` warriors: armies give them up before the account does. The owner says which army, the oldest war's
 * first in the list (RULING-18; question `warriorsLost`, asked only where the answer matters).
 */
export function* armiesLose(rule: RuleId, world: World, seat: Civilisation, count: number): Procedure {
  for (;;) {
    const missing = missingFromArmies(world, seat, count)
    const [oldest] = armiesOf(world, seat)
    if (missing <= 0 || oldest === undefined) return
    const chosen = yield* chooseArmy(rule, world, seat, count)
    const war = armiesOf(world, seat).find(({ id }) => id === chosen) ?? armiesOf(world, seat)[0]
    if (war === undefined) return
    const left = Math.max(0, warriorsIn(war, seat) - Math.max(0, missingFromArmies(world, seat, count)))
    yield* record(rule, WARS, war.id, withSide(war, sideOf(war, seat), { warriors: left }))
    if (!ruled(world, 'shared_army'))
      yield* tell(rule, 'line.armyShrinks', { seat, about: war.id, figures: { enemy: enemyOf(war, seat), warriors: left } })
  }
}

/** Null where every army loses all it has, or there is but one, or all warriors fight in every war. */
function* chooseArmy(rule: RuleId, world: World, seat: Civilisation, count: number): Procedure<string | null> {
  return yield* choose('warriorsLost', seat, () => {
    const armies = armiesOf(world, seat)
    const missing = missingFromArmies(world, seat, count)
    const all = armies.reduce((sum, war) => sum + warriorsIn(war, seat), 0)
    if (ruled(world, 'shared_army') || armies.length <= 1 || missing <= 0 || missing >= all) return null
    const options = armies.map((war) => {
      const figures = { enemy: enemyOf(war, seat), warriors: warriorsIn(war, seat) }
      return { id: war.id, wording: 'option.armyAgainst', figures }
    })
    return { rule, figures: { missing }, options, preset: armies[0]?.id ?? '' }
  })
}

/** How many of `count` warriors armies must give up: those who belong to none go first. */
function missingFromArmies(world: World, seat: Civilisation, count: number): number {
  return Math.min(count, held(world, seat, 'warriors')) - strayWarriors(world, seat)
}

/** Open wars in which a civilisation has warriors, the oldest first. */
function armiesOf(world: World, seat: Civilisation): readonly War[] {
  return warsOf(world, seat).filter((war) => warriorsIn(war, seat) > 0)
}

function warriorsIn(war: War, seat: Civilisation): number {
  return war.sides[sideOf(war, seat)].warriors
}
