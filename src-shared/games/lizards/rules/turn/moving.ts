import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { ClanLine } from '../sheet/line.ts'
import { BAND, isWater, NO_LIZARDS, sumOf, type Colour, COLOURS, type Counts } from '../tables.ts'
import { groupsOf, isFree, isFresh, least, minus, onlyOf, plus, sizeOf } from './bands.ts'
import { fight, hasEnemies } from './combat.ts'
import { enter, enterSpy, retreat } from './entering.ts'
import type { GroupState } from './state.ts'
import type { Failure, Note, Turn } from './turn.ts'

/** Dice of a line are named by its clan and written number. */
export function nameOf({ clan, line }: ClanLine): string {
  return `${clan}/${line}`
}

/** LZ-MOVE-2 MO moves all warriors of a hex that are fresh and neither held nor mired (RULING-33). */
export function move(turn: Turn, line: ClanLine): void {
  const movers = moversOf(turn, line)
  if (typeof movers === 'string') return turn.fail(line, movers)
  const path = turn.geography.path(line.hex, line.ways)
  const refused = barred(turn, line, path, sizeOf(movers))
  if (refused !== null) return turn.fail(line, refused)
  march(
    turn,
    line,
    movers.map(({ id }) => id),
    path,
  )
}

/** Groups of the line's hex that can obey a movement order, or why there are none. */
function moversOf(turn: Turn, { clan, hex }: ClanLine): readonly GroupState[] | Failure {
  const band = turn.bandAt(hex, clan)
  if (band.length === 0) return 'F01'
  const fresh = band.filter((group) => isFresh(group, turn.turn))
  if (fresh.length === 0) return 'F02'
  const free = fresh.filter((group) => isFree(group, turn.turn))
  return free.length === 0 ? 'F03' : free
}

/** LZ-MOVE-6 An order that would lead over the edge, or could break the limit in a hex of its path, is ignored (RULING-43). */
function barred(turn: Turn, { clan, hex }: ClanLine, path: readonly Cell[], coming: number): Failure | null {
  if (path.includes(OFF)) return 'F06'
  return path.some((cell) => cell !== hex && turn.warriorsAt(cell, clan) + coming > BAND) ? 'F04' : null
}

/** LZ-MOVE-1 Lizards walk their path hex by hex, two at most on any terrain (RULING-33). */
function march(turn: Turn, line: ClanLine, movers: readonly number[], path: readonly Cell[], notes: readonly Note[] = [], first = 1): void {
  const said = [...notes]
  let ids = movers
  let from = groupsOf(turn, ids)[0]?.hex ?? line.hex
  for (const [at, to] of path.entries()) {
    const count = sizeOf(groupsOf(turn, ids))
    const { mayGoOn, fought, mired, cut, joined } = enter(turn, {
      groups: ids,
      to,
      name: `${nameOf(line)}/step${first + at}`,
      line,
      by: 'march',
    })
    ids = [...ids, ...joined]
    if (fought) said.push('fought')
    if (mired) said.push('mired')
    if (cut) said.push('cut')
    else tellMarch(turn, line, { from, to, count, left: sizeOf(groupsOf(turn, ids)) })
    from = to
    if (!mayGoOn || (fought && turn.ruled('after_combat') === 'stop')) break
  }
  turn.done(line, ...said)
}

interface Step {
  readonly from: Cell
  readonly to: Cell
  readonly count: number
  readonly left: number
}

/** The clan of a band learns of each step; others see a band go by where the terrain does not hide it. */
function tellMarch(turn: Turn, line: ClanLine, { from, to, count, left }: Step): void {
  const codes = { from: turn.code(from), to: turn.code(to) }
  turn.tell('LZ-MOVE-1', 'moved', to, {
    figures: { ...codes, count, left },
    line,
    seen: { kind: 'movedSeen', figures: { ...codes, clan: line.clan } },
  })
}

