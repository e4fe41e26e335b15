import type { RuleTexts } from '../../text/ruleText.ts'

export const KINGDOMS = {
  'GL-NPK-1': {
    title: "A kingdom's bonus",
    summary:
      'A kingdom adds 1 per started 10 warriors, 1 per 15 culture, 1 per 10 technology, 4 per 10 military technology, and what the timeline gave it; nothing else.',
    rulings: [17],
  },
  'GL-NPK-2': {
    title: 'When kingdoms attack',
    summary: 'Kingdoms keep still until every player has left the first three ages; 2 rounds after the last did, each opens its first war.',
    rulings: [137],
  },
  'GL-NPK-3': {
    title: "A kingdom's first target",
    summary:
      'It attacks the player with most territories closest to its capital, and everybody who is tied for that. All kingdoms choose before any of them fights.',
    rulings: [138],
  },
  'GL-NPK-4': { title: 'No spies, no treaty', summary: 'Kingdoms use no espionage, and a war with one lasts until tribute is paid.' },
  'GL-NPK-5': {
    title: 'Tribute to a kingdom',
    summary: 'Peace costs 10 wealth and 4 food for every turn of the war, paid in full.',
    rulings: [139],
  },
  'GL-NPK-6': {
    title: 'War after two quiet rounds',
    summary: 'After 2 rounds without war a kingdom attacks whoever owns the territory closest to it.',
    rulings: [140],
  },
  'GL-NPK-7': {
    title: 'Kingdoms need nothing',
    summary: 'A kingdom holds land without people to match; it pays, gathers and spends nothing.',
  },
  'GL-NPK-8': {
    title: "A kingdom's war aims",
    summary: 'At war a kingdom goes for every goal, and destroys a monument where it could take it.',
    rulings: [142],
  },
  'GL-NPK-9': {
    title: 'Growth of a kingdom',
    summary: 'A kingdom gains 4 warriors each round, and 1 more in every second round.',
    rulings: [141],
  },
  'GL-NPK-10': {
    title: "A kingdom's step",
    summary: 'Kingdoms act after the last player of the round: Demonic, Undead, Monstrous Humanoid. One without territory is out.',
    rulings: [143],
  },
} satisfies RuleTexts
