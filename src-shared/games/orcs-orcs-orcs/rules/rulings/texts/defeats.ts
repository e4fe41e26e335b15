import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const DEFEAT_RULINGS = {
  38: {
    question: 'Whose is a defeat, and where does surplus damage go?',
    decision:
      'Every defeat belongs to the player on turn, whatever did the damage. Surplus damage is lost. After each change of damage or life in a turn, defeats are looked for.',
  },
  39: { question: 'Can the life of a creature fall to 0?', decision: 'No, it is always at least 1.', switches: ['life_floor'] },
} satisfies RulingTexts

export const DEFEAT_SWITCHES = {
  life_floor: {
    question: 'How low can the life of a creature fall?',
    why: 'Tendrils and toadlings together may take more life than a creature has.',
    values: { 1: 'To 1: it always takes damage to defeat it.', 0: 'To 0: then it is defeated without damage.' },
  },
} satisfies Partial<SwitchTexts>

export const DRAWING_RULINGS = {
  29: {
    question: 'When is a draw pile renewed, and with which cards?',
    decision:
      'Only when a card is due and the pile is empty, and then with the whole discard pile. Cards of a cast that still runs stay out. If both piles are empty, fewer cards are drawn.',
  },
} satisfies RulingTexts

export const SKILL_RULINGS = {
  8: {
    question: 'Which type gives which extra skill?',
    decision:
      'Goblins give Additional spell, orcs No loss, shamans Poison, riders Remove hand, golems No change of rules and chiefs Extra action. Another deck file may say otherwise.',
  },
  40: {
    question: 'Does a new skill work in the turn that gains it?',
    decision: 'Yes, at once: Extra action gives 1 action more in the same turn.',
    switches: ['skill_from'],
  },
} satisfies RulingTexts

export const SKILL_SWITCHES = {
  skill_from: {
    question: 'From when on does a new skill work?',
    why: 'The book does not say what it means for a turn that has already begun.',
    values: { now: 'At once.', next_turn: 'Once the turn that gained it is over.' },
  },
} satisfies Partial<SwitchTexts>

export const POISON_RULINGS = {
  41: {
    question: 'Where does a poison card go that is removed?',
    decision: 'Into the box, like every other card. Until then it takes up room in the hand, and it may be discarded.',
    switches: ['poison_returns'],
  },
} satisfies RulingTexts

export const POISON_SWITCHES = {
  poison_returns: {
    question: 'Does poison that is removed go back to its pile?',
    why: 'The book puts removed cards into the box, but poison has a pile of its own.',
    values: { false: 'No, it leaves the game.', true: 'Yes, and it can be given away again.' },
  },
} satisfies Partial<SwitchTexts>
