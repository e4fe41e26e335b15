import { decimal } from './numbers.ts'

/** "37 %"; near zero and near certainty with a decimal, so that neither is claimed falsely. */
export function percentText(probability: number): string {
  const percent = probability * 100
  const near = percent > 0 && percent < 100 && (percent < 1 || percent > 99)
  return `${near ? decimal(percent) : String(Math.round(percent))}\u00a0%`
}
