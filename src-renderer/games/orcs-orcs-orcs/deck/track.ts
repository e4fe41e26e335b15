/** Spaces of a counter, at most. */
const MOST_SPACES = 9
const MOST_WORTH = 99

/** Reads values with commas or blanks between, the first space first; null if they cannot be read. */
export function trackIn(text: string): readonly number[] | null {
  const values = text.split(/[\s,;·]+/).filter((value) => value !== '')
  const isTrack =
    values.length > 0 && values.length <= MOST_SPACES && values.every((value) => /^\d+$/.test(value) && Number(value) <= MOST_WORTH)
  return isTrack ? values.map(Number) : null
}

export function trackText(track: unknown): string {
  return (track as readonly number[]).join(', ')
}
