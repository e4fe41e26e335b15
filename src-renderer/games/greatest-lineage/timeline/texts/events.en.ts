import { figure } from '../../../../../src-shared/language/figures.ts'
import { EN as TIMELINE } from './timeline.en.ts'

/** The form an event of the timeline is changed or written with. */
export const EN = {
  fresh: 'A new event',
  change: 'Change this event',
  told: 'What the table is told',
  verb: 'What it does',
  who: 'Who is affected',
  turn: 'Timeline turn',
  inRounds: (from: number, to: number) => `In ${TIMELINE.rounds(from, to)} of the table`,
  between: (first: number, last: number) => `From ${figure(first)} to ${figure(last)}`,
  off: 'Switched off',
  preview: 'What it will do',
  noPreview: 'Say whom it touches, and how much.',
  reason: 'Reason',
  reasonHint: 'Kept in your chronicle. Players see nothing of it.',
  reasonMissing: 'Say in a few words why: it is kept with the change.',
  unchanged: 'Nothing is changed yet: change something, or leave it as it is.',
  takeOut: 'Take it out',
  leave: 'Leave it',
  add: 'Add the event',
  save: 'Change it',
  added: 'The event is on the timeline.',
  saved: 'The event is changed.',
  takenOut: 'The event is taken out.',
  /** What each verb is called, and what it does. */
  verbs: {
    change: 'Gain or lose',
    losePeople: 'Lose people',
    levy: 'Lose people, or an age',
    rolls: 'Military rolls',
    gainLand: 'Gain land',
    yieldLand: 'Give up land',
    seize: 'Take land of a kingdom',
    spread: 'A kingdom spreads',
    recede: 'A kingdom gives up land',
    fallBack: 'Fall back an age',
  },
  choices: {
    picker: 'Who points it out on the board',
    from: 'From',
    lasts: 'How long',
  },
  options: { good: 'For good', turn: 'For this timeline turn' },
  amounts: { territories: 'Territories', amount: 'On every roll' },
}
