import type { Cell } from '../../../../board/hexes.ts'
import type { ClanLine } from '../sheet/line.ts'
import { BAND, DEN, MILITIA, STARVING, sumOf, type ClanNumber } from '../tables.ts'
import { hungerOf, lose, mergeAll, mergeAt, onlyOf, plus, shareOf, sizeOf } from './bands.ts'
import { holdingsOf } from './holdings.ts'
import type { HexState } from './state.ts'
import type { Turn } from './turn.ts'
import { RUIN } from './world.ts'

/** LZ-DEV-2 RE turns a share of the den lizards into warriors, once for each den and turn (RULING-55). */
export function recruit(turn: Turn, line: ClanLine): void {
  const { hex: cell, clan } = line
  const { den } = turn.hex(cell)
  if (den?.owner !== clan) return turn.fail(line, 'F08')
  if (!holdsHome(turn, clan)) return turn.fail(line, 'F09')
  if (den.recruited === turn.turn) return turn.fail(line, 'F10')
  const share = den.colour === null ? 0 : shareOf(den.pop, DEN.recruited, turn.ruled('share_rounding'))
  if (den.colour === null || share === 0) return turn.fail(line, 'F13')
  const room = turn.roomAt(cell, clan, BAND)
  if (room === 0 || (share > room && turn.ruled('recruit_overflow') === 'refuse')) return turn.fail(line, 'F04')
  const count = Math.min(share, room)
  turn.setHex(cell, { den: { ...den, pop: den.pop - count, recruited: turn.turn } }, 'LZ-DEV-2')
  muster(turn, cell, clan, onlyOf(den.colour, count))
  turn.tell('LZ-DEV-2', 'recruited', cell, { figures: { count, colour: den.colour, pop: den.pop - count }, line })
  turn.done(line, ...(count < share ? (['cut'] as const) : []))
}

/** LZ-SET-9 Whether a clan owns a Home Den, whichever clan it began with: without one it cannot recruit. */
function holdsHome(turn: Turn, clan: ClanNumber): boolean {
  return turn.cellsWhere(({ den }) => den !== null && den.home && den.owner === clan).length > 0
}

/** LZ-DEV-3 Recruits are Sated and Average, and do not move this turn. */
function muster(turn: Turn, cell: Cell, clan: ClanNumber, counts: ReturnType<typeof onlyOf>): void {
  const marks = { moved: turn.turn, split: 0, entered: turn.turn, from: null, held: 0, frozen: 0, mired: 0 }
  turn.addGroup({ clan, hex: cell, counts, fed: turn.turn, level: 0, ...marks }, 'LZ-DEV-2')
  mergeAt(turn, cell, clan)
}

/** LZ-DEV-4 GI hands all that the giver owns in a hex to another clan, but nothing from a hex with a Home Den; one gift for each clan and turn (RULING-56). */
export function give(turn: Turn, line: ClanLine): void {
  const { hex: cell, clan, to } = line
  const hex = turn.hex(cell)
  const band = turn.bandAt(cell, clan)
  if (turn.clan(clan)?.gave === turn.turn) return turn.fail(line, 'F10')
  if (to === null || turn.clan(to)?.state !== 'active' || hex.den?.home === true) return turn.fail(line, 'F06')
  const owns = holdingsOf(hex).some((held) => held.clan === clan) || hex.halfbuilt?.clan === clan
  if (!owns && band.length === 0) return turn.fail(line, 'F08')
  turn.setClan(clan, { gave: turn.turn })
  for (const { id } of band) turn.setGroup(id, { clan: to }, 'LZ-DEV-4')
  turn.setHex(cell, givenOver(hex, clan, to), 'LZ-DEV-4')
  const figures = { to, count: sizeOf(band), pop: hex.den?.owner === clan ? hex.den.pop : 0 }
  turn.tell('LZ-DEV-4', 'given', cell, { figures, line })
  turn.tell('LZ-DEV-4', 'received', cell, { figures: { ...figures, from: clan }, full: [to] })
  turn.done(line)
}

function givenOver({ den, owner, halfbuilt }: HexState, clan: ClanNumber, to: ClanNumber): Partial<HexState> {
  return {
    den: den?.owner === clan ? { ...den, owner: to } : den,
    owner: owner === clan ? to : owner,
    halfbuilt: halfbuilt?.clan === clan ? { ...halfbuilt, clan: to } : halfbuilt,
  }
}

