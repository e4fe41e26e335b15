import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { elementOf, type CombatSheet } from '../records.ts'
import { depthOf, FOLLOWERS } from '../tables.ts'
import { otherSide } from './bout.ts'
import { say, type Keep } from './leaving.ts'

/** HQ-RES-10 Knights, Beasts, Behemoths and Warband follow up whom they beat in close combat, a second rank with them (RULING-44, RULING-45). */
export function* followUp(world: World, sheet: CombatSheet, keep: Keep): Procedure {
  for (const side of ['a', 'b'] as const) {
    const { element, ticks } = sheet[side]
    const { type, status } = elementOf(world, element)
    const beaten = sheet[otherSide(side)].fate !== '-'
    if (!beaten || status !== 'table' || !FOLLOWERS.includes(type)) continue
    const wording = ticks.rank ? 'line.ranksFollow' : 'line.follows'
    yield* say('HQ-RES-10', world, keep, wording, { element, paces: depthOf(type) })
  }
}
