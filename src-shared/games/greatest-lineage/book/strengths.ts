import type { RuleTexts } from '../../text/ruleText.ts'

export const STRENGTHS = {
  'GL-RACE-1': {
    title: 'Ground of the elves',
    summary: 'Elves add 15 on low land and take 15 off on hills and mountains; forested mountains count for nothing.',
    rulings: [65],
  },
  'GL-RACE-2': {
    title: 'Ground of the dwarves',
    summary: 'Dwarves add 15 on mountains and hills and take 15 off in forests and swamps; where both hold, nothing.',
    rulings: [65],
  },
  'GL-RACE-3': { title: 'Ground of the others', summary: 'Humans, kingdoms and tribes fight alike on any land.' },
} satisfies RuleTexts
