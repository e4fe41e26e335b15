import type { Cell } from '../../../../board/hexes.ts'
import type { ClanLine } from '../sheet/line.ts'
import { BAND, COLOURS, isWater, MILITIA, NO_LIZARDS, sumOf, TERRAIN, type Chant, type ClanNumber, type Colour } from '../tables.ts'
import { countsOf, lose, plus, sizeOf } from './bands.ts'
import { fight, hasEnemies } from './combat.ts'
import { takeSites } from './entering.ts'
import { attackByMonster, curseOnEntry, drown, monsterStrength } from './hazards.ts'
import { nameOf } from './moving.ts'
import { clansIn, drownAll, rise, sink, terrainOf } from './nature.ts'
import { rollCapture, spiesNamed } from './spying.ts'
import type { Failure, Turn } from './turn.ts'

/** A chant whose preconditions hold. */
interface Chanted {
  readonly turn: Turn
  readonly line: ClanLine
  readonly target: Cell
  /** Blacks that chant. */
  readonly chanting: number
}

/** What a chant does. Gives a failure where nothing was affected: then no chanter turns Red. */
type Effect = (chanted: Chanted) => Failure | null

const EFFECTS: Readonly<Record<Chant, Effect>> = {
  EYES: eyes,
  REVE: reveal,
  SHUN: shunt,
  SUMM: summon,
  MOUL: mould,
  FREE: freeze,
  COER: coerce,
  GATE: gate,
  TRAN: transmute,
  DARK: dark,
}

export function chantOf(chant: Chant): Effect {
  return EFFECTS[chant]
}

/** Whether a den shuts a chant out that names no shelter (RULING-25). */
function isSheltered(turn: Turn, cell: Cell): boolean {
  return turn.hex(cell).den !== null && turn.ruled('den_shelter') === 'all_but_dark'
}

/** LZ-CHANT-1 Eyes: the chanter alone learns all lizards of the target by number and colour, but no spies (RULING-25). */
function eyes({ turn, line, target }: Chanted): Failure | null {
  if (isSheltered(turn, target)) return 'F12'
  const { den } = turn.hex(target)
  const clan = turn.groupsAt(target)[0]?.clan ?? MILITIA
  const figures = { to: turn.code(target), clan, ...countsOf(turn.groupsAt(target)) }
  if (den === null) turn.tell('LZ-CHANT-1', 'eyes', target, { figures, line })
  else {
    const inside = { pop: den.pop, colour: den.colour ?? 'none', militia: den.militia, owner: den.owner ?? MILITIA }
    turn.tell('LZ-CHANT-1', 'eyesDen', target, { figures: { ...figures, ...inside }, line })
  }
  return null
}

/** LZ-CHANT-2 Reveal: enemy spies in the target and the hexes around it die. */
function reveal({ turn, line, target }: Chanted): Failure | null {
  let found = 0
  for (const cell of turn.geography.disc(target, 1)) {
    if (isSheltered(turn, cell)) continue
    for (const spy of turn.spiesAt(cell)) {
      if (spy.clan === line.clan) continue
      found++
      turn.dropSpy(spy.id, 'LZ-CHANT-2')
      turn.tell('LZ-CHANT-2', 'spyRevealed', cell, { figures: { clan: spy.clan }, full: [spy.clan], line })
    }
  }
  return found > 0 ? null : 'F12'
}

/** LZ-CHANT-3 Shunt: lizards fly in the last direction until something bars the way; only the hex they land in acts on them (RULING-26). */
function shunt({ turn, line, target, chanting }: Chanted): Failure | null {
  const flying = turn.hex(target).den === null ? turn.groupsAt(target) : []
  const direction = line.ways.at(-1)
  if (flying.length === 0 || direction === undefined) return 'F12'
  let landing = target
  for (let far = 0; far < shuntDistance(chanting); far++) {
    const next = turn.geography.step(landing, direction)
    if (next < 0 || turn.hex(next).den !== null || turn.groupsAt(next).length > 0) break
    landing = next
  }
  if (landing === target) return 'F12'
  const ids = flying.map(({ id }) => id)
  const clan = flying[0]?.clan ?? MILITIA
  const figures = { from: turn.code(target), to: turn.code(landing), count: sizeOf(flying), clan }
  for (const id of ids) turn.setGroup(id, { hex: landing, entered: turn.turn, from: null, mired: 0 }, 'LZ-CHANT-3')
  turn.tell('LZ-CHANT-3', 'shunted', landing, { figures, full: [clan], line, seen: { kind: 'shuntedSeen', figures } })
  const name = `${nameOf(line)}/landing`
  curseOnEntry(turn, landing, { groups: ids }, name)
  drown(turn, landing, { groups: ids }, name)
  return null
}

