import { shallowRef } from 'vue'
import type { Addition } from './handModel.ts'

/** A cast that was put together before it began: the cards still to be added, and the line. */
export interface PlannedCast {
  readonly seat: string
  readonly main: string
  readonly additions: readonly Addition[]
  /** The line that is wanted; null: the best that is reached. */
  readonly line: string | null
}

const planned = shallowRef<PlannedCast | null>(null)

/** Keeps a cast for the question that comes next. */
export function planCast(plan: PlannedCast): void {
  planned.value = plan
}

/** Forgets it: the cast was refused, or another turn began. */
export function dropPlannedCast(): void {
  planned.value = null
}

/** The cast that was planned for this seat and spell; then it is forgotten. */
export function takePlannedCast(seat: string, main: string): PlannedCast | null {
  const plan = planned.value
  planned.value = null
  return plan?.seat === seat && plan.main === main ? plan : null
}
