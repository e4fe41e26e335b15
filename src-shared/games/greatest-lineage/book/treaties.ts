import type { RuleTexts } from '../../text/ruleText.ts'

export const TREATIES = {
  'GL-TREATY-1': {
    title: 'Peace by treaty',
    summary: 'A war ends on whatever terms all its parties accept; nothing is ruled out.',
    rulings: [81],
  },
  'GL-TREATY-2': {
    title: 'Given by agreement',
    summary: 'One side gains exactly what the other gives. People who move count as newcomers, and free commoners go first.',
  },
} satisfies RuleTexts
