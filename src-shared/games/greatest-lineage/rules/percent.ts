import { chance } from '../../../kernel/engine/procedure.ts'
import type { TargetTest } from '../../../kernel/engine/request.ts'

/** GL-GEN-1 Percentile dice show 1 to 100 (00 is 100); a chance of `need` percent comes true on `need` or less (RULING-02). */
export function percent(need: number, success: string, failure: string): TargetTest {
  return chance(need, success, failure)
}
