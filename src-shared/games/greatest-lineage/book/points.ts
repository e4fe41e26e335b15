import type { RuleTexts } from '../../text/ruleText.ts'

export const POINTS = {
  'GL-PTS-1': {
    title: 'Points of the turn',
    summary:
      'Each turn brings 3 points for every full 5 tokens, 2 for every territory, 1 for every full 20 prestige and 2 for every full 10 people who are not warriors.',
    rulings: [31, 32],
  },
  'GL-PTS-2': {
    title: 'Counted, not spent',
    summary:
      'Points count what is held in phase 2, before anything is gathered, and use nothing up. Warriors and occupied land bring none.',
  },
  'GL-PTS-3': { title: 'Points are kept', summary: 'Points not spent in phase 7 wait for a later turn.', rulings: [33] },
} satisfies RuleTexts
