import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { birthplaces, type Birthplace } from '../rules/population.ts'

/** The areas a roll for births is for, in the order of its dice, each with what its die needs and why; empty for another question. */
export function readBirths(world: World, request: Request): readonly Birthplace[] {
  if (request.wording !== 'roll.births') return []
  const places = birthplaces(world, String(request.figures['nation']))
  return birthAreas(request).flatMap((area) => places.find((place) => place.area === area) ?? [])
}

export function birthAreas({ figures }: Pick<Request, 'figures'>): readonly string[] {
  return String(figures['areas'] ?? '')
    .split(',')
    .filter((id) => id !== '')
}
