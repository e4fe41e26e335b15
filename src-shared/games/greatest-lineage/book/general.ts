import type { RuleTexts } from '../../text/ruleText.ts'

export const GENERAL = {
  'GL-GEN-1': {
    title: 'Percentile dice',
    summary:
      'Dice show 1 to 100, and 00 is read as 100. A chance of 60 comes true on 60 or less, "under 25" on 24 or less, "50 or more" on 50 and up.',
    rulings: [2],
  },
  'GL-GEN-2': {
    title: 'How to round',
    summary:
      'Printed cases: the warrior bonus, half of the warriors, settlement cards and wood for newcomers go up; what children add to culture goes down. Everything else follows the general ruling: gains down, costs and losses up.',
    rulings: [1],
  },
  'GL-GEN-3': {
    title: 'Rounds of the table',
    summary: 'In one round every living player takes a turn of nine phases, then the kingdoms and tribes have their step.',
    rulings: [3],
  },
  'GL-GEN-4': {
    title: 'Which people count',
    summary: 'Whatever helps a civilisation counts its people without warriors; whatever burdens it counts everybody, warriors too.',
    rulings: [4],
  },
  'GL-GEN-5': {
    title: 'The nine phases',
    summary:
      'A turn runs: timeline, points, population, stockpile, war and espionage, monuments, spending, resource check, age advancement.',
    rulings: [13],
  },
  'GL-GEN-6': {
    title: 'Paying and losing',
    summary:
      'What you buy must be paid in full. A loss that is forced on you takes what there is and stops at 0; only prestige can go below 0.',
    rulings: [8],
  },
  'GL-GEN-7': {
    title: 'Playing without a map',
    summary:
      'Where the program has no map, all land is next to all other land and in reach, a "nearest" territory is drawn by lot, no land is strong or weak for anybody, and every tribal seat can be founded.',
    rulings: [5],
  },
  'GL-GEN-8': {
    title: 'Sex of newcomers',
    summary:
      'However people join, dice decide how many are male and female. Royal children have a roll of their own, and a named heir is chosen.',
  },
} satisfies RuleTexts
