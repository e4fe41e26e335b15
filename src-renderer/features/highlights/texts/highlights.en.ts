import { seatName } from '../../../wording/names.ts'

/** Cards for what the table should not miss. */
export const EN = {
  label: 'What just happened',
  goOn: 'Go on',
  kinds: {
    turn: 'End of a turn',
    round: 'A new round',
    event: 'The world',
    war: 'War and peace',
    battle: 'A battle',
    raid: 'A raid',
    discovery: 'Found out',
    birth: 'A royal house',
    death: 'A death',
    age: 'An age',
    fall: 'A fall',
    end: 'The end',
  },
  turn: (seat: string, round: number) => `The turn of ${seatName(seat)}, round ${round}`,
  round: (round: number) => `Round ${round} begins`,
  next: (seat: string) => `${seatName(seat)} next`,
  figures: 'What the turn brought',
  nothing: 'Every account stands as it did before.',
  onBoard: 'On the board',
  asTold: (rule: string) => `By ${rule}`,
  handOver: 'Hand the screen over',
  print: 'Print',
  send: 'Send',
  battle: 'The battle in full',
}
