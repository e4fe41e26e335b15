import { isolated } from '../../../../src-shared/language/isolated.ts'
import { the } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Print',
  lead: 'Every sheet is shown as it comes out of the printer.',
  what: 'What to print',
  whose: 'Whose',
  everybody: 'All of them, one after the other',
  round: 'Round',
  chapter: 'Chapter',
  allChapters: 'All chapters',
  paper: 'Paper',
  a4: 'A4',
  letter: 'Letter',
  print: 'Print',
  savePdf: 'Save as PDF',
  saveBook: 'Save as one file',
  asPdf: 'For a PDF choose it in the dialog as the printer.',
  notSaved: (reason: string) => `The PDF could not be saved: ${reason}`,
  doingPdf: 'the PDF was made',
  secret: 'These sheets contain secrets: hand them to their owner only.',
  allSecret: 'These sheets contain everything, secrets included: for the game master alone.',
  preview: (sheets: number) => `Preview, ${count(sheets, 'sheet')}`,
  laidOut: (sheets: number) => `${count(sheets, 'sheet')}.`,
  laying: 'Laying out the sheets',
  sheet: (number: number, of: number) => `Sheet ${figure(number)} of ${figure(of)}`,
  nothing: 'There is nothing to print of this yet.',
  command: 'Print the ledgers',
  kinds: {
    ledger: 'Ledgers',
    report: 'Report of a round',
    recap: 'Since last time',
    book: 'The book of the campaign',
    rules: 'The rules',
    chronicle: 'The chronicle',
  },
  blank: 'This side stays empty: the next sheet is for somebody else.',
  asOf: (round: number) => (round === 0 ? 'Before the first round' : `As of round ${figure(round)}`),
  board: (round: number, isOver: boolean) =>
    round === 0
      ? 'The map before the first round'
      : isOver
        ? `The map at the end of round ${figure(round)}`
        : `The map in round ${figure(round)}`,
  page: (title: string, number: number, of: number) => `${isolated(title)} · ${figure(number)} of ${figure(of)}`,
  ledger: {
    title: (seat: string) => `Ledger of ${the(seat)}`,
    turn: (round: number, inPlay: boolean) =>
      round === 0 ? 'No turn yet: what the set-up brought' : `Round ${figure(round)}, ${inPlay ? 'the turn in play' : 'the last turn'}`,
    account: 'Account',
    opening: 'Opening',
    in: 'In',
    out: 'Out',
    balance: 'Balance',
    postings: 'Every change of the turn',
    phase: 'Phase',
    why: 'Why',
    change: 'Change',
    then: 'Then',
  },
  report: {
    title: (seat: string, round: number) => `${seat}, round ${figure(round)}`,
    over: 'The round is over',
    inPlay: 'The round is still being played',
    asked: 'Asked of you next',
    card: (names: string) => `On its card: ${names}.`,
    happened: 'Your turn',
    elsewhere: "What others' turns did to you",
    saw: 'What you saw',
    stood: 'How you stood as the round ended',
    stand: 'How you stand',
    times: (text: string, times: number) => `${text} (${count(times, 'time')})`,
    booking: (account: string, delta: string, balance: number, why: string) => `${account} ${delta}, ${figure(balance)} then: ${why}`,
    before: 'Before',
    after: 'After',
  },
  recap: {
    titleFor: (seat: string) => `Since last time: ${seat}`,
    of: (seat: string, text: string) => `${seat}: ${text}`,
  },
  rules: {
    title: 'The rules',
    lead: 'In our own words, with what the book leaves open and how it is played.',
    ruling: (number: number) => `Ruling ${number}`,
  },
  chronicle: {
    title: 'Chronicle',
    lead: 'Everything that happened, the oldest first.',
    narrowed: (shown: number, all: number) => `${figure(shown)} of ${count(all, 'entry', 'entries')}, chosen by filters, the oldest first.`,
    takenBack: (by: number) => `taken back by entry ${figure(by)}`,
  },
}
