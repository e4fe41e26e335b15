import { OFF, SIDES, type Cell } from '../../../../board/hexes.ts'
import type { ClanLine } from '../sheet/line.ts'
import { DIRECTIONS, isWater, NATURE, TERRAIN, WORKS, type Work } from '../tables.ts'
import { countsOf, isSettled } from './bands.ts'
import { isBareWater } from './combat.ts'
import { nameOf } from './moving.ts'
import { BARE_DEN } from '../world/world.ts'
import type { Failure, Turn } from './turn.ts'

/** LZ-DEV-6 Works of Greens and Greys, one of each for a hex and turn; enough settled and undisturbed workers do them (LZ-DEV-5, RULING-57). */
export function work(turn: Turn, line: ClanLine & { readonly order: Work }): void {
  const { hex: cell, clan, order } = line
  const { colour, workers } = WORKS[order]
  const mark = colour === 'grn' ? 'greenWork' : 'greyWork'
  const band = turn.bandAt(cell, clan)
  if (band.length === 0) return turn.fail(line, 'F01')
  if (turn.hex(cell)[mark] === turn.turn) return turn.fail(line, 'F10')
  if (turn.hex(cell).disturbed === turn.turn) return turn.fail(line, 'F05')
  const settled = band.filter((group) => isSettled(group, turn.turn))
  if (countsOf(settled)[colour] < workers) return turn.fail(line, 'F07')
  const failed = DONE[order](turn, line)
  if (failed !== null) return turn.fail(line, failed)
  turn.setHex(cell, { [mark]: turn.turn }, 'LZ-DEV-6')
  turn.done(line)
}

type Doing = (turn: Turn, line: ClanLine) => Failure | null

const DONE: Readonly<Record<Work, Doing>> = {
  BF: fertilise,
  DF: poison,
  BR: buildRaft,
  BD: buildDen,
  BB: buildBridge,
  DB: wreckBridge,
}

/** LZ-DEV-7 BF makes Plains, Swamp or Scrub Fertile. */
function fertilise(turn: Turn, line: ClanLine): Failure | null {
  if (!TERRAIN[turn.hex(line.hex).terrain].farmed) return 'F06'
  turn.setHex(line.hex, { terrain: 'fertile' }, 'LZ-DEV-7')
  turn.tell('LZ-DEV-7', 'fertilised', line.hex, { line, seen: { kind: 'fertilised' } })
  return null
}

/** LZ-DEV-8 DF makes Fertile land Plains. */
function poison(turn: Turn, line: ClanLine): Failure | null {
  if (turn.hex(line.hex).terrain !== 'fertile') return 'F06'
  turn.setHex(line.hex, { terrain: 'plains' }, 'LZ-DEV-8')
  turn.tell('LZ-DEV-8', 'poisoned', line.hex, { line, seen: { kind: 'poisoned' } })
  return null
}

/** The hex of a work next to the workers; `OFF` where the line names none. */
function besideOf(turn: Turn, { hex, ways }: ClanLine): Cell {
  const [way] = ways
  return way === undefined ? OFF : turn.geography.step(hex, way)
}

/** LZ-DEV-9 BR builds a raft on open water adjacent to Scrub; its life is drawn, and its builders know it (RULING-58). */
function buildRaft(turn: Turn, line: ClanLine): Failure | null {
  const target = besideOf(turn, line)
  if (target === OFF || turn.hex(line.hex).terrain !== 'scrub' || !isBareWater(turn, target)) return 'F06'
  if ([...turn.groupsAt(target), ...turn.spiesAt(target)].some(({ clan }) => clan !== line.clan)) return 'F06'
  const life = NATURE.raftLife[turn.chance.pick(`${nameOf(line)}/life`, NATURE.raftLife.length)] ?? NATURE.raftLife[0]
  turn.setHex(target, { raft: turn.turn + life }, 'LZ-DEV-9')
  turn.tell('LZ-DEV-9', 'raftBuilt', target, { figures: { life, turn: turn.turn + life }, line, seen: { kind: 'raftSeen' } })
  return null
}

/** LZ-DEV-10 BD builds a den: two turns in a row in a hex without structures, one on a Ruin (RULING-59). */
function buildDen(turn: Turn, line: ClanLine): Failure | null {
  const { terrain, halfbuilt } = turn.hex(line.hex)
  const { denTurns } = TERRAIN[terrain]
  if (denTurns === 0) return 'F06'
  const isSecond = halfbuilt !== null && halfbuilt.clan === line.clan && halfbuilt.turn === turn.turn - 1
  if (denTurns === 2 && !isSecond) {
    turn.setHex(line.hex, { halfbuilt: { clan: line.clan, turn: turn.turn } }, 'LZ-DEV-10')
    turn.tell('LZ-DEV-10', 'denBegun', line.hex, { line, seen: { kind: 'denBegun' } })
    return null
  }
  turn.setHex(line.hex, { terrain: 'den', den: { ...BARE_DEN, owner: line.clan }, halfbuilt: null, owner: null }, 'LZ-DEV-10')
  turn.tell('LZ-DEV-10', 'denBuilt', line.hex, { line, seen: { kind: 'denBuiltSeen', figures: { clan: line.clan } } })
  return null
}

/** LZ-DEV-11 BB bridges a water hex adjacent to the builders' land, if there is land on its far side (RULING-60). */
function buildBridge(turn: Turn, line: ClanLine): Failure | null {
  const target = besideOf(turn, line)
  if (target === OFF || isWater(turn.hex(line.hex).terrain) || !isWater(turn.hex(target).terrain)) return 'F06'
  const { bridge, raft } = turn.hex(target)
  const enemies = turn.groupsAt(target).some(({ clan }) => clan !== line.clan)
  if (bridge || raft !== null || enemies || !farSides(turn, line, target).some((cell) => !isWater(turn.hex(cell).terrain))) return 'F06'
  turn.setHex(target, { bridge: true, owner: line.clan }, 'LZ-DEV-11')
  turn.tell('LZ-DEV-11', 'bridgeBuilt', target, { line, seen: { kind: 'bridgeSeen' } })
  return null
}

/** The hexes beyond a bridge: the three neighbours of the bridge that are not adjacent to the builders, or the one straight on. */
export function farSides(turn: Turn, { ways }: ClanLine, target: Cell): readonly Cell[] {
  const side = DIRECTIONS.findIndex((direction) => direction === ways[0])
  const turns = turn.ruled('bridge_far') === 'straight' ? [0] : [-1, 0, 1]
  return turns.map((by) => turn.geography.hexes.beside(target, (side + by + SIDES) % SIDES)).filter((cell) => cell !== OFF)
}

/** LZ-DEV-12 DB wrecks an adjacent bridge of any owner; lizards on it swim (RULING-79). */
function wreckBridge(turn: Turn, line: ClanLine): Failure | null {
  const target = besideOf(turn, line)
  if (target === OFF || !turn.hex(target).bridge) return 'F06'
  const { owner } = turn.hex(target)
  turn.setHex(target, { bridge: false, owner: null }, 'LZ-DEV-12')
  const there = turn.groupsAt(target).map(({ clan }) => clan)
  const full = owner === null ? there : [owner, ...there]
  turn.tell('LZ-DEV-12', 'bridgeWrecked', target, { full, line, seen: { kind: 'bridgeGone' } })
  return null
}