/** Hexes that so many chanting Blacks shunt lizards at most. */
export function shuntDistance(chanting: number): number {
  return 1 + Math.floor(chanting / 50)
}

/** LZ-CHANT-4 Summon: a monster of double strength attacks all lizards in a water hex, bridge and raft or not (LZ-MAP-5, RULING-27). */
function summon({ turn, line, target }: Chanted): Failure | null {
  if (!isWater(turn.hex(target).terrain)) return 'F06'
  const strength = 2 * monsterStrength(turn, target)
  const band = turn.groupsAt(target).map(({ id }) => id)
  const spies = spiesNamed(turn, target)
  if (strength === 0 || (band.length === 0 && spies.length === 0)) return 'F12'
  const name = `${nameOf(line)}/summoned`
  turn.tell('LZ-CHANT-4', 'summoned', target, { figures: { strength }, full: clansIn(turn, target), line, seen: { kind: 'summonedSeen' } })
  const won = band.length === 0 || attackByMonster(turn, target, { groups: band }, strength, name)
  if (won) for (const { spy } of spies) attackByMonster(turn, target, { spy: spy.id }, strength, name)
  return null
}

/** LZ-CHANT-5 Mould: water rises as some land, land sinks; dens, temples and Cursed hexes keep their terrain (RULING-28). */
function mould({ turn, line, target }: Chanted): Failure | null {
  const way = TERRAIN[turn.hex(target).terrain].mould
  if (way === 'none') return 'F12'
  const roll = turn.chance.roll(`${nameOf(line)}/mould`, 1)[0] ?? 100
  if (way === 'rises') {
    rise(turn, target, terrainOf(turn.mould.rise, roll), 'LZ-CHANT-5')
  } else {
    const sunk = terrainOf(turn.mould.sink, roll)
    sink(turn, target, sunk === 'whirlpool' ? 'whirlpool' : 'water', 'LZ-CHANT-5')
    for (const cell of turn.geography.around(target)) breakBridge(turn, cell)
    drownAll(turn, target, `${nameOf(line)}/sunk`)
  }
  turn.tell('LZ-CHANT-5', 'moulded', target, { figures: { terrain: turn.hex(target).terrain }, line })
  return null
}

/** A hex that sinks takes adjacent bridges with it. */
function breakBridge(turn: Turn, cell: Cell): void {
  const { bridge, owner } = turn.hex(cell)
  if (!bridge) return
  turn.setHex(cell, { bridge: false, owner: null }, 'LZ-CHANT-5')
  const full = owner === null ? clansIn(turn, cell) : [owner, ...clansIn(turn, cell)]
  turn.tell('LZ-CHANT-5', 'bridgeBroken', cell, { full, seen: { kind: 'bridgeGone' } })
}

/** LZ-CHANT-6 Freeze: warriors of the target neither move nor flee this turn; spies do (RULING-25). */
function freeze({ turn, line, target }: Chanted): Failure | null {
  const frozen = turn.groupsAt(target)
  if (isSheltered(turn, target) || frozen.length === 0) return 'F12'
  for (const { id } of frozen) turn.setGroup(id, { frozen: turn.turn }, 'LZ-CHANT-6')
  const full = frozen.map(({ clan }) => clan)
  turn.tell('LZ-CHANT-6', 'frozen', target, { full, line })
  return null
}

/** LZ-CHANT-7 Coerce: warriors of the target change to the chanter's clan if they are not more than the chanters; else they resist (RULING-29). */
function coerce({ turn, line, target, chanting }: Chanted): Failure | null {
  const band = turn.groupsAt(target)
  const [first] = band
  const { den, terrain, bridge } = turn.hex(target)
  if (first === undefined || first.clan === line.clan || den !== null || terrain === 'temple' || sizeOf(band) > chanting) return 'F12'
  const figures = { count: sizeOf(band), from: first.clan, to: line.clan }
  for (const { id } of band) turn.setGroup(id, { clan: line.clan }, 'LZ-CHANT-7')
  if (bridge) turn.setHex(target, { owner: line.clan }, 'LZ-CHANT-7')
  turn.tell('LZ-CHANT-7', 'coerced', target, {
    figures,
    full: [first.clan],
    line,
    seen: { kind: 'coercedSeen', figures: { to: line.clan } },
  })
  return null
}

