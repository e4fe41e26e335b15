/** The least value that so large a share of them does not exceed: always one of them; 0 of none. @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** `first / median / third`. @param text how one of the values is written */
export function quartiles(values: readonly number[], text: (value: number) => string = String): string {
  return [0.25, 0.5, 0.75].map((share) => text(quantile(values, share))).join(' / ')
}

/** A part of a whole, `33 %`, rounded to whole percent; `-` of nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`
}
