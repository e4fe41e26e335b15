import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const TRIBE_RULINGS = {
  144: {
    question: 'Do tribes grow, if nothing ever changes for them?',
    decision: 'Yes, always; the list of their growth is the more exact rule.',
    switches: ['npt_growth'],
  },
  145: {
    question: 'Who are the people of a tribe?',
    decision: '25 male warriors and 25 females for each territory. Its culture begins at 0 and is used for nothing.',
  },
  146: {
    question: 'What does a tribe want in a war?',
    decision: "Only to kill warriors. It never attacks, so it fights in the player's turn.",
    switches: ['npt_goals'],
  },
  147: {
    question: 'When does a tribe shrink?',
    decision:
      'After every change: while it has fewer than 10 people for each territory it loses one by lot, which is blank then; below 10 people, or without land, it is gone, and its wars end.',
  },
  148: {
    question: 'What does it cost to leave a war with a tribe?',
    decision: '30 food and 60 wood, in full, for each war, however long.',
  },
} satisfies RulingTexts

export const TRIBE_SWITCHES = {
  npt_growth: {
    question: 'Do tribes grow?',
    why: 'The book says that nothing ever changes for tribes, and lists their growth elsewhere.',
    values: { always: 'Yes, from the first round on.', at_war: 'Only while they are at war.', never: 'No.' },
  },
  npt_goals: {
    question: 'What does a tribe try in a war?',
    why: 'The book lets tribes defend themselves and does not say whether they may strike back at more than warriors.',
    values: { kill: 'To kill warriors and nothing else.', all: 'Everything a kingdom tries: land, royals, monuments and settlements.' },
  },
} satisfies Partial<SwitchTexts>
