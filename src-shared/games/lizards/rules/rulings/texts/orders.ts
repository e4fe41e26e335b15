import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const ORDER_RULINGS = {
  10: {
    question: 'Do repeated lines count towards the limit of 30?',
    decision:
      'Yes. The first 30 lines that are filled in count, and after that repeats are struck. Spaces, small letters, leading zeros and a 0 make no difference when lines are compared; only the code of a chant must match to the letter. If a clan hands in several sheets, the last one before the due date replaces the others.',
    switches: ['limit_counts'],
  },
  11: {
    question: 'Which lines are refused as soon as they are entered?',
    decision:
      'Only lines that are not written properly, for example with an unknown code. If an order is merely impossible at the moment, there is a warning, since that may have changed when it is carried out. Entries in fields that the order does not use are ignored.',
    switches: ['stray_fields'],
  },
  12: {
    question: 'How far does the shuffle go?',
    decision:
      'All orders of a phase are in one shuffle. In Movement each Volcano and each Whirlpool has its place in it as well. If a spy shares a hex with enemies when the phase begins, the moment at which it may be caught is shuffled in, too.',
    switches: ['artillery_order'],
  },
  82: {
    question: 'Who may open a turn before the due date?',
    decision:
      'The game master, as soon as all sheets are ready. After the due date the game master need not wait for anyone. A missing sheet counts as an empty one.',
  },
} satisfies RulingTexts

export const ORDER_SWITCHES = {
  limit_counts: {
    question: 'Which lines count towards the limit of 30?',
    why: 'The book limits the orders and strikes repeats, but does not say which comes first.',
    values: { written: 'All lines that are filled in.', distinct: 'Only the lines that are left when repeats are struck.' },
  },
  stray_fields: {
    question: 'What if a line has an entry in a field that its order does not use?',
    why: 'The book wants such fields left blank and does not say what happens otherwise.',
    values: { warn: 'The entry is ignored with a notice.', refuse: 'The line is refused.' },
  },
  artillery_order: {
    question: 'In what order do chants, lobs and freeing come?',
    why: 'The book shuffles all orders of a phase, but lists these three one after the other.',
    values: {
      mixed: 'All in one shuffle.',
      chant_lob_free: 'First all chants, then all lobs, then all freeing, each shuffled among themselves.',
    },
  },
} satisfies Partial<SwitchTexts>

export const WORLD_RULINGS = {
  14: {
    question: 'Do nomads settle before the curse strikes, or after it?',
    decision: 'Before it. The book has it both ways, and it makes no difference to any result.',
  },
  15: {
    question: 'How does a new den get its colour?',
    decision:
      'All five colours are equally likely. Freed lizards decide the colour if they are of one colour, bring the den to 10 or more, and no other colour was freed there before. If lizards of several colours bring it to 10, the colour is drawn at once. From then on no nomads come. A den without a colour does not grow, and a den that has lost all its lizards counts as new.',
    switches: ['den_colour_draw'],
  },
  16: {
    question: 'Which dens collapse for lack of food?',
    decision:
      'All kinds, including Home Dens, Free dens and new ones: a new den without a Fertile hex next to it collapses when it has 4 den lizards. A band inside remains in the Ruin, but militia disperse.',
    switches: ['home_den_collapse'],
  },
  17: {
    question: 'How fast does a den grow?',
    decision:
      'By 5% of its den lizards, and by up to 30% more the emptier it is: of these 30 as large a part is added as the part of its capacity that is still free, rounded down. A den with 50 of 100 gets 15 of them and grows by 20%. The gain is at least 1 and ends at the capacity, but an empty den gains nothing.',
    switches: ['growth_base', 'growth_slope'],
  },
  18: {
    question: 'When do warriors starve if they do not eat?',
    decision:
      'The stages of hunger decide. A group fed in turn 1 is Starving in turn 6, and half of it dies at the end of that turn unless it eats first. Recruits and the warriors of the start are Sated, and turn 1 already has a World phase.',
  },
  19: {
    question: 'How fast do den lizards starve when there are too many?',
    decision: 'Half of the surplus starves each turn, rounded up.',
    switches: ['excess_starve'],
  },
} satisfies RulingTexts

export const WORLD_SWITCHES = {
  den_colour_draw: {
    question: 'How likely is each colour when that of a new den is drawn?',
    why: 'The book says only that it is random.',
    values: {
      uniform: 'All five are equally likely.',
      by_freed: 'As likely as its share of the lizards freed there. If none were freed, all five are equally likely.',
    },
  },
  home_den_collapse: {
    question: 'Can a Home Den collapse for lack of food?',
    why: 'The book speaks of dens and does not mention Home Dens.',
    values: { true: 'Yes, like every other den.', false: 'No.' },
  },
  growth_base: {
    question: 'By how many percent does every den grow at least?',
    why: 'The book describes the growth of dens without figures.',
    range: 'Percent of its den lizards, even when it is nearly full.',
  },
  growth_slope: {
    question: 'By how many percent more does a den grow when it is nearly empty?',
    why: 'The book has dens grow by a larger share the emptier they are, without figures.',
    range: 'Percent of its den lizards, added to the least growth. Half of this is added when it is half full.',
  },
  excess_starve: {
    question: 'How fast do den lizards starve when there are too many?',
    why: 'The book says quickly, but elsewhere expects that some are still left later.',
    values: { half: 'Half of the surplus each turn, rounded up.', all: 'The whole surplus at once.' },
  },
} satisfies Partial<SwitchTexts>
