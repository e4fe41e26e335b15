import { count, figure } from '../../../../../src-shared/language/figures.ts'

const rounds = (from: number, to: number): string => {
  if (from === to) return `round ${figure(from)}`
  return to === from + 1 ? `rounds ${figure(from)} and ${figure(to)}` : `rounds ${figure(from)} to ${figure(to)}`
}

/** The line of turns, and one turn with what it did or will do. */
export const EN = {
  title: 'Timeline',
  /** "round 4", "rounds 7 and 8", "rounds 9 to 12". */
  rounds,
  turn: (turn: number) => `Timeline turn ${figure(turn)}`,
  onDisplay: (turn: number, last: number) => `Timeline, turn ${figure(turn)} of ${figure(last)}`,
  lasts: (rounds: number) => (rounds === 1 ? 'The world moves on after this round.' : `The world moves on in ${figure(rounds)} rounds.`),
  addEvent: 'Plan an event',
  toPresent: 'To the present',
  command: 'Timeline: go to the present',
  where: {
    over: (turns: number) => `All ${figure(turns)} turns of the timeline are over.`,
    ended: (turn: number, turns: number) => `The game ended in timeline turn ${figure(turn)} of ${figure(turns)}.`,
    before: (pace: number) => `The timeline begins with the first round; each lasts ${count(pace, 'round')} of the table.`,
    now: (turn: number, turns: number, pace: number) =>
      `Timeline turn ${figure(turn)} of ${figure(turns)}; each lasts ${count(pace, 'round')} of the table.`,
  },
  off: {
    title: 'The timeline is switched off',
    text: 'This table plays without it, by a house rule of the set-up: no event of the world happens in this campaign.',
  },
  ended: {
    title: 'The timeline has ended',
    round: (round: number) => `Its last turn was over with round ${figure(round)}.`,
    peaceful: 'The peaceful game ends with it.',
    conquest: 'From now on the world leaves the civilisations to themselves.',
  },
  line: {
    name: 'Turns of the timeline',
    forgotten: 'The Forgotten World',
    first: 'The First World',
    when: { past: 'past', present: 'now', coming: 'to come' },
    whenOver: { past: 'past', present: 'the end', coming: 'not reached' },
    /** What each printed turn is remembered by. */
    names: {
      1: 'The first demon',
      3: 'Slithouslon turns dragon',
      4: 'The true devils',
      6: 'The First World dawns',
      7: 'The first vampire',
      8: 'White fire',
      9: 'Hans the paladin',
      10: 'Darsh falls',
      11: 'Hans the demigod',
      12: 'Black fire, green fire',
      13: 'Orange fire',
      15: 'The rift',
      16: 'Aeruth the Dark',
      17: 'Tiamat turns',
      18: 'The storm on Hell',
      19: 'The Council of Power',
      20: 'Yithrey keeps the fire',
    } as Readonly<Record<number, string>>,
    events: (events: number) => (events === 0 ? 'quiet' : count(events, 'event')),
    now: 'now',
    end: 'end',
    happened: 'happened',
    coming: 'to come',
    notReached: 'not reached',
    quiet: 'quiet',
    rounds: 'The small figures are the rounds of the table.',
  },
  lanes: {
    ages: 'Ages',
    rulers: 'Rulers',
    wars: 'Wars',
    since: (round: number) => `since round ${figure(round)}`,
  },
  detail: {
    when: { past: 'Past', present: 'Now', coming: 'To come' },
    whenOver: { past: 'Past', present: 'The end', coming: 'Not reached' },
    hidden: 'Only the game master knows what happens in this turn.',
    waiting: 'Nothing has happened in it yet, as far as you know.',
    add: 'Add an event',
  },
  event: {
    own: 'Of the table’s own',
    change: 'Change',
    changeWhich: (event: string) => `: ${event}`,
    moved: (turn: number) => `Moved here from timeline turn ${figure(turn)}.`,
    off: 'Switched off: it does not happen.',
    didNot: 'It did not happen here.',
    ended: 'The game had ended before it could happen.',
    still: 'Still to happen in this turn.',
    deeds: 'What it did here',
    /** An account in the midst of a line. */
    account: (name: string) => name.toLowerCase(),
    by: (rule: string) => `by ${rule}`,
    nothing: 'No figure changed.',
    nothingKnown: 'No figure changed that you know of.',
  },
}
