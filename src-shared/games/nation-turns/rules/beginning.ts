import { TABLE_SEAT } from '../../../kernel/world/effect.ts'
import { checkpoint, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { offMap, onMap } from './board.ts'
import { GAME, SCENARIO } from './records.ts'
import { scenarioFor, type Setup } from './setup.ts'
import { PHASE } from './tables.ts'

/** NT-SET-1 Map, nations, control, units and counters of the scenario; then the first round. */
export function* beginning(_world: World, setup: Setup): Procedure {
  const scenario = scenarioFor(setup)
  const order = scenario.nations.map(({ id }) => id)
  const players = Object.fromEntries(Object.entries(setup.players).map(([seat, { name }]) => [seat, name]))
  yield* record('NT-SET-1', SCENARIO, 'scenario', scenario)
  const game = { players, houseRules: setup.houseRules, listed: order, order, out: [], ended: null }
  yield* record('NT-SET-1', GAME, 'game', setup.lines === undefined ? game : { ...game, lines: setup.lines })
  for (const { id, start, pool } of scenario.nations) {
    for (const { area, type, count } of start) yield* post('NT-SET-1', id, onMap(area, type), count, { about: area })
    for (const [type, count] of Object.entries(pool)) yield* post('NT-SET-1', id, offMap(type), count)
  }
  yield* tell('NT-SET-1', 'line.begin', { figures: { nations: order.length, players: Object.keys(players).length } })
  yield* checkpoint({ turn: 1, seat: TABLE_SEAT, phase: PHASE.start })
}
