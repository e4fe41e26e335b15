import type { RuleTexts } from '../../text/ruleText.ts'

export const ALLIANCES = {
  'GL-ALLY-1': {
    title: 'Making an alliance',
    summary: 'Two players who agree and are not at war may ally; each has 10 prestige more while it lasts.',
    rulings: [76, 80],
  },
  'GL-ALLY-2': { title: 'A lasting alliance', summary: 'Every 2 turns of alliance bring 1 prestige.', rulings: [77] },
  'GL-ALLY-3': { title: 'Trade between allies', summary: 'Allies may trade tokens in phase 5 as they agree.' },
  'GL-ALLY-4': { title: 'Fruits of trade', summary: 'Every 10 tokens received by trade bring 2 culture and 1 prestige.', rulings: [78] },
  'GL-ALLY-5': {
    title: 'Breaking an alliance',
    summary: 'Breaking it takes an open declaration of war 5 turns ahead, and costs the 10 prestige of its beginning.',
    rulings: [79],
  },
} satisfies RuleTexts
