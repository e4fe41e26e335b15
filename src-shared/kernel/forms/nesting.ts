/** Nothing any rules write is nested so deeply; reading it would take time and memory without end. Brackets in texts do not count. */
const DEEPEST = 64

/**
 * Reads JSON from outside, as JSON.parse does. Length and depth are looked at first: twenty megabytes of brackets take the parser ten
 * seconds, in which nothing else is done.
 *
 * @param longest most characters it may have
 * @throws {SyntaxError} where it is no JSON, longer, or nested more deeply than anything this program writes
 */
export function parseOutside(text: string, longest = Infinity): unknown {
  if (text.length > longest) throw new SyntaxError(`longer than ${longest} characters`)
  if (isTooDeep(text)) throw new SyntaxError(`nested more deeply than ${DEEPEST}`)
  return JSON.parse(text) as unknown
}

/** Whether a line of JSON is nested more deeply than that. */
export function isTooDeep(line: string): boolean {
  // A line has to open more than so many to be: most have not, and the engine counts faster than a loop.
  if (!opensMoreThan(line, DEEPEST)) return false
  let depth = 0
  let inText = false
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code === QUOTE) inText = !inText
    else if (inText) at += code === BACKSLASH ? 1 : 0
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > DEEPEST) return true
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

function opensMoreThan(line: string, most: number): boolean {
  let opened = 0
  for (const bracket of ['{', '['] as const) {
    for (let at = line.indexOf(bracket); at >= 0; at = line.indexOf(bracket, at + 1)) if (++opened > most) return true
  }
  return false
}
