import type { RuleTexts } from '../../text/ruleText.ts'

export const TRIBES = {
  'GL-NPT-1': { title: 'Tribes start no war', summary: 'A tribe attacks nobody; once at war it cannot leave it.', rulings: [146] },
  'GL-NPT-2': {
    title: "A tribe's bonus",
    summary: 'A tribe adds 1 per started 10 warriors to its rolls, and nothing else.',
  },
  'GL-NPT-3': {
    title: 'Leaving a tribe war',
    summary: 'A player who gives up a war with a tribe pays 30 food and 60 wood.',
    rulings: [148],
  },
  'GL-NPT-4': {
    title: 'People for tribal land',
    summary:
      'A tribe needs 10 people for every territory and loses land by lot until it has them; below 10 people, or without land, it is gone, and its wars with it.',
    rulings: [147],
  },
  'GL-NPT-5': {
    title: 'Growth of a tribe',
    summary: 'Every second round a tribe gains 1 female and 1 male warrior, and every round 2 culture.',
    rulings: [144],
  },
} satisfies RuleTexts
