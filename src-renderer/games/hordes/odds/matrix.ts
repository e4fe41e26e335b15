import { boutOdds } from '../../../../src-shared/games/hordes/odds/bout.ts'
import { sideOf } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import type { HouseRules } from '../../../../src-shared/games/hordes/rules/rulings/switches.ts'
import { CODES, type TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'

/** Of 36 throws of a close combat: those that cost the enemy something, and those that cost oneself. */
export interface MatrixCell {
  readonly foe: number
  readonly own: number
}

export interface Going {
  readonly own: boolean
  readonly foe: boolean
}

/** Every type against every other in close combat, nothing but the going ticked. */
export function matrixOf(houseRules: HouseRules, bad: Going): Readonly<Record<TypeCode, Readonly<Record<TypeCode, MatrixCell>>>> {
  const row = (own: TypeCode): Readonly<Record<TypeCode, MatrixCell>> =>
    Object.fromEntries(CODES.map((foe) => [foe, cellOf(own, foe, houseRules, bad)])) as Record<TypeCode, MatrixCell>
  return Object.fromEntries(CODES.map((own) => [own, row(own)])) as Record<TypeCode, Readonly<Record<TypeCode, MatrixCell>>>
}

function cellOf(own: TypeCode, foe: TypeCode, houseRules: HouseRules, bad: Going): MatrixCell {
  const { rows } = boutOdds({
    ...{ kind: 'close', by: null, fresh: false, houseRules },
    ...{ a: sideOf(own, { ticks: { bad: bad.own } }), b: sideOf(foe, { ticks: { bad: bad.foe } }) },
  })
  const sum = (side: 'a' | 'b'): number => rows.reduce((all, { fates, count }) => all + (fates[side] === '-' ? 0 : count), 0)
  return { own: sum('a'), foe: sum('b') }
}
