/**
 * Returns a value as canonical JSON: keys sorted (by UTF-16 units), no spaces, keys without a value left out. Signatures and commitments
 * are made over this text, so that a change of layout does not change a file. Follows RFC 8785 for plain JSON with finite numbers.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`)
  return `{${members.join(',')}}`
}
