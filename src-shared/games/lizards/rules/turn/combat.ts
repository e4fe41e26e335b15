import { OFF, type Cell } from '../../../../board/hexes.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import { BAND, COMBAT, MILITIA, NO_LIZARDS, sumOf, type ClanNumber, type Counts } from '../tables.ts'
import { commonFrom, groupsOf, isMired, levelOf, lose, raisedLevel, shareOf, sizeOf } from './bands.ts'
import { attackChance, capturePercent, flightPercent, type Battle, type Fighter, type Round, type Side } from './battle.ts'
import type { GroupState } from './state.ts'
import type { Turn } from './turn.ts'

/** A fight as it begins. */
export interface Fight {
  /** Names its dice. */
  readonly name: string
  readonly cell: Cell
  /** Groups that attack; all of one clan. Ignored where a monster attacks. */
  readonly attackers: readonly number[]
  readonly defenders: Defenders
  /** Neither side flees: after Gate. */
  readonly toTheDeath?: boolean
  /** Where attackers go that flee; absent: the hex they entered from. Null: they stay where they are (on their raft). */
  readonly refuge?: null
}

export type Defenders =
  | { readonly kind: 'band'; readonly groups: readonly number[] }
  | { readonly kind: 'militia' }
  /** A sea monster; it is the one that attacks. */
  | { readonly kind: 'monster'; readonly strength: number }

export interface Fought {
  readonly winner: Side | null
  /** Group of the captives: it goes where the winner goes. Null: none were taken. */
  readonly captives: number | null
  /** Hex to which the loser is to retreat; null: neither side fled, or the attackers stay where they are. */
  readonly retreat: { readonly groups: readonly number[]; readonly to: Cell | null } | null
}

/** LZ-COMBAT-2 Rounds of blows until one side is destroyed or flees (RULING-44). The numbers, levels and captives that follow are booked. */
export function fight(turn: Turn, { name, cell, attackers, defenders, toTheDeath = false, refuge }: Fight): Fought {
  const sides = sidesOf(turn, cell, attackers, defenders)
  const { attacker, defender, den, hits } = sides
  const rounds: Round[] = []
  const mayFlee = { attacker: !toTheDeath && sides.attackerMayFlee, defender: !toTheDeath && sides.defenderMayFlee }
  let [a, d] = [attacker.count, defender.count]
  let retreat: { readonly side: Side; readonly to: Cell | null } | null = null
  while (a > 0 && d > 0) {
    const step = `${name}/round${rounds.length + 1}`
    const defendersHit = Math.min(d, turn.chance.hits(`${step}/attack`, Math.ceil(a / 2), hits.attack))
    const attackersHit = Math.min(a, turn.chance.hits(`${step}/defence`, Math.ceil(d / 2), hits.defence))
    const begun = { attackers: a, defenders: d, attackersHit, defendersHit }
    a -= attackersHit
    d -= defendersHit
    const test = a > 0 && d > 0 ? flightTest(turn, { a, d, mayFlee }, step) : null
    if (test?.fled === true) {
      const fleeing = test.side === 'attacker' ? attackers : defenders.kind === 'band' ? defenders.groups : []
      const to =
        test.side === 'attacker' && refuge === null
          ? null
          : refugeOf(turn, cell, fleeing, { isCrew: test.side === 'defender' && turn.hex(cell).raft !== null, name: `${step}/refuge` })
      if (to === OFF) mayFlee[test.side] = false
      else retreat = { side: test.side, to }
    }
    rounds.push({ ...begun, flight: test === null ? null : { ...test, fled: retreat !== null } })
    if (retreat !== null) break
  }
  const winner: Side | null = retreat !== null ? otherSide(retreat.side) : a > 0 ? 'attacker' : d > 0 ? 'defender' : null
  const wounded = { attacker: attacker.count - a, defender: defender.count - d }
  const taken = endFight(turn, { name, cell, attackers, defenders, den, winner, wounded, sides })
  const battle: Battle = {
    cell,
    attacker,
    defender,
    den,
    attackChance: hits.attack,
    defenceChance: hits.defence,
    rounds,
    winner,
    fled: retreat !== null,
    captives: taken?.counts ?? null,
  }
  turn.battles.push(battle)
  tellOf(turn, battle)
  turn.disturb(cell)
  const groups =
    retreat === null
      ? []
      : (retreat.side === 'attacker' ? attackers : defenders.kind === 'band' ? defenders.groups : []).filter(
          (id) => turn.group(id) !== undefined,
        )
  return { winner, captives: taken?.id ?? null, retreat: retreat === null ? null : { groups, to: retreat.to } }
}

