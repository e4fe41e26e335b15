import type { Cell } from '../../../../board/hexes.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { SwitchValue } from '../rulings/switches.ts'
import { COLOURS, NO_LIZARDS, STARVING, sumOf, TOP_LEVEL, type ClanNumber, type Colour, type Counts } from '../tables.ts'
import type { GroupState } from './state.ts'
import type { Turn } from './turn.ts'

/** LZ-WORLD-7 Stage of hunger of a group, 0 (Sated) to 5 (Starving): the turns since its last meal (RULING-18). */
export function hungerOf({ fed }: Pick<GroupState, 'fed'>, turn: number): number {
  return Math.min(STARVING, Math.max(0, turn - fed))
}

export function sizeOf(groups: readonly Pick<GroupState, 'counts'>[]): number {
  return groups.reduce((sum, { counts }) => sum + sumOf(counts), 0)
}

export function countsOf(groups: readonly Pick<GroupState, 'counts'>[]): Counts {
  return groups.reduce((sum, { counts }) => plus(sum, counts), NO_LIZARDS)
}

export function plus(one: Counts, other: Counts): Counts {
  return combined(one, other, (a, b) => a + b)
}

export function minus(one: Counts, other: Counts): Counts {
  return combined(one, other, (a, b) => a - b)
}

/** Colour by colour the smaller number. */
export function least(one: Counts, other: Counts): Counts {
  return combined(one, other, Math.min)
}

function combined(one: Counts, other: Counts, by: (a: number, b: number) => number): Counts {
  return {
    red: by(one.red, other.red),
    grn: by(one.grn, other.grn),
    gry: by(one.gry, other.gry),
    yel: by(one.yel, other.yel),
    blk: by(one.blk, other.blk),
  }
}

export function onlyOf(colour: Colour, count: number): Counts {
  return { ...NO_LIZARDS, [colour]: count }
}

/** Mean over all lizards of the groups, without its fraction. */
function meanOf(groups: readonly GroupState[], valueOf: (group: GroupState) => number): number {
  const all = sizeOf(groups)
  if (all === 0) return 0
  return Math.floor(groups.reduce((sum, group) => sum + sumOf(group.counts) * valueOf(group), 0) / all)
}

/** LZ-COMBAT-10 Level of a band: the mean of its groups by lizards, without its fraction (RULING-77). */
export function levelOf(groups: readonly GroupState[]): number {
  return meanOf(groups, ({ level }) => level)
}

/** LZ-WORLD-9 Hunger of a band: the mean of its groups by lizards, without its fraction (RULING-77). */
export function meanHunger(groups: readonly GroupState[], turn: number): number {
  return meanOf(groups, (group) => hungerOf(group, turn))
}

export function isFresh({ moved }: GroupState, turn: number): boolean {
  return moved !== turn
}

export function isMired({ mired }: { readonly mired: number }, turn: number): boolean {
  return mired >= turn
}

/** Neither held nor frozen this turn, nor mired. */
export function isFree(piece: { readonly held: number; readonly frozen?: number; readonly mired: number }, turn: number): boolean {
  return piece.held !== turn && piece.frozen !== turn && !isMired(piece, turn)
}

/** In this hex since the turn began. */
export function isSettled({ entered }: GroupState, turn: number): boolean {
  return entered !== turn
}

/**
 * Kills or takes away so many lizards of a band, drawn over all its groups without regard to colour.
 * @returns those lost
 */
export function lose(turn: Turn, ids: readonly number[], count: number, name: string, rule: RuleId): Counts {
  const groups = groupsOf(turn, ids)
  const lost = turn.chance.draw(name, countsOf(groups), count)
  takeFrom(turn, groups, lost, name, rule)
  return lost
}

/** Takes lizards of given colours from groups; among several groups by chance. */
function takeFrom(turn: Turn, groups: readonly GroupState[], lost: Counts, name: string, rule: RuleId): void {
  if (groups.length === 1) {
    const [only] = groups
    if (only !== undefined && sumOf(lost) > 0) turn.setGroup(only.id, { counts: minus(only.counts, lost) }, rule)
    return
  }
  const left = new Map(groups.map(({ id, counts }) => [id, { ...counts }]))
  for (const colour of COLOURS) {
    const there = groups.reduce((sum, { counts }) => sum + counts[colour], 0)
    const places = turn.chance.picks(
      `${name}/${colour}`,
      Array.from({ length: lost[colour] }, (_, at) => there - at),
    )
    for (let place of places)
      for (const counts of left.values()) {
        if (place >= counts[colour]) {
          place -= counts[colour]
          continue
        }
        counts[colour]--
        break
      }
  }
  for (const { id, counts } of groups) {
    const now = left.get(id)
    if (now !== undefined && sumOf(now) !== sumOf(counts)) turn.setGroup(id, { counts: now }, rule)
  }
}

export function groupsOf(turn: Turn, ids: readonly number[]): readonly GroupState[] {
  return ids.flatMap((id) => turn.group(id) ?? [])
}

/** LZ-MOVE-12 All groups of a clan in a hex become one (RULING-33, 77): numbers add, hunger and level are means, marks are those of any. */
export function mergeAt(turn: Turn, cell: Cell, clan: ClanNumber): void {
  const groups = turn.bandAt(cell, clan)
  const [first, ...others] = groups
  if (first === undefined || others.length === 0) return
  const most = (markOf: (group: GroupState) => number): number => Math.max(...groups.map(markOf))
  const entered = most((group) => group.entered)
  const merged = {
    counts: countsOf(groups),
    fed: turn.turn - meanHunger(groups, turn.turn),
    level: levelOf(groups),
    moved: most((group) => group.moved),
    split: most((group) => group.split),
    entered,
    from: commonFrom(groups.filter((group) => group.entered === entered)),
    held: most((group) => group.held),
    frozen: most((group) => group.frozen),
    mired: most((group) => group.mired),
  }
  for (const { id } of others) turn.setGroup(id, { counts: NO_LIZARDS }, 'LZ-MOVE-12')
  turn.setGroup(first.id, merged, 'LZ-MOVE-12')
}

/** The hex that all the groups came from; null where they came from several, or not from a neighbour. */
export function commonFrom(groups: readonly GroupState[]): Cell | null {
  const [from = null, ...others] = new Set(groups.map((group) => group.from))
  return others.length === 0 ? from : null
}

/** Merges the groups of every band. */
export function mergeAll(turn: Turn): void {
  for (const { hex, clan } of turn.groups) mergeAt(turn, hex, clan)
}

/** How a table treats fractions of shares (RULING-01). */
export type Rounding = SwitchValue<'share_rounding'>

/** A share in percent of a number of lizards. */
export function shareOf(count: number, percent: number, rounding: Rounding): number {
  const share = (count * percent) / 100
  return rounding === 'down' ? Math.floor(share) : rounding === 'up' ? Math.ceil(share) : Math.round(share)
}

/** The next level; the highest stays. */
export function raisedLevel(level: number): number {
  return Math.min(TOP_LEVEL, level + 1)
}
