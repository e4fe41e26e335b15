import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const POPULATION_RULINGS = {
  34: {
    question: 'Which males are counted for births, and what if there are too few?',
    decision: 'Commoners, workers included; warriors, spies and assassins are left out. With too few there are no common births this turn.',
    switches: ['birth_gate_males'],
  },
  35: {
    question: 'How are ages counted?',
    decision: 'By the number of the current age, 1 to 6; "past the first" is one less.',
    switches: ['ages_achieved'],
  },
  36: { question: 'How many women may try?', decision: 'Half of those there are when the phase begins, rounded down; newcomers wait.' },
  37: {
    question: 'How does a woman die whose roll failed?',
    decision: 'She rolls once more and dies on the failed number or less.',
    switches: ['birth_death'],
  },
  38: {
    question: 'Which rolls may be grouped?',
    decision:
      "Only those for the sex of newcomers: the owner may split them on the card that rolls, one group where nothing is said; people bought are one roll. Each woman's own rolls stay hers.",
    switches: ['gender_groups'],
  },
  39: {
    question: 'How is a share of males rounded?',
    decision: 'To the nearest whole; an exact half goes to the males if the roll was odd, else to the females.',
    switches: ['gender_half'],
  },
} satisfies RulingTexts

export const POPULATION_SWITCHES = {
  birth_gate_males: {
    question: 'Which males count when the program checks whether there can be births?',
    why: 'The book compares males with females and does not say whether warriors are still among them.',
    values: { idle: 'Commoners only: males who went to war are missed at home.', include_warriors: 'Commoners and warriors.' },
  },
  ages_achieved: {
    question: 'After falling back, which age sets chances, prices and limits?',
    why: 'The book counts ages achieved, which may be those of now or the highest ever.',
    values: { current: 'The current age.', highest: 'The highest age ever reached.' },
  },
  birth_death: {
    question: 'Can women die in childbirth?',
    why: 'The book prints a chance of death as high as the failed roll, which is harsh and can be read in two ways.',
    values: {
      second_roll: 'After a failed roll of 73 she rolls again and dies on 73 or less.',
      none: 'No: a failed roll only means no child.',
    },
  },
  gender_groups: {
    question: 'How are newcomers grouped for the roll that decides their sex?',
    why: 'The book lets players cluster these rolls as they wish.',
    values: {
      player: 'As the player likes, on the card that rolls: one group where nothing is said; people bought are always one.',
      one: 'All newcomers of one cause together: one roll.',
      each: 'One roll for every person.',
    },
  },
  gender_half: {
    question: 'A group of newcomers comes out at an exact half person: which sex?',
    why: 'The book gives shares in percent and no rounding.',
    values: {
      parity: 'Male if the roll was odd, female if it was even.',
      male: 'Always male.',
      female: 'Always female.',
    },
  },
} satisfies Partial<SwitchTexts>
