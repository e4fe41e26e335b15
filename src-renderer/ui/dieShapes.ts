/** A die as it is drawn, on a grid of 100 by 100. */
export interface DieShape {
  readonly outline: string
  /** Sides that lie away from the light. */
  readonly shade: string
  /** The side that says what it shows. */
  readonly front: string
  /** Where the number's foot stands. */
  readonly middle: number
  /** Of a die that shows pips instead, by what it shows. */
  readonly pips: Readonly<Record<number, readonly (readonly [number, number])[]>> | null
}

const [LOW, MID, HIGH] = [28, 50, 72]
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const
const OTHERS = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const
const SIDES = [
  [LOW, MID],
  [HIGH, MID],
] as const
const CENTRE = [[MID, MID]] as const

const PIPS: DieShape['pips'] = {
  1: CENTRE,
  2: CORNERS,
  3: [...CORNERS, ...CENTRE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...CENTRE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
}

const TEN: DieShape = {
  outline: 'M50 3 96 40 90 62 50 97 10 62 4 40Z',
  shade: 'M18 54 50 70 82 54 90 62 50 97 10 62Z',
  front: 'M50 3 82 54 50 70 18 54Z',
  middle: 56,
  pips: null,
}
const SHAPES: Readonly<Record<number, DieShape>> = {
  4: { outline: 'M50 6 97 90 3 90Z', shade: 'M50 6 97 90 78 84Z', front: 'M50 6 78 84 3 90Z', middle: 74, pips: null },
  6: {
    outline: 'M16 6H84Q94 6 94 16V84Q94 94 84 94H16Q6 94 6 84V16Q6 6 16 6Z',
    shade: '',
    front: '',
    middle: 62,
    pips: PIPS,
  },
  8: { outline: 'M50 3 95 50 50 97 5 50Z', shade: 'M12 62 88 62 50 97Z', front: 'M50 3 88 62H12Z', middle: 52, pips: null },
  10: TEN,
  12: {
    outline: 'M50 3 80 13 97 40 97 60 80 88 50 97 20 88 3 60 3 40 20 13Z',
    shade: 'M32 76H68L80 88 50 97 20 88Z',
    front: 'M50 22 78 42 68 76H32L22 42Z',
    middle: 62,
    pips: null,
  },
  20: { outline: 'M50 3 92 27V73L50 97 8 73V27Z', shade: 'M18 68H82L92 73 50 97 8 73Z', front: 'M50 18 82 68H18Z', middle: 60, pips: null },
}
/** A die of any other number of faces, or a coin. */
const ROUND: DieShape = { outline: 'M50 4A46 46 0 1 1 49.9 4Z', shade: '', front: '', middle: 62, pips: null }

export function shapeOf(faces: number): DieShape {
  return SHAPES[faces] ?? ROUND
}

/** What two dice of ten faces show for a number of a hundred: the tens, then the ones; 100 is 00 and 0. */
export function pairOf(value: number): readonly [string, string] {
  const tens = Math.floor((value % 100) / 10)
  return [`${tens}0`, String(value % 10)]
}
