import { drop, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { typesOf, unitsAt } from '../board.ts'
import { STACKS, type Stack } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'

export function stackId({ area, type, path }: Pick<Stack, 'area' | 'type' | 'path'>): string {
  return [area, type, ...path].join('-')
}

/** Units of the active nation in an area that may not move any more, by kind and path. */
export function stacksIn(world: World, nation: string, area: string): readonly Stack[] {
  return world.records(STACKS).filter((stack) => stack.nation === nation && stack.area === area)
}

/** Units of a kind in an area that have not moved and hold nobody. */
export function freeUnits(world: World, nation: string, area: string, type: string): number {
  const bound = stacksIn(world, nation, area).reduce((sum, stack) => (stack.type === type ? sum + stack.count : sum), 0)
  return Math.max(0, unitsAt(world, nation, area, type) - bound)
}

/** Units that stay in an area whatever the others do: those that moved in, and those that hold. */
export function stayingUnits(world: World, nation: string, area: string): number {
  return stacksIn(world, nation, area).reduce((sum, { count }) => sum + count, 0)
}

/** Where units of a stack go back to (RULING-30); null for those that did not move. */
export function cameFrom(world: World, { path }: Pick<Stack, 'path'>): string | null {
  return (ruled(world, 'came_from') === 'start' ? path[0] : path.at(-1)) ?? null
}

/** `count` more units (fewer below 0) of a kind that came this way. */
export function* changeStack(rule: RuleId, world: World, stack: Omit<Stack, 'count'>, count: number): Procedure {
  const id = stackId(stack)
  const now = (world.record(STACKS, id)?.count ?? 0) + count
  if (count === 0) return
  if (now > 0) yield* record(rule, STACKS, id, { ...stack, count: now })
  else yield* drop(rule, STACKS, id)
}

/** Units of the active nation in an area that are alike: of one kind, going back to the same area. */
export interface Group {
  readonly type: string
  /** null: they did not move, and cannot go back. */
  readonly from: string | null
  readonly count: number
}

/** The units of the active nation in an area, by kind, and by where they came from. */
export function groupsIn(world: World, nation: string, area: string): readonly Group[] {
  const stacks = stacksIn(world, nation, area)
  return typesOf(world, nation).flatMap((type) => {
    const counts = new Map<string | null, number>()
    const add = (from: string | null, count: number): void => {
      if (count > 0) counts.set(from, (counts.get(from) ?? 0) + count)
    }
    add(null, freeUnits(world, nation, area, type))
    for (const stack of stacks) if (stack.type === type) add(cameFrom(world, stack), stack.count)
    return [...counts].map(([from, count]) => ({ type, from, count })).sort((one, other) => compare(one.from, other.from))
  })
}

/** Takes units of a group out of their stacks, wherever they go; gives the paths they had come by. */
export function* takeFromGroup(
  rule: RuleId,
  world: World,
  nation: string,
  area: string,
  { type, from }: Pick<Group, 'type' | 'from'>,
  count: number,
): Procedure<readonly { readonly path: readonly string[]; readonly count: number }[]> {
  const free = from === null ? Math.min(count, freeUnits(world, nation, area, type)) : 0
  const taken = free > 0 ? [{ path: [] as readonly string[], count: free }] : []
  let left = count - free
  for (const stack of stacksIn(world, nation, area)) {
    if (left === 0) break
    if (stack.type !== type || cameFrom(world, stack) !== from) continue
    const some = Math.min(left, stack.count)
    left -= some
    taken.push({ path: stack.path, count: some })
    yield* changeStack(rule, world, { nation, area, type, path: stack.path }, -some)
  }
  return taken
}

function compare(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? '']
  return a < b ? -1 : a > b ? 1 : 0
}