/** LZ-MOVE-3 SP moves the numbers it states, colour by colour as many as are there (RULING-34). */
export function split(turn: Turn, line: ClanLine): void {
  const movers = moversOf(turn, line)
  if (typeof movers === 'string') return turn.fail(line, movers)
  const ordered = line.counts ?? NO_LIZARDS
  const there = movers.reduce((sum, { counts }) => plus(sum, counts), NO_LIZARDS)
  const going = least(ordered, there)
  const fewer = sumOf(going) < sumOf(ordered)
  if (sumOf(going) === 0 || (fewer && turn.ruled('split_shortage') === 'fail')) return turn.fail(line, 'F07')
  const path = turn.geography.path(line.hex, line.ways)
  const isSpy = sumOf(ordered) === 1
  const refused = barred(turn, line, path, isSpy ? 0 : sumOf(going))
  if (refused !== null) return turn.fail(line, refused)
  if (isSpy) return sendSpy(turn, line, { movers, going, path })
  const ids = splitOff(turn, movers, going)
  march(turn, line, ids, path, fewer ? ['fewer'] : [])
}

/** Takes lizards out of groups into groups of their own. @returns their ids */
function splitOff(turn: Turn, movers: readonly GroupState[], going: Counts): readonly number[] {
  let left = going
  const ids: number[] = []
  for (const group of movers) {
    const part = least(group.counts, left)
    if (sumOf(part) === 0) continue
    left = minus(left, part)
    if (sumOf(part) === sumOf(group.counts)) {
      ids.push(group.id)
      continue
    }
    turn.setGroup(group.id, { counts: minus(group.counts, part), split: turn.turn }, 'LZ-MOVE-3')
    ids.push(turn.addGroup({ ...group, counts: part }, 'LZ-MOVE-3').id)
  }
  return ids
}

interface Parting {
  readonly movers: readonly GroupState[]
  readonly going: Counts
  readonly path: readonly Cell[]
}

/** LZ-MOVE-4 A single lizard that is split off becomes a spy and moves as one at once (RULING-36). */
function sendSpy(turn: Turn, line: ClanLine, { movers, going, path }: Parting): void {
  const colour = COLOURS.find((each) => going[each] === 1) ?? 'red'
  const group = movers.find(({ counts }) => counts[colour] > 0)
  if (group === undefined) return turn.fail(line, 'F07')
  const spy = becomeSpy(turn, group, colour)
  turn.tell('LZ-MOVE-4', 'spyMade', line.hex, { figures: { colour }, line })
  sneakOn(turn, line, spy, path, nameOf(line))
  turn.done(line)
}

/** A warrior leaves its group and is a spy from now on. @returns the id of the spy */
function becomeSpy(turn: Turn, { id, clan, hex, counts, held, mired }: GroupState, colour: Colour): number {
  turn.setGroup(id, { counts: minus(counts, onlyOf(colour, 1)), split: turn.turn }, 'LZ-MOVE-4')
  return turn.addSpy({ clan, hex, colour, made: turn.turn, moved: turn.turn, held, mired }, 'LZ-MOVE-4').id
}

/** LZ-SPY-1 SN moves the spies of a hex, the oldest first; they may enter and share hexes of enemies (RULING-62). */
export function sneak(turn: Turn, line: ClanLine): void {
  const own = turn.spiesAt(line.hex).filter(({ clan }) => clan === line.clan)
  if (own.length === 0) return turn.fail(line, 'F01')
  const fresh = own.filter(({ moved }) => moved !== turn.turn)
  if (fresh.length === 0) return turn.fail(line, 'F02')
  const free = fresh.filter((spy) => isFree(spy, turn.turn))
  if (free.length === 0) return turn.fail(line, 'F03')
  const path = turn.geography.path(line.hex, line.ways)
  if (path.includes(OFF)) return turn.fail(line, 'F06')
  const going = turn.ruled('sneak_moves') === 'one' ? free.slice(0, 1) : free
  for (const [at, { id }] of going.entries()) sneakOn(turn, line, id, path, `${nameOf(line)}/spy${at + 1}`)
  turn.done(line)
}

function sneakOn(turn: Turn, line: ClanLine, id: number, path: readonly Cell[], name: string): void {
  for (const [at, to] of path.entries()) {
    const goesOn = enterSpy(turn, { spy: id, to, name: `${name}/step${at + 1}`, line })
    if (turn.spy(id) !== undefined) turn.tell('LZ-SPY-1', 'spyMoved', to, { figures: { to: turn.code(to) }, line })
    if (!goesOn) return
  }
}

/**
 * LZ-MOVE-9 SA carries a whole band on its raft over water (RULING-40).
 * LZ-SPY-6 Spies aboard do not sail: they stay in the water.
 */
