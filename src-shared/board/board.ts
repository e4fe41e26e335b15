import { graphOf, SpaceGraph, type Space } from './graph.ts'
import { Hexes, OFF, SIDES, type Cell, type Point } from './hexes.ts'
import { RIVER_SIDES, riverBit, type AreaPlan, type BoardPlan, type HexPlan } from './plan.ts'
import { InvariantError } from '../kernel/invariantError.ts'

/** A space of a board as it lies. */
export interface BoardSpace {
  readonly id: string
  /** Its id where it has none. */
  readonly name: string
  readonly grounds: readonly string[]
  readonly centre: Point
  /** The hex it is. */
  readonly cell?: Cell
}

/** A plan laid open: spaces by number and by id, what they border on, and what lies around them. */
export class Board {
  readonly plan: BoardPlan
  readonly spaces: readonly BoardSpace[]
  readonly graph: SpaceGraph
  /** Null where the board has areas. */
  readonly hexes: HexGround | null
  readonly #numbers: ReadonlyMap<string, Space>

  constructor(plan: BoardPlan) {
    this.plan = plan
    this.hexes = plan.kind === 'hexes' ? new HexGround(plan) : null
    this.spaces = plan.kind === 'areas' ? spacesOf(plan) : (this.hexes?.spaces ?? [])
    this.#numbers = new Map(this.spaces.map(({ id }, space) => [id, space]))
    this.graph = plan.kind === 'areas' ? graphOf(plan.areas) : this.#hexGraph(plan)
  }

  /** The space of an id. Throws where there is none: ids from outside are checked when a plan is read. */
  numberOf(id: string): Space {
    const space = this.#numbers.get(id)
    if (space === undefined) throw new InvariantError(`the board has no ${id}`)
    return space
  }

  has(id: string): boolean {
    return this.#numbers.has(id)
  }

  at(space: Space): BoardSpace {
    const found = this.spaces[space]
    if (found === undefined) throw new InvariantError(`the board has no space ${space}`)
    return found
  }

  is(space: Space, ground: string): boolean {
    return this.at(space).grounds.includes(ground)
  }

  /** Whether the space or what touches it, ground that is no space among it, is of this ground. */
  isBy(space: Space, ground: string): boolean {
    const { cell } = this.at(space)
    if (this.is(space, ground)) return true
    if (this.hexes === null || cell === undefined) return this.graph.neighboursOf(space).some((other) => this.is(other, ground))
    return this.hexes.around(cell).some((other) => other !== OFF && this.hexes?.groundsOf(other).includes(ground) === true)
  }

  /** Whether water runs along one of its sides. */
  isByRiver(space: Space): boolean {
    const { cell } = this.at(space)
    return cell !== undefined && this.hexes?.hasRiver(cell) === true
  }

  /** Its border as drawn; empty: a point. */
  outlineOf(space: Space): readonly Point[] {
    const { cell } = this.at(space)
    if (cell !== undefined) return this.hexes?.corners(cell) ?? []
    return this.plan.kind === 'areas' ? (this.plan.areas[space]?.outline ?? []) : []
  }

  #hexGraph({ crossings = [] }: HexPlan): SpaceGraph {
    const { hexes } = this
    const near = this.spaces.map(({ cell = OFF }) => Array.from(new Set(hexes?.around(cell)), (other) => hexes?.spaceOf(other) ?? OFF))
    const sets = near.map((each, space) => new Set(each.filter((other) => other !== OFF && other !== space)))
    for (const [one, other] of crossings) {
      sets[this.numberOf(one)]?.add(this.numberOf(other))
      sets[this.numberOf(other)]?.add(this.numberOf(one))
    }
    return new SpaceGraph(sets.map((each) => [...each]))
  }
}

/** All hexes of a plan, spaces and closed ground alike. */
export class HexGround extends Hexes {
  readonly spaces: readonly BoardSpace[]
  readonly #plan: HexPlan
  readonly #spaceAt: Int32Array

  constructor(plan: HexPlan) {
    super(plan.layout)
    this.#plan = plan
    this.#spaceAt = new Int32Array(this.size).fill(OFF)
    const spaces: BoardSpace[] = []
    for (let cell = 0; cell < this.size; cell++) {
      if (plan.closed.includes(this.letterAt(cell))) continue
      this.#spaceAt[cell] = spaces.length
      const id = this.code(cell)
      spaces.push({ id, name: plan.names?.[id] ?? id, grounds: this.groundsOf(cell), centre: this.centre(cell), cell })
    }
    this.spaces = spaces
  }

  /** The space a hex is; `OFF` where it is none. */
  spaceOf(cell: Cell): Space {
    return this.#spaceAt[cell] ?? OFF
  }

  letterAt(cell: Cell): string {
    const { columns } = this.layout
    return this.#plan.ground[Math.floor(cell / columns)]?.[cell % columns] ?? ''
  }

  groundsOf(cell: Cell): readonly string[] {
    return this.#plan.legend[this.letterAt(cell)] ?? []
  }

  /** Whether water runs along a side. */
  hasRiverOn(cell: Cell, side: number): boolean {
    const own = RIVER_SIDES.find((each) => each === side)
    if (own !== undefined) return (this.#riversAt(cell) & riverBit(own)) !== 0
    const other = this.beside(cell, side)
    const back = RIVER_SIDES.find((each) => each === (side + SIDES / 2) % SIDES)
    return other !== OFF && back !== undefined && (this.#riversAt(other) & riverBit(back)) !== 0
  }

  hasRiver(cell: Cell): boolean {
    return this.#plan.rivers !== undefined && Array.from({ length: SIDES }, (_, side) => side).some((side) => this.hasRiverOn(cell, side))
  }

  #riversAt(cell: Cell): number {
    const { columns } = this.layout
    return Number(this.#plan.rivers?.[Math.floor(cell / columns)]?.[cell % columns] ?? 0)
  }
}

function spacesOf({ areas }: AreaPlan): readonly BoardSpace[] {
  return areas.map(({ id, name, grounds, x, y }) => ({ id, name, grounds, centre: { x, y } }))
}
