import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ENDING_RULINGS = {
  149: {
    question: 'Must a whole house die at one blow to lose?',
    decision: 'No. A player who has no ruler, spouse or heir at any moment is out, whatever the cause.',
    switches: ['line_extinct'],
  },
  150: {
    question: 'Does losing the last land count if nobody conquered it?',
    decision: 'Yes. Nothing owned, occupied land left aside, is the end.',
    switches: ['zero_land'],
  },
  151: {
    question: 'What if everybody falls together?',
    decision: 'Those who fall in the same step share a draw; if one is left, that one wins. Kingdoms never win.',
    switches: ['all_fall'],
  },
  152: {
    question: 'What becomes of what the fallen had?',
    decision:
      'Land that enemies occupy becomes theirs and the rest is blank. People, tokens, agents, alliances and wars end; monuments on blank land are gone.',
  },
  153: {
    question: 'What does the peaceful game leave out?',
    decision:
      'War and raids on players, and assassins; spies stay. Players can still fall, and the last one left wins early; else the score decides after timeline turn 20.',
  },
  154: {
    question: 'Does conquest end with the timeline?',
    decision: 'No. It goes on without events until one player is left.',
    switches: ['conquest_turn_limit'],
  },
  155: {
    question: "Which culture is scored, if the ruler's is taken off?",
    decision: 'Stored culture only; all that the house adds is left out.',
    switches: ['score_culture'],
  },
  156: {
    question: 'How are percentages, metals and ages scored?',
    decision:
      'Amount times percent, to the hundredth; all metal alike; 10,000 points for each age past the first, by the age at the end. Prestige below 0 is taken off.',
    switches: ['score_ages'],
  },
  157: { question: 'Who wins with equal scores?', decision: 'Higher prestige, then more stored culture; else they share the victory.' },
} satisfies RulingTexts

export const ENDING_SWITCHES = {
  line_extinct: {
    question: 'When is a player out because the house has died?',
    why: 'The book says they must be killed "all at the same time".',
    values: {
      any_moment: 'As soon as there is no ruler, spouse or heir, whatever the cause.',
      simultaneous:
        'Only if one blow kills ruler, spouse and every heir together; a house that dies out bit by bit leaves its people in the game.',
    },
  },
  zero_land: {
    question: 'Is a player without land out, whatever the cause?',
    why: 'The book speaks of land that is conquered; events can take land too.',
    values: { any: 'Yes, whatever took the last territory.', conquest: 'Only if it was conquered.' },
  },
  all_fall: {
    question: 'What if all remaining players fall in the same step?',
    why: 'The book only knows a last player left.',
    values: { draw: 'Those who fell together share a draw.', score: 'The higher score among them wins.' },
  },
  conquest_turn_limit: {
    question: 'Does a game of conquest end after a number of rounds?',
    why: 'The book lets it go on until one player is left.',
    none: 'No: until one player is left.',
    range: 'After this many rounds the game ends, and the score decides.',
  },
  score_culture: {
    question: 'How much culture counts in the score?',
    why: "The book takes the ruler's culture off and does not mention what spouse and children add.",
    values: {
      stored: 'Stored culture only: nothing of the royal house.',
      minus_ruler_only: "Stored culture and what spouse and children add, without the ruler's own.",
    },
  },
  score_ages: {
    question: 'Which age counts in the score?',
    why: 'The book scores ages achieved, which may be those of now or the highest ever.',
    values: { current: 'The age at the end.', highest: 'The highest age ever reached.' },
  },
} satisfies Partial<SwitchTexts>
