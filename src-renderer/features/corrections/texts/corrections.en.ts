import { count } from '../../../../src-shared/language/figures.ts'

/** Records and the place of play, set by the game master by hand. */
export const EN = {
  correct: (what: string) => `Correct: ${what}`,
  record: {
    title: 'Correct a record',
    titleOf: (kind: string) => `Correct: ${kind}`,
    description: 'You are above the rules. The correction is noted in the chronicle with your reason, and can be taken back.',
    kind: 'What',
    which: 'Which',
    none: 'There is none at the moment, and none can be added by hand.',
    add: (add: string, owner: string) => `${add} (${owner})`,
    example: 'It was written down wrongly',
    run: 'Correct',
    done: (what: string) => `Corrected: ${what}.`,
    changes: 'What changes',
    nothing: 'Nothing so far.',
    fromTo: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
    isNew: (what: string) => `New: ${what}`,
    ends: (what: string) => `Taken out: ${what}`,
    follows: 'By the rules that brings',
  },
  place: {
    end: 'End this phase',
    skip: 'Skip this phase',
    back: 'Go back to a phase',
    elsewhere: 'Move play elsewhere',
    move: 'Move play …',
    description: 'Play continues at another place. That is noted in the chronicle with your reason, and can be taken back.',
    round: 'Round',
    seat: 'Whose turn',
    phase: 'Phase',
    start: 'Start of the turn',
    from: (from: string, to: string) => `Play is at ${from}. It continues at ${to}, from the beginning of that phase.`,
    stays: (entries: number) =>
      entries === 0
        ? 'What was booked before stays booked.'
        : `What was booked stays booked, the ${count(entries, 'answer', 'answers')} of this phase included.`,
    notAsked: 'What is not asked up to there is not asked any more, and nothing is booked for it.',
    again:
      'The phase is played again, with the figures as they are now and with new dice. What it booked before is not undone: to undo it, take back entries instead.',
    sealed: (answers: number) => `${count(answers, 'answer', 'answers')} that others wait for ${answers === 1 ? 'is' : 'are'} dropped.`,
    asks: (seat: string, question: string) => `Asked next: ${seat}, “${question}”`,
    asksAt: (seat: string, question: string, place: string) => `Nothing is asked there. Asked next: ${seat}, “${question}” (${place})`,
    asksNothing: 'Nothing is asked any more: the game is over there.',
    example: 'The table agreed to leave it out',
    run: { end: 'End the phase', skip: 'Skip the phase', back: 'Go back', elsewhere: 'Move play' },
    done: (place: string) => `Play continues at ${place}.`,
  },
  commands: {
    record: 'Correct a record',
    end: 'End or skip this phase',
    back: 'Go back to a phase, or move play',
  },
}
