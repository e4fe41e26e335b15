import { InvariantError } from '../invariantError.ts'
import { accept, problem, refuse, type Outcome } from '../problem.ts'

/**
 * The rules cannot play on from the figures or the place of play they were given. What the rules write themselves never brings them there,
 * so in play it is a bug; with what was written by hand it is told as a refusal. Any other error is a bug wherever it is thrown.
 */
export class BrokenRule extends InvariantError {}

/** Does what runs the rules on a campaign as it is: where they cannot play on with it, that is refused with what they say. */
export function tryRules<T>(work: () => T): Outcome<T> {
  try {
    return accept(work())
  } catch (trouble) {
    if (!(trouble instanceof BrokenRule)) throw trouble
    return refuse(problem('campaign', 'problem.notPlayedOut', { reason: trouble.message }))
  }
}

/**
 * Does what runs the rules on something that was made by hand: where they cannot play on with it, that is refused with what they say.
 * @param field what was made by hand
 */
export function tryByHand<T>(field: string, work: () => T): Outcome<T> {
  try {
    return accept(work())
  } catch (trouble) {
    if (!(trouble instanceof BrokenRule)) throw trouble
    return refuse(problem(field, 'problem.breaksRules', { reason: trouble.message }))
  }
}
