import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SETTLEMENT_RULINGS = {
  134: {
    question: "Does a settlement's prestige stay when it is lost?",
    decision:
      'No. It comes and goes with the settlement, and a change of kind books the difference. The first 13 prestige contain the 3 of the first tribal seat.',
    switches: ['settlement_prestige'],
  },
  135: {
    question: 'When is a tribal seat founded, and how long does it migrate?',
    decision:
      'It migrates in ages 1 to 3. The first tribal seat is there from the start; others need their land by the map, and without a map are founded at once.',
    switches: ['tribe_land_test'],
  },
  136: {
    question: 'Which ages have towns?',
    decision: 'Ages 1 to 3 tribal seats, 4 and 5 towns, 6 cities; those there are become the new kind.',
  },
} satisfies RulingTexts

export const SETTLEMENT_SWITCHES = {
  settlement_prestige: {
    question: 'Is the prestige of a settlement lost with it?',
    why: 'The book calls it initial prestige, which may mean a single gift.',
    values: {
      tied: 'Yes: it comes with the settlement and goes with it.',
      one_time: 'No: it is given once and stays.',
    },
  },
  tribe_land_test: {
    question: 'Must a migrating tribal seat have low land near water and land near a mountain?',
    why: 'The book asks for it, but only a map can tell.',
    values: {
      map: 'Yes, where the campaign is played with a map: its owner says whether the land is there. Without a map every tribal seat is founded at once.',
      off: 'No: every tribal seat is founded at once.',
    },
  },
} satisfies Partial<SwitchTexts>
