import type { Wording } from '../../../language/wordings.ts'

/** One wording for each of a closed list: `trophy_goblin`, `trophy_orc` and so on, all made alike. */
export function perPiece<Prefix extends string, Piece extends string | number>(
  prefix: Prefix,
  pieces: readonly Piece[],
  text: (piece: Piece) => string,
): Readonly<Record<`${Prefix}${Piece}`, Wording>> {
  return made(pieces, (piece) => `${prefix}${piece}`, text)
}

/** The sentences that explain them. */
export function hintPerPiece<Prefix extends string, Piece extends string | number>(
  prefix: Prefix,
  pieces: readonly Piece[],
  text: (piece: Piece) => string,
): Readonly<Record<`${Prefix}${Piece}.hint`, Wording>> {
  return made(pieces, (piece) => `${prefix}${piece}.hint`, text)
}

function made<Key extends string, Piece>(
  pieces: readonly Piece[],
  key: (piece: Piece) => Key,
  text: (piece: Piece) => string,
): Readonly<Record<Key, Wording>> {
  const entries = pieces.map((piece): readonly [string, Wording] => [key(piece), () => text(piece)])
  return Object.fromEntries(entries) as Record<Key, Wording>
}
