import type { RuleTexts } from '../../text/ruleText.ts'

export const ORDERING = {
  'LZ-ORDER-1': {
    title: 'At most 30 orders',
    summary: 'The order sheet of a clan has room for 30 lines a turn, each with one order. You may write fewer, or none.',
    rulings: [10],
  },
  'LZ-ORDER-2': {
    title: 'Ten fields a line',
    summary: 'Each line has ten fields: ORD, HEX, M1, M2, RED, GRN, GRY, YEL, BLK and EXTRA. ORD is the code of the order.',
  },
  'LZ-ORDER-3': {
    title: 'Where and which way',
    summary:
      'HEX is the hex of the band, the spies or the den that you give the order to. M1 is the first direction and M2 the second; there is no M2 without M1.',
  },
  'LZ-ORDER-4': {
    title: 'Numbers and extra codes',
    summary:
      'SP and FR use the colour fields, and CH uses the one for Blacks. CH and GI use EXTRA. Whatever you write in a field that the order does not use is ignored with a notice.',
    rulings: [11, 13],
  },
  'LZ-ORDER-5': {
    title: 'Capitals for chants',
    summary: 'The code of a chant must be in capitals. Everything else may also be in small letters.',
  },
  'LZ-ORDER-6': {
    title: 'Repeated lines',
    summary: 'Of lines that are alike in all fields only the first counts. Only lines with SP count every time.',
    rulings: [10],
  },
  'LZ-ORDER-7': {
    title: 'One shuffle for all',
    summary:
      'In each phase the orders of all clans are shuffled together, in Movement along with the events of nature. Each is carried out completely before the next one begins.',
    rulings: [12],
  },
  'LZ-ORDER-8': {
    title: 'Checked when carried out',
    summary:
      'An order is checked at the moment it is carried out, not when you write it. If it is impossible then, it costs nothing, and the report gives the reason.',
    rulings: [11],
  },
  'LZ-ORDER-9': {
    title: 'Sheets and due date',
    summary: 'All sheets that have arrived by the due date are carried out together. A clan without a sheet does nothing that turn.',
    rulings: [82],
  },
} satisfies RuleTexts

export const WORLD_PHASE = {
  'LZ-WORLD-1': {
    title: 'Six steps of World',
    summary:
      'In the World phase nomads settle, the curse strikes, dens collapse, dens grow, hunger rises, and too many den lizards starve, in this order. Each step is done for all hexes at once.',
    rulings: [14],
  },
  'LZ-WORLD-2': {
    title: 'Nomads settle new dens',
    summary: 'A new den has no colour. It gains 4 den lizards a turn, and as soon as it has 10 or more its colour is drawn at random.',
    rulings: [15],
  },
  'LZ-WORLD-3': {
    title: 'Staying in a curse',
    summary: 'Each warrior or spy that is in a Cursed hex in the World phase dies with a chance of 50%.',
    rulings: [52],
  },
  'LZ-WORLD-4': {
    title: 'Dens that collapse',
    summary: 'A den with fewer than 10 den lizards and without a Fertile hex next to it collapses and becomes a Ruin.',
    rulings: [16],
  },
  'LZ-WORLD-5': {
    title: 'Food for dens',
    summary: 'A den can feed 50 den lizards for each Fertile hex next to it, and so at most 300.',
  },
  'LZ-WORLD-6': {
    title: 'Growth of dens',
    summary:
      'A den that has a colour and can feed more grows by a share of its den lizards: by 5% when it is nearly full, by 20% when it is half full, and by up to 34% when it is nearly empty. It gains most when it is a little more than half full.',
    rulings: [17],
  },
  'LZ-WORLD-7': {
    title: 'Hunger rises',
    summary:
      'The hunger of all warriors of the clans rises by one stage. The stages are Sated, Peckish, Hungry, Famished, Starved and Starving, and Starving is the last. Militia, den lizards and spies are never hungry.',
    rulings: [18],
  },
  'LZ-WORLD-8': {
    title: 'Too many den lizards',
    summary: 'When there are more den lizards than their den can feed, half of the surplus starves, rounded up.',
    rulings: [19],
  },
  'LZ-WORLD-9': {
    title: 'Hunger of merged groups',
    summary:
      'When groups of warriors merge, all get the average hunger of their lizards, rounded down. Ten Hungry and ten Starving lizards together are Famished.',
    rulings: [77],
  },
} satisfies RuleTexts
