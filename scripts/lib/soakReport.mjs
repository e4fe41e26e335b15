const EXERCISED = /^(\d+) of (\d+) rules were exercised\.$/
/** The head of the table of rules with which each game's part begins. */
const TABLE = /^rule +effects/
/** What is shown of a soak that broke off before its summary. */
const LAST_LINES = 20

/**
 * What `npm run soak` printed: the summary of each game, and whether every rule of every book was exercised.
 *
 * @param {string} text everything it wrote
 * @returns {{ lines: string[], allExercised: boolean }} `lines`: of each game from the count of rules on; the last ones where there is no count
 */
export function soakReport(text) {
  const lines = text.trimEnd().split('\n')
  const games = partsOf(lines).map(summaryOf)
  return {
    lines: games.flatMap((game) => game.lines).filter((line) => line !== ''),
    allExercised: games.every((game) => game.allExercised),
  }
}

/**
 * The lines of each game.
 *
 * @param {readonly string[]} lines
 * @returns {string[][]}
 */
function partsOf(lines) {
  const heads = lines.flatMap((line, at) => (TABLE.test(line) ? [at] : []))
  const begins = [0, ...heads.slice(1)]
  return begins.map((begin, game) => lines.slice(begin, begins[game + 1]))
}

/** @param {readonly string[]} lines */
function summaryOf(lines) {
  const at = lines.findIndex((line) => EXERCISED.test(line))
  const [, exercised, rules] = EXERCISED.exec(lines[at] ?? '') ?? []
  return {
    lines: at < 0 ? lines.slice(-LAST_LINES) : lines.slice(at),
    allExercised: exercised !== undefined && exercised === rules && exercised !== '0',
  }
}
