import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SHAMAN_RULINGS = {
  133: {
    question: 'Is a dead or missing shaman replaced?',
    decision: "Yes, at the start of the owner's next phase 7, with first figures.",
    switches: ['shaman_refill'],
  },
} satisfies RulingTexts

export const SHAMAN_SWITCHES = {
  shaman_refill: {
    question: 'Does a settlement get a new shaman after losing one?',
    why: 'The book gives each settlement a shaman and does not say what follows a death.',
    values: { next_turn: "Yes, in the owner's next phase 7, with first figures.", never: 'No: the post stays empty.' },
  },
} satisfies Partial<SwitchTexts>
