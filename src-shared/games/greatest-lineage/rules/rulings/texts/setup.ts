import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SETUP_RULINGS = {
  9: {
    question: 'With how much culture, technology and other tokens does one begin?',
    decision: 'With none. The first house lifts the culture that counts to 23.',
    switches: ['start_technology'],
  },
  10: {
    question: 'Are royals and shamans among the 20 people?',
    decision: 'No. They are counted apart: they do not eat, gather or bear children like commoners, and no count of people includes them.',
    switches: ['royals_in_population'],
  },
  11: {
    question: 'Of what sex are the first royals?',
    decision: "The player chooses the ruler's. The spouse is of the other sex, and there is one son and one daughter.",
  },
  12: {
    question: 'How large is the world, and how much of it do kingdoms and tribes hold?',
    decision:
      'The book gives no figures. We suggest 600 territories, 10 for each kingdom and 75 tribes of 6, so that four fifths of the land are guarded, as the book says; the rest is blank.',
    switches: ['scenario_total', 'scenario_kingdom', 'scenario_tribes', 'scenario_tribe'],
  },
} satisfies RulingTexts

export const SETUP_SWITCHES = {
  start_technology: {
    question: 'How much technology does everybody begin with?',
    why: 'The book lists people, food, wood, land and prestige for the beginning, and no technology; below 10 technology nobody can gather anything.',
    values: {
      '0': 'None: 40 points must be spent before the first token is gathered.',
      '10': 'Ten: each gatherer brings 1 token from the first turn on.',
    },
  },
  royals_in_population: {
    question: 'Do royals count among the people?',
    why: 'The book lists the royal family next to the first 20 people without saying whether it is part of them.',
    values: { false: 'No: they are counted apart and neither eat nor need room.', true: 'Yes: they are counted, eat and need room.' },
  },
  scenario_total: {
    question: 'How many territories does the world have?',
    why: 'The book gives the world no size.',
    range: 'All land together. It bounds what can be claimed and bought before it is all taken.',
  },
  scenario_kingdom: {
    question: 'How many territories does each kingdom hold at the start?',
    why: 'The book gives kingdoms a capital and colonies, and no number.',
    range: 'Each of the three kingdoms begins with this much land, and 50 warriors for each territory.',
  },
  scenario_tribes: {
    question: 'How many tribes are there?',
    why: 'The book says that tribes outnumber kingdoms, and that tribes and kingdoms hold the vast majority of the land at the beginning; it gives no number.',
    range: 'Elven, human and dwarven tribes in the world, all together.',
  },
  scenario_tribe: {
    question: 'How many territories does each tribe hold at the start?',
    why: 'The book gives tribes no amount of land.',
    range: 'Each tribe begins with this much land, and 50 people for each territory.',
  },
} satisfies Partial<SwitchTexts>
