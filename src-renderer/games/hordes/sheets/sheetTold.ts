import { clauseFor } from '../../../../src-shared/games/hordes/rules/combat/outcome.ts'
import type { OutcomeClause } from '../../../../src-shared/games/hordes/rules/combat/outcomeTable.ts'
import { boutOf } from '../../../../src-shared/games/hordes/rules/combat/plan.ts'
import {
  ELEMENTS,
  type CombatSheet,
  type Element,
  type FactorLine,
  type Side,
  type SheetSide,
} from '../../../../src-shared/games/hordes/rules/records.ts'
import { elementText } from '../../../../src-shared/games/hordes/words/names.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'

/** One side of a combat that was rolled, with the element it was. */
export interface ToldSide extends SheetSide {
  readonly side: Side
  readonly of: Element
  readonly name: string
  readonly lines: readonly FactorLine[]
  /** What of its row fitted; null where nothing did, or it was the higher. */
  readonly clause: OutcomeClause | null
  /** It would have suffered, and ignored it. */
  readonly ignored: boolean
}

/** Whether its dice have fallen. */
export function isRolled({ a }: CombatSheet): boolean {
  return a.die > 0
}

/** Null where an element of it is not known. */
export function toldSides(world: World, sheet: CombatSheet): Readonly<Record<Side, ToldSide>> | null {
  const [a, b] = [world.record(ELEMENTS, sheet.a.element), world.record(ELEMENTS, sheet.b.element)]
  if (a === undefined || b === undefined) return null
  const bout = boutOf(world, sheet)
  const scores = { a: sheet.a.score, b: sheet.b.score }
  const told = (side: Side, of: Element): ToldSide => ({
    ...sheet[side],
    ...{ side, of, name: elementText(of.id), clause: clauseFor(bout, side, scores) },
    lines: sheet.lines.filter((line) => line.side === side),
    ignored: sheet[side].printed !== '-' && sheet[side].fate === '-',
  })
  return { a: told('a', a), b: told('b', b) }
}
