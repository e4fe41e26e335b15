import type { Cell } from '../../../board/hexes.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { knowledgeIn } from '../rules/after.ts'
import type { Geography } from '../rules/geography.ts'
import { clanOf, gameOf, geographyIn, LISTINGS, VIEWS } from '../rules/records.ts'
import { DIRECTIONS, DEN, isWater, sumOf, type ClanNumber, type Direction, type Terrain } from '../rules/tables.ts'
import type { Knowledge, KnownBand, KnownDen, Listing } from '../rules/turn/knowledge.ts'

/** A hex one or two steps away, with the ways that lead there. */
export interface Target {
  readonly cell: Cell
  readonly ways: readonly Direction[]
}

/** What a clan knows when it writes its orders: its listing and its map, and nothing else. */
export class Situation {
  readonly clan: ClanNumber
  readonly geography: Geography
  readonly listing: Listing
  readonly clans: readonly ClanNumber[]
  readonly #known: Knowledge
  readonly #dens: ReadonlyMap<Cell, KnownDen>
  readonly #bands: ReadonlyMap<Cell, KnownBand>

  constructor(world: World, seat: SeatId) {
    const view = world.record(VIEWS, seat)
    this.clan = clanOf(seat)
    this.geography = geographyIn(world)
    this.listing = world.record(LISTINGS, seat) ?? { dens: [], bands: [], spies: [] }
    this.#known = view === undefined ? { turn: 0, hexes: [], dens: [], bands: [], spies: [] } : knowledgeIn(view)
    this.#dens = new Map(this.#known.dens.map((den) => [den.cell, den]))
    this.#bands = new Map(this.#known.bands.map((band) => [band.cell, band]))
    this.clans = gameOf(world)
      .clans.filter(({ state }) => state === 'active')
      .map(({ clan }) => clan)
  }

  /** Null: never seen. */
  terrainAt(cell: Cell): Terrain | null {
    return this.#known.hexes[cell]?.terrain ?? null
  }

  hasBridge(cell: Cell): boolean {
    return this.#known.hexes[cell]?.feature === 'bridge'
  }

  denAt(cell: Cell): KnownDen | undefined {
    return this.#dens.get(cell)
  }

  /** Warriors of another clan in sight; those in an own den are own ones. */
  enemiesAt(cell: Cell): number {
    const band = this.#bands.get(cell)
    return band === undefined || band.clan === this.clan ? 0 : band.count
  }

  ownAt(cell: Cell): number {
    return this.listing.bands.filter((band) => band.cell === cell).reduce((sum, { counts }) => sum + sumOf(counts), 0)
  }

  /** Militia that a Free den has at most, by the Fertile land known around it. */
  militiaAt(cell: Cell): number {
    const fertile = this.geography.around(cell).filter((other) => (this.terrainAt(other) ?? 'fertile') === 'fertile').length
    return Math.floor((DEN.perFertile * fertile * DEN.militia) / 100)
  }

  /** Whether warriors can be in a hex without swimming, drowning or a curse, as far as is known. */
  isSafe(cell: Cell): boolean {
    const terrain = this.terrainAt(cell)
    if (terrain === null) return false
    if (isWater(terrain)) return this.hasBridge(cell)
    return terrain !== 'cursed' && terrain !== 'volcano'
  }

  /** All hexes one and two steps away, each by one way. */
  within2(cell: Cell): readonly Target[] {
    const found = new Map<Cell, Target>([[cell, { cell, ways: [] }]])
    for (const first of DIRECTIONS) {
      const one = this.geography.step(cell, first)
      if (one >= 0 && !found.has(one)) found.set(one, { cell: one, ways: [first] })
    }
    for (const first of DIRECTIONS)
      for (const second of DIRECTIONS) {
        const one = this.geography.step(cell, first)
        const two = one < 0 ? one : this.geography.step(one, second)
        // The first step is walked as well: it is as safe as the second.
        if (two >= 0 && !found.has(two) && this.isSafe(one) && this.enemiesAt(one) === 0)
          found.set(two, { cell: two, ways: [first, second] })
      }
    found.delete(cell)
    return [...found.values()]
  }
}
