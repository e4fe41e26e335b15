import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { ClanLine } from '../sheet/line.ts'
import { BAND, NATURE, type ClanNumber } from '../tables.ts'
import { groupsOf, sizeOf } from './bands.ts'
import { fight, hasEnemies, type Fought } from './combat.ts'
import { curseOnEntry, drown, monsterOnEntry } from './hazards.ts'
import { rollCapture, spiesNamed } from './spying.ts'
import type { Turn } from './turn.ts'

/** A band that steps into a hex. */
export interface Entry {
  /** Groups of one clan that go together. */
  readonly groups: readonly number[]
  readonly to: Cell
  /** Names its dice. */
  readonly name: string
  readonly line?: ClanLine | undefined
  /** `march`: MO, SP, landing; `retreat`: no meal; `sail`: no sea hazards. */
  readonly by: 'march' | 'retreat' | 'sail'
}

/** How an entry ended, for the rest of the way. */
export interface Entered {
  /** Nothing bars the next step. */
  readonly mayGoOn: boolean
  readonly fought: boolean
  readonly mired: boolean
  readonly cut: boolean
  /** Groups that go with the band from here on: captives. */
  readonly joined: readonly number[]
}

/** LZ-MOVE-5 A hex is resolved before the next is entered: spies, hazards, combat, sites, meal, mire (RULING-35). */
export function enter(turn: Turn, { groups: ids, to, name, line, by }: Entry): Entered {
  const clan = groupsOf(turn, ids)[0]?.clan
  if (clan === undefined) return STOPPED
  // Captives taken on the way may have filled the hex beyond the limit (RULING-43).
  if (turn.warriorsAt(to, clan) + sizeOf(groupsOf(turn, ids)) > BAND) return { ...STOPPED, cut: true }
  const friends = turn.bandAt(to, clan).length > 0
  for (const { id, hex } of groupsOf(turn, ids))
    turn.setGroup(id, { hex: to, from: hex, entered: turn.turn, moved: turn.turn }, 'LZ-MOVE-1')
  if (friends) turn.disturb(to)
  for (const { spy, name: spyName } of spiesNamed(turn, to)) if (spy.clan !== clan) rollCapture(turn, spy, `${name}/spies/${spyName}`)
  curseOnEntry(turn, to, { groups: ids }, name, line)
  if (by !== 'sail') {
    drown(turn, to, { groups: ids }, name, line)
    monsterOnEntry(turn, to, { groups: ids }, name, line)
  }
  if (groupsOf(turn, ids).length === 0) return STOPPED
  const fought = hasEnemies(turn, to, clan)
  const met = fought ? meet(turn, to, ids, name) : null
  if (met?.winner === 'defender' || met?.winner === null) return { ...STOPPED, fought }
  const joined = met?.captives == null ? [] : [met.captives]
  takeSites(turn, to, clan, line)
  if (by !== 'retreat') feed(turn, to, [...ids, ...joined])
  const mired = rollMire(turn, to, { groups: ids }, name, line)
  return { mayGoOn: !mired && by !== 'retreat', fought, mired, cut: false, joined }
}

const STOPPED: Entered = { mayGoOn: false, fought: false, mired: false, cut: false, joined: [] }

/** Fights all that bar the hex; the loser retreats. */
function meet(turn: Turn, cell: Cell, ids: readonly number[], name: string): Fought {
  const clan = groupsOf(turn, ids)[0]?.clan
  const enemies = turn.groupsAt(cell).filter((group) => group.clan !== clan)
  const defenders = enemies.length > 0 ? ({ kind: 'band', groups: enemies.map(({ id }) => id) } as const) : ({ kind: 'militia' } as const)
  const fought = fight(turn, { name: `${name}/fight`, cell, attackers: ids, defenders })
  retreat(turn, fought, `${name}/retreat`)
  return fought
}

/** Who fled goes, by an entry without a meal (RULING-46). */
export function retreat(turn: Turn, { retreat: fled }: Fought, name: string): void {
  if (fled === null || fled.to === null || fled.to === OFF || fled.groups.length === 0) return
  const [first] = groupsOf(turn, fled.groups)
  if (first === undefined) return
  turn.tell('LZ-COMBAT-4', 'fled', first.hex, {
    figures: { to: turn.code(fled.to), count: sizeOf(groupsOf(turn, fled.groups)) },
    full: [first.clan],
    seen: { kind: 'fledSeen', figures: { clan: first.clan, to: turn.code(fled.to) } },
  })
  enter(turn, { groups: fled.groups, to: fled.to, name, by: 'retreat' })
}

