import { randomBot } from '../../../insight/bots/random.ts'

/** As many mothers, or people bought at once, as a table would still throw dice for: a people that grew without end would roll by the million. */
const MOST_NEWCOMERS = 250

/** Does anything that is allowed. */
export const random = randomBot(({ id }) => (id === 'people' ? { amount: MOST_NEWCOMERS } : { mothers: MOST_NEWCOMERS }))
