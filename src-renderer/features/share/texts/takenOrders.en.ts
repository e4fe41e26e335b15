import { seatName } from '../../../wording/names.ts'

export const EN = {
  title: 'Take in orders',
  lead: (ending: string) =>
    `A player at home writes orders in the pack and sends back one file, whose name ends in ${ending}. Drop it anywhere on this page, or choose it. You see what is in it line by line before anything is taken.`,
  choose: 'Choose an orders file',
  chooseOther: 'Choose another file',
  putAway: 'Put it away',
  reading: 'Reading the file',
  sealed: 'The file is sealed. Passphrase',
  open: 'Open',
  opening: 'Opening',
  notTaken: 'These orders are not taken.',
  areIn: (seat: string, round: number) => `The orders of the ${seatName(seat)} for round ${round} are in.`,
  diff: {
    title: (seat: string, round: number) => `Orders of the ${seatName(seat)} for round ${round}`,
    added: 'New',
    changed: 'Changed',
    same: 'As it is',
    removed: 'Gone',
    wouldAsk: 'as things stand the table would ask.',
    nothing: 'Nothing in it could be taken: it is as what is there, or its phase has begun.',
    summary: (lines: number, taken: number) =>
      `${lines === 1 ? 'One line differs' : `${lines} lines differ`} from what is there; ${taken} of ${lines} would be taken.`,
    takeAll: 'Take all',
    takeNone: 'Take none',
    outdated: (seat: string) =>
      `Written from an older pack: the ${seatName(seat)} have seen more happen since then. Look the lines through.`,
    lines: 'Lines',
    takeLine: (line: string) => `: take ${line}`,
    now: 'now ',
    notInFile: 'Is there now, not in the file:',
    before: 'Before:',
    warnings: 'Warnings',
    hint: 'Warnings are as things stand now: until the phase comes, that may change. A file can be taken once.',
    takeNothing: 'Take nothing',
    take: 'Take these orders',
    takeSome: (taken: number, of: number) => `Take ${taken} of ${of}`,
  },
}
