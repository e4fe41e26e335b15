import type { RuleTexts } from '../../text/ruleText.ts'

export const ROYAL_FAMILY = {
  'GL-ROY-1': {
    title: 'Ranks of the house',
    summary: 'First rank: ruler and spouse. Second: up to four children. Third: up to three heirs named from outside the family.',
  },
  'GL-ROY-2': { title: "A new ruler's figures", summary: 'A ruler begins with 10 culture, no territory and 5 for military rolls.' },
  'GL-ROY-3': {
    title: "The ruler's culture counts",
    summary: "The ruler's culture figure is added to the culture that counts, as long as the ruler lives.",
    rulings: [106],
  },
  'GL-ROY-4': { title: "The spouse's culture", summary: 'A spouse adds as much culture as the ruler.' },
  'GL-ROY-5': {
    title: 'Children like the ruler',
    summary:
      "A child of the ruler's sex adds a fifth of the ruler's culture figure, rounded down, and 2 to rolls of a battle it takes part in.",
  },
  'GL-ROY-6': {
    title: 'Children like the spouse',
    summary: "A child of the spouse's sex adds a tenth of the ruler's culture figure, rounded down.",
  },
  'GL-ROY-7': {
    title: 'Named heirs',
    summary: 'Up to three outsiders may be named as heirs, their sex chosen, at the price of a wedding. They add nothing until they rule.',
    rulings: [128],
  },
  'GL-ROY-8': {
    title: 'A royal wedding',
    summary: 'A ruler without a spouse may wed for 5 food, and 3 wealth from age 3 on; the spouse arrives a full turn later.',
    rulings: [129, 130],
  },
  'GL-ROY-9': { title: 'Leaving the line', summary: 'A child may be put out of the line to make room; it is not killed.' },
  'GL-ROY-10': { title: 'A royal child', summary: 'Each turn with a spouse the house may try for a child, which comes on 70 or less.' },
  'GL-ROY-11': {
    title: 'Safety of royal mothers',
    summary: 'A failed try kills the mother with a chance of 0, so never, unless the table sets another chance.',
    rulings: [131],
  },
  'GL-ROY-12': {
    title: 'Son or daughter',
    summary: 'A royal child is a son on 50 or less, else a daughter. A fifth child may take the place of another or be declined.',
    rulings: [132],
  },
  'GL-ROY-13': {
    title: "A ruler's lifespan",
    summary: 'A ruler dies at the start of the turn five rounds after coming to the throne.',
    rulings: [124],
  },
  'GL-ROY-14': {
    title: 'Ruler and spouse together',
    summary: 'When the ruler dies, from whatever cause, the spouse dies too.',
    rulings: [125],
  },
  'GL-ROY-15': {
    title: 'Succession to the throne',
    summary:
      "The owner picks a child, or a named heir if there is none. One of the ruler's sex keeps the ruler's figures; the other sex begins with those of a new ruler.",
    rulings: [126],
  },
  'GL-ROY-16': {
    title: "A new ruler's children",
    summary: 'Every new ruler begins with two children, each a son on 50 or less; brothers and sisters leave the house.',
    rulings: [127],
  },
} satisfies RuleTexts
