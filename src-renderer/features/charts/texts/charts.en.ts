import { figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  /** What a line of a game without charts of its own is. */
  ofAccount: 'What the account held at the end of every round.',
  title: 'Charts',
  lead: 'Every chart can be read as a table, and taken away as a picture or a spreadsheet.',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Once the first round is played, the figures of all players and the fall of the dice are drawn here, round by round.',
    way: 'Go to the desk',
  },
  tiles: {
    /** For ears. */
    which: 'Which chart',
    name: 'Small charts, all over the same rounds',
    hint: 'Press one to enlarge it.',
    all: 'All charts',
  },
  whichDice: 'Which dice',
  rollers: { all: 'All dice', app: 'Rolled by the app', hand: 'Rolled at the table' },
  names: {
    account: (name: string) => name.toLowerCase(),
    /** Dice by their faces. */
    dice: (faces: number) => (faces === 100 ? 'dice' : `dice of ${figure(faces)}`),
  },
  none: {
    dice: 'No dice have been rolled one by one in these rounds.',
    secretDice: 'The dice themselves are in the record of the game master; you see their results.',
    account: 'Nothing of this is known to you.',
  },
  commands: {
    print: 'Print the charts',
  },
  card: {
    table: 'Table',
    csv: 'CSV',
    png: 'PNG',
    /** Behind each of the three, for ears. */
    of: (name: string) => ` of ${name}`,
    told: (title: string, about: string) => `${title}. ${about} Its figures can be shown as a table.`,
    noPicture: 'This browser could not make a picture of the chart. Its figures can still be taken as CSV.',
  },
  table: {
    name: (title: string) => `Figures: ${title}`,
    caption: (title: string, unit: string) => `${title}, in ${unit}`,
    nothing: 'nothing',
    /** Which of its figures one is, behind the name of an account. */
    after: (round: number) => (round === 0 ? 'after the set-up' : `after round ${figure(round)}`),
  },
  range: {
    name: 'Rounds shown',
    from: 'From',
    to: 'to',
    setUp: 'the set-up',
    round: (round: number) => `round ${figure(round)}`,
    last: (rounds: number) => `Last ${figure(rounds)}`,
    all: 'All',
    told: (from: number, to: number) => `${from === 0 ? 'From the set-up' : `Round ${figure(from)}`} to round ${figure(to)}`,
  },
  axis: {
    round: 'Round',
    setUp: 'Set-up',
    afterSetUp: 'After the set-up',
    inRound: (round: string) => `Round ${round}`,
    faces: 'Faces',
  },
  unit: { dice: '% of the dice' },
}
