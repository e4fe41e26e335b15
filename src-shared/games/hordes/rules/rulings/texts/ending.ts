import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ARMY_RULINGS = {
  5: {
    question: 'How large is an army?',
    decision: 'Exactly 24 AP, at least half of it in elements of 1 or 2 AP.',
    switches: ['army_ap'],
  },
  6: {
    question: 'How many generals has an army?',
    decision: 'Exactly one, of any type that is not barred from it, and not a Stronghold.',
  },
  7: { question: 'Who has a Stronghold?', decision: 'The defender.', switches: ['strongholds'] },
  8: {
    question: 'Who begins off the table?',
    decision: 'All Gods, Dragons and Lurkers, and nobody else: only they have a price for coming.',
  },
} satisfies RulingTexts

export const ARMY_SWITCHES = {
  army_ap: {
    question: 'How many AP has an army?',
    why: 'The sheet prints prices and no sum; games of this family play with 24.',
    range: 'So many AP, at least half of them in elements of 1 or 2 AP.',
  },
  strongholds: {
    question: 'Who has a Stronghold?',
    why: 'The sheet prices it at nothing and does not say whose it is.',
    values: { defender: 'The defender.', both: 'Both sides.', none: 'Nobody.' },
  },
} satisfies Partial<SwitchTexts>

export const END_RULINGS = {
  46: {
    question: 'When is an army beaten?',
    decision:
      'At the end of any bound: when its Stronghold is destroyed; when it has lost half its AP or more, and more than the enemy; or when its general is lost and it has lost more AP than the enemy.',
    switches: ['beaten'],
  },
  47: {
    question: 'Which AP are lost?',
    decision:
      'Those of elements that are destroyed, fled the field (but not Lurkers), ensorcelled or frogs, and those of Hordes until they are replaced. A reserve that has not come yet is not lost.',
    switches: ['hordes_count'],
  },
  48: {
    question: 'What if both are beaten, or nobody ever is?',
    decision: 'Who has lost fewer AP wins, and equal losses are a draw. There is no limit of bounds; with one, losses decide likewise.',
    switches: ['bound_limit'],
  },
  55: { question: 'Is anything secret?', decision: 'No: armies, reserve, PIPs, dice and losses are open to all.' },
} satisfies RulingTexts

export const END_SWITCHES = {
  beaten: {
    question: 'When is an army beaten?',
    why: 'The sheet prints no end, and lets play continue without a general.',
    values: {
      three:
        'Its Stronghold falls, or it has lost half its AP and more than the enemy, or it has lost its general and more AP than the enemy.',
      half_only: 'It has lost half its AP and more than the enemy.',
      general: 'Its Stronghold falls or its general is lost, whatever the losses.',
    },
  },
  hordes_count: {
    question: 'Do lost Hordes count as AP lost?',
    why: 'The sheet lets Hordes be replaced for next to nothing.',
    values: { true: 'Yes, until they are replaced.', false: 'No.' },
  },
  bound_limit: {
    question: 'After how many bounds does the battle end at the latest?',
    why: 'The sheet prints no end.',
    none: 'It has no limit.',
    range: 'After so many; the side that lost fewer AP wins.',
  },
} satisfies Partial<SwitchTexts>
