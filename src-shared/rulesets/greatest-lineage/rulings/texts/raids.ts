import type { RulingTexts } from './rulingText.ts'

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
