import { figure } from '../../../../src-shared/language/figures.ts'

/** What is asked at the table, and the ways to answer, whatever the question. */
export const EN = {
  acceptCommand: 'Confirm the answer',
  focusCommand: 'Back to the question',
  doneCommand: 'Done with these acts',
  /** Before the rules a question stands on. */
  accept: 'Confirm',
  doIt: 'Do it',
  /** Does what is chosen and ends the acts: one press instead of two. */
  lastAct: 'Finish with this',
  done: 'Done',
  next: 'What to do next',
  /** Before the changes an answer would bring. */
  wouldGive: 'Would give',
  moreToCome: (lines: number) => `and ${figure(lines)} more`,
  moreLines: (lines: number) => `and ${figure(lines)} more, in the chronicle`,
  span: (min: number, max: number) => `${figure(min)} to ${figure(max)}.`,
  upTo: (max: number) => `Up to ${figure(max)}.`,
  bothWays: (min: number, max: number) => `Up to ${figure(max)}, or down to ${figure(min)}.`,
  /** Behind the sum itself: "18 of 30". */
  ofMost: (max: number) => `of ${figure(max)}`,
  /** Next to a number that is filled in with what was answered last time. */
  asLast: 'As last turn.',
  tooMany: (over: number) => `${figure(over)} too many: lower one of the fields.`,
}
