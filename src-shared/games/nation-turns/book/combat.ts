import type { RuleTexts } from '../../text/ruleText.ts'

export const COMBAT = {
  'NT-CBT-1': {
    title: 'Order of the battles',
    summary:
      'The attacker decides where the next round of battle is: one area to its end, or another after any round, until all contested areas are resolved.',
    rulings: [20],
  },
  'NT-CBT-2': {
    title: 'Special Retreat',
    summary: 'A nation whose details say so may leave an area before the first roll there, for certain units or in certain cases.',
    rulings: [21],
  },
  'NT-BAT-1': { title: 'One die each', summary: 'Every normal unit in a battle has one die, a Farmer as well.', rulings: [13, 22] },
  'NT-BAT-2': {
    title: 'Both sides roll together',
    summary: 'All dice of an area are rolled at once. Each that comes to 5 or more costs the other side a unit, which returns to its pool.',
    rulings: [23, 27],
  },
  'NT-BAT-3': {
    title: 'Units with modifiers',
    summary: 'Gonn Orta and the Wizards roll with modifiers: in the sample one die at +1 for a Wizard, two dice at +1 for a giant.',
    rulings: [22],
  },
  'NT-BAT-4': { title: 'Attacking in Rough', summary: 'Each die of the attackers counts 1 less.', rulings: [24, 25] },
  'NT-BAT-5': { title: 'Attacking in Mountain', summary: 'Each die of the attackers counts 1 less.', rulings: [24, 25] },
  'NT-BAT-6': { title: 'Attacking in ElfWood', summary: 'Each die of the attackers counts 1 less.', rulings: [24, 25] },
  'NT-BAT-7': {
    title: 'Attacking Sog City',
    summary: 'Each die of the attackers counts 1 less; in a scenario these are the areas of type city.',
    rulings: [24, 25],
  },
  'NT-BAT-8': {
    title: 'Choosing the casualties',
    summary: "The attacker names those of both sides, their own and the enemy's.",
    rulings: [26],
  },
} satisfies RuleTexts

export const RETREAT = {
  'NT-RET-1': {
    title: 'When to retreat',
    summary:
      'After each round of battle in an area, from the first of this phase on, both sides may take away some or all of their units, if these have somewhere to go. The defenders say first.',
    rulings: [28, 29],
  },
  'NT-RET-2': {
    title: 'Where attackers retreat to',
    summary: 'Back to the area each came from, the last before the battle; not if only foreign units stand there now.',
    rulings: [30],
  },
  'NT-RET-3': {
    title: 'Where defenders retreat to',
    summary: 'Normally to any empty area next to theirs, or to one with units of their own nation, even one that is fought over.',
    rulings: [31, 32],
  },
  'NT-RET-4': {
    title: 'Until all are resolved',
    summary: 'Battle and retreat take turns until no area has units of both sides.',
    rulings: [33],
  },
} satisfies RuleTexts
