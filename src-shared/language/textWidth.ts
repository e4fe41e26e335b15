/**
 * Estimates how wide a line of text is in Inter's semibold, in the unit of `size`; never less than it comes to. Where nothing can be measured (files that
 * are the same on every machine, tests) this is what room is made by; a page measures (`src-renderer/ui/measuredWidth.ts`).
 *
 * @param size of the type, in any unit
 */
export function estimatedWidth(text: string, size: number): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + emsOf(grapheme), 0) * size
}

/**
 * The text, or as much of its beginning as fits into `room` together with an ellipsis.
 *
 * @param widthOf of a text, in the unit of `room`
 */
export function shortenedTo(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const kept = graphemesOf(text)
  while (kept.length > 1 && widthOf(`${kept.join('').trimEnd()}…`) > room) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** What a reader takes for one letter: with its accents, or an emoji made of several. */
function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}

/** Widest letter of each kind in Inter's semibold, in parts of the size; the first kind that fits is taken. */
const EMS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,:;'’|!]/, 0.34],
  [/[frt()[\]/-]/, 0.41],
  [/[MW…@%]/, 1.03],
  [/[mw]/, 0.91],
  [/[a-z]/, 0.65],
  [/[A-Z0-9]/, 0.78],
  [
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}|[\u3000-\u303f\uff01-\uff60]/u,
    1.05,
  ],
  [/\p{Lu}/u, 1.25],
  [/\p{L}/u, 1],
]
/** Signs of any other kind, such as dashes and arrows. */
const OTHER = 0.75

function emsOf(grapheme: string): number {
  // An accent takes no room of its own.
  const base = String.fromCodePoint(grapheme.normalize('NFD').codePointAt(0) ?? 0x20)
  // What Hangul comes apart into is the same script.
  return EMS.find(([kind]) => kind.test(base))?.[1] ?? OTHER
}
