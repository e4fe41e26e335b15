import type { RuleTexts } from '../../text/ruleText.ts'

export const SETUP = {
  'GL-SET-1': {
    title: 'Who takes part',
    summary:
      'Three players lead the elves, the humans and the dwarves. Alongside them there are the Demonic, Undead and Monstrous Humanoid kingdoms and tribes of the three peoples.',
    rulings: [7],
  },
  'GL-SET-2': {
    title: 'Conquest or peace',
    summary: 'The usual goal is conquest. The peaceful game is played only if every player agrees before the first turn.',
    rulings: [153],
  },
  'GL-SET-3': { title: 'First people', summary: 'Each civilisation begins with 20 people: 8 males and 12 females.', rulings: [10] },
  'GL-SET-4': { title: 'First stores', summary: 'Each civilisation begins with 15 food and 18 wood, and no other tokens.' },
  'GL-SET-5': { title: 'First land', summary: 'Each civilisation begins with 2 territories, which carry one tribal seat with its shaman.' },
  'GL-SET-6': { title: 'First prestige', summary: 'Each civilisation begins with 13 prestige: 10, and 3 for its first tribal seat.' },
  'GL-SET-7': {
    title: 'First royal house',
    summary:
      "Each house begins with a ruler, a spouse of the other sex, a son and a daughter. The player chooses the ruler's sex before the first turn.",
    rulings: [11],
  },
  'GL-SET-8': {
    title: 'Everything else at zero',
    summary: 'Points, culture, technology, military technology, stone, metal and wealth begin at 0, and everybody begins in the first age.',
    rulings: [9],
  },
  'GL-SET-9': {
    title: 'Who goes first',
    summary: 'Each player rolls; the highest begins, ties for the lead roll again, and play goes on clockwise.',
    rulings: [6],
  },
  'GL-SET-10': {
    title: 'Kingdoms at the start',
    summary:
      'Each kingdom has a capital and colonies, 50 warriors for each territory, 500 culture, 500 technology and 80 military technology.',
    rulings: [12, 20],
  },
  'GL-SET-11': {
    title: 'Tribes at the start',
    summary:
      'Each tribe has 50 people for each territory, half of them warriors. Kingdoms and tribes hold most of the land, and there are more tribes than kingdoms.',
    rulings: [145],
  },
} satisfies RuleTexts
