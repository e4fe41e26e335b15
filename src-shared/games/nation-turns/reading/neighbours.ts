/** Something that has a place on a drawn field. */
export interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** What lies beside the way counts so many times as much as what lies along it. */
const ASIDE = 2

/** The nearest one in that direction, those straight ahead before those at the side; the same one where nothing lies there. */
export function neighbourIn(all: readonly Placed[], from: string, direction: Direction): string {
  const here = all.find(({ id }) => id === from)
  if (here === undefined) return from
  let best: { readonly id: string; readonly far: number } | null = null
  for (const { id, x, y } of all) {
    const [along, aside] = onWay(direction, x - here.x, y - here.y)
    if (along <= 0) continue
    const far = along + ASIDE * Math.abs(aside)
    if (best === null || far < best.far) best = { id, far }
  }
  return best?.id ?? from
}

function onWay(direction: Direction, dx: number, dy: number): readonly [along: number, aside: number] {
  switch (direction) {
    case 'left':
      return [-dx, dy]
    case 'right':
      return [dx, dy]
    case 'up':
      return [-dy, dx]
    case 'down':
      return [dy, dx]
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The least height of a field of this width on which marks of one size, each in the middle of its place (0 to 100), do not lie on each other;
 * null where no height is enough.
 */
export function leastHeight(all: readonly Placed[], width: number, mark: Size): number | null {
  let height = mark.height
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if ((Math.abs(one.x - other.x) / 100) * width >= mark.width) continue
      const dy = Math.abs(one.y - other.y) / 100
      if (dy === 0) return null
      height = Math.max(height, mark.height / dy)
    }
  }
  return height
}

/** A field and the marks on it, in rem. */
export interface Layout extends Size {
  readonly mark: Size
}

/** What is higher than this is seen by scrolling, in rem. */
const SCREEN = 40
const WIDEST = 240
/** A rem to be scrolled aside counts so many times as much as one to be scrolled down; that there is anything to be scrolled so, as much as this. */
const ASIDE_COST = 3
const ANY_ASIDE_COST = 20
/** What a step to smaller marks counts, in rem to be scrolled down. */
const SMALLER_COST = 2
/** Height of a field to its width, where marks leave it the choice. */
const FLAT = 0.52

/**
 * The field on which the least has to be scrolled to see everything, in a frame of this width, with the largest marks that are worth it. `marks`: those there
 * are, the largest first; `flat`: height to width, where marks leave it the choice.
 */
export function layOut(all: readonly Placed[], room: number, marks: readonly [Size, ...Size[]], flat = FLAT): Layout {
  const [largest] = marks
  let best: { readonly layout: Layout; readonly cost: number } | null = null
  for (const [step, mark] of marks.entries()) {
    for (let width = Math.max(room, 2 * mark.width); width <= WIDEST; width *= 1.02) {
      const least = leastHeight(all, width - mark.width, mark)
      if (least === null) continue
      const height = Math.max(least + mark.height, Math.min(SCREEN, flat * width))
      const aside = width > room ? ANY_ASIDE_COST + ASIDE_COST * (width - room) : 0
      const cost = aside + Math.max(0, height - SCREEN) + SMALLER_COST * step
      if (best === null || cost < best.cost) best = { layout: { width, height, mark }, cost }
    }
  }
  return best?.layout ?? { width: WIDEST, height: SCREEN, mark: marks.at(-1) ?? largest }
}

interface Drawn extends Placed {
  readonly outline: readonly { readonly x: number; readonly y: number }[]
}

/** The same places and outlines on a field of 100 by 100 that they fill from edge to edge; in its middle where all lie on one line. */
export function spread<T extends Drawn>(all: readonly T[]): readonly T[] {
  const points = all.flatMap(({ x, y, outline }) => [{ x, y }, ...outline])
  const across = rangeOf(points.map(({ x }) => x))
  const down = rangeOf(points.map(({ y }) => y))
  return all.map((one) => ({
    ...one,
    x: across(one.x),
    y: down(one.y),
    outline: one.outline.map(({ x, y }) => ({ x: across(x), y: down(y) })),
  }))
}

function rangeOf(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => (most > least ? (100 * (value - least)) / (most - least) : 50)
}
