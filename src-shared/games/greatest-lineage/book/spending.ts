import type { RuleTexts } from '../../text/ruleText.ts'

export const SPENDING = {
  'GL-SPEND-1': {
    title: 'Spending freely',
    summary: 'Points may be spent on anything below, in any amounts and order, as long as they last.',
  },
  'GL-SPEND-2': { title: 'Points for land', summary: 'Territory is bought at the price and under the conditions of the land rules.' },
  'GL-SPEND-3': {
    title: 'Points for people',
    summary: 'Each person costs 2 points; one roll on the table of sexes covers everybody bought together.',
  },
  'GL-SPEND-4': { title: 'Points for culture', summary: '4 points buy 1 culture.' },
  'GL-SPEND-5': { title: 'Points for technology', summary: '4 points buy 1 technology.' },
  'GL-SPEND-6': { title: 'Points for arms', summary: 'From age 3 on, 5 points buy 1 military technology.' },
  'GL-SPEND-7': {
    title: "The ruler's culture",
    summary: "3 points raise the ruler's culture figure by 2; what spouse and children add follows it.",
    rulings: [106],
  },
  'GL-SPEND-8': {
    title: "The ruler's land",
    summary: '20 points bring 1 territory, outside the limit on buying, if there are 8 people for every territory after it.',
    rulings: [88],
  },
  'GL-SPEND-9': { title: "The ruler's arms", summary: "1 point raises the ruler's figure for military rolls by 1.", rulings: [107] },
  'GL-SPEND-10': {
    title: "A shaman's battle powers",
    summary: "2 points raise a shaman's figure for own rolls by 1; 2 points deepen the penalty on enemy rolls by 1.",
  },
  'GL-SPEND-11': {
    title: "A shaman's birth power",
    summary: '20 points, once for each shaman, raise the chance of births by 5; all shamans together add 10 at most.',
    rulings: [108],
  },
} satisfies RuleTexts
