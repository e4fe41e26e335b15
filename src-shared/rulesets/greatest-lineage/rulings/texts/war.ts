import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const WAR_RULINGS = {
  29: {
    question: 'Is forced withdrawal rolled once, or for each war?',
    decision: 'For each running war, oldest first, on 30 or less.',
    switches: ['withdraw_roll'],
  },
  30: {
    question: 'Must the demands after a forced withdrawal be met?',
    decision:
      'Yes, up to three quarters of each kind of token, half of the people and a quarter of the land; more needs consent. A kingdom or tribe gets its tribute.',
    switches: ['withdraw_demand'],
  },
  43: {
    question: 'Is a war declared exactly two turns ahead, or at least?',
    decision: 'At least two. It may open in any later phase 5 or be dropped for nothing; the target learns of it when it opens.',
    switches: ['war_notice'],
  },
  44: {
    question: 'Who fights when?',
    decision:
      "Whoever declared is the aggressor. One battle for each war and round, in the aggressor's phase 5, left out only if both agree.",
    switches: ['combat_turns'],
  },
  45: {
    question: 'When does the defender raise warriors?',
    decision: 'At the start of each battle, after the aggressor, who does so openly.',
  },
  46: {
    question: 'Are warriors paid by started or full groups, once or again?',
    decision: 'By started groups, once. Metal is that of the age. Without tokens there are no warriors.',
    switches: ['muster_group'],
  },
  47: {
    question: 'Do several wars share one army?',
    decision: 'A player has an army for each war; kingdoms and tribes fight each with everybody.',
    switches: ['shared_army'],
  },
  48: {
    question: 'When are bonuses read?',
    decision: 'Once, after the warriors are raised; only the ground follows the land each roll is about.',
  },
  49: {
    question: 'Does the enemy roll again for each goal?',
    decision: 'Yes, both sides roll anew for each goal that is opposed. Rolls for royals and monuments are unopposed and without bonus.',
    switches: ['reuse_kill_roll'],
  },
  50: {
    question: 'A percentage of which force dies?',
    decision: "Of the loser's warriors in this war, else of free males, else of females, rounded up; there is no upper limit.",
    switches: ['casualty_cap_100'],
  },
  51: { question: 'Who loses when totals are equal?', decision: 'Nobody.' },
  52: {
    question: 'How many territories may be taken in a battle, and which?',
    decision: 'One a side, named beforehand, next to land that side owns or occupies. An owner may win back land in the same way.',
    switches: ['territories_per_combat'],
  },
  53: { question: 'Can a side without warriors reach goals?', decision: 'No: with none left after the kill roll it tries none.' },
  54: {
    question: 'One roll for all enemy royals, or one each?',
    decision: 'One a side for each battle, without bonus, against one named royal who fights.',
    switches: ['royal_kill_rolls'],
  },
  55: {
    question: 'When may a monument be destroyed in war?',
    decision: 'On land taken in this battle: 50 or more destroys it, less takes it. Settlements alike.',
    switches: ['destroy_needs_capture'],
  },
  56: {
    question: 'Who has the prestige of a taken monument?',
    decision: "The holder loses what it gave; the taker gains half its builder's figure, or all of it as its builder.",
  },
  57: {
    question: 'Is a taken settlement one more than the land allows?',
    decision: "No. The loser loses it at once. It fills an open place of the taker's when the land becomes theirs, or is gone.",
    switches: ['captured_city'],
  },
  58: {
    question: 'Whose is land taken in a running war?',
    decision: "Nobody's, guarded and without yield; the taker's when the war ends, unless a treaty says otherwise.",
    switches: ['occupied_on_end'],
  },
  59: {
    question: 'How does a long war cost prestige?',
    decision: 'From its 9th turn on 2 a turn, and 4, 6 and 2 more for what the battle of that very turn cost.',
    switches: ['decay_accelerators'],
  },
  60: {
    question: 'What does the victor gain, and who is it?',
    decision:
      'All prestige the war cost the loser. The victor is named by treaty, or is who was not made to withdraw, survived, or received tribute.',
    switches: ['victor_prestige'],
  },
  61: {
    question: 'What prestige have kingdoms and tribes?',
    decision: 'They count as 0 for a player who fights them, and have no such bonus themselves.',
    switches: ['npc_prestige_row'],
  },
  62: {
    question: 'Which shortage weakens rolls, and which rolls?',
    decision: 'Lack of food or wood, not of room: 30 off all modified rolls in war and raids until the next own resource check.',
    switches: ['shortage_trigger'],
  },
  63: {
    question: 'Does the ruler help espionage?',
    decision: 'No; only royals who fight add to a battle.',
    switches: ['royal_espionage_bonus'],
  },
  64: {
    question: 'Do many shamans add up in a battle?',
    decision:
      'No, one a side: the attacker names a settlement to start from, the defender has the one that lies there (without a map: names one).',
    switches: ['shaman_scope'],
  },
  65: {
    question: 'How are the strengths of the peoples read?',
    decision:
      'Elves 15 on low land, 15 off on hills and mountains, nothing on forested mountains; dwarves 15 on hills and mountains, 15 off in forest and swamp, nothing where both hold.',
    switches: ['elf_low_bonus'],
  },
  66: {
    question: 'What ends a war?',
    decision: 'A treaty, a forced withdrawal, tribute, or the fall of a side. Warriors become males again; nothing is paid back.',
  },
} satisfies RulingTexts

export const WAR_SWITCHES = {
  shortage_trigger: {
    question: 'Which shortage in phase 8 weakens military rolls by 30?',
    why: 'The book names missing resources, and the resource check also tests for room.',
    values: { tokens: 'Lack of food or wood.', any: 'Lack of food, wood or room.' },
  },
} satisfies Partial<SwitchTexts>
