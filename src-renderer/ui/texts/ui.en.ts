import { seatName } from '../../wording/names.ts'

export const EN = {
  close: 'Close',
  notKnown: (what: string) => `${what}: not known`,
  /** An account or a reckoned figure, and whose it is. */
  whatOf: (what: string, owner: string) => `${what} of ${seatName(owner)}`,
  why: {
    figure: (what: string, shown: string) => `${what}: ${shown}. Why?`,
    part: (what: string, part: string, shown: string) => `${what}, ${part}: ${shown}. Why?`,
  },
  number: {
    less: (name: string) => `Less: ${name}`,
    more: (name: string) => `More: ${name}`,
    most: (name: string) => `As many as can be: ${name}`,
    max: 'max',
    empty: 'The field is empty.',
    noWhole: (typed: string) => `"${typed}" is no whole number.`,
  },
  draft: {
    kept: 'What you had begun here has been kept.',
    anew: 'Start over',
  },
  rule: {
    name: (rule: string) => `Rule ${rule}`,
    /** Before the ids of the rules that a card goes by. */
    by: 'By',
    silent: 'Where the book is silent',
    unknown: 'No chapter of the rulebook contains it.',
    more: 'More in the rules',
  },
}
