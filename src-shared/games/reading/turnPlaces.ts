import type { Game } from '../api/game.ts'
import { TABLE_SEAT, type Cursor } from '../../kernel/world/effect.ts'
import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** Whoever can have the turn, with the places from which it can be played. */
export interface TurnPlaces {
  readonly who: OwnerId
  readonly places: readonly Cursor[]
}

/** Every place of a round from which play can begin, in the order of the round; the table's own come last. */
export function placesOf(game: Game, world: World, turn: number): readonly TurnPlaces[] {
  const owners = game.owners(world)
  const all = [...game.calendar.seats(world, world.cursor).map(({ seat }) => seat), TABLE_SEAT]
  return all.flatMap((who): readonly TurnPlaces[] => {
    const commander = owners.find(({ id }) => id === who)?.commander
    const base = commander === undefined ? { turn, seat: who } : { turn, seat: commander, actor: who }
    const steps = game.calendar.steps({ ...base, phase: 0 }).map(({ phase }) => phase)
    const places = [...new Set([0, ...steps])]
      .map((phase): Cursor => ({ ...base, phase }))
      .filter((place) => game.rules.readCursor?.(world, place).ok === true)
    return places.length === 0 ? [] : [{ who, places }]
  })
}

/** The place nearest to what was chosen: the same turn and phase where there are such, else the first there is. */
export function nearestPlace(game: Game, world: World, turn: number, who: OwnerId, phase: number): Cursor | null {
  const turns = placesOf(game, world, turn)
  const { places = [] } = turns.find((one) => one.who === who) ?? turns[0] ?? {}
  return places.find((place) => place.phase === phase) ?? places[0] ?? null
}

/** Who has the turn there. */
export function whoIn({ seat, actor }: Cursor): OwnerId {
  return actor ?? seat
}
