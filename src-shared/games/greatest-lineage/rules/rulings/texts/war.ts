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
    decision: 'At least two. It may open in any later phase 5 or be dropped at no cost; the target learns of it when it opens.',
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
    decision: 'Yes, both sides roll again for each goal that is opposed. Rolls for royals and monuments are unopposed and without bonus.',
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
    decision:
      'Five a side at most, named beforehand, each with a roll of its own, next to land that side owns or occupies. An owner may win back land in the same way.',
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
      'All prestige the war cost the loser, less what came back to the loser at once. The victor is named by treaty, or is who was not made to withdraw, survived, or received tribute.',
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
      'No, one a side: the attacker names a settlement to start from, the defender has the one located there (without a map: names one).',
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
  withdraw_roll: {
    question: 'A civilisation below 0 prestige may be forced out of its wars: how often is that rolled?',
    why: 'The book speaks of one roll and one opponent, and a civilisation may fight several wars.',
    values: {
      per_war: 'Once for each running war, the oldest first: some wars may end and others go on.',
      once: 'Once a turn: on 30 or less all its wars end.',
    },
  },
  withdraw_demand: {
    question: 'Must the demands after a forced withdrawal be met?',
    why: 'The book says what an opponent may ask for, not whether it can be refused.',
    values: {
      binding: 'Yes, up to three quarters of each kind of token, half of the people and a quarter of the land.',
      negotiated: 'No: the opponent proposes, and the side that withdraws accepts or refuses.',
    },
  },
  war_notice: {
    question: 'How many turns must a war be written in the booklet before it may open?',
    why: 'The book asks for two turns, without saying how they are counted or whether a table may change them.',
    range: 'Turns from the entry to the first turn in which the war may open; with 0 it may open at once.',
  },
  combat_turns: {
    question: 'In whose turn does a war have its battle?',
    why: "The book says that sides fight on their turns, and elsewhere that the declarer's turn brings the battle.",
    values: {
      aggressor: 'In the turn of the side that declared it: one battle a round.',
      both: 'In the turn of either side: two battles a round between civilisations.',
    },
  },
  muster_group: {
    question: 'What does a group of warriors cost that is not full?',
    why: 'The book prices groups of five or ten and says nothing about what is left over.',
    values: {
      started: 'As much as a full one: 7 warriors of the first ages cost 4 food.',
      full: 'Nothing: only full groups are paid, and 7 warriors of the first ages cost 2 food.',
    },
  },
  shared_army: {
    question: 'Do the wars of a civilisation share one army?',
    why: 'The book counts the warriors of a war and does not say whether they may fight in another one.',
    values: {
      false: 'No: each war has warriors of its own.',
      true: 'Yes: all warriors of a civilisation fight in each of its wars, and the dead are missing in all.',
    },
  },
  reuse_kill_roll: {
    question: 'Do the dice of the kill roll decide about land as well?',
    why: 'The book asks for a separate roll for each goal, but not whether the enemy rolls again too.',
    values: {
      false: 'No: both sides roll again for each goal that is opposed.',
      true: 'The enemy keeps the die of the kill roll; only the side with the goal rolls again.',
    },
  },
  casualty_cap_100: {
    question: 'A battle is lost by more than 100: how many die?',
    why: 'Bonuses can part the totals by more than 100, and the book counts that difference in percent.',
    values: {
      false: 'More than the whole force: free males and then females die for the rest.',
      true: 'The whole force and nobody else.',
    },
  },
  territories_per_combat: {
    question: 'How many territories may a side try to take in one battle?',
    why: 'The book names a territory as a goal, and no most. In simulated play a conquest among civilisations lasts 74 to 226 rounds with one territory a battle, 34 to 40 with five and 25 to 29 with ten.',
    range: 'Each of them is named before the dice and has a roll of its own.',
  },
  royal_kill_rolls: {
    question: 'Several enemy royals fight: how many rolls are made to kill them?',
    why: 'The book gives one roll for royalty in battle, and a family may send several.',
    values: {
      one: 'One a side, against the royal it named.',
      each: 'One for every enemy royal who fights.',
    },
  },
  destroy_needs_capture: {
    question: 'Must land be taken before its monument or settlement can be destroyed in war?',
    why: 'The book lets the victor choose to destroy, and does not say whether the land must be held for it.',
    values: {
      true: 'Yes: only on land taken in this very battle, and what is not destroyed is taken.',
      false: 'No: the roll is made for any named one, and a failure changes nothing where the land was not taken.',
    },
  },
  captured_city: {
    question: 'What is a settlement worth to the side that takes it?',
    why: 'The number of settlements follows from the land, and a taken one may be one too many.',
    values: {
      fill: 'It takes a place that the land of its new owner leaves open, or is gone.',
      extra: 'It is kept in addition to those the land allows.',
    },
  },
  occupied_on_end: {
    question: 'Whose is occupied land when a war ends and no treaty speaks of it?',
    why: 'The book takes it from its owner during the war and does not say who has it afterwards.',
    values: { captor: "The side's that took it.", return: 'Its former owner has it back.' },
  },
  decay_accelerators: {
    question: 'Losses make a long war cost more prestige: for how long?',
    why: 'The book adds them to the cost of a turn and does not say whether they end with that turn.',
    values: {
      per_turn: 'Only in the turn of the battle that brought them.',
      sticky: 'In every later turn of the war as well; each kind counts from the first time it happens.',
    },
  },
  victor_prestige: {
    question: 'How much prestige does the victor of a war gain?',
    why: 'The book gives the victor what the enemy lost, without saying which losses are meant.',
    values: {
      all_war_losses: 'All that the war cost the loser: a long war, monuments and settlements.',
      decay_only: 'Only what the length of the war cost the loser.',
    },
  },
  npc_prestige_row: {
    question: 'Does prestige help against kingdoms and tribes?',
    why: 'The bonus compares the prestige of both sides, and those two have none.',
    values: { zero: 'Yes: they count as having 0.', skip: 'No: the bonus is left out.' },
  },
  shortage_trigger: {
    question: 'Which shortage in phase 8 weakens military rolls by 30?',
    why: 'The book names missing resources, and the resource check also tests for room.',
    values: { tokens: 'Lack of food or wood.', any: 'Lack of food, wood or room.' },
  },
  royal_espionage_bonus: {
    question: "Does the ruler's military figure help spies and assassins?",
    why: 'One sentence of the book promises it, and the printed chances leave it out.',
    values: {
      off: 'No: royals only help in battles they are in.',
      on: 'Yes: it is added to the chance of each own spy and assassin, up to the most that training can give.',
    },
  },
  shaman_scope: {
    question: 'Whose shaman helps in a battle?',
    why: 'A shaman serves one settlement, and the book adds shamans to a battle without saying which.',
    values: {
      one: 'One a side: the attacker names a settlement to start from, the defender the one whose land is fought for.',
      sum: 'All shamans of a side together.',
    },
  },
  elf_low_bonus: {
    question: 'On which low land are elves strong?',
    why: 'The book praises elves on low land and in forests, which can be read as both together.',
    values: { any_low: 'On all low land.', low_forest: 'Only on low land under forest.' },
  },
} satisfies Partial<SwitchTexts>
