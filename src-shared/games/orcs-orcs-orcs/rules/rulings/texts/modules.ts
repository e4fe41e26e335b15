import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const MISSION_RULINGS = {
  45: {
    question: 'When is the mission chosen?',
    decision: 'After the first hand has been drawn. All players are asked at once.',
  },
  46: { question: 'Which two trophies are a pair?', decision: 'Any 2 of the same category.', switches: ['mission_pair'] },
  47: {
    question: 'Who has the most trophies of a type that nobody has?',
    decision: 'Nobody: it takes at least 1.',
    switches: ['maximum_zero'],
  },
  48: {
    question: 'Does a learned spell count that was removed again?',
    decision: 'No, only learned spells that are still owned, and never poison.',
  },
  61: {
    question: 'Do missions count trophies that were lost again?',
    decision: 'No, only those held at the end. An extra skill counts once it has been gained.',
    switches: ['mission_counts'],
  },
} satisfies RulingTexts

export const MISSION_SWITCHES = {
  mission_pair: {
    question: 'Which two trophies are a pair?',
    why: 'The book says a pair of weak creatures, which may mean two that are alike.',
    values: { category: 'Any 2 of the same category.', type: 'Only 2 of the same type.' },
  },
  maximum_zero: {
    question: 'Does the mission Maximum count a type of which nobody has a trophy?',
    why: 'The book lets ties score, and with none at all everybody is tied.',
    values: { false: 'No, it takes at least 1.', true: 'Yes, for everyone.' },
  },
  mission_counts: {
    question: 'Which trophies do missions count?',
    why: 'The book counts defeated creatures, and their trophies may be lost again.',
    values: { held: 'Those held at the end.', defeats: 'Every creature the player has defeated, lost trophies too.' },
  },
} satisfies Partial<SwitchTexts>

export const BONUS_RULINGS = {
  9: {
    question: 'Which creature grants which bonus?',
    decision:
      'Shamans grant power, riders a card, golems a discard by the others and chiefs an action. Weak creatures grant none. Another deck file may say otherwise.',
  },
  49: {
    question: 'What becomes of bonus power that the next action does not use?',
    decision: 'It is lost. Points gained in one action add up, and each is given a type when it is used.',
    switches: ['bonus_power_waits'],
  },
} satisfies RulingTexts

export const BONUS_SWITCHES = {
  bonus_power_waits: {
    question: 'Does bonus power wait for a spell that can use it?',
    why: 'The book lets it be lost if the next action does not use it, and that need not be a spell.',
    values: { false: 'No, the next action uses it or it is lost.', true: 'Yes, until the turn ends.' },
  },
} satisfies Partial<SwitchTexts>
