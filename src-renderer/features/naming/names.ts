import { z } from 'zod'
import type { Names } from '../../../src-shared/kernel/journal.ts'

const NAMES = z.record(z.string(), z.string())

/** Names that were kept as a draft; null where they are none. */
export function readNames(kept: unknown): Names | null {
  const read = NAMES.safeParse(kept)
  return read.success ? read.data : null
}

/** The next of the names behind `now`, in their order and from the front again, that nothing has; the next one where all are taken. */
export function suggestion(names: readonly string[], now: string, taken: ReadonlySet<string>): string {
  const from = names.indexOf(now) + 1
  const ahead = [...names.slice(from), ...names.slice(0, from)].filter((name) => name !== now)
  return ahead.find((name) => !taken.has(name)) ?? ahead[0] ?? now
}