/** A band in a hex without enemies takes the den, temple and bridge there (LZ-DEV-15, RULING-42). */
export function takeSites(turn: Turn, cell: Cell, clan: ClanNumber, line?: ClanLine): void {
  const { terrain, bridge, owner, den } = turn.hex(cell)
  if (den !== null && den.owner !== clan) {
    if (den.owner === null) takeFreeDen(turn, cell, clan, line)
    else takeUndefendedDen(turn, cell, clan, line)
  }
  if ((terrain !== 'temple' && !bridge) || owner === clan) return
  turn.setHex(cell, { owner: clan }, 'LZ-DEV-15')
  turn.tell('LZ-DEV-15', 'siteTaken', cell, told(clan, { site: bridge ? 'bridge' : 'temple' }, line))
}

/** LZ-COMBAT-11 A clan's den without warriors falls to any band that enters; its owner gets no line about it (RULING-50, 84). */
function takeUndefendedDen(turn: Turn, cell: Cell, clan: ClanNumber, line?: ClanLine): void {
  becomeOwner(turn, cell, clan, 'LZ-COMBAT-11', line)
}

/** LZ-COMBAT-13 A Free den falls to a band that has beaten its militia, or found none. */
function takeFreeDen(turn: Turn, cell: Cell, clan: ClanNumber, line?: ClanLine): void {
  becomeOwner(turn, cell, clan, 'LZ-COMBAT-13', line)
}

function becomeOwner(turn: Turn, cell: Cell, clan: ClanNumber, rule: RuleId, line?: ClanLine): void {
  const { den } = turn.hex(cell)
  if (den === null) return
  turn.setHex(cell, { den: { ...den, owner: clan, militia: 0, militiaLevel: 0, leaderless: null } }, rule, den.owner)
  turn.tell(rule, 'denTaken', cell, told(clan, { pop: den.pop, colour: den.colour ?? 'none', home: den.home ? 1 : 0 }, line))
}

/** Tells the clan of a line by its line, another in general. */
function told(clan: ClanNumber, figures: Figures, line: ClanLine | undefined) {
  return line?.clan === clan ? { figures, line } : { figures, full: [clan] }
}

/** LZ-MOVE-7 Entering a Fertile hex by a movement order makes a band Sated (RULING-37). */
function feed(turn: Turn, cell: Cell, ids: readonly number[]): void {
  if (turn.hex(cell).terrain !== 'fertile') return
  for (const { id, fed } of groupsOf(turn, ids)) if (fed !== turn.turn) turn.setGroup(id, { fed: turn.turn }, 'LZ-MOVE-7')
}

/** LZ-MOVE-8 A Swamp may mire those who enter it, and with a band every lizard in the hex (RULING-38, 76). @returns whether it did */
export function rollMire(
  turn: Turn,
  cell: Cell,
  who: { readonly groups: readonly number[] } | { readonly spy: number },
  name: string,
  line?: ClanLine,
): boolean {
  if (turn.hex(cell).terrain !== 'swamp' || !turn.chance.chance(`${name}/mire`, NATURE.mire)) return false
  const mired = turn.turn + 1
  if ('spy' in who && turn.ruled('mire_spreads') === 'bands') {
    turn.setSpy(who.spy, { mired })
    turn.tell('LZ-MOVE-8', 'spyMired', cell, line === undefined ? { full: [turn.spy(who.spy)?.clan ?? 0] } : { line })
    return true
  }
  for (const { id } of turn.groupsAt(cell)) turn.setGroup(id, { mired }, 'LZ-MOVE-8')
  for (const { id } of turn.spiesAt(cell)) turn.setSpy(id, { mired })
  const clans = [...turn.groupsAt(cell), ...turn.spiesAt(cell)].map(({ clan }) => clan)
  turn.tell('LZ-MOVE-8', 'mired', cell, { full: clans, line })
  return true
}

/**
 * LZ-SPY-3 A spy that steps into a hex may be caught, and terrain acts on it; it neither fights nor is lobbed at.
 * @returns whether it may go on
 */
export function enterSpy(
  turn: Turn,
  { spy: id, to, name, line }: { readonly spy: number; readonly to: Cell; readonly name: string; readonly line?: ClanLine },
): boolean {
  turn.setSpy(id, { hex: to, moved: turn.turn })
  const spy = turn.spy(id)
  if (spy === undefined || rollCapture(turn, spy, `${name}/caught`)) return false
  curseOnEntry(turn, to, { spy: id }, name, line)
  drown(turn, to, { spy: id }, name, line)
  monsterOnEntry(turn, to, { spy: id }, name, line)
  return turn.spy(id) !== undefined && !rollMire(turn, to, { spy: id }, name, line)
}
