const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A seed nobody thought of, short enough to be told across a table. */
export function anySeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
