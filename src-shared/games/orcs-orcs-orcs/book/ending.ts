import type { RuleTexts } from '../../text/ruleText.ts'

export const ENDING = {
  'OO-END-1': {
    title: 'When the game ends',
    summary: 'Once at least 4 paths have no markers left, finish the round. Then the game ends.',
    rulings: [42],
  },
} satisfies RuleTexts

export const SCORING = {
  'OO-SCORE-1': { title: 'Points for trophies', summary: 'Each trophy scores what the counter of its type shows at the end.' },
  'OO-SCORE-2': { title: 'Points for supports', summary: 'Each Spell of Support in your deck scores 2 points.', rulings: [43] },
  'OO-SCORE-3': { title: 'Points lost to poison', summary: 'Each poison card in your deck costs 2 points.' },
  'OO-SCORE-4': { title: 'Who wins', summary: 'Most points win. Tied leaders share the victory.', rulings: [44] },
} satisfies RuleTexts
