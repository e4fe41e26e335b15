import type { RuleTexts } from '../../text/ruleText.ts'

export const MONUMENTS = {
  'GL-MON-1': {
    title: 'Where monuments rise',
    summary: 'From age 2 on a monument may be started at a settlement that has none of its own; two may be under construction at once.',
    rulings: [105],
  },
  'GL-MON-2': {
    title: 'Bundles and workers',
    summary:
      'Materials go in by fives: stone gives 1 prestige and needs 3 workers, wealth gives 3 and needs 1, metal gives 2 and needs 2. Workers stay tied until the monument is finished.',
    rulings: [102],
  },
  'GL-MON-3': {
    title: 'Time to build',
    summary: 'Building takes 1 turn for every started 10 prestige, and 1 less for every full 25 workers beyond those needed; at least 1.',
    rulings: [101],
  },
  'GL-MON-4': { title: 'Price of starting', summary: 'Starting a monument costs 8 prestige, which comes back when it is finished.' },
  'GL-MON-5': {
    title: 'Blessing a monument',
    summary:
      "Before the start the settlement's shaman may bless it for 20 food and 5 wealth: the 8 prestige are not charged, and 10 prestige are gained.",
    rulings: [103],
  },
  'GL-MON-6': {
    title: 'A finished monument',
    summary: 'When the building time is over, the planned prestige is gained and the workers are free.',
  },
  'GL-MON-7': {
    title: 'A destroyed monument',
    summary: 'Destroyed at any stage, a monument costs its holder the prestige it gave or would have given.',
    rulings: [104],
  },
} satisfies RuleTexts
