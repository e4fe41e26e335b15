/** A copy that is played on from an entry to see the consequences. It exists only in the host's memory. */
export interface WhatIf {
  /** Number of the copy, unique within the host's run. */
  readonly number: number
  /** Number of the last entry it shares with its origin. */
  readonly after: number
  /** Ref of the campaign it was made from. */
  readonly origin: string
}

const MARK = 'what-if:'

/** Returns the ref of a copy. */
export function writeWhatIf({ number, after, origin }: WhatIf): string {
  return `${MARK}${number}:${after}:${origin}`
}

/** Parses the ref of a copy; null for the ref of a stored campaign. */
export function readWhatIf(ref: string): WhatIf | null {
  const [, number, after, origin] = /^what-if:(\d{1,9}):(\d{1,9}):(.+)$/s.exec(ref) ?? []
  return origin === undefined ? null : { number: Number(number), after: Number(after), origin }
}

/** Returns the ref of a copy's origin, whose devices, door and PINs the copy uses; for any other campaign its own ref. */
export function originOf(ref: string): string {
  return readWhatIf(ref)?.origin ?? ref
}

/** Returns the last entry that a copy of `ref` ending after entry `after` shares with that campaign. */
export function sharedUpTo(ref: string, after: number): number {
  return Math.min(after, readWhatIf(ref)?.after ?? after)
}
