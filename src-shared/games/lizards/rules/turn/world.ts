import type { Cell } from '../../../../board/hexes.ts'
import { COLOURS, DEN, MILITIA, type ClanNumber, type Colour } from '../tables.ts'
import { hungerOf, lose, meanHunger, shareOf, sizeOf, type Rounding } from './bands.ts'
import type { DenState, HexState } from './state.ts'
import type { Turn } from './turn.ts'

/** LZ-WORLD-1 The World phase, in its order, each step for all hexes at once (RULING-14): nomads, curse, collapse, growth, hunger, excess. */
export function worldPhase(turn: Turn): void {
  const dens = turn.cellsWhere(({ den }) => den !== null)
  for (const cell of dens) nomads(turn, cell)
  for (const cell of turn.cellsWhere(({ terrain }) => terrain === 'cursed')) curse(turn, cell)
  for (const cell of dens) collapse(turn, cell)
  for (const cell of dens) grow(turn, cell)
  hunger(turn)
  for (const cell of dens) starveExcess(turn, cell)
  if (turn.ruled('militia_regrows')) for (const cell of dens) regrowMilitia(turn, cell)
}

/** The clan that owns a den, as a list for telling. */
function ownerOf({ owner }: DenState): readonly ClanNumber[] {
  return owner === null ? [] : [owner]
}

/** LZ-WORLD-2 Nomads settle in a den without colour or lizards; with enough of them its colour is drawn (RULING-15). */
function nomads(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null || (den.colour !== null && den.pop > 0)) return
  const pop = den.pop + DEN.nomads
  const colour = pop >= DEN.colouredAt ? drawDenColour(turn, den, `nomads/${turn.code(cell)}`) : null
  turn.setHex(cell, { den: { ...den, pop, colour } }, 'LZ-WORLD-2')
  turn.tell('LZ-WORLD-2', colour === null ? 'nomads' : 'denColoured', cell, {
    figures: { count: DEN.nomads, pop, ...(colour === null ? {} : { colour }) },
    full: ownerOf(den),
  })
}

/** The colour of a den that has been without: evenly drawn, or by the numbers freed in it where the table says so (RULING-15). */
export function drawDenColour(turn: Turn, { freed }: DenState, name: string): Colour {
  const byFreed = turn.ruled('den_colour_draw') === 'by_freed' && COLOURS.some((colour) => freed[colour] > 0)
  if (!byFreed) return COLOURS[turn.chance.pick(`${name}/colour`, COLOURS.length)] ?? 'red'
  const weights = COLOURS.map((colour) => freed[colour])
  let place = turn.chance.pick(
    `${name}/colour`,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (const colour of COLOURS) {
    if (place < freed[colour]) return colour
    place -= freed[colour]
  }
  return 'red'
}

/** LZ-WORLD-3 Lizards that stay in a Cursed hex take damage (RULING-52). */
function curse(turn: Turn, cell: Cell): void {
  const code = turn.code(cell)
  const percent = turn.ruled('curse_stay')
  for (const clan of new Set(turn.groupsAt(cell).map((group) => group.clan))) {
    const band = turn.bandAt(cell, clan)
    const struck = turn.chance.hits(`curse/${code}/${clan}`, sizeOf(band), percent)
    if (struck === 0) continue
    const ids = band.map(({ id }) => id)
    const lost = lose(turn, ids, struck, `curse/${code}/${clan}/lost`, 'LZ-WORLD-3')
    turn.tell('LZ-WORLD-3', 'cursedLost', cell, { figures: { ...lost, lost: struck }, full: [clan] })
  }
  const ordinals = new Map<ClanNumber, number>()
  for (const spy of turn.spiesAt(cell)) {
    const ordinal = ordinals.get(spy.clan) ?? 0
    ordinals.set(spy.clan, ordinal + 1)
    if (!turn.chance.chance(`curse/${code}/${spy.clan}/spy/${ordinal}`, percent)) continue
    turn.dropSpy(spy.id, 'LZ-WORLD-3')
    turn.tell('LZ-WORLD-3', 'spyCursed', cell, { full: [spy.clan] })
  }
}

/** LZ-WORLD-5 Capacity of a den: so many lizards for each Fertile hex around it. */
export function capacityOf(turn: Turn, cell: Cell): number {
  return Math.min(DEN.most, DEN.perFertile * fertileAround(turn, cell))
}

function fertileAround(turn: Turn, cell: Cell): number {
  return turn.geography.around(cell).filter((other) => turn.hex(other).terrain === 'fertile').length
}

/** LZ-WORLD-4 A den with few lizards and no adjacent Fertile becomes a Ruin (RULING-16). */
function collapse(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null || den.pop >= DEN.collapsesUnder || fertileAround(turn, cell) > 0) return
  if (den.home && !turn.ruled('home_den_collapse')) return
  turn.setHex(cell, { ...RUIN }, 'LZ-WORLD-4')
  turn.tell('LZ-WORLD-4', 'denCollapsed', cell, {
    figures: { pop: den.pop },
    full: ownerOf(den),
    seen: { kind: 'denGone' },
  })
}

