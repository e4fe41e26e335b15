import type { RuleTexts } from '../../text/ruleText.ts'

export const AGES = {
  'GL-AGE-1': {
    title: 'Ready for an age',
    summary:
      'One age further when everything its row asks for is there: culture with that of the royal house, technology, military technology, territories, a stock of tokens and prestige.',
    rulings: [118, 120],
  },
  'GL-AGE-2': { title: 'Paying for an age', summary: 'Advancing uses up the tokens its row names: 40 food and 45 wood for the Stone Age.' },
  'GL-AGE-3': {
    title: 'Gifts of an age',
    summary:
      'An age reached for the first time brings 10 to 30 technology and as many people, then 30% more people, 10 prestige and a tenth of the land. Reached again, it brings only the 10 prestige.',
    rulings: [115, 116, 117],
  },
  'GL-AGE-4': { title: 'More births by age', summary: 'Each age past the first adds 5 to the chance of a birth.' },
  'GL-AGE-5': {
    title: 'Waiting to advance',
    summary: 'Once an age can be reached, declaring it may wait up to 3 turns; then it happens by itself.',
    rulings: [119],
  },
  'GL-AGE-6': {
    title: 'Falling back',
    summary:
      'Whose culture, technology or military technology drops below the need of the current age falls back, and loses 10 prestige for each age.',
    rulings: [121, 122, 123],
  },
} satisfies RuleTexts
