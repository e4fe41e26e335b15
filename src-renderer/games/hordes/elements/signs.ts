import type { TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'

/** A point on a grid of 64 around the middle, y downwards. */
type Point = readonly [number, number]

function shape(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join(' L')} Z`
}

/** A stroke of that breadth from one point to the other. */
function bar([x1, y1]: Point, [x2, y2]: Point, breadth = 6): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((y1 - y2) / length) * (breadth / 2), ((x2 - x1) / length) * (breadth / 2)]
  const round = (value: number): number => Math.round(value * 10) / 10
  return shape(
    [round(x1 + dx), round(y1 + dy)],
    [round(x2 + dx), round(y2 + dy)],
    [round(x2 - dx), round(y2 - dy)],
    [round(x1 - dx), round(y1 - dy)],
  )
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r},${y} a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0 Z`
}

/** A hole wherever it lies over something, since signs are filled by the even-odd rule. */
function ring(x: number, y: number, outer: number, inner: number): string {
  return disc(x, y, outer) + disc(x, y, inner)
}

/** So many points of a star. */
function star(points: number, outer: number, inner: number): string {
  return shape(
    ...Array.from({ length: points * 2 }, (_, index): Point => {
      const radius = index % 2 === 0 ? outer : inner
      const angle = (Math.PI * index) / points - Math.PI / 2
      return [Math.round(Math.cos(angle) * radius * 10) / 10, Math.round(Math.sin(angle) * radius * 10) / 10]
    }),
  )
}

function spear(x: number, top: number): string {
  return bar([x, top + 12], [x, 28], 5) + shape([x, top], [x + 6, top + 13], [x - 6, top + 13])
}

const CROWN = shape([-22, 18], [-26, -12], [-13, 0], [0, -20], [13, 0], [26, -12], [22, 18])
const CROWN_SMALL = shape([-11, 22], [-14, 0], [-6, 8], [0, -6], [6, 8], [14, 0], [11, 22])
const WING_LEFT = 'M-17,16 C-17,-2 -24,-16 -32,-22 C-33,0 -30,12 -17,16 Z'
const WING_RIGHT = 'M17,16 C17,-2 24,-16 32,-22 C33,0 30,12 17,16 Z'

/** What is drawn on the base of each type: paths filled by the even-odd rule, on a grid of 64 around the middle. */
export const SIGNS: Readonly<Record<TypeCode, readonly string[]>> = {
  AH: [CROWN_SMALL, WING_LEFT, WING_RIGHT],
  AB: ['M-28,-8 a28,16 0 1,1 56,0 a28,16 0 1,1 -56,0 Z', shape([-16, 14], [16, 14], [10, 26], [-10, 26])],
  AR: [bar([-12, 4], [28, -18], 14), ring(-10, 12, 16, 7)],
  BE: [
    'M0,0 c10,0 20,12 16,20 c-4,7 -10,2 -16,2 c-6,0 -12,5 -16,-2 c-4,-8 6,-20 16,-20 Z',
    disc(-20, -4, 6),
    disc(-8, -18, 7),
    disc(8, -18, 7),
    disc(20, -4, 6),
  ],
  BM: ['M-28,26 V-2 a20,20 0 0,1 40,-4 c8,0 16,6 16,14 V26 H20 V12 H12 V26 H2 V14 H-10 V26 Z'],
  BL: [bar([-22, 24], [24, -24]), bar([-25, 6], [-7, 24], 7), bar([22, 24], [-24, -24]), bar([25, 6], [7, 24], 7)],
  CL: [ring(0, -14, 14, 7), bar([0, 0], [0, 28], 8), bar([-16, 8], [16, 8], 7)],
  DR: ['M0,-24 L8,-14 L30,-22 L24,2 L14,0 L10,12 L4,10 L0,28 L-4,10 L-10,12 L-14,0 L-24,2 L-30,-22 L-8,-14 Z'],
  FL: ['M0,16 C-8,-4 -18,-8 -31,-6 C-20,-24 -6,-16 0,-4 C6,-16 20,-24 31,-6 C18,-8 8,-4 0,16 Z'],
  GO: [disc(0, 0, 11), ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ray(turn))],
  HE: [CROWN, bar([-22, 25], [22, 25], 6)],
  HO: [disc(-18, -10, 9), disc(2, -14, 9), disc(20, -8, 8), disc(-9, 12, 9), disc(12, 13, 9)],
  KN: ['M-18,28 V-6 a18,20 0 0,1 36,0 V28 H4 V2 H16 V-5 H-16 V2 H-4 V28 Z'],
  LU: ['M-31,0 C-18,-22 18,-22 31,0 C18,22 -18,22 -31,0 Z' + disc(0, 0, 13), disc(0, 0, 6.5)],
  MA: [star(5, 30, 12)],
  PA: ['M-24,-26 H24 V0 C24,16 10,26 0,31 C-10,26 -24,16 -24,0 Z' + 'M-4,-18 V-6 H-15 V2 H-4 V20 H4 V2 H15 V-6 H4 V-18 Z'],
  RI: ['M-22,28 V-4 a22,22 0 0,1 44,0 V28 H10 V-4 a10,10 0 0,0 -20,0 V28 Z'],
  SH: ['M-10,-28 C18,-20 18,20 -10,28 L-10,21 C8,14 8,-14 -10,-21 Z', bar([-26, 0], [18, 0], 6), shape([30, 0], [15, 9], [15, -9])],
  SN: [shape([0, 31], [-9, -6], [9, -6]), bar([-19, -9], [19, -9], 7), bar([0, -12], [0, -30], 9)],
  SP: [spear(-18, -22), spear(0, -29), spear(18, -22)],
  ST: ['M-26,28 V-26 H-14 V-16 H-6 V-26 H6 V-16 H14 V-26 H26 V28 H8 V12 a8,8 0 0,0 -16,0 V28 Z'],
  WB: [bar([-20, 28], [10, -26], 7), 'M2,-26 C22,-28 30,-10 24,8 L-4,-8 Z'],
}

function ray(degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const at = (radius: number): Point => [Math.round(Math.cos(turn) * radius * 10) / 10, Math.round(Math.sin(turn) * radius * 10) / 10]
  return bar(at(16), at(30), 6)
}
