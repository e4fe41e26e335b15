import type { Cell } from '../../../../board/hexes.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import { isWater, NATURE } from '../tables.ts'
import { groupsOf, lose, sizeOf } from './bands.ts'
import { fight, isBareWater } from './combat.ts'
import type { ClanLine } from '../sheet/line.ts'
import type { Turn } from './turn.ts'

/** Who is struck by what a hex does: groups of one clan that came in together, or a spy. */
export type Struck = { readonly groups: readonly number[] } | { readonly spy: number }

/** LZ-MAP-5 Water hex without bridge and raft: lizards in it swim. Bridge and raft guard from monsters and drowning, but not from a summoned monster. */
export function isBare(turn: Turn, cell: Cell): boolean {
  const { terrain, bridge, raft } = turn.hex(cell)
  return isWater(terrain) && !bridge && raft === null
}

/** LZ-NATURE-4 Entering a Cursed hex does damage (RULING-52). */
export function curseOnEntry(turn: Turn, cell: Cell, who: Struck, name: string, line?: ClanLine): void {
  if (turn.hex(cell).terrain !== 'cursed') return
  strike(turn, cell, who, { name: `${name}/curse`, percent: turn.ruled('curse_enter'), rule: 'LZ-NATURE-4', kind: 'cursed', line })
}

/** Swimmers in a Whirlpool drown, most of them (LZ-NATURE-2, RULING-53). */
export function drown(turn: Turn, cell: Cell, who: Struck, name: string, line?: ClanLine): void {
  if (turn.hex(cell).terrain !== 'whirlpool' || !isBare(turn, cell)) return
  strike(turn, cell, who, { name: `${name}/drown`, percent: turn.ruled('drowning'), rule: 'LZ-NATURE-2', kind: 'drowned', line })
}

interface Stroke {
  readonly name: string
  readonly percent: number
  readonly rule: RuleId
  /** Ending of the wording; that of spies has `Spy` behind it. */
  readonly kind: string
  readonly line?: ClanLine | undefined
}

/** So many percent of each lizard to die. @returns how many did */
export function strike(turn: Turn, cell: Cell, who: Struck, { name, percent, rule, kind, line }: Stroke): number {
  if ('spy' in who) {
    const spy = turn.spy(who.spy)
    if (spy === undefined || !turn.chance.chance(name, percent)) return 0
    turn.dropSpy(spy.id, rule)
    turn.tell(rule, `${kind}Spy`, cell, line?.clan === spy.clan ? { line } : { full: [spy.clan] })
    return 1
  }
  const groups = groupsOf(turn, who.groups)
  const clan = groups[0]?.clan
  const struck = turn.chance.hits(name, sizeOf(groups), percent)
  if (struck === 0 || clan === undefined) return 0
  const lost = lose(turn, who.groups, struck, `${name}/lost`, rule)
  const figures = { ...lost, count: struck }
  turn.tell(rule, kind, cell, line?.clan === clan ? { figures, line } : { figures, full: [clan] })
  return struck
}

/** Strength of a monster in a water hex: for each water hex around it, bridged or not (LZ-NATURE-3). */
export function monsterStrength(turn: Turn, cell: Cell): number {
  return NATURE.monsterPerWater * turn.geography.around(cell).filter((other) => isWater(turn.hex(other).terrain)).length
}

/** LZ-NATURE-3 A monster may attack lizards that enter a bare water hex (RULING-54); in a Whirlpool only where the table says so. */
export function monsterOnEntry(turn: Turn, cell: Cell, who: Struck, name: string, line?: ClanLine): void {
  const lurks = isBareWater(turn, cell) || (turn.ruled('whirlpool_monsters') && isBare(turn, cell))
  const strength = monsterStrength(turn, cell)
  if (!lurks || strength === 0 || !isThere(turn, who) || !turn.chance.chance(`${name}/monster`, NATURE.monster)) return
  attackByMonster(turn, cell, who, strength, `${name}/monster`, line)
}

function isThere(turn: Turn, who: Struck): boolean {
  return 'spy' in who ? turn.spy(who.spy) !== undefined : groupsOf(turn, who.groups).length > 0
}

/** A monster attacks: a band fights it without flight, a spy dies. @returns whether the monster won */
export function attackByMonster(turn: Turn, cell: Cell, who: Struck, strength: number, name: string, line?: ClanLine): boolean {
  if ('groups' in who)
    return fight(turn, { name, cell, attackers: who.groups, defenders: { kind: 'monster', strength } }).winner !== 'attacker'
  const spy = turn.spy(who.spy)
  if (spy === undefined) return true
  turn.dropSpy(spy.id, 'LZ-NATURE-3')
  turn.tell('LZ-NATURE-3', 'monsterSpy', cell, line?.clan === spy.clan ? { line } : { full: [spy.clan] })
  return true
}