/** LZ-CHANT-8 Gate: all warriors of a temple jump to another; who would be too many dies, and enemies are fought to the end (RULING-30). */
function gate({ turn, line, target }: Chanted): Failure | null {
  if (turn.hex(target).terrain !== 'temple') return 'F12'
  const { clan, hex } = line
  const ids = turn.bandAt(hex, clan).map(({ id }) => id)
  const name = `${nameOf(line)}/gate`
  const there = sizeOf(turn.groupsAt(target))
  const excess = Math.max(0, there + turn.warriorsAt(hex, clan) - BAND)
  if (excess > 0) lose(turn, ids, excess, `${name}/excess`, 'LZ-CHANT-8')
  const arrived = ids.filter((id) => turn.group(id) !== undefined)
  for (const id of arrived) turn.setGroup(id, { hex: target, moved: turn.turn, entered: turn.turn, from: null }, 'LZ-CHANT-8')
  const figures = {
    from: turn.code(hex),
    to: turn.code(target),
    lost: excess,
    count: arrived.length === 0 ? 0 : turn.warriorsAt(target, clan),
  }
  turn.tell('LZ-CHANT-8', 'gated', target, { figures, line, seen: { kind: 'gatedSeen', figures: { clan } } })
  if (arrived.length === 0) return null
  for (const { spy, name: spyName } of spiesNamed(turn, target)) if (spy.clan !== clan) rollCapture(turn, spy, `${name}/spies/${spyName}`)
  if (hasEnemies(turn, target, clan)) {
    const groups = turn.groupsAt(target).flatMap((group) => (group.clan === clan ? [] : [group.id]))
    fight(turn, { name: `${name}/fight`, cell: target, attackers: arrived, defenders: { kind: 'band', groups }, toTheDeath: true })
  } else turn.disturb(target)
  if (turn.bandAt(target, clan).length > 0) takeSites(turn, target, clan, line)
  return null
}

/** LZ-CHANT-9 Transmute: up to three colours of a band become another each, by chance; not in dens and temples (RULING-31). */
function transmute({ turn, line, target }: Chanted): Failure | null {
  const band = turn.groupsAt(target)
  const { den, terrain } = turn.hex(target)
  const there = COLOURS.filter((colour) => countsOf(band)[colour] > 0)
  if (there.length === 0 || den !== null || terrain === 'temple') return 'F12'
  const name = `${nameOf(line)}/transmute`
  const changed = there.length <= 3 ? there : turn.chance.shuffle(there, (colour) => `${name}/${colour}/which`).slice(0, 3)
  const into = new Map(changed.map((colour) => [colour, anotherColour(turn, colour, `${name}/${colour}`)]))
  for (const { id, counts } of band) {
    let next = NO_LIZARDS
    for (const colour of COLOURS) next = plus(next, { ...NO_LIZARDS, [into.get(colour) ?? colour]: counts[colour] })
    turn.setGroup(id, { counts: next }, 'LZ-CHANT-9')
  }
  const full = band.map(({ clan }) => clan)
  const figures = { count: sumOf(countsOf(band)), changed: [...into].map(([from, to]) => `${from}:${to}`).join(' ') }
  turn.tell('LZ-CHANT-9', 'transmuted', target, { figures, full, line })
  return null
}

function anotherColour(turn: Turn, colour: Colour, name: string): Colour {
  const others = COLOURS.filter((other) => other !== colour)
  return others[turn.chance.pick(name, others.length)] ?? colour
}

/** LZ-CHANT-10 Dark: everything in the target dies or goes, and the hex is Cursed (RULING-32). */
function dark({ turn, line, target }: Chanted): Failure | null {
  const { den, owner } = turn.hex(target)
  const full: ClanNumber[] = [...clansIn(turn, target), ...(den?.owner == null ? [] : [den.owner]), ...(owner === null ? [] : [owner])]
  for (const { id } of turn.groupsAt(target)) turn.setGroup(id, { counts: NO_LIZARDS }, 'LZ-CHANT-10')
  for (const { id } of turn.spiesAt(target)) turn.dropSpy(id, 'LZ-CHANT-10')
  const gone = { den: null, owner: null, bridge: false, raft: null, halfbuilt: null }
  turn.setHex(target, { terrain: 'cursed', ...gone }, 'LZ-CHANT-10')
  turn.tell('LZ-CHANT-10', 'darkened', target, { full, line, seen: { kind: 'darkened' } })
  return null
}
