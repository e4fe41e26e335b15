import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const OVERPOPULATION_RULINGS = {
  34: {
    question: 'What do the maxima count?',
    decision:
      'The units in each single area, by its type. In the sample 3 in open land, 2 in Rough, Mountain and ElfWood, 4 in a city; but in Mountain 4 of the Fell Smiths and 3 of the Tongue Trolls, in ElfWood 3 of the Heron People.',
    switches: ['overpop'],
  },
  35: {
    question: 'Whose areas are looked at, and who picks what goes?',
    decision:
      'Those of the active nation only. Its owner picks exactly what is too much; the counters return to the pool, and nobody scores for them.',
  },
} satisfies RulingTexts

export const OVERPOPULATION_SWITCHES = {
  overpop: {
    question: 'What do the maxima count?',
    why: 'The sheet prints no table; it speaks of areas, while other games of this family count the whole nation.',
    values: {
      per_area: 'The units in each single area.',
      nation_total: 'The units of the whole nation, against the maxima of all areas it holds added up.',
    },
  },
} satisfies Partial<SwitchTexts>

export const VICTORY_RULINGS = {
  36: {
    question: 'What can a nation score for?',
    decision:
      'For what the scenario lists: an area held at the end of named rounds, each area of a type held then, kills of one nation or any with a cap, units left after round 17, and what the game master awards. What is held counts after the events for the end of the round, kills at once.',
  },
  37: {
    question: 'Who scores a kill?',
    decision:
      'Who has a criterion for it: the nation on the other side. If there are several defenders, the largest of them as the dice fell; of equal ones the earlier in order.',
  },
  38: {
    question: 'Does a player win, or a nation?',
    decision: 'A player, with the points of all their nations together.',
    switches: ['winner'],
  },
  39: {
    question: 'What about equal points, an early end, and the dance?',
    decision:
      'With equal points more units on the map win; if these are equal too, the victory is shared. It is always 17 rounds, unless all agree to stop. The dance is the closing page, and no rule.',
    switches: ['tie'],
  },
} satisfies RulingTexts

export const VICTORY_SWITCHES = {
  winner: {
    question: 'Whose victory points are compared at the end?',
    why: 'The sheet gives victory to the player with the most points, and points are won by nations.',
    values: { player: 'Those of the players, all their nations together.', nation: 'Those of each single nation.' },
  },
  tie: {
    question: 'What if the leaders have equal points at the end?',
    why: 'The sheet does not say.',
    values: {
      units: 'Most units on the map win; if these are equal too, the victory is shared.',
      shared: 'The victory is shared.',
    },
  },
} satisfies Partial<SwitchTexts>
