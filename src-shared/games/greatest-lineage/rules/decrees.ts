import type { Outcome } from '../../../kernel/problem.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { decreeMap, isMapDecree, readMapDecree, type MapDecree } from './territory/editing.ts'
import { decreeEvents, readEventDecree } from './timeline/editing.ts'

/** What the game master decrees: changes to events of the timeline, or to the map. */
export function readDecree(world: World, raw: unknown): Outcome<Json> {
  return isMapDecree(raw) ? readMapDecree(world, raw) : readEventDecree(world, raw)
}

export function* decree(world: World, decreed: Json): Procedure {
  if (isMapDecree(decreed)) yield* decreeMap(world, decreed as unknown as MapDecree)
  else yield* decreeEvents(world, decreed)
}
