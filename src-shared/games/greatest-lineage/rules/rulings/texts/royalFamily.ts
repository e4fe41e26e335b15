import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ROYAL_FAMILY_RULINGS = {
  124: {
    question: 'When exactly does a ruler die of age?',
    decision: "At the start of the owner's turn five rounds after the accession, before phase 1; the first rulers in round 6.",
    switches: ['ruler_lifespan'],
  },
  125: {
    question: 'Does a spouse always die with the ruler?',
    decision: 'Yes, whatever the cause. A ruler whose spouse alone dies may wed again.',
  },
  126: {
    question: 'Who inherits?',
    decision:
      "At once a child the owner picks, or a named heir if there is none. The ruler's sex keeps the figures, the other begins with 10, 0 and 5.",
    switches: ['heir_choice'],
  },
  127: {
    question: 'What becomes of brothers and sisters?',
    decision: 'They leave the house. The new ruler has two new children and no spouse; named heirs stay.',
    switches: ['siblings'],
  },
  128: {
    question: 'What does naming an heir cost?',
    decision: 'As much as a wedding: 5 food, 3 wealth from age 3 on, and a full turn. The sex is chosen, and there are three at most.',
    switches: ['heir_price'],
  },
  129: {
    question: 'When has a civilisation wealth to pay for a wedding?',
    decision: 'From age 3 on.',
    switches: ['spouse_wealth'],
  },
  130: {
    question: 'When does a spouse arrive?',
    decision:
      'Paid in phase 3, there in the next phase 3 and ready to try for a child. It is off, and not paid back, if the ruler changes.',
  },
  131: {
    question: 'Can a royal mother die of a failed try?',
    decision: 'No, as printed: a chance of 0, and no roll.',
    switches: ['royal_birth_death'],
  },
  132: {
    question: 'What sex is a royal child, and what of a fifth?',
    decision: 'A son on 50 or less. A fifth may take the place of one of the four, who leaves the line alive, or be declined.',
  },
} satisfies RulingTexts

export const ROYAL_FAMILY_SWITCHES = {
  ruler_lifespan: {
    question: 'How many rounds does a ruler live on the throne?',
    why: 'The book says five turns, and not when in the last one death comes.',
    range: 'Rounds from the accession to the turn at whose start the ruler dies.',
  },
  heir_choice: {
    question: 'Who may follow a dead ruler?',
    why: 'The book prints no order of succession.',
    values: { by_rank: 'A child; a named heir only if there is no child.', free: 'Any child or named heir.' },
  },
  siblings: {
    question: 'What becomes of the other children when one takes the throne?',
    why: 'The book gives a new ruler two children and does not speak of brothers and sisters.',
    values: { leave: 'They leave the house.', stay: 'They stay, and the new children come only as far as there is room for four.' },
  },
  heir_price: {
    question: 'What does it cost to name an heir from outside?',
    why: 'The book speaks of resources and time and gives no figures.',
    values: { spouse: 'As much as a wedding, and as long.', free: 'Nothing but the full turn it takes.' },
  },
  spouse_wealth: {
    question: 'When does a wedding cost 3 wealth?',
    why: 'The book asks for it "if your civilization has wealth", by age or by what is in store.',
    values: { by_age: 'From age 3 on, when wealth can be gathered.', by_stock: 'Whenever there is any wealth in store.' },
  },
  royal_birth_death: {
    question: 'With what chance does a failed try for a child kill the royal mother?',
    why: 'The book prints a chance of 0, which may be a slip.',
    range: 'In percent; at 0 there is no roll.',
  },
} satisfies Partial<SwitchTexts>
