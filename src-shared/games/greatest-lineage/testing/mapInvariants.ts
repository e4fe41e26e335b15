import type { World } from '../../../kernel/world/world.ts'
import { living } from '../rules/civilisation.ts'
import { tribes } from '../rules/factions/tribes.ts'
import { SETTLEMENTS } from '../rules/records.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../rules/seats.ts'
import { holdingsOf, landsOccupied, landsOf, territoryAt } from '../rules/territory/map.ts'
import { TERRITORIES } from '../rules/territory/mapRecords.ts'
import { WARS } from '../rules/war/records.ts'

/** 12: the map holds for everybody as much land as the ledger, the tribes' records and the wars say; settlements stand on land of their own. */
export function mapProblems(world: World): string[] {
  const holdings = holdingsOf(world)
  if (holdings === null) return []
  const counts: (readonly [string, number, number])[] = [
    ...[...SEATS, ...KINGDOMS].map((owner) => [owner, world.balance(owner, 'territories'), landsOf(world, owner).length] as const),
    ...tribes(world).map(({ id, territories }) => [id, territories, landsOf(world, id).length] as const),
    ...world
      .records(WARS)
      .flatMap((war) =>
        (['aggressor', 'defender'] as const).map(
          (side) => [`${war[side]} in ${war.id}`, war.sides[side].occupied, landsOccupied(world, war.id, war[side]).length] as const,
        ),
      ),
  ]
  const listed = counts.reduce((sum, [, , there]) => sum + there, 0)
  const all = world.records(TERRITORIES).length
  return [
    ...counts
      .filter(([, said, there]) => said !== there)
      .map(([who, said, there]) => `12: ${who} has ${said} territories, and ${there} on the map`),
    ...(listed === all ? [] : [`12: the map has ${all} holders, of whom ${all - listed} are strangers`]),
    ...living(world).flatMap((seat) => seatProblems(world, seat)),
  ]
}

function seatProblems(world: World, seat: Civilisation): string[] {
  const seated = world.records(SETTLEMENTS).filter(({ owner, place }) => owner === seat && place !== undefined)
  const stray = seated.filter(({ place = '' }) => {
    const there = territoryAt(world, place)
    return there?.holder !== seat || there.war !== undefined
  })
  const places = seated.map(({ place }) => place)
  return [
    ...stray.map(({ id, place = '' }) => `12: ${id} stands on ${place}, which is not its owner's`),
    ...(new Set(places).size < places.length ? [`12: two settlements of ${seat} stand on one territory`] : []),
  ]
}
