import { isolated } from '../language/isolated.ts'

/** Trusted markup; `put` escapes every plain text. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Piece = string | Markup | readonly Markup[]

/** Content policy of a file: allows nothing but its own style. */
export const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Joins pieces: escapes texts, keeps markup. */
export function put(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.map((string, at) => `${string}${textOf(pieces[at])}`).join(''))
}

function textOf(piece: Piece | undefined): string {
  if (piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  return typeof piece === 'string' ? escaped(piece) : piece.map(({ text }) => text).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return isolated(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
