import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const POPULATION_RULINGS = {
  7: {
    question: 'Must a nation roll for every relevant area?',
    decision: 'Yes: one die for each area that is relevant as the phase begins, all rolled together.',
    switches: ['pop_rolls'],
  },
  8: {
    question: 'Must a Totem area be occupied to be rolled for?',
    decision: 'No, but no foreign unit may stand there.',
    switches: ['totem_needs'],
  },
  9: {
    question: 'Must an Elder race hold its home to roll for it?',
    decision: 'No, but no foreign unit may stand there. Several areas held still give a single roll, for the home.',
    switches: ['home_needs'],
  },
  10: { question: 'Of what type is a unit that is born?', decision: "Of its nation's basic type.", switches: ['born_type'] },
  11: {
    question: 'What if more births succeed than there are counters?',
    decision: 'All dice are rolled; then its owner says which areas get the counters there are, and the other successes are lost.',
    switches: ['short_pool'],
  },
  12: {
    question: 'Which Farmers help a birth, and how much?',
    decision: 'Those of the nation that are in the area as the phase begins, 1 each without a ceiling: with 4 of them the birth is sure.',
    switches: ['natural_one_fails'],
  },
} satisfies RulingTexts

export const POPULATION_SWITCHES = {
  pop_rolls: {
    question: 'May a player leave out rolls for new units?',
    why: 'The sentence of the sheet on who may roll for what is broken off.',
    values: {
      all: 'No, every relevant area is rolled for.',
      chosen: 'Yes, the player says for which areas to roll.',
    },
  },
  totem_needs: {
    question: 'What does a Totem area need, so that its Beast People roll for it?',
    why: 'The sheet asks for occupied areas of Malkioni and Barbarians, and says nothing of the kind for Totem areas.',
    values: {
      no_foreign: 'That no foreign unit stands there; it may be empty.',
      own_unit: 'A unit of that nation there.',
      nothing: 'Nothing: it is always rolled for.',
    },
  },
  home_needs: {
    question: 'What does the home of an Elder race need, so that it rolls for it?',
    why: 'The sheet names the home and does not say whether it must be held.',
    values: {
      no_foreign: 'That no foreign unit stands there; it may be empty.',
      own_unit: 'A unit of that race there.',
      nothing: 'Nothing: it is always rolled for.',
    },
  },
  born_type: {
    question: 'Of what type is a unit that is born?',
    why: 'The sheet promises a new unit, and some nations have several types.',
    values: { basic: "Of the nation's basic type.", choice: 'Of any of its types that has a counter left, as the owner likes.' },
  },
  short_pool: {
    question: 'Which births are lost when there are too few counters?',
    why: 'The sheet allows births only while there are counters, and does not say which come first.',
    values: {
      owner: 'All are rolled, then the owner picks the areas that get a unit.',
      in_order: 'Areas get their units in the order of the rolls, until the counters are used up.',
    },
  },
  natural_one_fails: {
    question: 'Can a birth fail however many Farmers help?',
    why: 'The sheet adds 1 for each Farmer and names no limit, so that with 4 of them nothing can go wrong.',
    values: { false: 'No: with enough Farmers it is sure.', true: 'Yes: a die that shows 1 always fails.' },
  },
} satisfies Partial<SwitchTexts>

export const NEW_UNIT_RULINGS = {
  14: {
    question: 'What if units arrive where foreign ones stand, or have no counters?',
    decision:
      'They are placed. They may move on in phase 3, else they fight in phase 4; without a counter they are lost. Where an event sets units on foreign ones, they fight as soon as one of the two nations has its Combat phase.',
    switches: ['arrival_blocked'],
  },
} satisfies RulingTexts

export const NEW_UNIT_SWITCHES = {
  arrival_blocked: {
    question: 'What happens to units that arrive where foreign ones stand?',
    why: 'The sheet leaves arrivals to the details of the round and does not think of areas that were taken.',
    values: {
      fight: 'They are placed there: they may move on, or they fight this turn.',
      wait: 'They wait off the map for a later turn in which no foreign unit stands there.',
      lost: 'They do not arrive at all.',
    },
  },
} satisfies Partial<SwitchTexts>
