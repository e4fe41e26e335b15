import type { RuleTexts } from '../../text/ruleText.ts'

export const SETTLEMENTS = {
  'GL-CITY-1': { title: 'How many settlements', summary: 'There is one settlement card for every started 5 territories.' },
  'GL-CITY-2': {
    title: 'Tribal seat, town, city',
    summary: 'Ages 1 to 3 have tribal seats (room for 5 people, 3 prestige), ages 4 and 5 towns (10 and 5), age 6 cities (15 and 7).',
    rulings: [136, 134],
  },
  'GL-CITY-3': {
    title: 'Land for a tribal seat',
    summary:
      'While a people migrates, each tribal seat needs low land near water and land near a mountain; until then its card is only a promise.',
    rulings: [135],
  },
  'GL-CITY-4': { title: 'Settling down', summary: 'On reaching age 4, each settlement is fixed to one territory.' },
  'GL-CITY-5': {
    title: 'Giving up settlements',
    summary: 'With too little land left, the owner gives up settlements, promises first; their prestige and shaman go with them.',
  },
} satisfies RuleTexts
