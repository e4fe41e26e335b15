/**
 * A value as JSON that reads the same however it was put together: keys sorted (by UTF-16 units), no spaces, keys without a value left
 * out. What is signed and committed to is this text, so that a file may be laid out anew without becoming another. In the manner of
 * RFC 8785, for plain JSON with finite numbers.
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
