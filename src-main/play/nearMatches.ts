/** Returns the words of `known` nearest to a mistyped one, nearest first. */
export function nearMatches(word: string, known: Iterable<string>, most = 4): readonly string[] {
  const wanted = word.toLowerCase()
  return [...known]
    .map((one) => ({ one, distance: editsBetween(wanted, one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one)
}

/** Returns the edit distance of two words (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++) {
      const exchanged = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1)
      next.push(Math.min(exchanged, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
