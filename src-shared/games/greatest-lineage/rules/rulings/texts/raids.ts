import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const RAID_RULINGS = {
  67: { question: 'Who may be raided?', decision: 'Other players, but no ally and no current enemy in war.', switches: ['raid_targets'] },
  68: {
    question: 'A tenth of which people?',
    decision: 'Ten times the raiders must be fewer than all people but warriors, before the raid; raiders are free males.',
  },
  69: {
    question: 'Do raiders cost tokens?',
    decision: 'As much as warriors, for each raid; who survives is a male again.',
    switches: ['raid_cost'],
  },
  70: { question: 'Are burning and stealing two goals?', decision: 'Yes. There are four goals, each at most once in a raid.' },
  71: {
    question: 'Does each further goal weaken all goals?',
    decision: 'Yes, they share one chance: 40, 32, 24 or 16.',
    switches: ['raid_penalty'],
  },
  72: {
    question: 'How many people does a successful raid kill?',
    decision: "The share of the target's people that the raiders are of their own, rounded up; free people first, then warriors.",
    switches: ['raid_kill'],
  },
  73: {
    question: 'Which tokens are burnt or stolen?',
    decision: 'Up to half of the roll, rounded down, of kinds the raider chooses, as far as there are any.',
  },
  74: {
    question: 'How does the victim answer?',
    decision:
      'If they wish, with a kill roll after the goals, 2 more for each goal; warriors they have in wars count. Only raiders can die.',
  },
  75: {
    question: 'Is the pause between raids for each target?',
    decision: 'No, for all together: one raid a turn, the next two turns later.',
    switches: ['raid_gap'],
  },
} satisfies RulingTexts

export const RAID_SWITCHES = {
  raid_targets: {
    question: 'Who may be raided?',
    why: 'The book speaks of raids on others, and kingdoms and tribes have people but neither tokens nor monuments.',
    values: {
      players: 'Other players only.',
      all: 'Kingdoms and tribes as well; their people are all there is to strike at.',
    },
  },
  raid_cost: {
    question: 'Do raiders cost tokens?',
    why: 'The book prints the price of warriors for war only.',
    values: { war: 'As much as warriors of a war, for each raid again.', none: 'Nothing.' },
  },
  raid_penalty: {
    question: 'Which goals of a raid does each further goal make harder?',
    why: 'The book takes 8 off for each further goal, and does not say off which.',
    values: {
      shared: 'All of them: one, two, three or four goals have 40, 32, 24 or 16 each.',
      stepped: 'The later ones: the first goal has 40, the second 32, the third 24, the fourth 16.',
    },
  },
  raid_kill: {
    question: 'Which percentage of its people does a raided side lose?',
    why: 'The book takes a percentage equal to the size of the force, which may be a share or a number of heads.',
    values: {
      share: 'The share the raiders are of their own people, warriors left out: always less than a tenth.',
      headcount: 'One in a hundred for each raider: 30 raiders kill 30 in a hundred.',
    },
  },
  raid_gap: {
    question: 'A turn must pass between raids: between which?',
    why: 'The book does not say whether the pause is about the raider or about the side that was raided.',
    values: {
      overall: 'Between any two raids of a civilisation.',
      per_target: 'Between two raids on the same target; another one may be raided the next turn.',
    },
  },
} satisfies Partial<SwitchTexts>
