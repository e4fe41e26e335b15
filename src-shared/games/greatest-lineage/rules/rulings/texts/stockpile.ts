import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const STOCKPILE_RULINGS = {
  40: {
    question: 'Does anybody gather below 10 technology?',
    decision: 'No: 1 token for every full 10 technology, 5 at most.',
    switches: ['gather_minimum'],
  },
  41: {
    question: 'Half of which people may gather?',
    decision: 'Half of all people but warriors, of either sex; they come from commoners who are not tied to a monument.',
  },
  42: {
    question: 'What becomes of metal when the age changes?',
    decision: "It is one stock that takes the name of the age's metal; before age 3 any metal held is called copper.",
  },
} satisfies RulingTexts

export const STOCKPILE_SWITCHES = {
  gather_minimum: {
    question: 'How much does a gatherer bring home below 10 technology?',
    why: 'Read word for word, the book gives nothing, and everybody begins with no technology.',
    values: { '0': 'Nothing, as printed.', '1': 'At least 1 token.' },
  },
} satisfies Partial<SwitchTexts>
