import { capitalThe, the } from '../../../../src-shared/games/playing.ts'
import { figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  /** What a line of a game without charts of its own is. */
  ofAccount: 'What the account held at the end of every round.',
  title: 'Charts',
  lead: 'Every chart can be read as a table, and taken away as a picture or a spreadsheet.',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Once the first round is played, the standing of the civilisations, their stores and people, the cost of their wars and the fall of the dice are drawn here, round by round.',
    way: 'Go to the desk',
  },
  compared: 'What is compared',
  whose: 'Whose stores and people',
  whichDice: 'Which dice',
  rollers: { all: 'All dice', app: 'Rolled by the app', hand: 'Rolled at the table' },
  /** What a chart is, in the names of its buttons and files. */
  names: {
    measure: (name: string) => name.toLowerCase(),
    stores: (seat: string) => `stores of ${the(seat)}`,
    people: (seat: string) => `people of ${the(seat)}`,
    score: 'score',
    casualties: 'casualties',
    dice: 'dice',
  },
  none: {
    standing: 'Of this, nothing of any civilisation is known to you.',
    stores: 'Nothing is in store.',
    people: 'Nobody is left.',
    score: 'Points are counted for civilisations that still stand.',
    casualties:
      'No battle of these rounds has cost a life. When one does, its dead stand here, war by war and side by side: who pays more for a war is seen at once.',
    dice: 'No percentile dice of this kind have been rolled in these rounds.',
    secretDice: 'The dice themselves stand in the record of the game master; you see what came of them.',
  },
  commands: {
    measure: (name: string) => `Charts: ${name.toLowerCase()}`,
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
    war: 'War',
    civilisation: 'Civilisation',
    faces: 'Faces',
  },
  unit: {
    of: (name: string) => name.toLowerCase(),
    tokens: 'tokens',
    people: 'people',
    points: 'points',
    dead: 'dead',
    dice: '% of the dice',
  },
  score: {
    parts: {
      ages: 'Ages past the first',
      culture: 'Culture',
      learning: 'Technology of both kinds',
      prestige: 'Prestige',
      realm: 'Land and people',
      stores: 'Stores',
    },
    about: (round: number) =>
      `Points as they would be counted at the end of round ${figure(round)}: technology of both kinds and land and people are each taken together.`,
    hidden: 'Of other civilisations too little is known to you to count their points.',
    none: 'No civilisation is left to count points for',
    one: (seat: string, points: string) => `${capitalThe(seat)} have ${points}`,
    level: (seat: string, other: string, points: string) => `${capitalThe(seat)} and ${the(other)} are level with ${points}`,
    first: (seat: string, points: string, ahead: number, other: string) =>
      `${capitalThe(seat)} stand first with ${points}, ${figure(ahead)} ahead of ${the(other)}`,
  },
}
