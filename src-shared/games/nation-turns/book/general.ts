import type { RuleTexts } from '../../text/ruleText.ts'

export const GENERAL = {
  'NT-GEN-1': { title: 'Seventeen rounds', summary: 'The game lasts 17 rounds, unless all players agree to stop before.' },
  'NT-GEN-2': {
    title: 'Order of a round',
    summary:
      'First the events for the start of the round, then the turns of the nations as the scenario lists them, then the events for its end.',
    rulings: [2],
  },
  'NT-GEN-3': {
    title: 'The nation turn',
    summary:
      'Nations are active one by one. Each turn has 5 phases: the population increases, new units come, units move, battles are fought, surplus units go; in short spawn (1 and 2), move, fight, die. A nation without units has only phases 1 and 2.',
    rulings: [4],
  },
  'NT-GEN-4': {
    title: 'A player answers throughout',
    summary: 'Whoever plays a nation decides for it in the turns of others as well. Nothing is secret.',
    rulings: [3, 40],
  },
  'NT-SET-1': {
    title: 'What the scenario gives',
    summary: 'The map, the nations, who plays which, the units on the map at the start, and the counters in the pool of each nation.',
    rulings: [1, 3],
  },
  'NT-EVT-1': {
    title: 'Events before the turns',
    summary: 'What is listed for the start of a round happens before the first nation turn, in the order of the list.',
    rulings: [6],
  },
  'NT-EVT-2': {
    title: 'Events after the turns',
    summary: 'What is listed for the end of a round happens after the last nation turn, in the order of the list.',
    rulings: [6],
  },
} satisfies RuleTexts
