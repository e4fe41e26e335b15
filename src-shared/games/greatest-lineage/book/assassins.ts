import type { RuleTexts } from '../../text/ruleText.ts'

export const ASSASSINS = {
  'GL-ASN-1': {
    title: 'Training an assassin',
    summary:
      'It needs 30 culture and at least 3 turns, one at a time; 1% of the people, of either sex, may be assassins. There are none in the peaceful game.',
    rulings: [89, 90],
  },
  'GL-ASN-2': {
    title: 'Whom assassins kill',
    summary: "A player's ruler, another royal, or a shaman; the attempt comes in the target's next turn.",
    rulings: [100],
  },
  'GL-ASN-3': {
    title: "An assassin's chance",
    summary: '30, and 5 more for every turn of training past the third, 50 at most; then poison takes 15 off and melee adds 30.',
    rulings: [95],
  },
  'GL-ASN-4': {
    title: 'Uncovering an assassin',
    summary: 'On a roll under 25, under 15 for poison, under 40 for melee; if the target rolls it, the assassin dies.',
    rulings: [98, 96],
  },
  'GL-ASN-5': {
    title: 'Knowing of a plot',
    summary:
      'A player who is not the target and uncovers it may ignore it, send an assassin against the first (50 kills it, else the own one dies), or help, which makes the chance 80.',
    rulings: [97],
  },
  'GL-ASN-6': { title: 'A successful murder', summary: 'A roll of the chance or less kills the target.' },
  'GL-ASN-7': {
    title: 'A failed murder',
    summary: 'The assassin is caught and killed on 50 or less, on 20 with poison, on 75 in melee; else it gets home.',
    rulings: [99],
  },
  'GL-ASN-8': { title: 'Choosing the method', summary: 'Plain, poison or melee is chosen when training starts, and stays.' },
} satisfies RuleTexts
