/** Sizes of groups as they were typed. */
export interface Groups {
  /** Null: one group, which need not be typed. A size that cannot be read is 0. */
  readonly sizes: readonly number[] | null
  /** How many are left over, below 0 too many; null: a size cannot be read. */
  readonly left: number | null
}

/** Reads sizes such as "4 5 1", which are to add up to `split`. */
export function readGroups(typed: string, split: number): Groups {
  const parts = typed.split(/[\s,;+]+/).filter((part) => part !== '')
  if (parts.length === 0) return { sizes: null, left: 0 }
  const sizes = parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : 0))
  if (sizes.includes(0)) return { sizes, left: null }
  const left = split - sizes.reduce((sum, size) => sum + size, 0)
  return { sizes: left === 0 && sizes.length === 1 ? null : sizes, left }
}
