import { drop, post, record, roll, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { GAME_MASTER, type RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { counters, holds, nationOf, offMap, unitsIn, unitsOf } from './board.ts'
import { moderate } from './moderating.ts'
import { GAME, gameOf, MODIFIERS, scenarioOf, tellsMore } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Condition, EventRow } from './scenario.ts'
import { FACES } from './tables.ts'
import { placeUnits, removeUnits } from './units.ts'

/** NT-EVT-1 The order of the nations, then the rows for the start of this round, as listed. */
export function* startOfRound(world: World): Procedure {
  if (tellsMore(world)) yield* tell('NT-GEN-2', 'line.newRound', { figures: { round: world.cursor.turn } })
  yield* orderOfRound(world)
  yield* happen('NT-EVT-1', world, 'start')
}

/** NT-EVT-2 The rows for the end of this round, as listed; what was to hold for the round holds no more. */
export function* endOfRound(world: World): Procedure {
  yield* happen('NT-EVT-2', world, 'end')
  for (const id of world.recordIds(MODIFIERS.name)) yield* drop('NT-EVT-2', MODIFIERS, id)
}

/** The list, or by dice, highest first and ties by the list (RULING-02). */
function* orderOfRound(world: World): Procedure {
  const { listed } = gameOf(world)
  const order = ruled(world, 'nation_order') === 'rolled' ? yield* rolledOrder(world) : listed
  const game = gameOf(world)
  if (order.join() === game.order.join()) return
  yield* record('NT-GEN-2', GAME, 'game', { ...game, order })
  yield* tell('NT-GEN-2', 'line.order', { about: order, figures: { order: order.join(', ') } })
}

function* rolledOrder(world: World): Procedure<readonly string[]> {
  const rolled = yield* roll('order', GAME_MASTER, () => ({
    rule: 'NT-GEN-2',
    faces: FACES,
    count: gameOf(world).listed.length,
    test: { type: 'number' },
    figures: {
      nations: gameOf(world)
        .listed.map((nation) => nationOf(world, nation).name)
        .join(', '),
    },
  }))
  const { listed } = gameOf(world)
  const dice = new Map(listed.map((nation, at) => [nation, rolled.values?.[at] ?? 0]))
  return [...listed].sort((one, other) => (dice.get(other) ?? 0) - (dice.get(one) ?? 0))
}

function* happen(rule: RuleId, world: World, when: 'start' | 'end'): Procedure {
  const rows = scenarioOf(world).events.filter((row) => row.when === when && row.round === world.cursor.turn)
  for (const [index, row] of rows.entries()) if (isMet(world, row.condition)) yield* befall(rule, world, row, index)
}

/** Whether an event takes place. */
export function isMet(world: World, condition: Condition | undefined): boolean {
  if (condition === undefined) return true
  switch (condition.is) {
    case 'holds':
      return holds(world, condition.nation, condition.area)
    case 'units': {
      const { nation, area, least } = condition
      return (area === null ? unitsOf(world, nation) : unitsIn(world, nation, area)) >= least
    }
    case 'round':
      return world.cursor.turn >= condition.from && world.cursor.turn <= condition.to
    default:
      return condition satisfies never
  }
}

/** One row, as far as there is anything it can do (RULING-06). */
function* befall(rule: RuleId, world: World, row: EventRow, index: number): Procedure {
  switch (row.verb) {
    case 'place':
      return yield* placeUnits(rule, world, row.nation, row)
    case 'remove':
      return yield* removeUnits(rule, world, row.nation, row)
    case 'pool': {
      const { nation, type } = row
      const count = Math.max(row.count, -counters(world, nation, type))
      yield* post(rule, nation, offMap(type), count)
      if (count !== 0) yield* tell(rule, 'line.pool', { seat: nation, figures: { nation, unit: type, count } })
      return
    }
    case 'vp': {
      const { nation } = row
      const points = Math.max(row.points, -world.balance(nation, 'vp'))
      yield* post(rule, nation, 'vp', points)
      if (points !== 0) yield* tell(rule, 'line.points', { seat: nation, figures: { nation, points } })
      return
    }
    case 'modify': {
      const { nation, roll: kind, amount } = row
      const id = `${row.when}.${index}`
      yield* record(rule, MODIFIERS, id, { id, nation, roll: kind, amount })
      const notes = nation === null ? {} : { seat: nation }
      yield* tell(rule, nation === null ? 'line.modifyAll' : 'line.modify', {
        ...notes,
        figures: { nation: nation ?? '', roll: kind, amount },
      })
      return
    }
    case 'order': {
      const { order } = row
      yield* record(rule, GAME, 'game', { ...gameOf(world), listed: order, order })
      yield* tell(rule, 'line.order', { about: order, figures: { order: order.join(', ') } })
      return
    }
    case 'note':
      yield* tell(rule, 'line.note', { figures: { text: row.text } })
      return yield* moderate(rule, world, row.text, row.nation)
    default:
      return row satisfies never
  }
}
