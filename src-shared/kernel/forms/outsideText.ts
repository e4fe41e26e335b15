import { problem, type Problem } from '../problem.ts'

/**
 * Text from outside: files, the command line, drops, pastes, fields. Editors, spreadsheets, calculators and mail programs leave signs in it
 * that nobody sees; everything that reads such text asks here what they are.
 */

/**
 * Signs that leave no mark on the screen: joiners, marks of direction, byte-order marks, fillers that pass for letters, control characters.
 * Signs that change how the one before them looks (variation selectors, tags) count here as well, for a number needs none.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu

/** Blanks of all kinds, and invisible signs. */
const BLANK = /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Invisible signs that belong to the picture before them. */
const OF_A_PICTURE = /[\p{Variation_Selector}\u{E0020}-\u{E007F}]/u

/** A sign that anybody can see; accents alone, braille without a dot and an empty note head are none. */
const VISIBLE = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u

/** Blanks alone, or nothing: an empty text to everybody. */
const EMPTY = /^[^\S\ufeff]*$/

/** Deeper values are refused elsewhere. */
const DEEPEST = 64
/** Problems beyond these tell nothing new. */
const MOST_PROBLEMS = 12

/** The text without the signs nobody sees: for numbers and dice, which hold none. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** The text without what says nothing at its ends: for titles, names and passphrases. */
export function trimmed(text: string): string {
  // Sign by sign from both ends: a pattern that ends with the text takes the square of a run of blanks within it.
  let end = text.length
  while (end > 0) {
    const sign = lastSign(text, end)
    if (!saysNothing(sign)) break
    end -= sign.length
  }
  let begin = 0
  while (begin < end) {
    const sign = String.fromCodePoint(text.codePointAt(begin) ?? 0)
    if (!saysNothing(sign)) break
    begin += sign.length
  }
  return text.slice(begin, end)
}

function saysNothing(sign: string): boolean {
  return BLANK.test(sign) && !OF_A_PICTURE.test(sign)
}

/** The sign that ends at a place: two code units where they are one. */
function lastSign(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end)
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : text.slice(end - 1, end)
}

/** Whether anybody can see anything of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/** The refusal of a text that looks empty and is not; null of any other, the empty one too. `field` names it. */
export function whyUnseen(text: string, field: string): Problem | null {
  return EMPTY.test(text) || isVisible(text) ? null : problem(field, 'problem.unseen')
}

/** Problems of a name: it cannot be seen, or has several lines. An empty one has none. */
export function nameProblems(name: string, field: string): readonly Problem[] {
  const unseen = whyUnseen(name, field)
  if (unseen !== null) return [unseen]
  return isOneLine(trimmed(name)) ? [] : [problem(field, 'problem.nameLines', { value: field })]
}

/** Whether a text has neither line ends nor other control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** Fields of set-ups and records that are names, with all that is in them. */
const NAMES: ReadonlySet<string> = new Set(['title', 'name', 'label', 'player', 'players'])

/**
 * Texts in a value from outside (a set-up, an answer, a record) that nobody sees, and names of several lines, each under its path.
 * @param rows how the path names a row: as forms do, or as set-ups and documents do (`players.0`)
 */
export function faultyTextsIn(value: unknown, field: string, rows: 'brackets' | 'points' = 'brackets'): readonly Problem[] {
  const found: Problem[] = []
  const look = (one: unknown, path: string, depth: number, isName: boolean): void => {
    if (found.length >= MOST_PROBLEMS) return
    if (typeof one === 'string') {
      const place = path === '' ? 'answer' : path
      found.push(...(isName ? nameProblems(one, place) : [whyUnseen(one, place) ?? []].flat()))
    } else if (typeof one === 'object' && one !== null && depth > 0)
      for (const [key, held] of Object.entries(one))
        look(held, pathTo(path, key, rows === 'brackets' && Array.isArray(one)), depth - 1, isName || NAMES.has(key))
  }
  look(value, field, DEEPEST, false)
  return found
}

/** As problems of forms name it: `rows[2].name`. */
function pathTo(path: string, key: string, isRow: boolean): string {
  if (isRow) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/** The text without the byte-order mark some editors begin a file with. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** The first line of a text. */
export function firstLine(text: string): string {
  return withoutMark(text).split(/\r\n|\n|\r/, 1)[0] ?? ''
}

/** The text cut to so many UTF-16 units at most, between characters as people see them: no emoji is torn. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Ending of campaign files in any letters, and what mail programs add to an ending they do not know. */
const CAMPAIGN = /^(.+)\.lineage(?:\.(?:txt|json))?$/is

/** What a campaign file is called without its ending; null where the name is none of a campaign file. */
export function campaignNameOf(file: string): string | null {
  return CAMPAIGN.exec(file)?.[1] ?? null
}
