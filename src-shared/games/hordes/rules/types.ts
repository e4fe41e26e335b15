/** F foot, M mounted, A aerial, S the Stronghold, which is none of these. */
export type ElementClass = 'F' | 'M' | 'A' | 'S'

/** What an element of a type is by the sheet; moves in paces, null where there is none. */
export interface TypeRow {
  readonly class: ElementClass
  readonly ap: number
  readonly road: number | null
  readonly good: number | null
  readonly bad: number | null
  readonly vsFoot: number
  readonly vsOther: number
}

/** In the order of the sheet. */
export const CODES = [
  ...['AH', 'AB', 'AR', 'BE', 'BM', 'BL', 'CL', 'DR', 'FL', 'GO', 'HE'],
  ...['HO', 'KN', 'LU', 'MA', 'PA', 'RI', 'SH', 'SN', 'SP', 'ST', 'WB'],
] as const as readonly TypeCode[]

export type TypeCode =
  | ('AH' | 'AB' | 'AR' | 'BE' | 'BM' | 'BL' | 'CL' | 'DR' | 'FL' | 'GO' | 'HE')
  | ('HO' | 'KN' | 'LU' | 'MA' | 'PA' | 'RI' | 'SH' | 'SN' | 'SP' | 'ST' | 'WB')

function row(
  kind: ElementClass,
  ap: number,
  moves: readonly [number | null, number | null, number | null],
  foot: number,
  other: number,
): TypeRow {
  const [road, good, bad] = moves
  return { class: kind, ap, road, good, bad, vsFoot: foot, vsOther: other }
}

/** Class, cost, moves and factors of each type. */
export const TYPES: Readonly<Record<TypeCode, TypeRow>> = {
  AH: row('A', 6, [1200, 1200, 1200], 5, 5),
  AB: row('A', 3, [500, 500, 500], 5, 3),
  AR: row('F', 3, [300, 200, null], 4, 4),
  BE: row('M', 2, [400, 400, 400], 3, 4),
  BM: row('M', 4, [400, 300, 200], 4, 5),
  BL: row('F', 2, [400, 200, 200], 5, 3),
  CL: row('F', 3, [400, 200, 200], 4, 4),
  DR: row('A', 4, [1200, 1200, 1200], 6, 6),
  FL: row('A', 2, [1200, 1200, 1200], 2, 2),
  GO: row('A', 4, [1200, 1200, 1200], 6, 6),
  HE: row('M', 4, [500, 500, 200], 5, 5),
  HO: row('F', 1, [400, 200, 200], 2, 2),
  KN: row('M', 2, [400, 300, 200], 3, 4),
  LU: row('F', 1, [400, 200, 200], 2, 2),
  MA: row('F', 4, [500, 500, 200], 4, 4),
  PA: row('M', 4, [500, 500, 200], 6, 6),
  RI: row('M', 2, [500, 500, 200], 3, 3),
  SH: row('F', 2, [400, 300, 300], 3, 4),
  SN: row('F', 3, [400, 300, 300], 5, 3),
  SP: row('F', 2, [400, 200, 200], 4, 4),
  ST: row('S', 0, [null, null, null], 6, 6),
  WB: row('F', 2, [400, 200, 200], 3, 3),
}

/** What leaves the table takes so many AP with it. */
export function costOf(type: TypeCode): number {
  return TYPES[type].ap
}

export function isAerial(type: TypeCode): boolean {
  return TYPES[type].class === 'A'
}

/** Everything that is not aerial, the Stronghold too. */
export function isGround(type: TypeCode): boolean {
  return TYPES[type].class !== 'A'
}

export function isMounted(type: TypeCode): boolean {
  return TYPES[type].class === 'M'
}

export function isCode(value: unknown): value is TypeCode {
  return typeof value === 'string' && Object.hasOwn(TYPES, value)
}
