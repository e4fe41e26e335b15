import type { RulingTexts, SwitchTexts } from './rulingText.ts'

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

export const ALLIANCE_SWITCHES = {
  ally_loss: {
    question: 'An alliance ends: who loses the 10 prestige it brought?',
    why: 'The book takes them from the side that breaks it, and gives them to both only while it lasts.',
    values: {
      both: 'Both partners, whoever ended it.',
      breaker: 'Only the partner who breaks it; ended by both together it costs nothing.',
    },
  },
  trade_culture_cap: {
    question: 'How much culture may trade bring each partner of an alliance?',
    why: 'The book gives culture for every 10 tokens received and sets no limit.',
    none: 'As much as was traded for.',
    range: 'Culture from all deals of one alliance together, at most this much for each partner.',
  },
  ally_notice_keeps: {
    question: 'An alliance was cancelled by a declaration of war: does it last until the war opens?',
    why: 'The book asks for five turns of notice and does not say what the two are to each other in the meantime.',
    values: {
      true: 'Yes: it ends when the war opens, five turns later.',
      false: 'No: it ends at once, and the war opens five turns later.',
    },
  },
} satisfies Partial<SwitchTexts>
