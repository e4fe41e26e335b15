import type { Ref } from 'vue'
import { computed, shallowRef } from 'vue'
import { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { HexPlan } from '../../../src-shared/board/plan.ts'
import { allHexes, withGround, withName } from '../../../src-shared/board/painting.ts'
import type { BoardFace } from '../../../src-shared/games/boardFace.ts'
import type { Json } from '../../../src-shared/kernel/rule.ts'
import type { Tool } from './worldTools.ts'

/** What a hand does to a world; each stroke is one change. */
export interface WorldPainting {
  /** The board as the tool works on it: every hex where ground is painted, else the land alone. */
  readonly board: Readonly<Ref<Board>>
  /** Drawn over in this stroke, and not yet part of the world. */
  readonly fresh: Readonly<Ref<readonly Space[]>>
  readonly stroke: (space: Space) => void
  readonly stroked: () => void
  /** The stroke was not meant. */
  readonly dropped: () => void
  readonly ground: (codes: readonly string[], letter: string) => void
  readonly name: (code: string, name: string) => void
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
  const isGround = computed(() => tool.value.kind === 'ground')
  const board = computed(() => new Board(isGround.value && plan.value !== null ? allHexes(plan.value) : whole.value))
  const fresh = shallowRef<readonly Space[]>([])

  function paintGround(codes: readonly string[], letter: string): void {
    if (plan.value !== null) change(face().withPlan(world(), withGround(plan.value, codes, letter)))
  }

  return {
    board,
    fresh,
    stroke: (space) => {
      const { kind, brush } = tool.value
      const around = brush === 'ring' && kind !== 'lead' ? board.value.graph.neighboursOf(space) : []
      fresh.value = kind === 'lead' ? [space] : [...new Set([...fresh.value, space, ...around])]
    },
    stroked: () => {
      const codes = fresh.value.map((space) => board.value.at(space).id)
      fresh.value = []
      const { kind, ground, holder } = tool.value
      if (codes.length === 0) return
      if (kind === 'ground') paintGround(codes, ground)
      else if (kind === 'holder') change(face().give(world(), codes, holder === '' ? null : holder))
      else if (kind === 'lead') change(face().lead(world(), codes[0] ?? ''))
    },
    dropped: () => (fresh.value = []),
    ground: paintGround,
    name: (code, name) => {
      if (plan.value !== null) change(face().withPlan(world(), withName(plan.value, code, name)))
    },
  }
}
