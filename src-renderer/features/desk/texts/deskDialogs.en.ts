import { count } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'

/** The game master's dialogs: correcting, taking back, writing notes, starting a phase again. */
export const EN = {
  leaveIt: 'Cancel',
  reason: 'Reason',
  correct: {
    title: 'Correct a figure',
    description: 'You are above the rules. The correction is noted in the chronicle with your reason, and can be taken back.',
    whose: 'Whose',
    account: 'Account',
    to: 'Is to read',
    now: (value: string) => `It reads ${value} now.`,
    example: 'We counted: two wood were missing',
    run: 'Correct',
    done: (account: string, owner: string, value: string) => `${account} of ${seatName(owner)} now reads ${value}.`,
  },
  note: {
    title: 'Write a note',
    description: 'It is kept in the chronicle, for you alone.',
    label: 'Note',
    keep: 'Keep',
  },
  restart: {
    title: 'Start this phase again?',
    description:
      'The answers given since the phase began are struck through and asked again. Everything before them stays as it was recorded.',
    preset: "The rules were mended; we play this phase again by today's.",
    notNow: 'Not now',
    run: 'Start again',
  },
  takeBack: {
    title: (entries: number) => `Take back ${count(entries, 'entry', 'entries')}?`,
    description: (entries: number) =>
      `${entries === 1 ? 'It stays' : 'They stay'} in the chronicle, struck through. The app's dice keep their values: the same roll gives the same number again.`,
    entry: (seq: number, name: string) => `${seq}: ${name}`,
    more: (entries: number) => `and ${entries} more`,
    ifYouLike: '(if you like)',
    leave: 'Cancel',
    run: 'Take back',
    done: (entries: number) => `${count(entries, 'entry', 'entries')} taken back.`,
  },
}
