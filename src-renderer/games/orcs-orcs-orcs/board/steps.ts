import type { BoardModel } from './boardModel.ts'
import { bearing, type Stance } from './layout.ts'

/** What can be selected on the board: a space of the tower, a section, or the pieces that share a chip. */
export interface BoardItem {
  /** `space-4`, `4-2`, or the id of a creature or toadling. */
  readonly id: string
  readonly kind: 'space' | 'section' | 'chip'
  /** Ids it selects: its own, or those of the pieces that share a chip. */
  readonly ids: readonly string[]
  /** Place of its path around the tower, 0 to 5. */
  readonly at: number
  /** 0 for a space of the tower. */
  readonly section: number
}

/** All that can be selected: path after path, from the tower outwards, each section before its chips. */
export function itemsOf({ paths }: BoardModel): readonly BoardItem[] {
  return paths.flatMap(({ path, sections }, at) => [
    { id: spaceId(path), kind: 'space' as const, ids: [spaceId(path)], at, section: 0 },
    ...sections.flatMap(({ id, section, stacks }) => [
      { id, kind: 'section' as const, ids: [id], at, section },
      ...stacks.map((stack) => ({ id: stack.id, kind: 'chip' as const, ids: stack.ids, at, section })),
    ]),
  ])
}

/**
 * Where an arrow key leads: up and down along a path, to the sides to the same section of the next path, by the directions of the picture. Home and End lead to
 * the ends of the path. Null for other keys, and where a path ends.
 */
export function stepFrom(items: readonly BoardItem[], from: string, key: string, stance: Stance): string | null {
  const here = items.find(({ id }) => id === from)
  if (here === undefined) return null
  const path = items.filter(({ at }) => at === here.at)
  const nth = path.indexOf(here)
  // In the lower half of the picture outwards is down, and clockwise is to the left.
  const way = isBelow(here.at, stance) ? -1 : 1
  switch (key) {
    case 'ArrowUp':
      return path[nth + way]?.id ?? null
    case 'ArrowDown':
      return path[nth - way]?.id ?? null
    case 'ArrowRight':
      return beside(items, here, way)
    case 'ArrowLeft':
      return beside(items, here, -way)
    case 'Home':
      return path[0]?.id ?? null
    case 'End':
      return path.at(-1)?.id ?? null
    default:
      return null
  }
}

function isBelow(at: number, stance: Stance): boolean {
  return Math.sin((bearing(at, stance) * Math.PI) / 180) > 0.01
}

function beside(items: readonly BoardItem[], { at, section }: BoardItem, way: number): string | null {
  const around = new Set(items.map((item) => item.at)).size
  const next = (at + way + around) % around
  return items.find((item) => item.at === next && item.section === section && item.kind !== 'chip')?.id ?? null
}

/** Id of a space of the tower on the board. */
export function spaceId(path: number): string {
  return `space-${path}`
}
