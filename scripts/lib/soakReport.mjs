const EXERCISED = /^(\d+) of (\d+) rules were exercised\.$/
/** What is shown of a soak that broke off before its summary. */
const LAST_LINES = 20

/**
 * What `npm run soak` printed: its summary, and whether every rule of the book was exercised.
 *
 * @param {string} text everything it wrote
 * @returns {{ lines: string[], allExercised: boolean }} `lines`: from the count of rules on; the last ones where there is no count
 */
export function soakReport(text) {
  const lines = text.trimEnd().split('\n')
  const at = lines.findIndex((line) => EXERCISED.test(line))
  const [, exercised, rules] = EXERCISED.exec(lines[at] ?? '') ?? []
  return {
    lines: at < 0 ? lines.slice(-LAST_LINES) : lines.slice(at).filter((line) => line !== ''),
    allExercised: exercised !== undefined && exercised === rules && exercised !== '0',
  }
}