export function sail(turn: Turn, line: ClanLine): void {
  const { hex: from, clan } = line
  const band = turn.bandAt(from, clan)
  const refused = notSailing(turn, line, band)
  if (refused !== null) return turn.fail(line, refused)
  const path = turn.geography.path(from, line.ways)
  const limit = barred(turn, line, path, sizeOf(band))
  if (limit !== null) return turn.fail(line, limit)
  const [next] = path
  if (next !== undefined && isWater(turn.hex(next).terrain) && barsRaft(turn, next, clan)) return turn.fail(line, 'F11')
  let ids: readonly number[] | null = band.map(({ id }) => id)
  for (const [at, to] of path.entries()) {
    if (!isWater(turn.hex(to).terrain)) return land(turn, line, ids, path.slice(at), at)
    if (barsRaft(turn, to, clan)) break
    ids = sailTo(turn, line, ids, to, at + 1)
    if (ids === null) break
  }
  turn.done(line)
}

/** A raft cannot sail without a crew of which all are fresh and free, nor after lizards were split from it (RULING-40). */
function notSailing(turn: Turn, { hex }: ClanLine, band: readonly GroupState[]): Failure | null {
  if (turn.hex(hex).raft === null) return 'F11'
  if (band.length === 0) return 'F01'
  if (band.some((group) => !isFresh(group, turn.turn) || group.split === turn.turn)) return 'F02'
  return band.every((group) => isFree(group, turn.turn)) ? null : 'F03'
}

/** LZ-MOVE-10 Boarding and leaving are marches of their own: a bridge, or a raft with own lizards, stops a raft before its hex (RULING-40). */
function barsRaft(turn: Turn, cell: Cell, clan: number): boolean {
  const { bridge, raft } = turn.hex(cell)
  return bridge || (raft !== null && turn.bandAt(cell, clan).length > 0)
}

/** LZ-MOVE-11 A raft that runs onto land is lost: that step and the rest of the order are a march. */
function land(turn: Turn, line: ClanLine, ids: readonly number[], path: readonly Cell[], sailed: number): void {
  const [first] = groupsOf(turn, ids)
  if (first !== undefined) turn.setHex(first.hex, { raft: null }, 'LZ-MOVE-11')
  if (first !== undefined) turn.tell('LZ-MOVE-11', 'raftWrecked', first.hex, { line, seen: { kind: 'raftGone' } })
  march(turn, line, ids, path, [], sailed + 1)
}

/** LZ-COMBAT-12 A raft rams enemies in its way: the winner's raft goes on, the loser's sinks; a beaten crew swims or stays on its own (RULING-41). @returns who sails on; null: none */
function sailTo(turn: Turn, line: ClanLine, crew: readonly number[], to: Cell, step: number): readonly number[] | null {
  let ids = crew
  const { clan } = line
  const from = groupsOf(turn, ids)[0]?.hex ?? line.hex
  const name = `${nameOf(line)}/step${step}`
  for (const group of groupsOf(turn, ids)) turn.setGroup(group.id, { moved: turn.turn }, 'LZ-MOVE-9')
  if (hasEnemies(turn, to, clan)) {
    const defenders = { kind: 'band', groups: turn.groupsAt(to).map(({ id }) => id) } as const
    const fought = fight(turn, { name: `${name}/ram`, cell: to, attackers: ids, defenders, refuge: null })
    retreat(turn, fought, `${name}/retreat`)
    turn.done(line, 'fought')
    if (fought.winner !== 'attacker' || groupsOf(turn, ids).length === 0) return null
    if (fought.captives !== null) ids = [...ids, fought.captives]
  }
  if (turn.warriorsAt(to, clan) + sizeOf(groupsOf(turn, ids)) > BAND) {
    turn.done(line, 'cut')
    return null
  }
  const raft = turn.hex(from).raft
  turn.setHex(from, { raft: null }, 'LZ-MOVE-9')
  turn.setHex(to, { raft }, 'LZ-MOVE-9')
  const { mayGoOn } = enter(turn, { groups: ids, to, name, line, by: 'sail' })
  const codes = { from: turn.code(from), to: turn.code(to) }
  turn.tell('LZ-MOVE-9', 'sailed', to, { figures: codes, line, seen: { kind: 'sailedSeen', figures: { ...codes, clan } } })
  return mayGoOn ? ids : null
}