/** What a den becomes when it falls. */
export const RUIN = { terrain: 'ruin', den: null } as const satisfies Partial<HexState>

/** LZ-WORLD-6 Growth of a den, larger the emptier it is (RULING-17); 0 for a full, empty or colourless one. */
export function growthOf(den: Pick<DenState, 'pop' | 'colour'>, capacity: number, { base, slope, rounding }: GrowthRule): number {
  if (den.colour === null || den.pop === 0 || den.pop >= capacity) return 0
  const percent = base + Math.floor((slope * (capacity - den.pop)) / capacity)
  return Math.min(capacity - den.pop, Math.max(1, shareOf(den.pop, percent, rounding)))
}

/** Percent at capacity, percent more at the emptiest, and what becomes of fractions. */
export interface GrowthRule {
  readonly base: number
  readonly slope: number
  readonly rounding: Rounding
}

function grow(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null) return
  const rule = { base: turn.ruled('growth_base'), slope: turn.ruled('growth_slope'), rounding: turn.ruled('share_rounding') }
  const gain = growthOf(den, capacityOf(turn, cell), rule)
  if (gain === 0) return
  turn.setHex(cell, { den: { ...den, pop: den.pop + gain } }, 'LZ-WORLD-6')
  turn.tell('LZ-WORLD-6', 'denGrown', cell, { figures: { count: gain, pop: den.pop + gain }, full: ownerOf(den) })
}

/** Hunger rises with the turn; standing on Fertile feeds where the table says so (RULING-37). Clans are warned of bands that go without. */
function hunger(turn: Turn): void {
  const feeds = turn.ruled('standing_feeds')
  const told = new Set<string>()
  for (const group of turn.groups) {
    if (group.clan === MILITIA) continue
    if (feeds && turn.hex(group.hex).terrain === 'fertile') {
      turn.setGroup(group.id, { fed: turn.turn }, 'LZ-WORLD-7')
      continue
    }
    const key = `${group.clan} ${group.hex}`
    if (told.has(key)) continue
    told.add(key)
    const band = turn.bandAt(group.hex, group.clan)
    const stage = meanHunger(band, turn.turn)
    if (stage >= WARNED_FROM) turn.tell('LZ-WORLD-7', 'hungry', group.hex, { figures: { stage, count: sizeOf(band) }, full: [group.clan] })
  }
}

/** Stage of hunger from which the World phase warns a clan: Starved, a turn before lizards die. */
const WARNED_FROM = hungerOf({ fed: 0 }, 4)

/** LZ-WORLD-8 Den lizards above capacity starve (RULING-19). */
function starveExcess(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null) return
  const excess = den.pop - capacityOf(turn, cell)
  if (excess <= 0) return
  const lost = turn.ruled('excess_starve') === 'all' ? excess : Math.ceil(excess / 2)
  turn.setHex(cell, { den: { ...den, pop: den.pop - lost } }, 'LZ-WORLD-8')
  turn.tell('LZ-WORLD-8', 'denStarved', cell, { figures: { count: lost, pop: den.pop - lost }, full: ownerOf(den) })
}

/** Militia of Free dens come back to their share of the den lizards, where the table says so (RULING-05). */
function regrowMilitia(turn: Turn, cell: Cell): void {
  const { den } = turn.hex(cell)
  if (den === null || den.owner !== null) return
  const militia = Math.max(den.militia, shareOf(den.pop, DEN.militia, turn.ruled('share_rounding')))
  if (militia !== den.militia) turn.setHex(cell, { den: { ...den, militia } }, 'LZ-SET-8')
}