function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker'
}

interface Sides {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly den: boolean
  readonly hits: { readonly attack: number; readonly defence: number }
  readonly attackerMayFlee: boolean
  readonly defenderMayFlee: boolean
}

/** LZ-COMBAT-7 Attackers of a den hit at 25%; defenders inside, of any colour, at 50% and without flight. */
function sidesOf(turn: Turn, cell: Cell, attackers: readonly number[], defenders: Defenders): Sides {
  const band = groupsOf(turn, attackers)
  const attacker = fighterOf(band)
  if (defenders.kind === 'monster') {
    const hits = { attack: COMBAT.hit, defence: COMBAT.hit }
    const monster: Fighter = { kind: 'monster', count: defenders.strength }
    return { attacker, defender: monster, den: false, hits, attackerMayFlee: false, defenderMayFlee: false }
  }
  const den = turn.hex(cell).den
  const against = defenders.kind === 'band' ? groupsOf(turn, defenders.groups) : []
  const defender: Fighter =
    defenders.kind === 'band' ? fighterOf(against) : { kind: 'militia', level: den?.militiaLevel ?? 0, count: den?.militia ?? 0 }
  const levels = { attack: levelOf(band), defence: defenders.kind === 'band' ? levelOf(against) : (den?.militiaLevel ?? 0) }
  const attack = attackChance(levels.attack, levels.defence, den !== null, turn.ruled('level_difference'))
  return {
    attacker,
    defender,
    den: den !== null,
    hits: { attack, defence: COMBAT.hit },
    attackerMayFlee: mayFlee(turn, band),
    defenderMayFlee: den === null && defenders.kind === 'band' && mayFlee(turn, against),
  }
}

function fighterOf(groups: readonly GroupState[]): Fighter {
  return { kind: 'band', clan: groups[0]?.clan ?? MILITIA, level: levelOf(groups), count: sizeOf(groups) }
}

/** LZ-COMBAT-5 Bands that are held, frozen or mired do not flee (RULING-21, 38), nor does anybody from a monster, from inside a den or after Gate. */
function mayFlee(turn: Turn, groups: readonly GroupState[]): boolean {
  const held = groups.some((group) => group.held === turn.turn)
  const mired = groups.some((group) => isMired(group, turn.turn))
  if (groups.some((group) => group.frozen === turn.turn)) return false
  return (!held || turn.ruled('held_may_flee')) && (!mired || turn.ruled('mired_may_flee'))
}

interface FlightTest {
  readonly side: Side
  readonly percent: number
  readonly roll: number
  readonly fled: boolean
}

/** Between rounds the outnumbered side may flee (RULING-45); null where it does not roll. */
function flightTest(
  turn: Turn,
  { a, d, mayFlee }: { readonly a: number; readonly d: number; readonly mayFlee: Readonly<Record<Side, boolean>> },
  step: string,
): FlightTest | null {
  const side: Side = a < d ? 'attacker' : 'defender'
  if (!mayFlee[side]) return null
  const rule = { from: turn.ruled('flight'), odds: turn.ruled('flight_odds'), oddsDouble: turn.ruled('flight_odds_double') }
  const percent = flightPercent(Math.min(a, d), Math.max(a, d), rule)
  if (percent === 0) return null
  const roll = turn.chance.roll(`${step}/flight`, 1)[0] ?? 0
  return { side, percent, roll, fled: roll <= percent }
}

