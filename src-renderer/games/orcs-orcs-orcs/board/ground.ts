import { PATHS, type Terrain } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import { bearing, depthOf, halfWidth, pointOn, REACH, type Point, type Stance } from './layout.ts'

/** Strokes of the pen as one SVG path. */
type Strokes = string

/** A series of numbers from 0 to 1 that is the same each time: the picture may not change between two drawings. */
function series(seed: number): () => number {
  let state = (seed * 7919 + 104_729) % 233_280
  return () => {
    state = (state * 9301 + 49_297) % 233_280
    return state / 233_280
  }
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function line(...points: readonly Point[]): Strokes {
  return `M${points.map(pair).join('L')}`
}

/** Strokes of the ground of a section: paving near the tower, trodden earth in the middle, grass outside. */
export function groundOf(at: number, section: number, stance: Stance): Strokes {
  return section === 1 ? paving(at, stance) : section === 2 ? earth(at, stance) : grass(at, stance)
}

/** Courses of stones, joints set off from one course to the next. */
function paving(at: number, stance: Stance): Strokes {
  const [inner, outer] = depthOf(1)
  const courses = 5
  const next = series(at + 1)
  const strokes: Strokes[] = []
  for (let course = 0; course < courses; course++) {
    const [from, to] = [course, course + 1].map((nth) => inner + ((outer - inner) * nth) / courses) as [number, number]
    const half = halfWidth(from)
    if (course > 0) strokes.push(line(pointOn(at, stance, from, -half), pointOn(at, stance, from, half)))
    for (let aside = -half + 16 + 26 * next(); aside < half - 12; aside += 30 + 24 * next()) {
      strokes.push(line(pointOn(at, stance, from, aside), pointOn(at, stance, to, aside + 2)))
    }
  }
  return strokes.join('')
}

/** Short furrows along the path. */
function earth(at: number, stance: Stance): Strokes {
  return scattered(at, 2, 30, (out, aside, next) => {
    const length = 10 + 16 * next()
    return line(
      pointOn(at, stance, out, aside),
      pointOn(at, stance, out + 2, aside + length / 2),
      pointOn(at, stance, out - 1, aside + length),
    )
  })
}

/** Tufts of three blades, upright wherever they grow. */
function grass(at: number, stance: Stance): Strokes {
  return scattered(at, 3, 42, (out, aside, next) => {
    const { x, y } = pointOn(at, stance, out, aside)
    const tall = 7 + 6 * next()
    return [
      line({ x, y }, { x: x - 5, y: y - tall * 0.8 }),
      line({ x, y }, { x: x + 0.5, y: y - tall }),
      line({ x, y }, { x: x + 5, y: y - tall * 0.75 }),
    ].join('')
  })
}

type Mark = (out: number, aside: number, next: () => number) => Strokes

/** Marks strewn over a section, evenly enough that none covers another: one in each cell of a grid, anywhere within it. */
function scattered(at: number, section: number, cell: number, mark: Mark): Strokes {
  const [inner, outer] = depthOf(section)
  const next = series(10 * at + section)
  const strokes: Strokes[] = []
  for (let out = inner + 8; out < outer - 8; out += cell) {
    for (let aside = -halfWidth(out) + 12; aside < halfWidth(out) - cell * 0.7; aside += cell) {
      const [shift, slide, keep] = [next(), next(), next()]
      if (keep < 0.62) strokes.push(mark(Math.min(out + shift * cell * 0.7, outer - 10), aside + slide * cell * 0.4, next))
    }
  }
  return strokes.join('')
}

/** Tiles of terrain: vines, boulders, or the two ruts of a road with arrowheads towards the tower. */
export function terrainOf(kind: Terrain, at: number, section: number, stance: Stance): Strokes {
  switch (kind) {
    case 'tendrils':
      return tendrils(at, section, stance)
    case 'stone':
      return boulders(at, section, stance)
    case 'road':
      return road(at, section, stance)
    default:
      return kind satisfies never
  }
}

/** Vines that wind across the section, with a leaf or a thorn at each bend. */
function tendrils(at: number, section: number, stance: Stance): Strokes {
  const [inner, outer] = depthOf(section)
  const next = series(20 * at + section)
  const strokes: Strokes[] = []
  for (const share of [0.22, 0.52, 0.8]) {
    const out = inner + (outer - inner) * share
    const half = halfWidth(out) - 12
    const [from, to] = [-half + 0.25 * half * next(), half - 0.25 * half * next()]
    const [waves, phase] = [(to - from) / (70 + 30 * next()), 6 * next()]
    const steps = Math.round(waves * 12)
    const wave = (nth: number): number => out + 8 * Math.sin(phase + (nth / 12) * 2 * Math.PI)
    const aside = (nth: number): number => from + ((to - from) * nth) / steps
    strokes.push(line(...Array.from({ length: steps + 1 }, (_, nth) => pointOn(at, stance, wave(nth), aside(nth)))))
    for (let nth = 3; nth < steps; nth += 5) {
      const side = nth % 2 === 0 ? 1 : -1
      const [root, tip] = [pointOn(at, stance, wave(nth), aside(nth)), pointOn(at, stance, wave(nth) + side * 13, aside(nth) + 7)]
      const bend = pointOn(at, stance, wave(nth) + side * 3, aside(nth) + 9)
      strokes.push(`M${pair(root)}Q${pair(bend)} ${pair(tip)}`)
    }
  }
  return strokes.join('')
}

function boulders(at: number, section: number, stance: Stance): Strokes {
  const [inner, outer] = depthOf(section)
  return scattered(at, section, 46, (out, aside, next) => {
    const size = 9 + 8 * next()
    const corner = (angle: number, by = 1): Point => {
      const { x, y } = pointOn(at, stance, Math.min(Math.max(out, inner + size + 2), outer - size - 2), aside + size)
      return { x: x + size * by * Math.cos(angle), y: y + size * by * 0.8 * Math.sin(angle) }
    }
    const around = [0.2, 1.1, 2.2, 3.2, 4.1, 5.3].map((angle, nth) => corner(angle + 0.3 * next(), nth % 2 === 0 ? 1 : 0.88))
    const [first] = around
    return line(...around, ...(first === undefined ? [] : [first])) + line(corner(4.1, 0.9), corner(5, 0.2), corner(0.9, 0.55))
  })
}

function road(at: number, section: number, stance: Stance): Strokes {
  const [inner, outer] = depthOf(section)
  const track = Math.min(34, halfWidth(inner) - 12)
  const arrows = [0.25, 0.5, 0.75].map((share) => {
    const out = inner + (outer - inner) * share
    return line(pointOn(at, stance, out + 9, -track * 0.5), pointOn(at, stance, out - 7, 0), pointOn(at, stance, out + 9, track * 0.5))
  })
  return (
    [-track, track].map((aside) => line(pointOn(at, stance, inner, aside), pointOn(at, stance, outer, aside))).join('') + arrows.join('')
  )
}

/** The bed of a road. */
export function roadBed(at: number, section: number, stance: Stance): readonly Point[] {
  const [inner, outer] = depthOf(section)
  const track = Math.min(34, halfWidth(inner) - 12)
  return [
    pointOn(at, stance, inner, -track),
    pointOn(at, stance, outer, -track),
    pointOn(at, stance, outer, track),
    pointOn(at, stance, inner, track),
  ]
}

/** Merlons on the wall of the tower, each with four corners. */
export function merlons(stance: Stance): readonly (readonly Point[])[] {
  const out = REACH.tower - 1
  const half = out * Math.tan(Math.PI / 6)
  const [count, deep] = [5, 10]
  const pitch = (2 * half) / count
  return PATHS.flatMap((_, at) =>
    Array.from({ length: count }, (__, nth) => {
      const [from, to] = [-half + pitch * (nth + 0.2), -half + pitch * (nth + 0.8)]
      return [
        pointOn(at, stance, out - deep, from),
        pointOn(at, stance, out, from),
        pointOn(at, stance, out, to),
        pointOn(at, stance, out - deep, to),
      ]
    }),
  )
}

/** The six faces of the roof, and how much light from the upper left each has, 0 to 1. */
export function roof(stance: Stance): readonly { readonly corners: readonly Point[]; readonly light: number }[] {
  const half = REACH.roof * Math.tan(Math.PI / 6)
  return PATHS.map((_, at) => ({
    corners: [{ x: 0, y: 0 }, pointOn(at, stance, REACH.roof, -half), pointOn(at, stance, REACH.roof, half)],
    light: (1 + Math.cos(((bearing(at, stance) + 120) * Math.PI) / 180)) / 2,
  }))
}

/** Joints between the stones of the rim. */
export function rimJoints(stance: Stance): Strokes {
  const [inner, outer] = [REACH.sections[3], REACH.rim]
  const stones = 9
  return PATHS.flatMap((_, at) =>
    Array.from({ length: stones + 1 }, (__, nth) => {
      const share = (2 * nth) / stones - 1
      const aside = (out: number): number => share * out * Math.tan(Math.PI / 6)
      return line(pointOn(at, stance, inner, aside(inner)), pointOn(at, stance, outer, aside(outer)))
    }),
  ).join('')
}
