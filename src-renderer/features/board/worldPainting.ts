import { computed, shallowRef, type Ref } from 'vue'
import { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { HexPlan } from '../../../src-shared/board/plan.ts'
import { allHexes, withGround, withName, withRivers, withRiversAround, type PlanSide } from '../../../src-shared/board/painting.ts'
import type { BoardFace } from '../../../src-shared/games/api/boardFace.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { Tool } from './worldTools.ts'

/** What a hand does to a world; each stroke is one change. */
export interface WorldPainting {
  /** The board as the tool works on it: every hex where ground or rivers are painted, else the land alone. */
  readonly board: Readonly<Ref<Board>>
  /** Drawn over in this stroke, and not yet part of the world. */
  readonly fresh: Readonly<Ref<readonly Space[]>>
  /** The same of sides, for rivers. */
  readonly freshSides: Readonly<Ref<readonly FreshSide[]>>
  readonly stroke: (space: Space, side: number | null) => void
  readonly stroked: () => void
  /** The stroke was not meant. */
  readonly dropped: () => void
  readonly ground: (codes: readonly string[], letter: string) => void
  readonly name: (code: string, name: string) => void
  /** The sides of a hex along which water runs. */
  readonly rivers: (code: string, sides: readonly number[]) => void
}

interface FreshSide {
  readonly space: Space
  readonly side: number
}

export function useWorldPainting(
  face: () => BoardFace,
  world: () => Json,
  tool: Readonly<Ref<Tool>>,
  change: (next: Json) => void,
): WorldPainting {
  // What changes hands leaves the land, and its board, as it is.
  const whole = computed(() => face().plan(world()))
  const plan = computed<HexPlan | null>(() => (whole.value.kind === 'hexes' ? whole.value : null))
  const isGround = computed(() => tool.value.kind === 'ground' || tool.value.kind === 'river')
  const board = computed(() => new Board(isGround.value && plan.value !== null ? allHexes(plan.value) : whole.value))
  const fresh = shallowRef<readonly Space[]>([])
  const freshSides = shallowRef<readonly FreshSide[]>([])

  function strokeSide(space: Space, side: number): void {
    if (!freshSides.value.some((one) => one.space === space && one.side === side)) freshSides.value = [...freshSides.value, { space, side }]
  }

  /** A stroke that begins on a river takes away what it goes along. */
  function paintRivers(): void {
    const [first] = freshSides.value
    const sides = freshSides.value.map(({ space, side }): PlanSide => ({ code: board.value.at(space).id, side }))
    freshSides.value = []
    if (first === undefined || plan.value === null) return
    const flows = board.value.hexes?.hasRiverOn(board.value.at(first.space).cell ?? 0, first.side) === true
    change(face().withPlan(world(), withRivers(plan.value, sides, !flows)))
  }

  function paintGround(codes: readonly string[], letter: string): void {
    if (plan.value !== null) change(face().withPlan(world(), withGround(plan.value, codes, letter)))
  }

  return {
    board,
    fresh,
    freshSides,
    stroke: (space, side) => {
      const { kind, brush } = tool.value
      if (kind === 'river') {
        if (side !== null) strokeSide(space, side)
        return
      }
      if (fresh.value.at(-1) === space && brush === 'one') return
      const around = brush === 'ring' && kind !== 'lead' ? board.value.graph.neighboursOf(space) : []
      fresh.value = kind === 'lead' ? [space] : [...new Set([...fresh.value, space, ...around])]
    },
    stroked: () => {
      if (tool.value.kind === 'river') return paintRivers()
      const codes = fresh.value.map((space) => board.value.at(space).id)
      fresh.value = []
      const { kind, ground, holder } = tool.value
      if (codes.length === 0) return
      if (kind === 'ground') paintGround(codes, ground)
      else if (kind === 'holder') change(face().give(world(), codes, holder === '' ? null : holder))
      else if (kind === 'lead') change(face().lead(world(), codes[0] ?? ''))
    },
    dropped: () => {
      fresh.value = []
      freshSides.value = []
    },
    ground: paintGround,
    name: (code, name) => {
      if (plan.value !== null) change(face().withPlan(world(), withName(plan.value, code, name)))
    },
    rivers: (code, sides) => {
      if (plan.value !== null) change(face().withPlan(world(), withRiversAround(plan.value, code, sides)))
    },
  }
}