/** LZ-DEV-1 What closes a Development phase, in its order: rafts, ownerless Home Dens and half-built dens, starvation, spies, and clans that are out. */
export function closeDevelopment(turn: Turn): void {
  for (const cell of turn.cellsWhere(({ raft }) => raft !== null)) sinkRaft(turn, cell)
  for (const cell of turn.cellsWhere(({ den }) => den?.home === true && den.owner === null)) dropHome(turn, cell)
  for (const cell of turn.cellsWhere(({ halfbuilt }) => halfbuilt !== null)) dropHalfbuilt(turn, cell)
  mergeAll(turn)
  starve(turn)
  rejoin(turn)
  goBush(turn)
  for (const { clan, state } of turn.clans) if (state === 'active' && !hasLizards(turn, clan)) fallOut(turn, clan)
}

/** A raft sinks when its turns are over (RULING-58); its crew swims. */
function sinkRaft(turn: Turn, cell: Cell): void {
  const { raft } = turn.hex(cell)
  if (raft === null || raft > turn.turn) return
  turn.setHex(cell, { raft: null }, 'LZ-DEV-9')
  turn.tell('LZ-DEV-9', 'raftSunk', cell, { full: turn.groupsAt(cell).map(({ clan }) => clan), seen: { kind: 'raftGone' } })
}

/** LZ-DROP-2 Home Dens of a dropped clan become Ruins after some turns, unless captured (RULING-75). */
function dropHome(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null || den.leaderless === null || den.leaderless + turn.ruled('home_fall_after') > turn.turn) return
  turn.setHex(cell, RUIN, 'LZ-DROP-2')
  turn.tell('LZ-DROP-2', 'homeFallen', cell, { seen: { kind: 'homeFallen' } })
}

/** LZ-DEV-13 A half-built den that was not completed the turn after goes without a trace. */
function dropHalfbuilt(turn: Turn, cell: Cell): void {
  const { halfbuilt } = turn.hex(cell)
  if (halfbuilt === null || halfbuilt.turn >= turn.turn) return
  turn.setHex(cell, { halfbuilt: null }, 'LZ-DEV-13')
  turn.tell('LZ-DEV-13', 'halfbuiltGone', cell, { full: [halfbuilt.clan], seen: { kind: 'halfbuiltGone' } })
}

/** LZ-DEV-14 Starving groups lose about half; a lizard alone lives (RULING-61). */
function starve(turn: Turn): void {
  for (const group of turn.groups) {
    if (group.clan === MILITIA || hungerOf(group, turn.turn) < STARVING) continue
    const name = `starve/${group.clan}/${turn.code(group.hex)}`
    const percent = turn.ruled('starve') === '45_to_55' ? 45 + turn.chance.pick(`${name}/percent`, 11) : 50
    const count = Math.floor((sumOf(group.counts) * percent) / 100)
    if (count === 0) continue
    const lost = lose(turn, [group.id], count, `${name}/lost`, 'LZ-DEV-14')
    turn.tell('LZ-DEV-14', 'starved', group.hex, { figures: { ...lost, count }, full: [group.clan] })
  }
}

/** LZ-SPY-4 A spy in a hex with a band of its clan becomes a warrior again, the oldest first while there is room (RULING-64). */
function rejoin(turn: Turn): void {
  for (const cell of new Set(turn.spies.map(({ hex }) => hex)))
    for (const { id, clan, colour } of turn.spiesAt(cell)) {
      const [band] = turn.bandAt(cell, clan)
      if (band === undefined || turn.roomAt(cell, clan, BAND) === 0) continue
      turn.dropSpy(id, 'LZ-SPY-4')
      turn.setGroup(band.id, { counts: plus(band.counts, onlyOf(colour, 1)) }, 'LZ-SPY-4')
      turn.tell('LZ-SPY-4', 'spyBack', cell, { figures: { colour }, full: [clan] })
    }
}

/** LZ-SPY-5 A spy that has not come back to a band in time is gone (RULING-65). */
function goBush(turn: Turn): void {
  for (const { id, clan, made, hex } of turn.spies) {
    if (turn.turn - made < turn.ruled('bush_after')) continue
    turn.dropSpy(id, 'LZ-SPY-5')
    turn.tell('LZ-SPY-5', 'spyBush', hex, { full: [clan] })
  }
}

function hasLizards(turn: Turn, clan: ClanNumber): boolean {
  return (
    turn.groups.some((group) => group.clan === clan) ||
    turn.spies.some((spy) => spy.clan === clan) ||
    turn.cellsWhere(({ den }) => den?.owner === clan).length > 0
  )
}

/** A clan without warriors, spies and dens is out; its temples and bridges lose their owner (RULING-67). */
function fallOut(turn: Turn, clan: ClanNumber): void {
  turn.setClan(clan, { state: 'out' })
  for (const cell of turn.cellsWhere(({ owner }) => owner === clan)) turn.setHex(cell, { owner: null }, 'LZ-VICTORY-4')
}
