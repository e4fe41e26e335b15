import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { endOf, readWay, type Move } from '../rules/movement/plan.ts'
import { scenarioOf } from '../rules/records.ts'

/**
 * What a question says of areas. `about`: where it is asked for; `from`: units there can move; `to`: they can come there; `choice`: it can be
 * named. An area that units can leave and come to is told as `from`.
 */
export type Light = 'about' | 'from' | 'to' | 'choice'

const NONE: ReadonlyMap<string, Light> = new Map()

/** Areas a question names, with what it says of them; none where nothing is asked. */
export function lightsOf(world: World, request: Request | null): ReadonlyMap<string, Light> {
  if (request === null) return NONE
  const areas = new Set(scenarioOf(world).areas.map(({ id }) => id))
  const lights = new Map<string, Light>()
  const light = (area: string, as: Light): void => {
    if (areas.has(area) && !lights.has(area)) lights.set(area, as)
  }
  light(String(request.figures['area'] ?? ''), 'about')
  for (const area of String(request.figures['areas'] ?? '').split(',')) light(area, 'about')
  const ways = waysIn(request)
  for (const { from } of ways) light(from, 'from')
  for (const way of ways) light(endOf(way), 'to')
  if (request.kind === 'choose') for (const { id } of request.options) light(id, 'choice')
  if (request.kind === 'fill') {
    for (const field of request.fields) {
      // A retreat names areas to go to; a surplus and births name those where units stand or come.
      if (field.type === 'group') light(field.id, request.figures['area'] === undefined ? 'choice' : 'to')
      if (field.type === 'many') for (const { id } of field.options) light(id, 'choice')
    }
  }
  return lights
}

/** Where the units of one area can go, by the question that is asked. */
export function reachFrom(request: Request | null, area: string): readonly string[] {
  if (request === null) return []
  return [...new Set(waysIn(request).flatMap((way) => (way.from === area ? [endOf(way)] : [])))]
}

/** The ways a question lets units go. */
function waysIn(request: Request): readonly Omit<Move, 'count'>[] {
  if (request.kind !== 'fill') return []
  return request.fields.flatMap((field) => {
    if (field.type !== 'list') return []
    return field.fields.flatMap((one) => (one.type === 'place' ? one.places.map(({ id }) => readWay(id)) : []))
  })
}
