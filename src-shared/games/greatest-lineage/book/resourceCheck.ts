import type { RuleTexts } from '../../text/ruleText.ts'

export const RESOURCE_CHECK = {
  'GL-CHK-1': {
    title: 'Room for people',
    summary:
      'Each territory carries 20 people, 5 more for every full 10 culture; each tribal seat adds 5, each town 10, each city 15. Everybody must fit in, warriors too.',
    rulings: [110],
  },
  'GL-CHK-2': { title: 'Feeding everybody', summary: 'Each started group of 5 people eats 1 food, warriors too.' },
  'GL-CHK-3': {
    title: 'Wood for newcomers',
    summary: 'Each started pair of people who joined since the last check costs 1 wood; the count of newcomers then begins again at 0.',
    rulings: [111, 114],
  },
  'GL-CHK-4': {
    title: 'Death by shortage',
    summary:
      'If room, food or wood is lacking, 21 to 30% of all people die (20 and a ten-sided die), rounded up, once however much is lacking.',
    rulings: [112, 113],
  },
  'GL-CHK-5': {
    title: 'Marked by shortage',
    summary: 'Lack of food or wood weakens military rolls until the next resource check; enough of both lifts the mark.',
    rulings: [62],
  },
} satisfies RuleTexts
