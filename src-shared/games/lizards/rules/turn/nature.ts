import type { Cell } from '../../../../board/hexes.ts'
import { isWater, NATURE, NO_LIZARDS, type Terrain } from '../tables.ts'
import { drown, isBare, strike } from './hazards.ts'
import { enemiesOf, rollCapture, spiesNamed } from './spying.ts'
import type { HexState } from './state.ts'
import type { Turn } from './turn.ts'
import { RUIN } from './world.ts'

/** Natural events that are shuffled in with the orders of Movement (RULING-12). */
export type Token =
  | { readonly kind: 'volcano'; readonly cell: Cell; readonly name: string }
  | { readonly kind: 'whirlpool'; readonly cell: Cell; readonly name: string }
  | { readonly kind: 'watch'; readonly spy: number; readonly name: string }

/** One token for each Volcano, Whirlpool, and spy that shares a hex with enemies, as the phase begins. */
export function tokensOf(turn: Turn): readonly Token[] {
  const nature = (['volcano', 'whirlpool'] as const).flatMap((kind) =>
    turn.cellsWhere(({ terrain }) => terrain === kind).map((cell): Token => ({ kind, cell, name: `${kind}/${turn.code(cell)}` })),
  )
  const watched = [...new Set(turn.spies.map(({ hex }) => hex))].flatMap((cell) =>
    spiesNamed(turn, cell)
      .filter(({ spy }) => enemiesOf(turn, cell, spy.clan) > 0 || isForeignDen(turn, cell, spy.clan))
      .map(({ spy, name }) => ({ kind: 'watch', spy: spy.id, name: `watch/${name}` }) as const),
  )
  return [...nature, ...watched]
}

function isForeignDen(turn: Turn, cell: Cell, clan: number): boolean {
  const { den } = turn.hex(cell)
  return den !== null && den.owner !== clan
}

/** What a token does when it comes up. */
export function happen(turn: Turn, token: Token): void {
  switch (token.kind) {
    case 'volcano':
      return rumble(turn, token.cell, token.name)
    case 'whirlpool':
      return wander(turn, token.cell, token.name)
    case 'watch': {
      const spy = turn.spy(token.spy)
      if (spy !== undefined && spy.moved !== turn.turn) rollCapture(turn, spy, token.name)
    }
  }
}

/** LZ-NATURE-1 A Volcano may erupt: lizards in it die, those in adjacent hexes may be hit, adjacent dens and bridges go, adjacent terrain may change (RULING-51). */
function rumble(turn: Turn, cell: Cell, name: string): void {
  if (turn.hex(cell).terrain !== 'volcano' || !turn.chance.chance(name, NATURE.volcano)) return
  const around = turn.geography.around(cell)
  turn.tell('LZ-NATURE-1', 'eruption', cell, { seen: { kind: 'eruption' } })
  killAll(turn, cell)
  // What the eruption changes depends on the terrain as it was before.
  const before = new Map(around.map((other) => [other, turn.hex(other).terrain]))
  for (const other of around) burn(turn, other)
  for (const other of around) rain(turn, other, `${name}/lava/${turn.code(other)}`)
  for (const other of around) upheave(turn, other, before.get(other) ?? 'water', `${name}/upheaval/${turn.code(other)}`)
}

function killAll(turn: Turn, cell: Cell): void {
  const clans = [...turn.groupsAt(cell), ...turn.spiesAt(cell)].map(({ clan }) => clan)
  for (const { id } of turn.groupsAt(cell)) turn.setGroup(id, { counts: NO_LIZARDS }, 'LZ-NATURE-1')
  for (const { id } of turn.spiesAt(cell)) turn.dropSpy(id, 'LZ-NATURE-1')
  if (clans.length > 0) turn.tell('LZ-NATURE-1', 'burnt', cell, { full: clans })
}

/** An eruption destroys adjacent dens and bridges. */
function burn(turn: Turn, cell: Cell): void {
  const { den, bridge, owner } = turn.hex(cell)
  if (den !== null && (!den.home || turn.ruled('volcano_home_dens'))) {
    turn.setHex(cell, RUIN, 'LZ-NATURE-1')
    turn.tell('LZ-NATURE-1', 'denBurnt', cell, {
      figures: { pop: den.pop },
      full: den.owner === null ? [] : [den.owner],
      seen: { kind: 'denGone' },
    })
  }
  if (!bridge) return
  turn.setHex(cell, { bridge: false, owner: null }, 'LZ-NATURE-1')
  turn.tell('LZ-NATURE-1', 'bridgeBurnt', cell, { full: owner === null ? [] : [owner], seen: { kind: 'bridgeGone' } })
}

