/** A copy that is played on from an entry to see what comes of it. It lies in the host's memory and nowhere else. */
export interface WhatIf {
  /** Tells it from other copies of the same campaign. */
  readonly number: number
  /** Number of the last entry it shares with the campaign it was made from. */
  readonly after: number
  /** Ref of that campaign. */
  readonly origin: string
}

const MARK = 'what-if:'

/** How it is named where campaigns are named by refs. */
export function writeWhatIf({ number, after, origin }: WhatIf): string {
  return `${MARK}${number}:${after}:${origin}`
}

/** Null for the ref of a campaign that is kept. */
export function readWhatIf(ref: string): WhatIf | null {
  const [, number, after, origin] = /^what-if:(\d{1,9}):(\d{1,9}):(.+)$/s.exec(ref) ?? []
  return origin === undefined ? null : { number: Number(number), after: Number(after), origin }
}

/** The campaign such a copy was made from, whose devices, door and PINs are the copy's; any other is its own. */
export function originOf(ref: string): string {
  return readWhatIf(ref)?.origin ?? ref
}

/** The last entry that a copy which ends behind entry `after` of `ref` shares with that campaign. */
export function sharedUpTo(ref: string, after: number): number {
  return Math.min(after, readWhatIf(ref)?.after ?? after)
}
