import type { RuleTexts } from '../../text/ruleText.ts'

export const SHAMANS = {
  'GL-SHA-1': {
    title: 'A shaman per settlement',
    summary: 'Every established settlement has one shaman; a promise of a settlement has none.',
  },
  'GL-SHA-2': {
    title: "A shaman's first figures",
    summary: 'A shaman begins with 4 for own military rolls, 4 off enemy rolls, and nothing for births.',
  },
  'GL-SHA-3': {
    title: "A shaman's own settlement",
    summary: 'A shaman works only for its own settlement: one counts in a battle. Births are counted for the whole people.',
    rulings: [64, 109],
  },
  'GL-SHA-4': { title: 'Shamans bless monuments', summary: 'A shaman may bless a monument that is to be started at its settlement.' },
  'GL-SHA-5': {
    title: 'A new shaman',
    summary: "An empty post is filled at the start of the owner's next phase 7, with first figures.",
    rulings: [133],
  },
} satisfies RuleTexts
