import { OFF, type Cell } from '../../../../board/hexes.ts'
import { MILITIA, NO_LIZARDS, type ClanNumber } from '../tables.ts'
import { levelOf, sizeOf } from './bands.ts'
import { PhaseChance } from './chance.ts'
import type { TurnState } from './state.ts'
import { Turn, type PhaseOutcome } from './turn.ts'

/** LZ-DROP-1 A clan that gave up is leaderless: its dens become Free, warriors in them militia, and all else loses its owner (RULING-74, 81). */
export function dropClan(state: TurnState, clan: ClanNumber): PhaseOutcome {
  const turn = new Turn(state, new PhaseChance([]))
  turn.setClan(clan, { state: 'leaderless' })
  for (const cell of turn.cellsWhere(({ den }) => den?.owner === clan)) freeDen(turn, cell, clan)
  for (const cell of turn.cellsWhere(({ owner }) => owner === clan)) turn.setHex(cell, { owner: null }, 'LZ-DROP-1')
  for (const cell of turn.cellsWhere(({ halfbuilt }) => halfbuilt?.clan === clan)) turn.setHex(cell, { halfbuilt: null }, 'LZ-DROP-1')
  for (const { id, clan: owner } of turn.spies) if (owner === clan) turn.dropSpy(id, 'LZ-DROP-1')
  const neutral = turn.ruled('drop_bands') === 'neutral'
  for (const { id, clan: owner } of turn.groups)
    if (owner === clan) turn.setGroup(id, neutral ? { clan: MILITIA } : { counts: NO_LIZARDS }, 'LZ-DROP-1')
  const { clans } = state
  turn.tell('LZ-DROP-1', 'dropped', OFF, { figures: { clan }, full: clans.map((each) => each.clan) })
  return turn.end()
}

/** The warriors of a den become its militia one for one, with their level. */
function freeDen(turn: Turn, cell: Cell, clan: ClanNumber): void {
  const { den } = turn.hex(cell)
  if (den === null) return
  const band = turn.bandAt(cell, clan)
  const [militia, militiaLevel] = [sizeOf(band), levelOf(band)]
  for (const { id } of band) turn.setGroup(id, { counts: NO_LIZARDS }, 'LZ-DROP-1')
  turn.setHex(cell, { den: { ...den, owner: null, militia, militiaLevel, leaderless: turn.turn } }, 'LZ-DROP-1')
}
