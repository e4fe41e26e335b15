import { number } from '../../../../src-shared/language/numbers.ts'
import { count } from '../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'House rules',
  leadOfPlayers:
    'How this table plays what the book leaves open. When the game master changes a rule, it applies from then on and is noted in the chronicle.',
  lead: 'How this table plays what the book leaves open. What you change applies from now on and is noted in the chronicle.',
  locked: {
    settled: 'Settled before the first turn: it cannot change any more.',
    noTable: 'No campaign is open.',
    disagreement: 'The phase must be started again first.',
  },
  change: {
    title: 'To be changed',
    untilNow: (as: string) => `Until now: ${as}`,
    reason: 'Reason',
    placeholder: 'We talked it over before the session',
    leave: 'Leave them',
    decide: 'Decide',
    decided: (rules: number) => `${count(rules, 'house rule')} changed.`,
  },
  list: {
    search: 'Search the house rules',
    placeholder: 'Search: a word of the rule',
    onlyChanged: (changed: number) => `Only changed (${changed})`,
    none: 'No house rule speaks of that.',
  },
  rule: {
    changed: 'changed',
    preset: '(default)',
    number: 'A number',
    orNumber: 'Or a number',
    /** `preset`: null where no number is the default. */
    span: (min: number, max: number, preset: number | null) =>
      `From ${number(min)} to ${number(max)}, default ${preset === null ? 'none' : number(preset)}.`,
    ruling: (ruling: number) => `(Ruling ${ruling})`,
  },
  fixed: {
    summary: (rulings: number) => `${count(rulings, 'more ruling, which is', 'more rulings, which are')} the same at every table`,
    ruling: (ruling: number, chapter: string) => `(Ruling ${ruling}, ${chapter})`,
  },
  history: {
    title: 'Decided so far',
    none: 'Nothing has been changed since the set-up.',
    takenBack: (entry: number) => `, taken back in entry ${entry}`,
    takeBack: 'Take back',
    takeBackWhat: (entry: number) => ` entry ${entry} and all after it`,
  },
}
