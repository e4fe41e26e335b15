import { choose, post, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { drawInOrder } from './cards.ts'
import { creaturesOn } from './creatures.ts'
import { enterBoard } from './moving.ts'
import { mageSpace } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { isCreatureType, PATHS, type Colour } from './types.ts'

export function markersOn(world: World, path: number): number {
  return world.balance('table', `markers_${path}`)
}

/** Phase 1 of a turn: markers of empty paths, then one of the seat's choice. */
export function* revealPhase(world: World, seat: Colour): Procedure {
  yield* reveal(world, 'OO-REVEAL-1', emptyPaths(world))
  const path = yield* choosePath(world, seat)
  if (path !== null) yield* reveal(world, 'OO-REVEAL-2', [path])
}

/** OO-REVEAL-1 Paths without a creature that have markers: one is revealed on each. */
function emptyPaths(world: World): readonly number[] {
  return PATHS.filter((path) => markersOn(world, path) > 0 && creaturesOn(world, path).length === 0)
}

/**
 * OO-REVEAL-2 Then a marker on a path of the seat's choice, not that of its own mage (by house rule that one where no other has any,
 * RULING-23). The only path there is is not asked for.
 */
function* choosePath(world: World, seat: Colour): Procedure<number | null> {
  const [only, ...others] = pathsToReveal(world, seat)
  if (only === undefined) return null
  if (others.length === 0) return only
  const chosen = yield* choose('reveal', seat, () => ({
    rule: 'OO-REVEAL-2',
    options: pathsToReveal(world, seat).map((path) => ({ id: String(path), wording: 'option.path', figures: { path } })),
  }))
  return chosen === null ? null : Number(chosen)
}

export function pathsToReveal(world: World, seat: Colour): readonly number[] {
  const own = mageSpace(world, seat)
  const served = PATHS.filter((path) => markersOn(world, path) > 0)
  const others = served.filter((path) => path !== own)
  return others.length > 0 || ruled(world, 'own_path_last') === 'skip' ? others : served
}

/**
 * Draws a marker for each path named, in their order, and puts its creature there. A path for which no marker is left in the pile has none
 * any more: only a correction of its number can bring that about.
 */
export function* reveal(world: World, rule: RuleId, paths: readonly number[]): Procedure {
  if (paths.length === 0) return
  const faces = yield* drawInOrder(world, rule, { name: 'markers', from: 'markers', to: 'out', count: paths.length })
  for (const [at, path] of paths.entries()) {
    const type = faces[at]
    if (type === undefined) {
      yield* post(rule, 'table', `markers_${path}`, -markersOn(world, path))
      continue
    }
    if (!isCreatureType(type)) throw new BrokenRule(`${rule}: ${type} is no creature`)
    yield* tell(rule, 'line.revealed', { figures: { type, path } })
    yield* enterBoard(world, rule, type, path)
  }
}
