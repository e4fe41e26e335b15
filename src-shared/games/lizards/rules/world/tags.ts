import { trimmed } from '../../../../kernel/forms/outsideText.ts'
import { accept, problem, refuse, wrongType, type Outcome } from '../../../../kernel/problem.ts'

/** Characters of a clan's name at most, spaces counted (LZ-SET-4). */
export const LONGEST_NAME = 20
/** In place of a name without any of the letters A to Z. */
const NAMELESS = 'CLAN'
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A clan's name from outside: one line of 1 to 20 characters. */
export function readClanName(raw: unknown, field: string): Outcome<string> {
  if (typeof raw !== 'string') return refuse(wrongType(field, raw, 'a text'))
  const name = trimmed(raw)
  const length = Array.from(name).length
  if (length === 0) return refuse(problem(field, 'problem.unseen'))
  if (length > LONGEST_NAME) return refuse(problem(field, 'problem.length', { value: length, max: LONGEST_NAME }, 'LZ-SET-4'))
  return /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name) ? refuse(problem(field, 'problem.nameLines')) : accept(name)
}

/**
 * LZ-SET-4 Returns a tag of three letters for each name, in their order, no two alike: two letters of the first word and one of the last, of a single
 * word its first three. Where that is taken or too short the last letter moves on through the name, then from A to Z (RULING-04).
 */
export function tagsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const tag = candidates(name).find((candidate) => !taken.has(candidate)) ?? freeTag(taken)
    taken.add(tag)
    return tag
  })
}

function candidates(name: string): readonly string[] {
  const words = name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .toUpperCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^A-Z]/g, ''))
    .filter((word) => word !== '')
  const [first = NAMELESS, ...others] = words
  const all = words.length === 0 ? NAMELESS : words.join('')
  const last = others.at(-1)
  const head = (first + all.slice(first.length)).slice(0, 2).padEnd(2, 'A')
  const thirds = last === undefined ? Array.from(first.slice(2)) : Array.from(last)
  return [...thirds, ...ALPHABET].map((third) => head + third)
}

/** More clans begin alike than there are letters. */
function freeTag(taken: ReadonlySet<string>): string {
  const tags = ALPHABET.flatMap((one) => ALPHABET.flatMap((other) => ALPHABET.map((third) => one + other + third)))
  return tags.find((tag) => !taken.has(tag)) ?? ''
}
