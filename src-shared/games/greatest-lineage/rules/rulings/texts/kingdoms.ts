import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const KINGDOM_RULINGS = {
  137: {
    question: 'When do kingdoms open their first wars?',
    decision: "In the non-players' step 2 rounds after the last living player first stood in age 4; falling back later changes nothing.",
    switches: ['npk_first_war_delay'],
  },
  138: {
    question: 'Which player has "most territories closest"?',
    decision:
      'The one closest to the capital; then the one with more land at that distance; else all who are tied. Without a map, the one with most land.',
    switches: ['npk_target'],
  },
  139: {
    question: 'Is the wealth of a tribute paid once or for each turn?',
    decision: "10 wealth and 4 food for each turn of the war, in full, in one's own phase 5; otherwise the war goes on.",
    switches: ['tribute_wealth'],
  },
  140: {
    question: 'How are two turns of peace counted?',
    decision:
      'A kingdom without war since round t opens one in the step of round t + 3, against the owner of the closest land, or all who are tied. Without a map, of a territory drawn by lot.',
  },
  141: {
    question: 'What is the military person a kingdom gains every two turns?',
    decision: 'One more warrior: 4 a round, 5 in even rounds.',
    switches: ['npk_military_pop'],
  },
  142: {
    question: 'What does a kingdom do when it is attacked early, and how does it choose?',
    decision:
      'Once at war it goes for every goal: the land nearest its capital, the best-ranked royal; it destroys monuments and takes settlements. Ties fall by lot.',
  },
  143: {
    question: 'When do the non-players act?',
    decision:
      'After the last living player: all kingdoms choose their targets, then fight in turn, Demonic, Undead, Monstrous Humanoid; then the tribes.',
  },
} satisfies RulingTexts

export const KINGDOM_SWITCHES = {
  npk_first_war_delay: {
    question: 'How many rounds after the last player reached the fourth age do kingdoms begin their wars?',
    why: 'The book names two turns, counted from a moment that can be read in several ways.',
    range: 'Rounds from that moment to the first wars of the kingdoms; with 0 they begin in the same round.',
  },
  npk_target: {
    question: 'Which player does a kingdom attack first?',
    why: 'The book asks for most territories and for closeness to the capital in one breath.',
    values: {
      closest_first: 'The one closest to its capital; among those equally close the one with most land there.',
      most_first: 'The one with most land; among those with equally much the one closest to its capital.',
    },
  },
  tribute_wealth: {
    question: 'Peace with a kingdom costs 10 wealth: once, or for each turn of the war?',
    why: 'The book prices a turn of war in food, and mentions wealth before it without an amount.',
    values: {
      per_turn: 'For each turn of the war, like the 4 food.',
      flat: 'Once, however long the war; the 4 food are paid for each turn.',
    },
  },
  npk_military_pop: {
    question: 'Every second round a kingdom gains one "military" person: what is that?',
    why: 'The book names it alongside four warriors a turn, without saying how it differs.',
    values: { warrior: 'One more warrior.', non_warrior: 'A person who does not fight.', mil_tech: '1 military technology.' },
  },
} satisfies Partial<SwitchTexts>
