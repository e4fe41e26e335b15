import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SPENDING_RULINGS = {
  106: {
    question: "Is the ruler's culture gained once, every turn, or as long as the ruler lives?",
    decision: 'It counts as long as the ruler lives, and is not booked.',
    switches: ['ruler_culture'],
  },
  107: {
    question: "Can the ruler's bonus on rolls grow without end at 1 point each?",
    decision: 'Yes, as printed.',
    switches: ['ruler_military_cap'],
  },
  108: { question: 'Is the birth power bought by shaman or by realm?', decision: 'Once for each shaman; the realm counts 10 at most.' },
  109: {
    question: 'Whose births does a shaman help?',
    decision: "All of the realm's, as a better chance of a child; survival stays as it is.",
    switches: ['shaman_birth_scope'],
  },
} satisfies RulingTexts

export const SPENDING_SWITCHES = {
  ruler_culture: {
    question: 'How does the royal house add culture?',
    why: 'The book lists it as a bonus and does not say whether it is given once, every turn, or as long as the ruler lives.',
    values: {
      standing: 'It counts on top of the stored culture while they live, and is gone with them.',
      per_turn: 'It is added to the stored culture in every phase 2.',
    },
  },
  ruler_military_cap: {
    question: "Is there a limit to the ruler's bonus on military rolls?",
    why: 'At 1 point each the book sets none, which may be a slip.',
    none: 'No limit.',
    range: "The ruler's figure cannot be raised beyond this number.",
  },
  shaman_birth_scope: {
    question: "Whose births does a shaman's power help?",
    why: 'A shaman works only for its own settlement, but births are counted for the whole people.',
    values: {
      realm: 'All women of the realm.',
      settlement: "That settlement's women: everybody's chance rises by the average over all settlements.",
    },
  },
} satisfies Partial<SwitchTexts>
