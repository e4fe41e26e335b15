import type { RuleTexts } from '../../text/ruleText.ts'

export const ROUNDS = {
  'OO-ROUND-1': {
    title: 'A round',
    summary: 'A round begins with a fate card. Then every player takes one turn, clockwise from the start player.',
    rulings: [12],
  },
  'OO-ROUND-2': { title: 'A turn', summary: 'In your turn you reveal markers, perform actions and draw new spells.' },
} satisfies RuleTexts

export const FATE = {
  'OO-FATE-1': { title: 'Turning a fate card', summary: 'Turn up the top fate card.', rulings: [15] },
  'OO-FATE-2': {
    title: 'Creatures advance',
    summary: 'Every creature of a category shown in the upper part moves one section towards the tower.',
    rulings: [16],
  },
  'OO-FATE-3': {
    title: 'Rule of the round',
    summary: 'If the lower part shows a rule, it applies to all players until the round ends.',
    rulings: [19],
  },
  'OO-FATE-4': { title: 'Tougher creatures', summary: 'Every creature has 1 life more this round.' },
  'OO-FATE-5': { title: 'No spells', summary: 'Nobody may take a card from the display this round.', rulings: [22] },
  'OO-FATE-6': { title: 'No teleportation', summary: 'No mage may change its space this round, by an action or by a card.' },
  'OO-FATE-7': { title: 'No extra skills', summary: 'Extra skills cannot be used this round.', rulings: [21] },
  'OO-FATE-8': {
    title: 'Three spells',
    summary: 'You draw only 3 cards at the end of your turn, or 4 with the skill Additional spell.',
  },
  'OO-FATE-9': {
    title: 'Exchanging the display',
    summary: 'Both displays go back into their piles, and new cards are laid out from them.',
  },
} satisfies RuleTexts

export const TOWER = {
  'OO-TOWER-1': {
    title: 'Creatures reach the tower',
    summary:
      'A creature that moves on from the inner section goes into the box. The counter of its type falls one space, but never below the last.',
  },
  'OO-TOWER-2': {
    title: 'Losing a trophy',
    summary:
      'If your mage is on the path of the arrival, one of your trophies of that type goes into the box. If you have none, you lose nothing.',
    rulings: [17, 18],
  },
} satisfies RuleTexts

export const REVEAL = {
  'OO-REVEAL-1': {
    title: 'Filling empty paths',
    summary: 'Reveal one marker on every path that has markers but no creature.',
  },
  'OO-REVEAL-2': {
    title: 'One path you choose',
    summary: "Then reveal one marker on a path of your choice, but not on your own mage's path.",
    rulings: [23],
  },
  'OO-REVEAL-3': {
    title: 'Where creatures enter',
    summary: 'A revealed creature enters the outer section of its path, and its marker leaves the game.',
  },
} satisfies RuleTexts

export const ACTIONS = {
  'OO-ACTION-1': {
    title: 'Two actions',
    summary: 'You have up to two actions in your turn. Each is a teleport, a cast, the use of a skill or a pass.',
  },
  'OO-ACTION-2': {
    title: 'Teleporting your mage',
    summary: 'You may teleport your mage to any free space of the tower. This takes one action.',
  },
  'OO-ACTION-3': { title: 'Casting a spell', summary: 'You may cast a spell from your hand. This takes one action.' },
  'OO-ACTION-4': {
    title: 'Passing instead of acting',
    summary: 'If you pass, you take no more actions this round and go on to drawing new spells.',
    rulings: [24],
  },
  'OO-ACTION-5': { title: 'Extra actions', summary: 'Each extra action you gain adds one to the actions of this turn.' },
} satisfies RuleTexts
