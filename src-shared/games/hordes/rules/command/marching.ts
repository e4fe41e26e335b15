import { manyField, pickField } from '../../../../kernel/forms/field.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Act } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ownProblem } from '../messages.ts'
import { ELEMENTS, elementOf, hasGeneral, onTable, type Element, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { TYPES, type TypeCode } from '../types.ts'
import { pay, purseOf, purseProblems } from './paying.ts'
import { DISTANCES, moveCosts, sumOf, type Distance } from './prices.ts'

/** Going an element moves in. */
export type Going = 'road' | 'good' | 'bad'

/** HQ-MOV-1 How far a type moves, in paces; null where it cannot: Artillery in bad going, a Stronghold anywhere. */
export function allowance(type: TypeCode, going: Going): number | null {
  return TYPES[type][going]
}

/** Who may still move by PIPs in this bound; a deployed element only under `deploy_then_move` (RULING-15, RULING-17). */
export function movers(world: World, host: Host): readonly Element[] {
  const { turn } = world.cursor
  const after = ruled(world, 'deploy_then_move')
  return onTable(world, host).filter(
    ({ type, movedIn, deployedIn }) => allowance(type, 'good') !== null && movedIn !== turn && (after || deployedIn !== turn),
  )
}

/** Those a move can be paid for at all, and how far from the general it may be told to be. */
export function marches(world: World, host: Host): readonly Act[] {
  const purse = purseOf(world, host)
  const able = movers(world, host).filter((one) => sumOf(moveCosts(world, host, [one], 'near')) <= purse)
  const [first] = able
  if (first === undefined) return []
  const cheapest = (distance: Distance): number => Math.min(...able.map((one) => sumOf(moveCosts(world, host, [one], distance))))
  const distances = hasGeneral(world, host) ? DISTANCES.filter((distance) => cheapest(distance) <= purse) : (['near'] as const)
  const elements = manyField('elements', {
    ...{ wording: 'field.elements', least: 1, most: able.length, preset: [] },
    options: able.map(({ id, type }) => ({
      ...{ id, wording: 'option.march' },
      figures: { element: id, good: allowance(type, 'good') ?? 0, bad: allowance(type, 'bad') ?? 0, road: allowance(type, 'road') ?? 0 },
    })),
  })
  const command = pickField('command', {
    ...{ wording: 'field.command', preset: 'near' },
    options: distances.map((id) => ({ id, wording: `option.command.${id}` })),
  })
  return [{ id: 'march', rule: 'HQ-PIP-1', wording: 'act.command.march', fields: distances.length > 1 ? [elements, command] : [elements] }]
}

export function marchProblems(world: World, host: Host, ids: readonly string[], distance: Distance): readonly Problem[] {
  const costs = moveCosts(
    world,
    host,
    ids.map((id) => elementOf(world, id)),
    distance,
  )
  const able = movers(world, host)
  const gone = ids.find((id) => !able.some((one) => one.id === id))
  if (gone !== undefined) return [ownProblem('elements', 'problem.moveWith', { element: gone }, 'HQ-PIP-1')]
  return purseProblems(world, host, costs, 'elements')
}

/** An element or a group moves, and each of it no more in this bound. */
export function* march(world: World, host: Host, ids: readonly string[], distance: Distance): Procedure {
  const costs = moveCosts(
    world,
    host,
    ids.map((id) => elementOf(world, id)),
    distance,
  )
  yield* pay(world, host, costs, ids)
  for (const id of ids) yield* record('HQ-PIP-1', ELEMENTS, id, { ...elementOf(world, id), movedIn: world.cursor.turn })
  const figures = { host, elements: ids.join(', '), count: ids.length, cost: sumOf(costs) }
  yield* tell('HQ-PIP-1', 'line.march', { seat: host, about: ids, figures })
}
