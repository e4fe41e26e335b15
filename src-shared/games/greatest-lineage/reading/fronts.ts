import { nearest } from '../../../board/search.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { Front } from '../../api/landFace.ts'
import { landTexts } from '../board/texts/landTexts.ts'
import { warriorsOf, type Faction } from '../rules/factions/faction.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, isTribe } from '../rules/seats.ts'
import { boardOf, landsOccupied, landsOf } from '../rules/territory/map.ts'
import { placesAhead } from '../rules/war/places.ts'
import type { SideName, War } from '../rules/war/records.ts'
import { openWars, otherSide } from '../rules/war/wars.ts'

/** An army in the field, as everybody knows it. */
export interface ArmyShown extends Front {
  readonly name: string
}

/**
 * Armies of open wars, each where its land comes nearest to what it could go for. Told of them is what a war makes public (docs, "What each
 * seat knows"): where one army serves in every war (RULING-47) how many it are is not.
 */
export function armiesOf(world: World): readonly ArmyShown[] {
  return openWars(world).flatMap((war) => [...armyOf(world, war, 'aggressor'), ...armyOf(world, war, 'defender')])
}

function armyOf(world: World, war: War, side: SideName): readonly ArmyShown[] {
  const board = boardOf(world)
  const [own, enemy] = [war[side], war[otherSide(side)]]
  const warriors = toldOf(world, war, side, own)
  if (board === null || warriors === 0) return []
  const targets = (placesAhead(world, war, side, []) ?? []).map(({ place }) => board.numberOf(place))
  const standing = new Set([...landsOf(world, own), ...landsOccupied(world, war.id, own)])
  const from = nearest(board.graph, targets, (space) => standing.has(space))?.spaces[0]
  const to = from === undefined ? undefined : nearest(board.graph, [from], (space) => targets.includes(space))?.spaces[0]
  if (from === undefined || to === undefined) return []
  return [{ ...(isTribe(own) ? {} : { owner: own }), from, to, name: landTexts.army(own, enemy, warriors) }]
}

/** Null: not for everybody to know. */
function toldOf(world: World, war: War, side: SideName, faction: Faction): number | null {
  if (!isCivilisation(faction)) return warriorsOf(world, faction)
  return ruled(world, 'shared_army') ? null : war.sides[side].warriors
}
