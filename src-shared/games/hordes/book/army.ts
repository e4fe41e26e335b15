import type { RuleTexts } from '../../text/ruleText.ts'

export const ARMY = {
  'HQ-ARM-1': {
    title: 'What elements cost',
    summary: 'Each type has its price in AP; a Stronghold costs nothing.',
    rulings: [5, 7, 8],
  },
  'HQ-ARM-2': {
    title: 'Who cannot be general',
    summary: 'Dragons, Gods, Lurkers, Paladins and Sneakers cannot be the general.',
    rulings: [6],
  },
} satisfies RuleTexts

export const END = {
  'HQ-WIN-1': {
    title: 'When the battle ends',
    summary: 'The sheet does not say it. Whether an army is beaten is judged once, after the close combats of every bound.',
    rulings: [46, 47, 48],
  },
  'HQ-WIN-2': { title: 'Nothing is hidden', summary: 'Everybody sees armies, reserves, PIPs, dice and losses.', rulings: [55] },
} satisfies RuleTexts
