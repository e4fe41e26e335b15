import { count } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'

export const EN = {
  title: 'Everybody answers at once',
  waiting: (of: number) =>
    of === 0
      ? 'All answers are in.'
      : `${count(of, 'answer is', 'answers are')} still awaited; players see those of others once all are in.`,
  in: 'in',
  out: 'awaited',
  change: 'Change your answer',
  changeOf: (seat: string) => `Change the answer of ${seatName(seat)}`,
  answerFor: (seat: string) => `Answer for ${seatName(seat)}`,
  forAbsent: 'Answer for somebody only where they are away: the chronicle says that it was you.',
  sealedTitle: 'A question for one player',
  sealedHint: 'Only that player may see it, and answers it on their own device or behind the curtain of this screen.',
  unseen: "The questions are for the players' eyes alone: each answers on their own device, or behind the curtain of this screen.",
}
