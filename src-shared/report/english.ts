import { the } from '../games/text/playing.ts'
import { figure } from '../language/figures.ts'

export const ENGLISH = {
  /** Headings of a report, in all its formats. */
  headings: {
    happened: 'Your turn',
    elsewhere: 'What others’ turns did to you',
    saw: 'What you saw',
    standing: 'How you stand',
    asked: 'What is asked of you next',
  },
  over: 'The round is over.',
  notYet: 'Your turn of this round has not come yet.',
  running: 'The round is still being played.',
  need: (name: string, have: number, need: number) => `${name} ${figure(have)} of ${figure(need)}`,
  missing: (missing: number) => `, ${figure(missing)} missing`,
  /** Follows the name of the round. */
  forWhom: (player: string) => `, for ${player}.`,
  headedFor: (player: string) => `For ${player}. `,
  gameOver: 'The game is over.',
  playStands: (where: string) => `In play: ${where}.`,
  setUp: 'the set-up',
  nothingAsked: 'Nothing is asked of you now.',
  times: (times: number) => ` (${times} times)`,
  columns: {
    account: 'Account',
    change: 'Change',
    now: 'Now',
    why: 'Why',
    rule: 'Rule',
    before: 'Before',
    ledger: 'Ledger',
  },
  reckoned: 'Reckoned',
  /** Heading for the sum of everything a player commands. */
  together: (who: string) => `${who}, in total`,
  turnOf: (seat: string) => `Turn of ${the(seat)}`,
  corrected: (reason: string) => `The game master made a correction${reason === '' ? '.' : `: ${reason}`}`,
  decreed: (reason: string) => `The game master decreed something${reason === '' ? '.' : `: ${reason}`}`,
  decided: (reason: string) => `House rules were changed${reason === '' ? '.' : `: ${reason}`}`,
  renamed: (title: string) => `The campaign is now called ${title}`,
  roll: (dice: number, faces: number) => `Roll ${dice === 1 ? 'one die' : `${figure(dice)} dice`} of ${faces}`,
}
