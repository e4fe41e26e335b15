import { der, the } from '../games/text/playing.ts'
import { translated } from '../language/catalogue.ts'
import { figure } from '../language/figures.ts'
import { listed } from '../language/numbers.ts'

/** The book's own texts; the game adds its wordings. */
export const bookTexts = translated({
  en: {
    name: 'The book of the campaign',
    whole: 'The whole of it, secrets and all',
    forAll: 'As everybody knows it',
    asKnown: (seat: string) => `As ${the(seat)} know it`,
    span: (last: number) => (last === 1 ? 'Its first round' : `Rounds 1 to ${figure(last)}`),
    notBegun: 'It has not begun yet',
    players: 'Who plays',
    out: (round: number) => `out since round ${figure(round)}`,
    chapter: (number: number, from: number, to: number) =>
      `Chapter ${figure(number)}: ${from === to ? `round ${figure(from)}` : `rounds ${figure(from)} to ${figure(to)}`}`,
    boardNow: (round: number) => `The board in round ${figure(round)}`,
    board: (round: number) => `The board at the end of round ${figure(round)}`,
    quiet: 'Nothing of note happened in these rounds.',
    kind: (kind: string, times: number) => (times === 1 ? kind : `${kind} (${figure(times)})`),
    writtenBy: (owner: string) => `Written down by ${the(owner)}`,
    charts: 'How it went',
    standings: 'How they stand',
    ended: (title: string, round: number, winners: readonly string[]) =>
      `${title}, in round ${figure(round)}${winners.length === 0 ? '' : `: ${listed(winners)}`}.`,
    endings: { won: 'The game is won', draw: 'The game ends in a draw', shared: 'The victory is shared' },
    contents: 'Contents',
  },
  de: {
    name: 'Das Buch der Kampagne',
    whole: 'Im Ganzen, mit allen Geheimnissen',
    forAll: 'Wie alle sie kennen',
    asKnown: (seat) => `Nach dem Wissen ${der(seat)}`,
    span: (last) => (last === 1 ? 'Ihre erste Runde' : `Runden 1 bis ${figure(last)}`),
    notBegun: 'Sie hat noch nicht begonnen',
    players: 'Wer spielt',
    out: (round) => `ausgeschieden in Runde ${figure(round)}`,
    chapter: (number, from, to) =>
      `Kapitel ${figure(number)}: ${from === to ? `Runde ${figure(from)}` : `Runden ${figure(from)} bis ${figure(to)}`}`,
    boardNow: (round) => `Das Brett in Runde ${figure(round)}`,
    board: (round) => `Das Brett am Ende der Runde ${figure(round)}`,
    quiet: 'In diesen Runden geschah nichts Besonderes.',
    kind: (kind, times) => (times === 1 ? kind : `${kind} (${figure(times)})`),
    writtenBy: (owner) => `Aus dem Heft ${der(owner)}`,
    charts: 'Wie es verlief',
    standings: 'Wie sie stehen',
    ended: (title, round, winners) => `${title}, in Runde ${figure(round)}${winners.length === 0 ? '' : `: ${listed(winners)}`}.`,
    endings: { won: 'Das Spiel ist gewonnen', draw: 'Das Spiel endet unentschieden', shared: 'Der Sieg wird geteilt' },
    contents: 'Inhalt',
  },
})
