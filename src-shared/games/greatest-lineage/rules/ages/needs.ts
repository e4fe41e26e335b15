import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { effectiveCulture } from '../derived.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { ageRow } from '../tables/ages.ts'

/** One thing an age asks for. */
export interface AgeNeed {
  readonly id: 'culture' | 'technology' | 'militaryTechnology' | 'territories' | 'prestige' | Token
  readonly have: number
  readonly need: number
  readonly met: boolean
  /** Once the age is reached it must still be met, or the age is lost: see GL-AGE-6. */
  readonly lasting: boolean
  readonly rule: RuleId
}

const LASTING: readonly AgeNeed['id'][] = ['culture', 'technology', 'militaryTechnology']

/** What an age asks of a civilisation, in the order of the table; empty for the first age. */
export function ageNeeds(world: World, seat: Civilisation, age: number): readonly AgeNeed[] {
  const row = ageRow(age)
  if (row === undefined) return []
  const scores = {
    culture: row.culture,
    technology: row.technology,
    militaryTechnology: row.militaryTechnology,
    territories: row.territories,
  }
  const asked = { ...scores, ...row.stock, prestige: row.prestige }
  const order: readonly AgeNeed['id'][] = ['culture', 'technology', 'militaryTechnology', 'territories', ...TOKENS, 'prestige']
  return order.flatMap((id) => {
    const need = asked[id]
    if (need == null) return []
    const have = id === 'culture' ? cultureForAges(world, seat) : held(world, seat, id)
    return [{ id, have, need, met: have >= need, lasting: LASTING.includes(id), rule: 'GL-AGE-1' }]
  })
}

/** Stored culture with the house's, or without (RULING-120). */
export function cultureForAges(world: World, seat: Civilisation): number {
  return ruled(world, 'age_culture') === 'effective' ? effectiveCulture(world, seat) : held(world, seat, 'culture')
}

/** What an age that was reached still asks for: those not met make a civilisation fall back. */
export function lastingNeeds(world: World, seat: Civilisation, age: number): readonly AgeNeed[] {
  return ageNeeds(world, seat, age).filter(({ lasting }) => lasting)
}