/**
 * LZ-COMBAT-4 Where a band flees to: the hex it came from, or an open adjacent one (RULING-46); a crew first to adjacent water (RULING-41).
 * @returns `OFF` where no hex is open
 */
function refugeOf(
  turn: Turn,
  cell: Cell,
  ids: readonly number[],
  { isCrew, name }: { readonly isCrew: boolean; readonly name: string },
): Cell {
  const groups = groupsOf(turn, ids)
  const clan = groups[0]?.clan ?? MILITIA
  const around = turn.geography.around(cell)
  if (isCrew) {
    const open = around.filter((other) => isBareWater(turn, other) && turn.groupsAt(other).length === 0)
    if (open.length > 0) return open[turn.chance.pick(name, open.length)] ?? OFF
  }
  const origin = groups.every((group) => group.entered === turn.turn) ? commonFrom(groups) : null
  if (origin !== null && isOpenOrigin(turn, origin, clan, sizeOf(groups))) return origin
  const open = around.filter((other) => isOpen(turn, other, clan))
  return open.length === 0 ? OFF : (open[turn.chance.pick(name, open.length)] ?? OFF)
}

export function isBareWater(turn: Turn, cell: Cell): boolean {
  const { terrain, bridge, raft } = turn.hex(cell)
  return terrain === 'water' && !bridge && raft === null
}

function isOpenOrigin(turn: Turn, cell: Cell, clan: ClanNumber, coming: number): boolean {
  if (hasEnemies(turn, cell, clan)) return false
  const friends = turn.warriorsAt(cell, clan)
  return turn.ruled('retreat_origin') === 'must_be_empty' ? friends === 0 : friends + coming <= BAND
}

function isOpen(turn: Turn, cell: Cell, clan: ClanNumber): boolean {
  const { den } = turn.hex(cell)
  return turn.groupsAt(cell).length === 0 && (den === null || den.owner === clan)
}

/** LZ-COMBAT-1 Whether warriors of another clan or militia are in a hex: every other clan is an enemy (RULING-83). */
export function hasEnemies(turn: Turn, cell: Cell, clan: ClanNumber): boolean {
  return turn.groupsAt(cell).some((group) => group.clan !== clan) || hasMilitia(turn, cell)
}

export function hasMilitia(turn: Turn, cell: Cell): boolean {
  const { den } = turn.hex(cell)
  return den !== null && den.owner === null && den.militia > 0
}

interface Ending extends Pick<Fight, 'name' | 'cell' | 'attackers' | 'defenders'> {
  readonly den: boolean
  readonly winner: Side | null
  readonly wounded: Readonly<Record<Side, number>>
  readonly sides: Sides
}

/** Books the dead, the captives and what the winner has learnt. */
function endFight(turn: Turn, { name, cell, attackers, defenders, den, winner, wounded, sides }: Ending): GroupState | null {
  const rule: RuleId = defenders.kind === 'monster' ? 'LZ-NATURE-3' : 'LZ-COMBAT-2'
  const winnerLevel = winner === null ? 0 : levelIn(winner === 'attacker' ? sides.attacker : sides.defender)
  const before = { attacker: groupsOf(turn, attackers), defender: defenders.kind === 'band' ? groupsOf(turn, defenders.groups) : [] }
  const lost = {
    attacker: lose(turn, attackers, wounded.attacker, `${name}/lost/attacker`, rule),
    defender:
      defenders.kind === 'band' ? loseDefenders(turn, defenders.groups, wounded.defender, winner, `${name}/lost/defender`) : NO_LIZARDS,
  }
  const { den: denState } = turn.hex(cell)
  if (defenders.kind === 'militia' && denState !== null) {
    const kept = winner === null && turn.ruled('mutual_end') === 'defender_keeps_1' ? 1 : 0
    const militia = Math.max(kept, denState.militia - wounded.defender)
    turn.setHex(cell, { den: { ...denState, militia } }, 'LZ-COMBAT-2')
  }
  if (winner === null || defenders.kind === 'monster') return null
  const loser = otherSide(winner)
  const winners = winner === 'attacker' ? attackers : defenders.kind === 'band' ? defenders.groups : []
  raise(turn, winners)
  if (den || winners.length === 0) return null
  return capture(turn, { name, cell, winners, lost: lost[loser], losers: before[loser], level: winnerLevel })
}

