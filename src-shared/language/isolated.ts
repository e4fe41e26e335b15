/** Marks that turn the direction of what follows: no name needs them, and one of them would have the rest of a line read the other way round. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/g

/** Letters of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B][\uDC00-\uDFFF]/

/** A piece of text that keeps its direction to itself, with none such in it. */
const PIECE = /\u2068[^\u2068\u2069]*\u2069/g

/**
 * What a person wrote (a name, a title, a reason) as it can stand in the middle of a line: without marks of direction, and where it is written
 * from right to left between marks that keep that to itself (U+2068, U+2069). Pieces of a sentence that are so already stay as they are,
 * and so does everything else.
 */
export function isolated(text: string): string {
  const unturned = text.replace(MARKS, '')
  let rest = unturned
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(PIECE, '')
  }
  // Where the marks that are left do not match each other they are nobody's.
  const plain = /[\u2068\u2069]/.test(rest) ? unturned.replace(/[\u2068\u2069]/g, '') : unturned
  return RIGHT_TO_LEFT.test(plain === unturned ? rest : plain) ? `\u2068${plain}\u2069` : plain
}
