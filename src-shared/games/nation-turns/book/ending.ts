import type { RuleTexts } from '../../text/ruleText.ts'

export const OVERPOPULATION = {
  'NT-OVP-1': {
    title: 'Units above the maximum',
    summary:
      'The active nation removes what it has in an area above its maximum for that type of area. Its owner picks the units, and they return to the pool.',
    rulings: [34, 35],
  },
} satisfies RuleTexts

export const VICTORY = {
  'NT-VP-1': {
    title: "Each nation's own criteria",
    summary:
      'A nation scores for areas, or a type of area, it holds at the end of named rounds, for kills, for units left after round 17, and for what the game master awards: depending on its criteria.',
    rulings: [36, 37],
  },
  'NT-END-1': {
    title: 'Who wins',
    summary:
      'After round 17 the player whose nations have the most victory points together; with equal points, more units on the map. The sheet calls it the dance of victory.',
    rulings: [38, 39],
  },
} satisfies RuleTexts
