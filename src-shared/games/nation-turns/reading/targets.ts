import type { Request } from '../../../kernel/request.ts'
import type { World } from '../../../kernel/world.ts'
import { birthplaces } from '../rules/population.ts'
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
  const areas = new Map(scenarioOf(world).areas.map(({ id, name }) => [id, name]))
  const lights = new Map<string, Light>()
  const light = (area: string, as: Light): void => {
    if (areas.has(area) && !lights.has(area)) lights.set(area, as)
  }
  light(String(request.figures['area'] ?? ''), 'about')
  // A roll for births tells its areas by name.
  if (request.wording === 'roll.births') {
    const named = String(request.figures['areas'])
    for (const { area } of birthplaces(world, String(request.figures['nation'])))
      if (named.includes(areas.get(area) ?? area)) light(area, 'about')
  }
  if (request.kind === 'act') {
    const stacks = stackPaths(request)
    for (const { from } of stacks) light(from, 'from')
    for (const { paths } of stacks) for (const path of paths) light(path.at(-1) ?? '', 'to')
  }
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
  if (request?.kind !== 'act') return []
  const ends = stackPaths(request).flatMap(({ from, paths }) => (from === area ? paths.map((path) => path.at(-1) ?? '') : []))
  return [...new Set(ends)]
}

interface StackPaths {
  readonly from: string
  readonly paths: readonly (readonly string[])[]
}

/** The stacks a question lets move, with the ways they may go. */
function stackPaths(request: Extract<Request, { kind: 'act' }>): readonly StackPaths[] {
  return request.acts.flatMap(({ id, fields }) => {
    const paths = fields.flatMap((field) => (field.type === 'place' ? field.places.map((place) => place.id.split('-')) : []))
    return paths.length === 0 ? [] : [{ from: id.split('.')[0] ?? '', paths }]
  })
}
