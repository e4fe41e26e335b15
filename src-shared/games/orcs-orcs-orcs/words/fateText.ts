import { CATEGORIES, FATE_RULES, SECTIONS, type Category, type FateRule, type Section } from '../rules/types.ts'

/** What the face of a fate card says: which creatures its upper part moves, and the rule of its lower part. */
export type FateParts = { readonly rule: FateRule | null } & (
  { readonly categories: readonly Category[] } | { readonly paths: readonly number[]; readonly sections: readonly Section[] }
)

const LETTERS: Readonly<Record<string, Section>> = { I: 1, M: 2, O: 3 }

/** Reads a face as `fateFace` writes it: `WS:exchange`, `135-OMI:life_plus_1`. Null for any other text. */
export function readFate(face: string): FateParts | null {
  const found = /^(?:(?<moves>[WSB]*)|(?<paths>[1-6]*)-(?<rings>[OMI]*))(?::(?<rule>\w+))?$/.exec(face)?.groups
  if (found === undefined || face === '') return null
  const { moves, paths = '', rings = '', rule } = found
  const bound = FATE_RULES.find((one) => one === rule) ?? null
  if (rule !== undefined && bound === null) return null
  if (moves !== undefined) return { rule: bound, categories: CATEGORIES.filter((one) => moves.includes(one.charAt(0).toUpperCase())) }
  const sections = rings.split('').flatMap((letter) => LETTERS[letter] ?? [])
  return { rule: bound, paths: paths.split('').map(Number), sections }
}

/** Whether sections are all there are. */
export function areAll(sections: readonly Section[]): boolean {
  return SECTIONS.every((section) => sections.includes(section))
}
