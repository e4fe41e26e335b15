import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { PlacedHex } from '../start/reduceStart.ts'
import { sumOf, type ClanNumber } from '../tables.ts'
import type { GroupState, HexState } from '../turn/state.ts'
import { BARE_DEN, bareHex } from './world.ts'

/** LZ-SET-11 Returns a hex of a start-up as it begins: its den or temple is the clan's, and no other site has an owner. */
export function settledHex({ terrain, den, isHome }: PlacedHex, clan: ClanNumber): HexState {
  const owner = terrain === 'temple' ? clan : null
  return { ...bareHex(terrain), owner, den: den === null ? null : { ...BARE_DEN, ...den, home: isHome, owner: clan } }
}

/**
 * LZ-SET-6 Returns the warriors of a start-up, a band a hex. They are Sated, Average and fresh: fed in turn 0, so that the World phase of turn 1 makes them
 * Peckish (LZ-WORLD-7, RULING-18).
 *
 * @param ids ids given so far
 */
export function settledGroups(placed: readonly PlacedHex[], clan: ClanNumber, ids: number): readonly GroupState[] {
  return placed
    .filter(({ warriors, cell }) => sumOf(warriors) > 0 && cell !== OFF)
    .map(({ warriors, cell }, at) => newGroup(ids + at + 1, clan, cell, warriors))
}

/** A group that was fed in turn 0 and has no marks. */
export function newGroup(id: number, clan: ClanNumber, hex: Cell, counts: GroupState['counts']): GroupState {
  return { id, clan, hex, counts, fed: 0, level: 0, moved: 0, split: 0, entered: 0, from: null, held: 0, frozen: 0, mired: 0 }
}
