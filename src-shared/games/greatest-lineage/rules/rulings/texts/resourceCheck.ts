import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const RESOURCE_CHECK_RULINGS = {
  110: {
    question: 'How many people can the land carry?',
    decision: '20 for each territory and 5 more for every full 10 culture, again for each territory; settlements add theirs once each.',
    switches: ['capacity_culture'],
  },
  111: {
    question: 'Who is a newcomer, and what is rounded up?',
    decision:
      'Everybody who joined since the last check, however they came and even if they died since. Food and wood are both rounded up.',
    switches: ['new_population'],
  },
  112: {
    question: 'How is a loss of 21 to 30% found?',
    decision: '20 and a ten-sided die, one roll for all that is lacking, of everybody there is, rounded up.',
  },
  113: {
    question: 'Who dies of shortage?',
    decision: 'Free males and females in proportion, then warriors, then spies and assassins.',
    switches: ['shortage_deaths'],
  },
  114: { question: 'Are too few tokens used up?', decision: 'Yes: what there is goes, and the shortage strikes as well.' },
} satisfies RulingTexts

export const RESOURCE_CHECK_SWITCHES = {
  capacity_culture: {
    question: 'Culture makes room for people: how much?',
    why: 'The book adds 5 people for every 10 culture and leaves open whether once or for every territory.',
    values: {
      per_territory: '5 for every full 10 culture, on each territory.',
      total: '5 for every full 10 culture, once for the whole realm.',
    },
  },
  new_population: {
    question: 'Which newcomers cost wood?',
    why: 'The book speaks of new population and does not say whether the dead are taken off.',
    values: {
      gross: 'Everybody who joined since the last check, even those who died since.',
      net: 'Those who joined, less those who died since.',
    },
  },
  shortage_deaths: {
    question: 'Who dies when room, food or wood is lacking?',
    why: 'The book gives the number of dead and not who they are.',
    values: { proportional: 'Free males and females in proportion, then the others.', owner: 'The owner decides.' },
  },
} satisfies Partial<SwitchTexts>