/** Lava falls on bands and spies in adjacent hexes. */
function rain(turn: Turn, cell: Cell, name: string): void {
  const stroke = { percent: turn.ruled('lava'), rule: 'LZ-NATURE-1', kind: 'lava' } as const
  for (const clan of new Set(turn.groupsAt(cell).map((group) => group.clan))) {
    const groups = turn.bandAt(cell, clan).map(({ id }) => id)
    if (strike(turn, cell, { groups }, { ...stroke, name: `${name}/${clan}` }) > 0) turn.disturb(cell)
  }
  for (const { spy, name: spyName } of spiesNamed(turn, cell))
    strike(turn, cell, { spy: spy.id }, { ...stroke, name: `${name}/spy/${spyName}` })
}

/** Terrain adjacent to an eruption may rise or sink; dens, Temples, Cursed hexes and Volcanoes keep theirs. */
function upheave(turn: Turn, cell: Cell, was: Terrain, name: string): void {
  if (UNMOVED.includes(was) || !turn.chance.chance(name, turn.ruled('upheaval'))) return
  if (!isWater(was)) return sink(turn, cell, 'water', 'LZ-NATURE-1')
  const risen = terrainOf(turn.mould.rise, turn.chance.roll(`${name}/rise`, 1)[0] ?? 100)
  rise(turn, cell, risen === 'temple' ? 'peak' : risen, 'LZ-NATURE-1')
}

const UNMOVED: readonly Terrain[] = ['den', 'temple', 'cursed', 'volcano']

/** The terrain of a table of highest rolls. */
export function terrainOf(table: readonly (readonly [Terrain, number])[], roll: number): Terrain {
  return table.find(([, highest]) => roll <= highest)?.[0] ?? table.at(-1)?.[0] ?? 'plains'
}

/** LZ-MAP-6 A water hex bears one bridge or one raft; raised to land it bears neither, and lizards that were on it are on land (RULING-79). */
export function rise(turn: Turn, cell: Cell, terrain: Terrain, rule: 'LZ-NATURE-1' | 'LZ-CHANT-5'): void {
  turn.setHex(cell, { terrain, bridge: false, raft: null, owner: null }, rule)
  turn.tell(rule, 'risen', cell, { figures: { terrain }, full: clansIn(turn, cell), seen: { kind: 'risen', figures: { terrain } } })
}

/** Land becomes water: a half-built den goes, and lizards swim. */
export function sink(turn: Turn, cell: Cell, terrain: 'water' | 'whirlpool', rule: 'LZ-NATURE-1' | 'LZ-CHANT-5'): void {
  turn.setHex(cell, { terrain, halfbuilt: null, owner: null }, rule)
  turn.tell(rule, 'sunk', cell, { figures: { terrain }, full: clansIn(turn, cell), seen: { kind: 'sunk', figures: { terrain } } })
}

export function clansIn(turn: Turn, cell: Cell): readonly number[] {
  return [...turn.groupsAt(cell), ...turn.spiesAt(cell)].map(({ clan }) => clan)
}

/** LZ-NATURE-2 A Whirlpool wanders over open water and drowns most lizards it comes upon (RULING-53). */
function wander(turn: Turn, cell: Cell, name: string): void {
  if (turn.hex(cell).terrain !== 'whirlpool') return
  const steps = turn.chance.pick(`${name}/steps`, NATURE.whirlpoolSteps + 1)
  let at = cell
  for (let step = 1; step <= steps; step++) {
    const open = turn.geography.around(at).filter((other) => turn.hex(other).terrain === 'water')
    if (open.length === 0) return
    const to = open[turn.chance.pick(`${name}/step${step}`, open.length)] ?? at
    turn.tell('LZ-NATURE-2', 'whirlpoolMoved', to, { seen: { kind: 'whirlpoolMoved', figures: { from: turn.code(at) } } })
    turn.setHex(at, WATER, 'LZ-NATURE-2')
    turn.setHex(to, WHIRLPOOL, 'LZ-NATURE-2')
    at = to
    drownAll(turn, to, `${name}/step${step}`)
  }
}

const WATER: Partial<HexState> = { terrain: 'water' }
const WHIRLPOOL: Partial<HexState> = { terrain: 'whirlpool' }

/** All swimmers and spies in a Whirlpool that has come to them, or into which they have sunk. */
export function drownAll(turn: Turn, cell: Cell, name: string): void {
  if (!isBare(turn, cell)) return
  for (const clan of new Set(turn.groupsAt(cell).map((group) => group.clan))) {
    const groups = turn.bandAt(cell, clan).map(({ id }) => id)
    drown(turn, cell, { groups }, `${name}/${clan}`)
  }
  for (const { spy, name: spyName } of spiesNamed(turn, cell)) drown(turn, cell, { spy: spy.id }, `${name}/spy/${spyName}`)
}
