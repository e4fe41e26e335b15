import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { ClanLine } from '../sheet/line.ts'
import { CHANTS, COLOURS, COMBAT, DEN, NO_LIZARDS, sumOf, TERRAIN, type Counts } from '../tables.ts'
import { countsOf, groupsOf, least, lose, minus, onlyOf, plus, shareOf, sizeOf } from './bands.ts'
import { chantOf } from './chants.ts'
import { nameOf } from './moving.ts'
import type { DenState, GroupState } from './state.ts'
import type { Turn } from './turn.ts'
import { drawDenColour } from './world.ts'

/** LZ-ART-1 LO: every Yellow of the hex throws at one hex, one or two steps away (RULING-20). */
export function lob(turn: Turn, line: ClanLine): void {
  const band = turn.bandAt(line.hex, line.clan)
  const target = targetOf(turn, line)
  const yellows = countsOf(band).yel
  if (band.length === 0) return turn.fail(line, 'F01')
  if (turn.hex(line.hex).lobbed === turn.turn) return turn.fail(line, 'F10')
  if (target === OFF) return turn.fail(line, 'F06')
  if (yellows === 0) return turn.fail(line, 'F07')
  turn.setHex(line.hex, { lobbed: turn.turn }, 'LZ-ART-1')
  const hit = throwAt(turn, line, target, yellows)
  hold(turn, line)
  turn.tell('LZ-ART-1', 'lobbed', target, { figures: { yellows, hit, to: turn.code(target) }, line, seen: { kind: 'stonesFly' } })
  turn.done(line)
}

function throwAt(turn: Turn, line: ClanLine, target: Cell, yellows: number): number {
  const enemies = turn.groupsAt(target).filter(({ clan }) => clan !== line.clan)
  const [first] = enemies
  if (first === undefined || TERRAIN[turn.hex(target).terrain].lobProof) return 0
  const name = `${nameOf(line)}/lob`
  const hit = Math.min(sizeOf(enemies), turn.chance.hits(name, yellows, COMBAT.lob))
  if (hit === 0) return 0
  const ids = enemies.map(({ id }) => id)
  const lost = lose(turn, ids, hit, `${name}/lost`, 'LZ-ART-1')
  turn.disturb(target)
  turn.tell('LZ-ART-1', 'stoned', target, { figures: { ...lost, count: hit, from: turn.code(line.hex) }, full: [first.clan] })
  return hit
}

/** LZ-ART-2 After LO or CH no lizard of the clan in the hex moves or flees this turn, spies included (RULING-21). */
export function hold(turn: Turn, { clan, hex }: ClanLine): void {
  for (const { id } of turn.bandAt(hex, clan)) turn.setGroup(id, { held: turn.turn }, 'LZ-ART-2')
  if (turn.ruled('held_spies') === 'none') return
  for (const spy of turn.spiesAt(hex)) if (spy.clan === clan) turn.setSpy(spy.id, { held: turn.turn })
}

/** LZ-CHANT-12 The hex that an order of lobs or chants falls on: its own, moved along M1 and M2, or the one that Gate names (RULING-24). */
export function targetOf(turn: Turn, { hex, ways, gate }: ClanLine): Cell {
  return gate ?? turn.geography.path(hex, ways).at(-1) ?? hex
}

/** LZ-ART-6 FR without numbers frees the whole band; with numbers as many as are there (RULING-22). Spies cannot be freed. */
export function free(turn: Turn, line: ClanLine): void {
  const band = turn.bandAt(line.hex, line.clan)
  if (band.length === 0) return turn.fail(line, 'F01')
  const there = countsOf(band)
  const asked = line.counts ?? there
  const freed = least(asked, there)
  if (sumOf(freed) === 0) return turn.fail(line, 'F07')
  const { den } = turn.hex(line.hex)
  if (den === null) freeInOpen(turn, line, band, freed)
  else if (den.colour === null || den.pop === 0) freeInNewDen(turn, line, band, freed, den)
  else freeInDen(turn, line, band, freed, den)
  turn.done(line, ...(sumOf(freed) < sumOf(asked) ? (['fewer'] as const) : []))
}

/** LZ-ART-3 The freed vanish outside dens. */
function freeInOpen(turn: Turn, line: ClanLine, band: readonly GroupState[], freed: Counts): void {
  release(turn, band, freed, 'LZ-ART-3')
  turn.tell('LZ-ART-3', 'freed', line.hex, { figures: { ...freed, count: sumOf(freed) }, line })
}

