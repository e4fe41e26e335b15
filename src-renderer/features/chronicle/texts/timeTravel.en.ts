import { count } from '../../../../src-shared/language/figures.ts'

export const EN = {
  label: 'Looking back',
  through: 'Go through time',
  steps: { turnBack: 'One turn back', entryBack: 'One entry back', entryOn: 'One entry on', turnOn: 'One turn on' },
  commands: {
    turnBack: 'Look back: one turn back',
    entryBack: 'Look back: one entry back',
    entryOn: 'Look back: one entry on',
    turnOn: 'Look back: one turn on',
    begin: 'Look back: the table as it was one entry ago',
  },
  now: 'Back to now',
  was: (where: string) => `As it was: ${where}`,
  after: (at: number, newest: number, what: string) => `after entry ${at} of ${newest}${what === '' ? '' : `, ${what}`}.`,
  ofNow: 'What is shared from this page is of now.',
  came: (many: number) => `${count(many, 'entry', 'entries')} came after.`,
  spoken: {
    now: 'This is the table as it is now.',
    then: (at: number, where: string) => `As it was after entry ${at}: ${where}.`,
  },
  noEntry: (at: number) => `There is no entry ${at} here: this is the table as it is now.`,
  last: 'The last entry then',
  newest: 'The last entry',
  untold: 'This seat sees nothing of it.',
  next: 'What came next',
  go: 'Go there',
}
