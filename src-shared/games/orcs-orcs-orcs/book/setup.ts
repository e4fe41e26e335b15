import type { RuleTexts } from '../../text/ruleText.ts'

export const GENERAL = {
  'OO-GEN-1': {
    title: 'Paths and sections',
    summary: 'Six paths lead to the tower, each with three sections and one tower space. A section has room for any number of creatures.',
    rulings: [11],
  },
  'OO-GEN-2': {
    title: 'Three categories',
    summary: 'Goblins and orcs are weak, shamans and riders are strong, golems and chiefs are brutes.',
    rulings: [1, 3],
  },
  'OO-GEN-3': {
    title: 'Drawing from hidden piles',
    summary: 'Every card or marker left in a hidden pile is equally likely to be drawn.',
    rulings: [13, 62, 63],
  },
  'OO-GEN-4': {
    title: 'Order among creatures',
    summary: 'If several creatures are affected at once, go from path 1 to path 6, from the inner section outwards, first come first.',
  },
} satisfies RuleTexts

export const SETUP = {
  'OO-SET-1': {
    title: 'Poison and fate piles',
    summary: 'Put 14 poison cards face up on a pile, and the 15 fate cards shuffled face down on another.',
    rulings: [10],
  },
  'OO-SET-2': {
    title: 'Spell piles and display',
    summary: 'Sort the 40 spell cards into two piles by their icon and lay out the top 3 of each as the display.',
    rulings: [6],
  },
  'OO-SET-3': { title: 'Counters start high', summary: 'All six counters start on their first space.', rulings: [2] },
  'OO-SET-4': {
    title: 'Dealing the markers',
    summary:
      'With 2 players leave out the markers numbered 3 and 4, with 3 players those numbered 4. Each path gets 8, 10 or 12 markers for 2, 3 or 4 players.',
    rulings: [4],
  },
  'OO-SET-5': {
    title: 'The first creatures',
    summary: 'Reveal 2 markers on each path. Their creatures enter the outer section, and the markers leave the game.',
    rulings: [14],
  },
  'OO-SET-6': {
    title: 'Choosing a colour',
    summary: 'Each player takes a colour with its mage, 7 cubes and 8 start spells, shuffles the spells and draws 4 of them.',
    rulings: [7],
  },
  'OO-SET-7': {
    title: 'Where mages start',
    summary: 'Blue starts on space 1, green on 2, red on 3 and yellow on 5.',
  },
  'OO-SET-8': { title: 'Skull cubes start low', summary: 'Put a cube on the lowest space of each of your skull tracks.' },
  'OO-SET-9': { title: 'Who goes first', summary: 'The youngest player is the start player.', rulings: [12] },
} satisfies RuleTexts
