import { seatName } from '../../../wording/names.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'] as const

export const EN = {
  title: 'New campaign',
  lead: 'Names are enough to begin. Everything else has a default; what is not fixed at the start can be corrected later.',
  startWithDefaults: 'Start with defaults',
  startNow: 'Start now',
  stepsLabel: 'Steps',
  steps: { players: 'Game and players', game: 'Game options', houseRules: 'House rules', dice: 'Dice', draws: 'Draws', summary: 'Summary' },
  back: 'Back',
  next: (step: string) => `Next: ${step}`,
  start: 'Start the campaign',
  seedLacks: {
    phrases: (step: string) => `A phrase for the seed is still missing (step ${step}).`,
    digits: (step: string) => `The seed is not 64 hex digits yet (step ${step}).`,
  },
  untitled: (today: string) => `Campaign of ${today}`,
  /** `index`: which of the seats, from 0 on. */
  standIn: (index: number) => `${ORDINALS[index] ?? `${index + 1}th`} player`,
  whichGame: 'Game',
  ways: {
    legend: 'Way to play',
    changed: (way: string, rules: number) => (rules === 0 ? `As in “${way}”` : `Changed from “${way}”: ${rules}`),
    asItWas: 'Undo these changes',
  },
  nothingAsked: 'This game asks for nothing more.',
  players: {
    title: 'Title of the campaign',
    example: 'The Winter Crown',
    who: 'Who plays them',
    hint: 'A player without a name gets a stand-in.',
  },
  houseRules: {
    lead: 'Where the book is silent, the table decides. Each question has a default that was played through; change what your table plays otherwise.',
    allToDefault: 'All to default',
    allAsIn: (way: string) => `All as in “${way}”`,
  },
  dice: {
    title: 'Who rolls',
    app: { title: 'The app rolls', text: 'One key per roll. Any single roll can still be typed.' },
    typed: { title: 'We roll', text: 'You type what your dice show. Any single roll can still be left to the app.' },
    seedTitle: "The app's dice spring from a seed",
    random: { title: 'By chance', text: 'The machine draws 256 bits. The usual way.' },
    phrases: { title: 'By all of us', text: 'Everybody types a phrase the others do not see; the seed is made of all of them.' },
    digits: { title: 'A given one', text: '64 hex digits, to play a campaign with known dice again.' },
    phraseOf: (name: string) => `Phrase of ${name}`,
    phraseMissing: 'A phrase is still missing.',
    made: 'The seed is made. It is shown to everybody when the game is over.',
    seed: 'Seed',
    digitsHint: '64 digits from 0 to 9 and a to f.',
    hash: "Either way, a hash of the seed is in the campaign from the start, so that nobody can exchange it unnoticed. Before the first roll players' devices can add to it.",
  },
  /** Of a game without dice: texts in the place of those above. */
  draws: {
    title: 'Who draws',
    app: { title: 'The app draws', text: 'Most draws need no key. Any draw that is asked for can still be typed.' },
    typed: { title: 'We draw', text: 'You type what you drew at the table. Any single draw can still be left to the app.' },
    seedTitle: "The app's draws spring from a seed",
    digits: { title: 'A given one', text: '64 hex digits, to play a campaign with known draws again.' },
    hash: "Either way, a hash of the seed is in the campaign from the start, so that nobody can exchange it unnoticed. Before the first draw players' devices can add to it.",
  },
  summary: {
    yes: 'yes',
    no: 'no',
    nobody: (seat: string) => `${seatName(seat)}: nobody`,
    title: 'Title',
    byDate: 'by today’s date',
    dice: 'Dice',
    app: 'The app rolls',
    typed: 'Rolled at the table and typed',
    draws: { title: 'Draws', app: 'The app draws', typed: 'Drawn at the table and typed' },
    seed: 'Seed',
    seeds: { random: 'drawn by chance', phrases: 'made of everybody’s phrase', digits: 'given' },
    houseRules: 'House rules',
    allByDefault: 'All by default',
  },
}
