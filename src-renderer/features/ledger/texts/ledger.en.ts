import { figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Ledger',
  hint: 'Press any figure to see why it is what it is.',
  show: 'Show',
  whose: 'Whose ledger',
  allOfThem: 'Side by side',
  nonPlayers: 'Non-players',
  commanded: 'Whom the players command',
  together: (player: string) => `${player}, in total`,
  views: { balances: 'Balances', statement: 'Statement' },
  commands: {
    balances: 'Ledger: balances',
    statement: 'Ledger: statement of all postings',
    all: 'Ledger: all players side by side',
  },
  columns: {
    account: 'Account',
    opening: 'Opening',
    in: 'In',
    out: 'Out',
    balance: 'Balance',
    course: 'Course',
  },
  /** Which part of an account a figure is, behind its name. */
  parts: {
    opening: 'opening',
    in: 'in',
    out: 'out',
    balance: 'balance',
    change: 'change since the turn began',
  },
  /** Before the opening balance on a narrow screen. */
  openingLead: 'opening ',
  period: {
    fell: (round: number) => `Fell in round ${figure(round)}`,
    setUp: 'No turn yet: what the set-up brought',
    inPlay: (round: number) => `Round ${figure(round)}, the turn in play`,
    last: (round: number) => `Round ${figure(round)}, the last turn, with what others did since`,
  },
  shortPeriod: {
    setUp: 'set-up',
    inPlay: (round: number) => `round ${figure(round)}, in play`,
    round: (round: number) => `round ${figure(round)}`,
  },
  course: {
    none: (name: string) => `${name}: no turn yet.`,
    one: (name: string, point: string) => `${name}: ${point}.`,
    level: (name: string, value: number) => `${name} at the end of each turn: ${figure(value)} throughout.`,
    ends: (name: string, first: string, last: string, between: string) =>
      `${name} at the end of each turn: ${first}, ${last}${between === '' ? '' : `; ${between}`}.`,
    lowest: (point: string) => `lowest ${point}`,
    highest: (point: string) => `highest ${point}`,
    at: (value: number, round: number) => `${figure(value)} in round ${figure(round)}`,
  },
  players: 'Ledgers of the players',
}