/** LZ-ART-4 In a den with a colour, the freed of that colour become den lizards; others stay warriors (RULING-22). */
function freeInDen(turn: Turn, line: ClanLine, band: readonly GroupState[], freed: Counts, den: DenState): void {
  const joining = den.colour === null ? NO_LIZARDS : onlyOf(den.colour, freed[den.colour])
  const others = minus(freed, joining)
  release(turn, band, turn.ruled('free_wrong_colour') === 'vanish' ? freed : joining, 'LZ-ART-4')
  if (sumOf(joining) > 0) turn.setHex(line.hex, { den: { ...den, pop: den.pop + sumOf(joining) } }, 'LZ-ART-4')
  turn.tell('LZ-ART-4', 'freedInDen', line.hex, { figures: { count: sumOf(joining), others: sumOf(others) }, line })
}

/** LZ-ART-5 In a den without colour all the freed become den lizards, and may decide its colour (RULING-15). */
function freeInNewDen(turn: Turn, line: ClanLine, band: readonly GroupState[], freed: Counts, den: DenState): void {
  release(turn, band, freed, 'LZ-ART-5')
  const pop = den.pop + sumOf(freed)
  const all = plus(den.freed, freed)
  const colours = COLOURS.filter((colour) => all[colour] > 0)
  const next = { ...den, pop, freed: all, colour: null }
  const only = colours.length === 1 ? (colours[0] ?? null) : null
  const colour = pop < DEN.colouredAt ? null : (only ?? drawDenColour(turn, next, `${nameOf(line)}/den`))
  turn.setHex(line.hex, { den: { ...next, colour } }, 'LZ-ART-5')
  turn.tell('LZ-ART-5', colour === null ? 'freedInNewDen' : 'freedColoured', line.hex, {
    figures: { count: sumOf(freed), pop, ...(colour === null ? {} : { colour }) },
    line,
  })
}

function release(turn: Turn, band: readonly GroupState[], freed: Counts, rule: 'LZ-ART-3' | 'LZ-ART-4' | 'LZ-ART-5'): void {
  let left = freed
  for (const { id, counts } of band) {
    const part = least(counts, left)
    if (sumOf(part) === 0) continue
    left = minus(left, part)
    turn.setGroup(id, { counts: minus(counts, part) }, rule)
  }
}

/** LZ-CHANT-14 One chant for each hex and turn. The chanters are held even if it affects no one. */
export function chant(turn: Turn, line: ClanLine): void {
  const code = line.chant
  if (code === null) return turn.fail(line, 'F06')
  const band = turn.bandAt(line.hex, line.clan)
  if (band.length === 0) return turn.fail(line, 'F01')
  if (turn.hex(line.hex).chanted === turn.turn) return turn.fail(line, 'F10')
  const target = targetOf(turn, line)
  if (target === OFF || (code === 'GATE' && turn.hex(line.hex).terrain !== 'temple')) return turn.fail(line, 'F06')
  const chanting = chanters(turn, line)
  if (chanting < CHANTS[code].blacks) return turn.fail(line, 'F07')
  turn.setHex(line.hex, { chanted: turn.turn }, 'LZ-CHANT-14')
  hold(turn, line)
  const failed = chantOf(code)({ turn, line, target, chanting })
  if (failed === null) {
    revert(turn, line, chanting)
    turn.done(line)
  } else turn.fail(line, failed)
}

/** LZ-CHANT-11 Blacks that chant: as many as BLK says and are there, or all of the hex (RULING-23). */
function chanters(turn: Turn, { hex, clan, counts }: ClanLine): number {
  const there = countsOf(turn.bandAt(hex, clan)).blk
  return counts === null || counts.blk === 0 ? there : Math.min(there, counts.blk)
}

/** LZ-CHANT-13 A share of the chanters turns Red, but not where they stand in a temple, except for Dark (RULING-23). */
function revert(turn: Turn, line: ClanLine, chanting: number): void {
  const { chant: code, hex, clan } = line
  if (code === null || (turn.hex(hex).terrain === 'temple' && code !== 'DARK')) return
  let left = shareOf(chanting, CHANTS[code].reverting, turn.ruled('share_rounding'))
  const before = left
  for (const { id, counts } of groupsOf(
    turn,
    turn.bandAt(hex, clan).map((group) => group.id),
  )) {
    const count = Math.min(left, counts.blk)
    if (count === 0) continue
    left -= count
    turn.setGroup(id, { counts: { ...counts, blk: counts.blk - count, red: counts.red + count } }, 'LZ-CHANT-13')
  }
  if (before > left) turn.tell('LZ-CHANT-13', 'reverted', hex, { figures: { count: before - left }, line })
}
