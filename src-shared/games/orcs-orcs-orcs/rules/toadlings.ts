import { drop, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { BrokenRule } from '../../../kernel/engine/brokenRule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { drawInOrder, drawMore, inPlace } from './cards.ts'
import { CREATURES, TILES, TOADLINGS_PLACED, turnOf, type Creature, type Tile, type ToadlingOnBoard } from './records.ts'
import { addAction, remember } from './turnRecord.ts'
import { TOADLINGS, type Colour, type Toadling } from './types.ts'

/** OO-XREIN-4 A defeated toad leaves a toadling on its section, front up, while there are any (RULING-56). */
export function* placeToadling(world: World, { id, path, section }: Creature): Procedure {
  const onBoard = world.records(TOADLINGS_PLACED).length
  if (inPlace(world, 'toadlings').length <= onBoard) return
  yield* record('OO-XREIN-4', TOADLINGS_PLACED, `toadling-${id}`, { id: `toadling-${id}`, path, section })
  yield* tell('OO-XREIN-4', 'line.toadling', { about: id, figures: { path } })
}

/** OO-XREIN-5 Any damage takes a toadling: its rear side turns up at the board of the seat on turn. */
export function* takeToadling(world: World, seat: Colour, { id }: ToadlingOnBoard): Procedure {
  yield* drop('OO-XREIN-5', TOADLINGS_PLACED, id)
  const [face] = yield* drawInOrder(world, 'OO-XREIN-5', { name: 'toadling', from: 'toadlings', to: 'box', count: 1 })
  if (!isToadling(face)) throw new BrokenRule(`OO-XREIN-5: ${String(face)} is no toadling`)
  yield* record('OO-XREIN-5', TILES, id, { id, seat, face })
  yield* tell('OO-XREIN-5', 'line.tile', { seat, about: id, figures: { seat, face } })
}

export function tilesOf(world: World, seat: Colour): readonly Tile[] {
  return world.records(TILES).filter((tile) => tile.seat === seat)
}

/**
 * OO-XREIN-6 A tile works once, in a turn of its owner: a card, an action, a point of power, or a life less for one creature this turn
 * (RULING-58). During a cast the power is there at once.
 */
export function* useTile(
  world: World,
  tile: Tile,
  { creature, casting }: { readonly creature: string; readonly casting: boolean },
): Procedure {
  const { id, seat, face } = tile
  const rule = 'OO-XREIN-6'
  yield* drop(rule, TILES, id)
  yield* tell(rule, 'line.tileUsed', { seat, about: id, figures: { seat, face } })
  const { bonusNow, bonusNext } = turnOf(world)
  if (face === 'draw') yield* drawMore(world, rule, seat, 1)
  else if (face === 'action') yield* addAction(rule, seat)
  else if (face === 'power') yield* remember(world, rule, casting ? { bonusNow: bonusNow + 1 } : { bonusNext: bonusNext + 1 })
  else {
    const weakened = world.record(CREATURES, creature)
    if (weakened === undefined) return
    const { type, path } = weakened
    yield* record(rule, CREATURES, creature, { ...weakened, lifeMod: weakened.lifeMod - 1 })
    yield* tell(rule, 'line.weakened', { seat, about: creature, figures: { type, path } })
  }
}

function isToadling(face: unknown): face is Toadling {
  return TOADLINGS.some((one) => one === face)
}