/** Defenders that fall with the last attackers; a table may leave one of them alive (RULING-44). */
function loseDefenders(turn: Turn, ids: readonly number[], wounded: number, winner: Side | null, name: string): Counts {
  const spared = winner === null && turn.ruled('mutual_end') === 'defender_keeps_1' ? 1 : 0
  return lose(turn, ids, wounded - spared, name, 'LZ-COMBAT-2')
}

function levelIn(fighter: Fighter): number {
  return fighter.kind === 'monster' ? 0 : fighter.level
}

/** A band that destroyed or routed another gains a level, each of its groups (RULING-48). */
function raise(turn: Turn, ids: readonly number[]): void {
  for (const { id, level, clan } of groupsOf(turn, ids))
    if (clan !== MILITIA) turn.setGroup(id, { level: raisedLevel(level) }, 'LZ-COMBAT-8')
}

interface Capture {
  readonly name: string
  readonly cell: Cell
  readonly winners: readonly number[]
  readonly lost: Counts
  readonly losers: readonly GroupState[]
  readonly level: number
}

/** Wounded of the loser join the winner's largest group, as many as fit; they have moved and are not settled (RULING-47). */
function capture(turn: Turn, { name, cell, winners, lost, losers, level }: Capture): GroupState | null {
  const groups = groupsOf(turn, winners)
  const captor = groups.reduce<GroupState | undefined>(
    (largest, group) => (largest === undefined || sumOf(group.counts) > sumOf(largest.counts) ? group : largest),
    undefined,
  )
  if (captor === undefined) return null
  const share = shareOf(sumOf(lost), capturePercent(level), turn.ruled('share_rounding'))
  const count = Math.min(share, turn.roomAt(captor.hex, captor.clan, BAND))
  if (count === 0) return null
  const counts = turn.chance.draw(`${name}/captives`, lost, count)
  const own = turn.ruled('captive_state') === 'own'
  const captives = turn.addGroup(
    {
      ...captor,
      hex: captor.hex,
      counts,
      fed: own ? (losers[0]?.fed ?? captor.fed) : captor.fed,
      level: own ? levelOf(losers) : captor.level,
      moved: turn.turn,
      entered: turn.turn,
      from: captor.entered === turn.turn ? captor.from : null,
      split: 0,
    },
    'LZ-COMBAT-6',
  )
  turn.tell('LZ-COMBAT-6', 'captives', cell, { figures: { ...counts, count }, full: [captor.clan] })
  return captives
}

function clanOf(fighter: Fighter): ClanNumber {
  return fighter.kind === 'band' ? fighter.clan : MILITIA
}

/** Both sides learn how a fight went; others see that there was one. */
function tellOf(turn: Turn, { cell, attacker, defender, winner, fled, rounds }: Battle): void {
  const figures = {
    attacker: clanOf(attacker),
    defender: clanOf(defender),
    attackers: attacker.count,
    defenders: defender.count,
    rounds: rounds.length,
    winner: winner ?? 'none',
    fled: fled ? 1 : 0,
  }
  const kind = defender.kind === 'monster' ? 'monsterFought' : defender.kind === 'militia' ? 'militiaFought' : 'fought'
  turn.tell(defender.kind === 'monster' ? 'LZ-NATURE-3' : 'LZ-COMBAT-2', kind, cell, {
    figures,
    full: [clanOf(attacker), clanOf(defender)],
    seen: { kind: `${kind}Seen`, figures: { attacker: figures.attacker, defender: figures.defender } },
  })
}
