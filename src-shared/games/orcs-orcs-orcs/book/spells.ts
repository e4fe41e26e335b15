import type { RuleTexts } from '../../text/ruleText.ts'

const SMALL = 'Hits one creature on your path: 1 damage for power 1, 2 for power 2, 3 for power 3.'

export const SPELLS = {
  'OO-SPELL-1': {
    title: 'Playing a spell card',
    summary: 'Play one hand card that is not poison. It gives 1 power of its type: earth, lightning, water or fire.',
  },
  'OO-SPELL-2': {
    title: 'Adding enhancements',
    summary: 'You may add more hand cards. Each gives 1 power of its type; its text is ignored.',
    rulings: [25, 27],
  },
  'OO-SPELL-3': {
    title: 'Using one line',
    summary: 'Use exactly one line of the spell whose power you reach. No point of power counts twice.',
    rulings: [25, 26, 28],
  },
  'OO-SPELL-4': {
    title: 'Discarding after the cast',
    summary: 'After the cast, every card you played goes to your discard pile.',
    rulings: [29],
  },
  'OO-SPELL-5': {
    title: 'What attacks reach',
    summary: "Attacks hit creatures on your own mage's path, on any section.",
  },
  'OO-SPELL-6': {
    title: 'Big attacks need help',
    summary: 'Fireball, Lightning Bolt, Earthquake and Ice Storm need at least one enhancement.',
    rulings: [30],
  },
  'OO-SPELL-11': { title: 'Spell Smash', summary: SMALL },
  'OO-SPELL-12': { title: 'Spell Zap', summary: SMALL },
  'OO-SPELL-13': { title: 'Spell Cold Snap', summary: SMALL },
  'OO-SPELL-14': { title: 'Spell Fire Spark', summary: SMALL },
  'OO-SPELL-15': {
    title: 'Spell Fireball',
    summary: 'Hits one creature on your path: 3 damage for power 2, 5 for power 3.',
  },
  'OO-SPELL-16': {
    title: 'Spell Lightning Bolt',
    summary: 'Hits one creature on any path: 2 damage for power 2, 4 for power 3.',
    rulings: [5],
  },
  'OO-SPELL-17': {
    title: 'Spell Earthquake',
    summary: 'Power 2: 2 damage to each creature on one section of your path. Power 3: the section to its left or right is hit as well.',
    rulings: [31],
  },
  'OO-SPELL-18': {
    title: 'Spell Ice Storm',
    summary: 'Power 2: 2 damage to each creature on one section of your path. Power 3: the section behind it is hit as well.',
    rulings: [32],
  },
  'OO-SPELL-19': {
    title: 'Spell Book',
    summary:
      'Cannot be enhanced. You may take one card from the display, and the gap is filled from the same pile. Your card joins your discard pile when your actions are over.',
    rulings: [33],
  },
  'OO-SPELL-20': { title: 'Spell Wisdom', summary: 'When cast, Wisdom works like a Spell Book.', rulings: [33] },
  'OO-SPELL-21': {
    title: 'Spell Switch',
    summary: 'Power 1: two creatures anywhere trade places. Power 2: move any creature to any section of your path.',
    rulings: [34],
  },
  'OO-SPELL-22': {
    title: 'Spell Replenish',
    summary: 'Power 1: you may draw up to 2 cards. Power 2: you may draw up to 2 cards and gain an extra action.',
    rulings: [64, 65],
  },
  'OO-SPELL-23': {
    title: 'Spell Magic Bonds',
    summary: 'Move one creature anywhere towards the tower: one section for power 1, two sections for power 2. It may arrive there.',
    rulings: [35],
  },
  'OO-SPELL-24': {
    title: 'Spell Voodoo',
    summary:
      'Power 1: one other player discards a card. Power 2: all other players do, and you gain an extra action. Hands of 3 cards or fewer are safe.',
    rulings: [36, 64],
  },
  'OO-SPELL-25': {
    title: 'Too little power',
    summary: 'If you do not reach the first line, nothing happens. The cards are discarded and the action is spent.',
    rulings: [60],
  },
} satisfies RuleTexts
