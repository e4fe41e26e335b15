import type { RuleTexts } from '../../text/ruleText.ts'

export const STOCKPILE = {
  'GL-STK-1': {
    title: 'Who may gather',
    summary: 'Up to half of the people who are not warriors, of either sex, may gather; each gathers one kind of token.',
    rulings: [41],
  },
  'GL-STK-2': {
    title: 'Gathered and brought home',
    summary: 'Each gatherer brings 1 token for every full 10 technology, and never more than 5.',
    rulings: [40],
  },
  'GL-STK-3': {
    title: 'What may be gathered',
    summary:
      'Age 1: wood and food. Age 2 adds stone. Age 3 adds copper and wealth; in age 4 bronze takes the place of copper, from age 5 on iron.',
  },
  'GL-STK-4': {
    title: 'The metal changes',
    summary: 'When an age brings another metal, the whole stock becomes that metal, one for one.',
    rulings: [42],
  },
} satisfies RuleTexts
