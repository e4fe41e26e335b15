import type { RuleTexts } from '../../text/ruleText.ts'

export const POPULATION = {
  'NT-POP-1': {
    title: 'Rolls for new units',
    summary: 'The active nation rolls one six-sided die for each of its relevant areas; 5 or more puts a unit of its basic type there.',
    rulings: [7, 10],
  },
  'NT-POP-2': {
    title: 'While counters last',
    summary: 'Each birth takes a counter from the pool. With more successes than counters the owner picks the areas, and the rest is lost.',
    rulings: [11],
  },
  'NT-POP-3': {
    title: 'Births of Beast People',
    summary: "Normally in their Totem areas, where no foreign unit stands. What the nation's own entry says goes first.",
    rulings: [8],
  },
  'NT-POP-4': {
    title: 'Births of the Malkioni',
    summary: 'In every area the faction occupies as the phase begins. Each of its Farmers there adds 1 to that roll.',
    rulings: [12],
  },
  'NT-POP-5': { title: 'Births of the Barbarians', summary: 'In every area their tribe occupies as the phase begins.' },
  'NT-POP-6': {
    title: 'Births of Elder races',
    summary:
      "Gonn Orta has no roll. The others have a single one for their home, if no foreign unit stands there: Trolls for Valind's Glacier, Grotaron for Maidstone Mountains, Dwarfs for Nidan Mountains.",
    rulings: [9],
  },
} satisfies RuleTexts

export const NEW_UNITS = {
  'NT-NEW-1': {
    title: 'Units that arrive',
    summary:
      'Units listed for this nation in this round come from its pool to the areas named, even among foreign units. Where the pool has no counter they are lost.',
    rulings: [14],
  },
} satisfies RuleTexts
