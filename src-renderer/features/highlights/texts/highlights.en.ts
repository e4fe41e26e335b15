import { capitalThe, isMany, roundName, the } from '../../../../src-shared/games/text/playing.ts'

/** Cards for what the table should not miss. */
export const EN = {
  label: 'What just happened',
  goOn: 'Continue',
  turn: (seat: string, round: number) => `The turn of ${the(seat)}, round ${round}`,
  round: (round: number) => `${roundName(round)} begins`,
  next: (seat: string) => `${capitalThe(seat)} ${isMany(seat) ? 'are' : 'is'} next`,
  figures: 'What the turn brought',
  nothing: 'Every account is as it was before.',
  ahead: {
    title: 'What lies ahead',
    owed: 'Owed',
    threat: 'Watch out',
    comes: 'To come',
  },
  /** Covered until it is asked for: the card itself is read aloud. */
  apart: (seat: string) => (seat === '' ? 'Not to be read aloud' : `For ${the(seat)} alone: not to be read aloud`),
  onBoard: 'On the board',
  handOver: 'Hand the screen over',
  print: 'Print',
  send: 'Send',
}
