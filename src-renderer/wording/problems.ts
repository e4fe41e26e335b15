import type { Problem } from '../../src-shared/kernel/problem.ts'
import { say } from '../../src-shared/games/text/playing.ts'
import { figure } from '../../src-shared/language/figures.ts'
import { tellProblem } from '../../src-shared/games/text/telling.ts'
import { wordTexts } from './texts/words.ts'

/** What is wrong, said beside the field it is about: without the names fields have in files, and with the limit in its own words. */
export function besideField(problem: Problem): string {
  const { wording, figures } = problem
  const { min, max, value, limit } = figures
  if (wording === 'problem.range') return wholeBetween(Number(min), Number(max))
  if (wording === 'problem.picks') return wordTexts.problems.picks(Number(value), Number(min), Number(max))
  // What there is to choose from stands there by its names.
  if (wording === 'problem.unchosen') return wordTexts.problems.choose
  if (wording !== 'problem.limit' || typeof limit !== 'string') return tellProblem(problem)
  // Below nought it is a least that is meant; the limit says so itself.
  return [say(limit), ...(Number(max) < 0 ? [] : [wordTexts.problems.sum(figure(Number(value)), Number(max))])].join(' ')
}

/** From here on a bound only keeps numbers whole: it is none that anybody meets. */
const BOUNDLESS = 1_000_000_000

/** What to give: a whole number between these. */
export function wholeBetween(min: number, max: number): string {
  if (max < BOUNDLESS) return wordTexts.problems.span(min, max)
  return min > -BOUNDLESS ? wordTexts.problems.from(min) : wordTexts.problems.whole
}
