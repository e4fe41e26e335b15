import type { RuleTexts } from '../../text/ruleText.ts'

export const POPULATION = {
  'GL-POP-1': {
    title: 'Enough males for births',
    summary: 'Common births happen only while twice the males is at least the number of females; otherwise there are none this turn.',
    rulings: [34],
  },
  'GL-POP-2': {
    title: 'Women who try',
    summary: 'The owner names how many women try for a child: from none up to half the females, rounded down.',
    rulings: [36],
  },
  'GL-POP-3': {
    title: 'Chance of a child',
    summary: 'The chance is 50, 5 more for each age past the first (75 in the last), and up to 10 more through shamans.',
    rulings: [35],
  },
  'GL-POP-4': { title: 'A child is born', summary: 'Each woman who tries rolls; at the chance or less, one new person joins.' },
  'GL-POP-5': {
    title: 'Death in childbirth',
    summary: 'A woman whose roll fails rolls again and dies on that failed number or less: after a failed 73 she dies on 73 or less.',
    rulings: [37],
  },
  'GL-POP-6': {
    title: 'Grouping the sex rolls',
    summary: 'The owner may put newcomers in groups of any size for the roll that decides their sex; the usual way is one group.',
    rulings: [38],
  },
  'GL-POP-7': {
    title: 'Males among newcomers',
    summary:
      'One roll on the table of sexes tells what share of a group is male, from 69% down to 31%, taken to the nearest whole; the rest are female.',
    rulings: [39],
  },
  'GL-POP-8': { title: 'Royal births too', summary: 'Children of the royal house are also born in this phase.' },
} satisfies RuleTexts
