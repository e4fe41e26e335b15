import type { RulingTexts } from './rulingText.ts'

export const ALLIANCE_RULINGS = {
  76: {
    question: 'Is the prestige of an alliance kept?',
    decision: 'No. Each partner has 10 for each alliance and loses them when it ends, whoever ends it; what it brought besides stays.',
    switches: ['ally_loss'],
  },
  77: { question: 'When does an alliance bring its prestige?', decision: 'In phase 2 of every second round after it began.' },
  78: {
    question: 'Does swapping goods to and fro bring culture?',
    decision:
      'No kind may move both ways, one deal for each pair and round. Each side counts what it received; every full 10 bring 2 culture and 1 prestige.',
    switches: ['trade_culture_cap'],
  },
  79: {
    question: 'Does an alliance last through its five turns of notice?',
    decision: 'Yes; then it ends and the war opens. Both together may end it at any time without war.',
    switches: ['ally_notice_keeps'],
  },
  80: {
    question: 'What may allies not do?',
    decision: "Neither war nor raid; espionage is possible, and nobody is called to an ally's war.",
  },
} satisfies RulingTexts
