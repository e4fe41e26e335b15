import type { Cell } from '../../../../board/hexes.ts'
import { geographyOf } from '../geography.ts'
import { held } from '../rulings/switches.ts'
import { MILITIA, NATURE, sumOf, TERRAIN, type ClanNumber, type Colour, type Counts, type Terrain } from '../tables.ts'
import { hungerOf } from './bands.ts'
import type { TurnState } from './state.ts'

/** A hex as a clan knows it. */
export interface KnownHex {
  readonly terrain: Terrain
  /** Turn after which it was last seen. */
  readonly seen: number
  readonly feature: 'bridge' | 'raft' | 'halfbuilt' | null
}

export interface KnownDen {
  readonly cell: Cell
  /** 0: a Free den. */
  readonly owner: ClanNumber
  /** Null: not known, as of another's Home Den (RULING-09), or not drawn yet. */
  readonly colour: Colour | null
  readonly home: boolean
}

/** A band as seen: its clan and how many heads, in an own den with the den lizards (LZ-SIGHT-6). 0: neutral. */
export interface KnownBand {
  readonly cell: Cell
  readonly clan: ClanNumber
  readonly count: number
}

/** What a clan knows of the world after a turn (LZ-REPORT-7). */
export interface Knowledge {
  readonly turn: number
  /** By cell; null: never seen. */
  readonly hexes: readonly (KnownHex | null)[]
  /** Dens in hexes that are known, as they were when last seen. */
  readonly dens: readonly KnownDen[]
  /** Bands in sight now. */
  readonly bands: readonly KnownBand[]
  /** Hexes with own spies that show (LZ-SIGHT-7). */
  readonly spies: readonly Cell[]
}

/** LZ-REPORT-7 What a clan knows when a turn ends: what its bands and spies see, and what it remembers (RULING-08). */
export function knowledgeOf(state: TurnState, clan: ClanNumber, before: Knowledge | null): Knowledge {
  const seen = seenBy(state, clan)
  const remembers = held(state.houseRules, 'map_memory') === 'layer'
  const hexes = state.hexes.map((hex, cell): KnownHex | null => {
    if (!seen.has(cell)) return remembers ? (before?.hexes[cell] ?? null) : null
    const feature = hex.bridge ? 'bridge' : hex.raft !== null ? 'raft' : hex.halfbuilt !== null ? 'halfbuilt' : null
    return { terrain: hex.terrain, seen: state.turn, feature }
  })
  const remembered = remembers ? (before?.dens ?? []).filter(({ cell }) => !seen.has(cell)) : []
  const dens = [...remembered, ...densIn(state, clan, seen)].sort((a, b) => a.cell - b.cell)
  return { turn: state.turn, hexes, dens, bands: bandsIn(state, clan, seen), spies: spiesShown(state, clan) }
}

/** LZ-SIGHT-2 Hexes in sight of a clan's warriors and spies. Den lizards see nothing: an empty den gives no view. */
export function seenBy(state: TurnState, clan: ClanNumber): ReadonlySet<Cell> {
  const geography = geographyOf({ hex_layout: held(state.houseRules, 'hex_layout'), wrap: held(state.houseRules, 'wrap') })
  const seen = new Set<Cell>()
  for (const { clan: owner, hex } of [...state.groups, ...state.spies]) {
    if (owner !== clan) continue
    const far = state.hexes[hex]?.terrain === 'peak' ? NATURE.peakSight : NATURE.sight
    for (const cell of geography.disc(hex, far)) seen.add(cell)
  }
  return seen
}

/** LZ-SIGHT-5 A den in sight shows its owner and colour; of another's Home Den the colour is hidden (RULING-09). */
function densIn({ hexes, houseRules }: TurnState, clan: ClanNumber, seen: ReadonlySet<Cell>): readonly KnownDen[] {
  return hexes.flatMap(({ den }, cell) => {
    if (den === null || (!seen.has(cell) && den.owner !== clan)) return []
    const hidden = den.home && den.owner !== clan && held(houseRules, 'home_colour') === 'hidden'
    return [{ cell, owner: den.owner ?? MILITIA, colour: hidden ? null : den.colour, home: den.home }]
  })
}

/**
 * LZ-SIGHT-4 A band in sight shows its clan and head count, never its colours (RULING-09).
 * LZ-SIGHT-6 Own lizards always show; the number in an own den includes den lizards.
 */
function bandsIn(state: TurnState, clan: ClanNumber, seen: ReadonlySet<Cell>): readonly KnownBand[] {
  const counts = new Map<Cell, KnownBand>()
  for (const { hex, clan: owner, counts: lizards } of state.groups) {
    if (owner !== clan && (!seen.has(hex) || isHidden(state, hex, clan))) continue
    counts.set(hex, { cell: hex, clan: owner, count: (counts.get(hex)?.count ?? 0) + sumOf(lizards) })
  }
  for (const [cell, { den }] of state.hexes.entries())
    if (den?.owner === clan) counts.set(cell, { cell, clan, count: (counts.get(cell)?.count ?? 0) + den.pop })
  return [...counts.values()].sort((a, b) => a.cell - b.cell)
}

/** LZ-SIGHT-3 Lizards in Den, Ruin or Scrub are unseen by others, unless a spy of the viewer is in their hex when the turn ends. */
function isHidden({ hexes, spies }: TurnState, cell: Cell, viewer: ClanNumber): boolean {
  const terrain = hexes[cell]?.terrain
  return terrain !== undefined && TERRAIN[terrain].hides && !spies.some(({ clan, hex }) => clan === viewer && hex === cell)
}

/** LZ-SIGHT-7 Own spies show without their number, and not where enemies are in the hex; others' spies never do. */
function spiesShown({ spies, groups }: TurnState, clan: ClanNumber): readonly Cell[] {
  const own = new Set(spies.filter((spy) => spy.clan === clan).map(({ hex }) => hex))
  return [...own].filter((cell) => !groups.some((group) => group.hex === cell && group.clan !== clan)).sort((a, b) => a - b)
}

/** LZ-REPORT-6 Listing of a clan's own lizards: dens, bands and spies. */
export interface Listing {
  readonly dens: readonly {
    readonly cell: Cell
    readonly colour: Colour | null
    readonly home: boolean
    readonly pop: number
    readonly band: number
  }[]
  readonly bands: readonly {
    readonly cell: Cell
    readonly counts: Counts
    readonly hunger: number
    readonly level: number
    readonly mired: boolean
  }[]
  readonly spies: readonly { readonly cell: Cell; readonly colour: Colour; readonly turns: number }[]
}

export function listingOf({ turn, hexes, groups, spies }: TurnState, clan: ClanNumber): Listing {
  const own = groups.filter((group) => group.clan === clan)
  return {
    dens: hexes.flatMap(({ den }, cell) => {
      if (den?.owner !== clan) return []
      const band = own.filter(({ hex }) => hex === cell).reduce((sum, { counts }) => sum + sumOf(counts), 0)
      return [{ cell, colour: den.colour, home: den.home, pop: den.pop, band }]
    }),
    bands: own
      .map((group) => ({
        cell: group.hex,
        counts: group.counts,
        hunger: hungerOf(group, turn),
        level: group.level,
        mired: group.mired > turn,
      }))
      .sort((a, b) => a.cell - b.cell),
    spies: spies
      .filter((spy) => spy.clan === clan)
      .map(({ hex, colour, made }) => ({ cell: hex, colour, turns: turn - made }))
      .sort((a, b) => a.cell - b.cell || b.turns - a.turns),
  }
}
