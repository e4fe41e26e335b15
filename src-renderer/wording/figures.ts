import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import type { Figures } from '../../src-shared/kernel/rule.ts'

/** "birthChance" as a label: "Birth chance". */
export function labelOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.]+/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** Figures with their names, in the order in which the rules gave them. */
export function factsOf(figures: Figures): readonly Fact[] {
  return Object.entries(figures).map(([id, value]) => ({ id, label: labelOf(id), value: figure(value) }))
}
