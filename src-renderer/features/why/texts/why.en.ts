import { the } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  now: (balance: number) => `${figure(balance)} now.`,
  was: (balance: number, round: number) =>
    round === 0 ? `${figure(balance)} after the set-up.` : `${figure(balance)} after round ${figure(round)}.`,
  everyThen: 'Every change that led there, the newest first.',
  every: 'Every change that led here, the newest first.',
  reckoned: 'Reckoned from other figures, line by line.',
  /** Where in the sheet the number that was pressed is found. */
  found: {
    opening: 'The opening figure is the sum of everything under Before.',
    in: 'What came in are the marked lines.',
    out: 'What went out are the marked lines.',
    change: 'Changes come first, the newest on top.',
  },
  correct: 'Correct this figure',
  never: 'Nothing was ever booked here, so it is 0.',
  notUntilThen: 'Nothing had been booked here by then, so it was 0.',
  thisTurn: 'This turn',
  notYet: 'Nothing was booked yet.',
  sums: { opening: 'Opening', in: 'In', out: 'Out', change: 'Change', balance: 'Balance' },
  before: 'Before',
  noneBefore: 'Nothing was booked before: it began at 0.',
  earlier: (more: number) => `Show earlier ones (${figure(more)})`,
  changes: (all: number) => `${count(all, 'change')} in all`,
  changesBefore: (all: number) => `${count(all, 'change')} before in all`,
  setUp: 'Set-up',
  turnStart: 'Start of the turn',
  entry: (seq: number) => `entry ${seq}`,
  parts: {
    now: 'Now',
    opening: 'When this turn began',
    line: 'Line',
    rule: 'Rule',
    amount: 'Amount',
    none: (owner: string) => `This figure is not reckoned for ${the(owner)}.`,
  },
}
